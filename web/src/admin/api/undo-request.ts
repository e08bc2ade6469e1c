import { graphql } from '../../gql/gql.ts'
import { calls } from './call/calls.ts'

const UNDO_REQUEST = graphql(`
  mutation UndoRequest($requestId: String!, $currentPassword: String) {
    undoRequest(requestId: $requestId, currentPassword: $currentPassword)
  }
`)

/**
 * Undoes all changes of a request.
 * @param title its subject in words.
 * @returns the number of changes undone; null if only that it was undone is known.
 * @throws {HttpError} if one of them cannot be undone; then none is.
 */
export async function undoRequest(requestId: string, title: string): Promise<number | null> {
  const write = { document: UNDO_REQUEST, variables: { requestId }, subject: `request/${requestId}`, title }
  return (await calls.send(write)).reply?.undoRequest ?? null
}
