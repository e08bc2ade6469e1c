import type { OperationVariables, TypedDocumentNode } from '@apollo/client'

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
