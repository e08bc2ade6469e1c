import 'reflect-metadata'
import { writeFileSync } from 'node:fs'
import { printedOpenApi } from './printed-openapi.ts'

writeFileSync(new URL('../../schema/openapi.json', import.meta.url), printedOpenApi())
