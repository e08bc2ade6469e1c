import { graphql } from '../../gql/gql.ts'
import { isRefusal, isRefused } from './api-failure.ts'
import { ask } from './ask.ts'

const UNDO_REQUEST = graphql(`
  mutation UndoRequest($requestId: String!, $currentPassword: String) {
    undoRequest(requestId: $requestId, currentPassword: $currentPassword)
  }
`)

/**
 * Undoes all changes of a request. Repeats the call once if it is not answered: records that are as they were before
 * are left out, so that it cannot undo anything twice.
 * @returns the number of changes undone; null if it is unknown, because a first call was not answered.
 * @throws {HttpError} if one of them cannot be undone; then none is.
 */
export async function undoRequest(requestId: string): Promise<number | null> {
  try {
    return (await ask(UNDO_REQUEST, { requestId })).undoRequest
  } catch (error) {
    if (isRefused(error)) throw error
    await ask(UNDO_REQUEST, { requestId }).catch((second) => {
      if (!isUndone(second)) throw second
    })
    return null
  }
}

/** Whether a repeated call was refused because the first one had undone everything. */
function isUndone(error: unknown): boolean {
  return (
    isRefusal(error, 'UNDO_NOTHING_LEFT') ||
    isRefusal(error, 'UNDO_ALREADY_RESTORED') ||
    isRefusal(error, 'UNDO_ALREADY_REMOVED')
  )
}
