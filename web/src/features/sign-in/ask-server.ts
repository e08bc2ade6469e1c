import type { TypedDocumentNode } from '@apollo/client'
import { postOperation } from '../../lib/post-operation.ts'
import { type Refusal, refusalIn } from './refusal.ts'

type Answer<Data> =
  | { readonly data: Data; readonly refusal: null }
  | { readonly data: null; readonly refusal: Refusal }

/** Sends an operation of somebody who is not signed in. @throws {Error} without a reply. */
export async function askServer<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  const { data, problem, reply } = await postOperation(document, variables)
  return data ? { data, refusal: null } : { data: null, refusal: refusalIn(problem, reply) }
}
