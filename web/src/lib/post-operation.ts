import type { TypedDocumentNode } from '@apollo/client'
import { print } from '@apollo/client/utilities'

/** A rule that a field breaks, as the API names it. */
export interface FieldProblem {
  readonly field: string
  readonly rule?: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** Why the server refuses an operation: the extensions of its first error. */
export interface Problem {
  readonly code?: string
  readonly reason?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly fields?: readonly FieldProblem[]
}

interface Answered<Data> {
  /** Null if the server has refused. */
  readonly data: Data | null
  /** Null for a reply that is none of the server's, such as that of a proxy. */
  readonly problem: Problem | null
  readonly reply: Response
}

/**
 * Sends an operation of somebody who is not signed in. By POST, queries too: what is secret in the variables becomes no
 * part of an address, which logs and caches keep.
 * @throws {Error} without a reply.
 */
export async function postOperation<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answered<Data>> {
  const reply = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: print(document), variables }),
  })
  const body: { data?: Data; errors?: { extensions?: Problem }[] } | null = await reply
    .json()
    .catch(() => null)
  const [error] = body?.errors ?? []
  if (body?.data && !error) return { data: body.data, problem: null, reply }
  return { data: null, problem: error?.extensions ?? null, reply }
}
