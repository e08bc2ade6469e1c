import type { TypedDocumentNode } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import { type Refusal, refusalIn } from './refusal.ts'

type Answer<Data> =
  | { readonly data: Data; readonly refusal: null }
  | { readonly data: null; readonly refusal: Refusal }

/**
 * Sends an operation of somebody who is not signed in. By POST, queries too: what is secret in the variables becomes no
 * part of an address, which logs and caches keep.
 * @throws {Error} without a reply.
 */
export async function askServer<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  const reply = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: print(document), variables }),
  })
  const body: { data?: Data; errors?: { extensions?: object }[] } | null = await reply
    .json()
    .catch(() => null)
  const [error] = body?.errors ?? []
  if (body?.data && !error) return { data: body.data, refusal: null }
  return { data: null, refusal: refusalIn(error?.extensions ?? null, reply) }
}
