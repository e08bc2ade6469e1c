import 'reflect-metadata'
import { writeFileSync } from 'node:fs'
import { printedSchema } from './printed-schema.ts'

writeFileSync(new URL('../../schema/schema.graphql', import.meta.url), await printedSchema())
