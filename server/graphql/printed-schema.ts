import 'reflect-metadata'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { buildGraphQLSchema } from './schema.ts'

/** The schema as `schema/schema.graphql` holds it: sorted, so that a change shows as the change it is. */
export async function printedSchema(): Promise<string> {
  return `${printSchema(lexicographicSortSchema(await buildGraphQLSchema(null)))}\n`
}
