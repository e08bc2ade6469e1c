import type { ApolloServerPlugin, BaseContext } from '@apollo/server'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Logger } from 'pino'
import {
  type AppError,
  MASKED_MESSAGE,
  ServiceUnavailableError,
  TooManyRequestsError,
} from '../core/errors.ts'
import { appErrorFrom } from '../core/failures.ts'
import { uploadFault } from './uploads.ts'

/** Codes that Apollo gives to what a caller got wrong, as they are told; their messages are for the caller. */
const CALLER_CODES = new Map([
  ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_PARSE_FAILED'],
  ['GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_VALIDATION_FAILED'],
  ['BAD_USER_INPUT', 'BAD_USER_INPUT'],
  ['BAD_REQUEST', 'BAD_USER_INPUT'],
  ['OPERATION_RESOLUTION_FAILURE', 'BAD_USER_INPUT'],
  ['PERSISTED_QUERY_NOT_FOUND', 'BAD_USER_INPUT'],
  ['PERSISTED_QUERY_NOT_SUPPORTED', 'BAD_USER_INPUT'],
])
const TOO_MANY_TOKENS = /Document contains more tha[nt] \d+ tokens/

/** One shape for every error; what is not for the caller is logged whole and shown masked. */
export function errorFormatter(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { locations, path } = formatted
    const place = { ...(locations && { locations }), ...(path && { path }) }
    const known = knownIn(error)
    if (known) return { message: known.message, ...place, extensions: known.extensions }
    const code = CALLER_CODES.get(String(formatted.extensions?.code))
    if (code) {
      const { message } = formatted
      if (TOO_MANY_TOKENS.test(message)) return { message, ...place, extensions: { code: 'BAD_USER_INPUT' } }
      return { message, ...place, extensions: { code } }
    }
    log.error({ err: error }, 'a GraphQL operation failed')
    return { message: MASKED_MESSAGE, ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } }
  }
}

/** What a caller may know of a failure, through whatever has wrapped it on its way. */
function knownIn(error: unknown): AppError | null {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error
  return appErrorFrom(cause) ?? uploadFault(cause)
}

/** Why nobody could say who asks: the database is away, most often. With the status that it would have later on. */
export function failedContext(error: unknown): unknown {
  const known = appErrorFrom(error)
  if (!known) return error
  return new GraphQLError(known.message, {
    originalError: known,
    extensions: { http: { status: known.status } },
  })
}

/** For proxies and monitors that read the status alone: that the product is away or too busy, or who is at fault. */
export const statusOfFailure: ApolloServerPlugin<BaseContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, errors }) {
        for (const error of errors ?? []) {
          const known = knownIn(error)
          // What is refused before anything runs counts as our own fault unless somebody says otherwise.
          if (known && response.http.status === 500) response.http.status = known.status
          if (known instanceof ServiceUnavailableError) response.http.status = known.status
          if (known instanceof TooManyRequestsError) {
            response.http.status = known.status
            response.http.headers.set('retry-after', String(known.retryAfterSeconds))
          }
        }
      },
    }
  },
}
