import { ApolloServer, type ApolloServerPlugin, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache'
import { type ErrorRequestHandler, type Request, Router } from 'express'
import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  printSchema,
  visit,
} from 'graphql'
import type { Logger } from 'pino'
import type { Responder } from '../cache/responder.ts'
import { BadInputError } from '../core/errors.ts'
import type { GraphQLContext } from '../core/graphql/graphql-context.ts'
import { MEBIBYTE } from '../core/primitives/units.ts'
import type { RequestOrigin } from '../core/request-context.ts'
import type { Reply } from '../http/reply.ts'
import { requestIdOf } from '../http/request-id.ts'
import { note, noteCaller, type RequestNotes } from '../http/request-notes.ts'
import { contextFailure, errorFormatter, sendFailure, statusOfFailure } from './errors.ts'
import { costLimits, LIMITS } from './limits.ts'
import { playground } from './playground.ts'
import { boundLists, REPLY_BOUNDS, ReplySize, replyTooLarge } from './reply-bounds.ts'
import type { ReplyEstimates } from './reply-estimate.ts'
import { hasFiles, receiveOperation, requireUploader } from './uploads.ts'

interface GraphQLOptions {
  readonly schema: GraphQLSchema
  readonly responder: Responder
  /** For requests with files. */
  readonly uploads: Responder
  readonly estimates: ReplyEstimates
  readonly ide: boolean
  readonly log: Logger
  readonly contextFor: (origin: RequestOrigin) => Promise<GraphQLContext>
}

interface OperationContext extends GraphQLContext {
  readonly size: ReplySize
  /** A separate object, because Apollo Server passes plugins a copy of the context. */
  readonly outcome: Outcome
}

interface Outcome extends Writable<Pick<RequestNotes, 'operation' | 'code' | 'reason'>> {
  /** Whether the operation was a query without errors whose reply is the same for every anonymous caller. */
  isPublic: boolean
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** Parsed documents, measured as JSON; in memory they take about four times as much. */
const MAX_DOCUMENT_BYTES = 4 * MEBIBYTE

/** Characters of an operation in the log. */
const MAX_NAME_LENGTH = 80

/** Mounts the API at `/graphql`, and its playground for browsers, served without external files. */
export async function graphqlRouter({
  schema,
  responder,
  uploads,
  estimates,
  ide,
  log,
  contextFor,
}: GraphQLOptions): Promise<{
  router: Router
  stop: () => Promise<void>
}> {
  boundLists(schema)
  const apollo = new ApolloServer<OperationContext>({
    schema,
    logger: log,
    introspection: ide,
    hideSchemaDetailsFromClientErrors: !ide,
    // The process has its own order of shutdown.
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    formatError: errorFormatter(log),
    parseOptions: { maxTokens: LIMITS.tokens },
    persistedQueries: false,
    documentStore: new InMemoryLRUCache<DocumentNode>({ maxSize: MAX_DOCUMENT_BYTES }),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It would wrap every resolver for cache hints that no type has.
      ApolloServerPluginCacheControlDisabled(),
      costLimits(schema, estimates),
      statusOfFailure,
      noteOutcome,
    ],
  })
  await apollo.start()

  const contextOf = async (request: Request): Promise<OperationContext> => {
    const context = await contextFor({
      requestId: requestIdOf(request),
      address: request.ip ?? '',
      authorization: request.headers.authorization,
      userAgent: request.headers['user-agent'],
    })
    noteCaller(request, context)
    return { ...context, size: new ReplySize(), outcome: { isPublic: false } }
  }

