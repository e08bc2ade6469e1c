import type { ApolloServerPlugin, BaseContext } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import type { GraphQLFormattedError } from 'graphql'
import type { Logger } from 'pino'
import {
  BadInputError,
  MASKED_MESSAGE,
  ServiceUnavailableError,
  TooManyRequestsError,
} from '../core/errors.ts'
import { appErrorFrom } from '../core/failures.ts'

/** Codes that Apollo gives to what a caller got wrong; their messages are for the caller. */
const CALLER_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

/** One shape for every error; what is not for the caller is logged whole and shown masked. */
export function errorFormatter(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { locations, path } = formatted
    const place = { ...(locations && { locations }), ...(path && { path }) }
    const known = appErrorFrom(unwrapResolverError(error))
    if (known) {
      const extensions: Record<string, unknown> = { code: known.code }
      if (known instanceof BadInputError && known.fields.length > 0) extensions.fields = known.fields
      if (known instanceof TooManyRequestsError) extensions.retryAfter = known.retryAfterSeconds
      return { message: known.message, ...place, extensions }
    }
    const code = String(formatted.extensions?.code)
    if (CALLER_CODES.has(code)) return { message: formatted.message, ...place, extensions: { code } }
    log.error({ err: error }, 'a GraphQL operation failed')
    return { message: MASKED_MESSAGE, ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } }
  }
}

/** While the database is away the whole reply says so, for proxies and monitors that read the status alone. */
export const unavailableStatus: ApolloServerPlugin<BaseContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, errors }) {
        if (
          errors?.some((error) => appErrorFrom(unwrapResolverError(error)) instanceof ServiceUnavailableError)
        ) {
          response.http.status = 503
        }
      },
    }
  },
}
