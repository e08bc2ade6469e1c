import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ApolloServerPlugin, BaseContext } from '@apollo/server'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Logger } from 'pino'
import { appErrorFrom } from '../core/app-error-from.ts'
import {
  type AppError,
  BadInputError,
  GraphQLRefusal,
  MASKED,
  ServiceUnavailableError,
  TooManyRequestsError,
} from '../core/errors.ts'
import { requestIdOf } from '../http/request-id.ts'
import { LIMITS, shortened } from './limits.ts'

/** Faults of the caller detected by Apollo Server, by its codes. */
const CALLER_FAULTS: Readonly<Record<string, (detail: string) => AppError>> = {
  GRAPHQL_PARSE_FAILED: (detail) =>
    TOO_MANY_TOKENS.test(detail)
      ? new BadInputError('TOO_MANY_TOKENS', { max: LIMITS.tokens })
      : new GraphQLRefusal('GRAPHQL_PARSE_FAILED', detail),
  GRAPHQL_VALIDATION_FAILED: (detail) => new GraphQLRefusal('GRAPHQL_VALIDATION_FAILED', detail),
  BAD_USER_INPUT: (detail) => new BadInputError('INVALID_VARIABLES', { details: [detail] }),
  BAD_REQUEST: (detail) => new BadInputError('INVALID_REQUEST', { detail }),
  OPERATION_RESOLUTION_FAILURE: (detail) => new BadInputError('UNKNOWN_OPERATION', { detail }),
  // By these codes clients fall back to sending the whole query.
  PERSISTED_QUERY_NOT_FOUND: (detail) => new GraphQLRefusal('PERSISTED_QUERY_NOT_FOUND', detail),
  PERSISTED_QUERY_NOT_SUPPORTED: (detail) => new GraphQLRefusal('PERSISTED_QUERY_NOT_SUPPORTED', detail),
}
const TOO_MANY_TOKENS = /Document contains more tha[nt] \d+ tokens/

/** Formats every error; an unexpected failure is logged in full and masked. */
export function errorFormatter(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { locations, path } = formatted
    const place = { ...(locations && { locations }), ...(path && { path }) }
    const known = appErrorIn(error) ?? callerFaultIn(formatted)
    if (!known) log.error({ err: error }, 'a GraphQL operation failed')
    const { message, extensions } = known ?? MASKED
    return { message, ...place, extensions: { ...extensions } }
  }
}

function callerFaultIn({ message, extensions }: GraphQLFormattedError): AppError | null {
  const code = String(extensions?.code)
  return Object.hasOwn(CALLER_FAULTS, code) ? (CALLER_FAULTS[code]?.(shortened(message)) ?? null) : null
}

/** The AppError inside the errors that wrap it. */
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

/** Answers a request that did not become an operation, in the format of every GraphQL error. */
export function sendFailure(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  const known = appErrorFrom(error)
  if (!known) log.error({ err: error }, 'a GraphQL request could not be read')
  const { status, message, extensions } = known ?? MASKED
  if (known instanceof ServiceUnavailableError) response.setHeader('Retry-After', known.retryAfterSeconds)
  response.setHeader('X-Request-Id', requestIdOf(request))
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  // The rest of an unread body would be parsed as the next request.
  if (!request.complete) response.shouldKeepAlive = false
  response.statusCode = status
  response.end(`${JSON.stringify({ errors: [{ message, extensions }] })}\n`)
}
