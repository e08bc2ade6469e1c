import { graphql } from '../../gql/gql.ts'
import { calls } from './call/calls.ts'

const UNDO_REQUEST = graphql(`
  mutation UndoRequest($requestId: String!, $leaveChanged: Boolean!, $currentPassword: String) {
    undoRequest(requestId: $requestId, leaveChanged: $leaveChanged, currentPassword: $currentPassword)
  }
`)

/**
 * Undoes all changes of a request.
 * @param title its subject in words.
 * @param leaveChanged whether values that were changed again since stay.
 * @returns the number of changes undone; null if only that it was undone is known.
 * @throws {HttpError} if one of them cannot be undone; then none is.
 */
export async function undoRequest(
  requestId: string,
  title: string,
  leaveChanged = false,
): Promise<number | null> {
  const variables = { requestId, leaveChanged }
  const write = { document: UNDO_REQUEST, variables, subject: `request/${requestId}`, title }
  return (await calls.send(write)).reply?.undoRequest ?? null
}
