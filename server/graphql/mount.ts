import { ApolloServer, type ApolloServerOptionsWithGateway, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache'
import { expressMiddleware } from '@as-integrations/express5'
import { json, type Request, type Response, Router } from 'express'
import { type DocumentNode, type GraphQLSchema, OperationTypeNode } from 'graphql'
import type { Logger } from 'pino'
import { bodyReadAhead, shareReply } from '../cache/front.ts'
import type { GraphQLContext } from '../core/graphql-context.ts'
import type { RequestOrigin } from '../core/request-context.ts'
import { errorFormatter, failedContext, statusOfFailure } from './errors.ts'
import type { KnownQueries } from './known-queries.ts'
import { costLimits, LIMITS } from './limits.ts'
import type { OperationExecutor } from './operation-executor.ts'
import { playground } from './playground.ts'
import { unreadable, uploads } from './uploads.ts'

interface GraphQLOptions {
  readonly schema: GraphQLSchema
  readonly executor: OperationExecutor
  readonly known: KnownQueries
  readonly ide: boolean
  readonly log: Logger
  readonly contextFor: (origin: RequestOrigin) => Promise<GraphQLContext>
}

/** The context of an operation, with the exchange that it is part of. */
interface ExchangeContext extends GraphQLContext {
  readonly request: Request
  readonly response: Response
}

type Gateway = ApolloServerOptionsWithGateway<ExchangeContext>['gateway']

const LARGEST_BODY = '1mb'

/** Of documents as JSON, where the usual query has two or three KiB; in memory, compiled, they take four times as much. */
const MOST_DOCUMENTS = 4 * 1024 * 1024

/** Mounts the API at `/graphql`, and its playground for browsers, from this server alone. */
export async function graphqlRouter({
  schema,
  executor,
  known,
  ide,
  log,
  contextFor,
}: GraphQLOptions): Promise<{
  router: Router
  stop: () => Promise<void>
}> {
  const apollo = new ApolloServer<ExchangeContext>({
    gateway: runBy(executor, known, schema),
    logger: log,
    introspection: ide,
    // The process stops itself, in its own order.
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    formatError: errorFormatter(log),
    parseOptions: { maxTokens: LIMITS.tokens },
    persistedQueries: false,
    documentStore: new InMemoryLRUCache<DocumentNode>({ maxSize: MOST_DOCUMENTS }),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It would wrap every resolver, for hints that nothing here gives.
      ApolloServerPluginCacheControlDisabled(),
      costLimits(schema),
      statusOfFailure,
      sharedQueries(known),
    ],
  })
  await apollo.start()
  const router = Router()
  if (ide) router.use(playground())
  router.use((request, _response, next) => {
    const body = bodyReadAhead(request)
    if (body) request.body = parsed(body)
    next()
  })
  router.use(json({ limit: LARGEST_BODY }))
  router.use(uploads())
  router.use(
    expressMiddleware(apollo, {
      context: async ({ req, res }) => ({
        ...(await contextFor({
          requestId: String(res.getHeader('x-request-id') ?? ''),
          address: req.ip ?? '',
          authorization: req.headers.authorization,
        }).catch((error) => {
          throw failedContext(error)
        })),
        request: req,
        response: res,
      }),
    }),
  )
  router.use(unreadable(log))
  return { router, stop: () => apollo.stop() }
}

/** What does not parse is left to Apollo, which says what it wants instead. */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** The way by which Apollo takes another executor: operations get to it parsed, validated and cheap enough. */
const runBy = (executor: OperationExecutor, known: KnownQueries, schema: GraphQLSchema): Gateway => ({
  onSchemaLoadOrUpdate(loaded) {
    loaded({ apiSchema: schema, coreSupergraphSdl: '' })
    return () => {}
  },
  async load() {
    return {
      executor: async ({ document, request, context }) =>
        known.faultyResult(context.request) ??
        executor.execute({
          document,
          operationName: request.operationName,
          variables: request.variables,
          context,
        }),
    }
  },
  async stop() {},
})

/** Queries without errors, asked by nobody in particular, read the same for everybody. */
const sharedQueries = (known: KnownQueries): ApolloServerPlugin<ExchangeContext> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ operation, document, errors, contextValue: { request, response } }) {
        if (request.headers.authorization || !document || (errors && errors.length > 0)) return
        if (operation?.operation !== OperationTypeNode.QUERY) return
        shareReply(response)
        known.learn(request, response, document)
      },
    }
  },
})
