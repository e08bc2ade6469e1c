import { writeFileSync } from 'node:fs'
import { CONTRACTS, printedContracts } from './rest-contracts.ts'

writeFileSync(new URL(`../${CONTRACTS}`, import.meta.url), await printedContracts())
