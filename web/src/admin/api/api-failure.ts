import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { HttpError } from 'react-admin'
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

/** That a call was refused because the record has changed since it was read. */
export function isStale(error: unknown): boolean {
  return (
    error instanceof HttpError &&
    error.status === 409 &&
    / has changed since you read it\b/.test(error.body?.message ?? '')
  )
}

/**
 * A failed call as react-admin takes it: a message for people, the status, and for each field what is wrong with it.
 * `body.message` keeps the server's own words.
 */
export function apiFailure(error: unknown, language: string): HttpError {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors
    const fields = (first?.extensions?.fields ?? []) as { field: string; message: string }[]
    const message = first?.message ?? ''
    const said = wordingOf(message, language)
    const errors = Object.fromEntries(fields.map((each) => [each.field, wordingOf(each.message, language)]))
    const status = STATUS_OF_CODE[String(first?.extensions?.code)] ?? 400
    return new HttpError(said, status, {
      message,
      errors: { ...errors, root: { serverError: said } },
    })
  }
  const status = ServerError.is(error) ? error.statusCode : 503
  return new HttpError(status === 413 ? 'admin.failure.tooLarge' : 'admin.failure.away', status, {})
}
