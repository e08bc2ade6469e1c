import type { IncomingMessage, ServerResponse } from 'node:http'
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
import { requestIdOf } from '../http/request-id.ts'

/** Codes that Apollo Server gives to faults of the caller, and the code that the API gives them. */
const CALLER_CODES = new Map([
  ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_PARSE_FAILED'],
  ['GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_VALIDATION_FAILED'],
  ['BAD_USER_INPUT', 'BAD_USER_INPUT'],
  ['BAD_REQUEST', 'BAD_USER_INPUT'],
  ['OPERATION_RESOLUTION_FAILURE', 'BAD_USER_INPUT'],
  // Clients fall back to sending the whole query by these codes.
  ['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_FOUND'],
  ['PERSISTED_QUERY_NOT_SUPPORTED', 'PERSISTED_QUERY_NOT_SUPPORTED'],
])
const TOO_MANY_TOKENS = /Document contains more tha[nt] \d+ tokens/

/** Formats every error; a fault that is not the caller's is logged whole and shown masked. */
export function errorFormatter(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { locations, path } = formatted
    const place = { ...(locations && { locations }), ...(path && { path }) }
    const known = appErrorIn(error)
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

/** The error of ours inside those that carried it. */
function appErrorIn(error: unknown): AppError | null {
  return appErrorFrom(error instanceof GraphQLError ? (error.originalError ?? error) : error)
}

/** An error of context creation with the HTTP status that Apollo Server would otherwise set to 500. */
export function contextFailure(error: unknown): unknown {
  const known = appErrorFrom(error)
  if (!known) return error
  return new GraphQLError(known.message, {
    originalError: known,
    extensions: { http: { status: known.status } },
  })
}

/** Sets the HTTP status for proxies and monitors that read nothing else. */
export const statusOfFailure: ApolloServerPlugin<BaseContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, errors }) {
        for (const error of errors ?? []) {
          const known = appErrorIn(error)
          // Apollo Server answers 500 to an operation that was refused before it ran.
          if (known && response.http.status === 500) response.http.status = known.status
          if (known instanceof ServiceUnavailableError || known instanceof TooManyRequestsError) {
            response.http.status = known.status
            response.http.headers.set('retry-after', String(known.retryAfterSeconds))
          }
        }
      },
    }
  },
}

/** Answers a request that never became an operation, in the shape of every other GraphQL error. */
export function sendFailure(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  const known = appErrorFrom(error)
  if (!known) log.error({ err: error }, 'a GraphQL request could not be read')
  const { status, message, extensions } = known ?? {
    status: 500,
    message: MASKED_MESSAGE,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  }
  if (known instanceof ServiceUnavailableError) response.setHeader('Retry-After', known.retryAfterSeconds)
  response.setHeader('X-Request-Id', requestIdOf(request))
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  // A body that was not read to its end would be taken for the next request.
  if (!request.complete) response.shouldKeepAlive = false
  response.statusCode = status
  response.end(`${JSON.stringify({ errors: [{ message, extensions }] })}\n`)
}
