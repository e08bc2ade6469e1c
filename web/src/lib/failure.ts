import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { errorRedirects } from '../paths.ts'

const STATUS_OF_CODE: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  INTERNAL_SERVER_ERROR: 500,
}

export interface Failure {
  readonly to: string
  readonly status: number
  /** The server's message, or the status text. */
  readonly message: string
}

/**
 * The redirect of the error catalogue for an error; null for errors that it does not list, such as a request
 * without a reply.
 */
export function failureOf(error: unknown): Failure | null {
  const status = statusOf(error)
  const to = status === null ? undefined : errorRedirects[status]
  return to ? { to, status: status as number, message: messageOf(error as Error) } : null
}

function messageOf(error: Error): string {
  return ServerError.is(error)
    ? (firstErrorIn(error.bodyText)?.message ?? error.response.statusText) || error.message
    : error.message
}

interface ReplyError {
  readonly message?: string
  readonly extensions?: object
}

/** The error in a JSON reply, of GraphQL or a problem body; null for other replies, for example of a proxy. */
export function firstErrorIn(body: string): ReplyError | null {
  try {
    const reply = JSON.parse(body) as { message?: unknown; errors?: ReplyError[] } | null
    const { message, extensions } = (reply?.errors?.[0] ?? reply ?? {}) as Record<string, unknown>
    return {
      ...(typeof message === 'string' && { message }),
      ...(typeof extensions === 'object' && extensions !== null && { extensions }),
    }
  } catch {
    return null
  }
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
