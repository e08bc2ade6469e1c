import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type DocumentNode, Kind } from 'graphql'

/** A query that a page is made from; the server asks all of a page's queries at once before it renders. */
export interface PageQuery {
  readonly query: TypedDocumentNode<unknown, OperationVariables>
  readonly variables?: OperationVariables
}

/** What a route's file exports as `queries`. */
export type PageQueries = (params: Readonly<Record<string, string | undefined>>) => PageQuery[]

/** Keeps a query and its variables fitting together, whatever list they go into. */
export function ask<T, V extends OperationVariables>(
  query: TypedDocumentNode<T, V>,
  variables?: V,
): PageQuery {
  return { query: query as unknown as PageQuery['query'], variables }
}

/** Names a query with its variables; the same on the server, which sends results by it, and in the browser. */
export function queryKey({ query, variables = {} }: { query: DocumentNode; variables?: object }): string {
  return `${operationName(query)} ${JSON.stringify(variables)}`
}

/** The name of a document's operation, which code generation makes sure is the only one of that name. */
export function operationName({ definitions }: DocumentNode): string {
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)
  return operation?.name?.value ?? ''
}
