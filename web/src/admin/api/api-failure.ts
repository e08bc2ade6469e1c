import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { HttpError } from 'react-admin'
import { saidIn } from '../../lib/failure.ts'
import { wordingOf } from './server-wording.ts'

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
}

const STALE = / has changed since you read it\b/

/** That a call was refused because the record has changed since it was read. */
export function isStale(error: unknown): boolean {
  return error instanceof HttpError && error.status === 409 && STALE.test(error.body?.message ?? '')
}

/**
 * A failed call as react-admin takes it: a message for people, the status, and for each field what is wrong with it.
 * `body.message` keeps the server's own words, `body.conflicts` the values that prevented an undo.
 */
export function apiFailure(error: unknown, language: string): HttpError {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors
    const fields = (first?.extensions?.fields ?? []) as { field: string; message: string }[]
    const message = first?.message ?? ''
    const errors = Object.fromEntries(fields.map((each) => [each.field, wordingOf(each.message, language)]))
    // Of several fields the server says all sentences in one.
    const said = Object.values(errors).join(' ') || wordingOf(message, language)
    const status = STATUS_OF_CODE[String(first?.extensions?.code)] ?? 400
    // A form shows it beside the fields; somebody else's change has a dialog of its own.
    const shown = STALE.test(message) ? {} : { errors: { ...errors, root: { serverError: said } } }
    return new HttpError(said, status, { message, conflicts: first?.extensions?.conflicts, ...shown })
  }
  if (!ServerError.is(error)) return new HttpError('admin.failure.away', 503, {})
  const { statusCode, bodyText } = error
  if (statusCode === 413) return new HttpError('admin.failure.tooLarge', statusCode, {})
  const message = statusCode < 500 ? saidIn(bodyText) : undefined
  return new HttpError(message ? wordingOf(message, language) : 'admin.failure.away', statusCode, { message })
}
