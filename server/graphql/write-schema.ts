import 'reflect-metadata'
import { writeFileSync } from 'node:fs'
import { INPUT_BOUNDS, printedInputBounds } from './printed-input-bounds.ts'
import { printedSchema } from './printed-schema.ts'

writeFileSync(new URL('../../schema/schema.graphql', import.meta.url), await printedSchema())
writeFileSync(new URL(`../../${INPUT_BOUNDS}`, import.meta.url), await printedInputBounds())