  const execute = async (request: Request, body: unknown): Promise<Reply> => {
    let operation: OperationContext | undefined
    const {
      status,
      headers,
      body: answer,
    } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: httpRequest(request, body),
      context: async () => {
        try {
          operation = await contextOf(request)
          return operation
        } catch (error) {
          throw contextFailure(error)
        }
      },
    })
    if (operation) {
      const { isPublic: _, ...notes } = operation.outcome
      note(request, notes)
    }
    if (answer.kind !== 'complete')
      throw new Error('Apollo Server answered in chunks, which no client asked for.')
    const bytes = Buffer.from(answer.string)
    if (operation?.size.isExceeded || bytes.length > REPLY_BOUNDS.bytes) throw replyTooLarge()
    const isAnonymous = request.headers.authorization === undefined
    // Apollo Server refuses a request whose media types it cannot send after it has run the operation.
    const isPublic = isAnonymous && (status ?? 200) === 200 && operation?.outcome.isPublic === true
    return {
      status: status ?? 200,
      headers: {
        ...Object.fromEntries(headers),
        Vary: 'Accept',
        'Cache-Control': isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-store',
      },
      body: bytes,
      isPublic,
    }
  }

  const router = Router({ strict: true })
  if (ide) router.use(printed(schema), playground())
  router.all('/', async (request, response) => {
    if (!hasFiles(request)) {
      await responder.respond(request, response, () => execute(request, request.json?.value()))
      return
    }
    requireUploader((await contextOf(request)).caller)
    const { operation, release } = await receiveOperation(request, response)
    try {
      await uploads.respond(request, response, () => execute(request, operation))
    } finally {
      await release()
    }
  })
  const failures: ErrorRequestHandler = (error, request, response, next) => {
    if (response.headersSent) next(error)
    // Express throws it for an address that cannot be decoded.
    else if (error instanceof URIError)
      sendFailure(log, request, response, new BadInputError('MALFORMED_ADDRESS'))
    else sendFailure(log, request, response, error)
  }
  router.use(failures)
  return { router, stop: () => apollo.stop() }
}

/** The schema as the text that clients are generated from. It has no media type of its own. */
function printed(schema: GraphQLSchema): Router {
  let text: string | undefined
  return Router({ strict: true }).get('/schema.graphql', (_request, response) => {
    text ??= `${printSchema(schema)}\n`
    response.set('Cache-Control', 'no-cache').type('text').send(text)
  })
}

function httpRequest(request: Request, body: unknown): HTTPGraphQLRequest {
  const headers = new HeaderMap()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const url = request.originalUrl
  const query = url.indexOf('?')
  return { method: request.method, headers, search: query < 0 ? '' : url.slice(query), body }
}

/** Records whether the reply of an operation may be cached, and what the log says of it; adds the reply's extensions. */
const noteOutcome: ApolloServerPlugin<OperationContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ operation, document, schema, errors, contextValue, response }) {
        const isQuery = operation?.operation === OperationTypeNode.QUERY
        const { code, reason } = (errors?.[0]?.extensions ?? {}) as { code?: string; reason?: string }
        const isPublic =
          isQuery && (errors?.length ?? 0) === 0 && !(document && hasNeverKept(schema, document))
        const { extensions } = contextValue
        if (response.body.kind === 'single' && extensions.requestId)
          response.body.singleResult.extensions = { ...extensions }
        Object.assign(contextValue.outcome, {
          isPublic,
          operation: operation && nameOf(operation),
          code,
          reason,
        })
      },
    }
  },
}

/** Whether a query asks for a field whose answer belongs to one caller or one minute, as it declares itself. */
function hasNeverKept(schema: GraphQLSchema, document: DocumentNode): boolean {
  const fields = schema.getQueryType()?.getFields() ?? {}
  let found = false
  visit(document, {
    Field({ name }) {
      found ||= fields[name.value]?.extensions.neverKept === true
    },
  })
  return found
}

/** `mutation SignIn`; without a name the first fields, which the caller cannot choose freely. */
function nameOf({ operation, name, selectionSet }: OperationDefinitionNode): string {
  const fields = selectionSet.selections.flatMap((each) => (each.kind === Kind.FIELD ? each.name.value : []))
  return `${operation} ${name?.value ?? fields.slice(0, 3).join(',')}`.slice(0, MAX_NAME_LENGTH)
}
