import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type DocumentNode, Kind } from 'graphql'

/** A query of a page; the server runs all queries of a page at once before it renders. */
export interface PageQuery {
  readonly query: TypedDocumentNode<unknown, OperationVariables>
  readonly variables?: OperationVariables
  /** On the server: the part of its result that the document carries, from which the page renders the same. */
  readonly carried?: ((result: never) => unknown) | undefined
}

/** The type of a route's `queries`, by the parameters of its path and of its query. */
export type PageQueries = (
  params: Readonly<Record<string, string | undefined>>,
  parameters?: URLSearchParams,
) => PageQuery[]

/** The query parameters that change a page; all others are ignored. */
export interface PageParameters {
  readonly names: readonly string[]
  /** The normalized values; empty ones are left out. */
  normalized(given: URLSearchParams): Readonly<Record<string, string>>
}

/** Creates a query with type-checked variables for a list of mixed queries. */
export function pageQuery<T, V extends OperationVariables>(
  query: TypedDocumentNode<T, V>,
  variables?: V,
  carried?: (result: T) => T,
): PageQuery {
  return { query: query as unknown as PageQuery['query'], variables, carried }
}

/** The cache key of a query with its variables, also used for its result in the hydration state. */
export function queryKey({ query, variables = {} }: { query: DocumentNode; variables?: object }): string {
  return `${operationName(query)} ${JSON.stringify(variables)}`
}

/** The operation name of a document, which code generation keeps unique. */
export function operationName({ definitions }: DocumentNode): string {
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)
  return operation?.name?.value ?? ''
}
