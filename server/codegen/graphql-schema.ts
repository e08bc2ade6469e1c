import 'reflect-metadata'
import { printSchema } from 'graphql'
import { buildGraphQLSchema } from '../graphql/schema.ts'

export async function printedSchema(): Promise<string> {
  return `${printSchema(await buildGraphQLSchema(null))}\n`
}
