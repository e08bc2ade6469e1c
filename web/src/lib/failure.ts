import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'

const STATUS_OF_CODE: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  INTERNAL_SERVER_ERROR: 500,
}

const WAY_OF_STATUS: Record<number, string> = {
  401: '/auth/login',
  403: '/error/error-403',
  404: '/error/error-404',
  500: '/error/error-500',
}

export interface Failure {
  /** Where the visitor is sent. */
  readonly to: string
  readonly status: number
  /** The server's message, or the status text. */
  readonly message: string
}

/** What the error catalogue says of an error; null where it says nothing, as of an answer that never came. */
export function failureOf(error: unknown): Failure | null {
  const status = statusOf(error)
  const to = status === null ? undefined : WAY_OF_STATUS[status]
  return to ? { to, status: status as number, message: (error as Error).message } : null
}

function statusOf(error: unknown): number | null {
  if (CombinedGraphQLErrors.is(error)) {
    for (const { extensions } of error.errors) {
      const status = STATUS_OF_CODE[String(extensions?.code)]
      if (status) return status
    }
  }
  return ServerError.is(error) ? error.statusCode : null
}
