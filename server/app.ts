import 'reflect-metadata'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MikroORM } from '@mikro-orm/postgresql'
import express from 'express'
import type { Logger } from 'pino'
import { Admission } from './cache/admission.ts'
import { cacheInFront } from './cache/front.ts'
import { ReplyCache } from './cache/reply-cache.ts'
import { anonymous } from './core/access.ts'
import type { GraphQLContext } from './core/graphql-context.ts'
import type { RequestOrigin } from './core/request-context.ts'
import { crossOrigin } from './cross-origin.ts'
import { listenForChanges } from './database/content-listener.ts'
import type { Replicas } from './database/replicas.ts'
import type { Env } from './env.ts'
import { KnownQueries } from './graphql/known-queries.ts'
import { graphqlRouter } from './graphql/mount.ts'
import { OperationExecutor } from './graphql/operation-executor.ts'
import { buildGraphQLSchema } from './graphql/schema.ts'
import { healthRouter } from './health.ts'
import { mediaAddresses } from './media/addresses.ts'
import type { MeasuredStore } from './media/measured-store.ts'
import { mediaRouter } from './media/serve.ts'
import { createMetrics } from './metrics.ts'
import { requestLog } from './request-log.ts'
import { antiForgeryCookie } from './rest/anti-forgery.ts'
import { documentsRouter } from './rest/documents.ts'
import { restRouter } from './rest/mount.ts'
import { securityHeaders } from './security-headers.ts'
import type { Services } from './services.ts'
import { failedPages, pagesRouter } from './site/pages.ts'
import { typeNamesBy } from './site/type-names.ts'
import { unavailablePage } from './site/unavailable-page.ts'
import { wellKnownRouter } from './site/well-known.ts'

const CACHE_BYTES = 64 * 1024 * 1024

export interface AppParts {
  readonly env: Env
  readonly orm: MikroORM
  readonly databaseUrl: string
  readonly files: MeasuredStore
  readonly services: Services
  readonly replicas?: Replicas | undefined
  readonly publicUrl: () => string
  readonly log: Logger
  /** When the last nightly backup was made, where they are. */
  readonly lastBackup?: () => Promise<Date | null>
}

export interface App {
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

/** Puts the product together, in the order in which a request meets its parts. */
export async function createApp(parts: AppParts): Promise<App> {
  const { env, orm, files, services, publicUrl, log } = parts
  const schema = await buildGraphQLSchema(services)
  const executor = new OperationExecutor(schema)
  const media = mediaAddresses(publicUrl, files)
  const publicContext = (requestId: string): GraphQLContext => ({
    em: orm.em.fork(),
    caller: anonymous,
    token: null,
    address: '',
    requestId,
    media,
  })
  const contextFor = async ({
    requestId,
    address,
    authorization,
  }: RequestOrigin): Promise<GraphQLContext> => {
    const context = publicContext(requestId)
    return { ...context, address, ...(await services.auth.callerOf(context.em, authorization)) }
  }
  const known = new KnownQueries(executor, publicContext)
  const graphql = await graphqlRouter({ schema, executor, known, ide: env.graphqlIde, log, contextFor })

  const secure = () => publicUrl().startsWith('https:')

  const cache = new ReplyCache(CACHE_BYTES)
  const admission = new Admission()
  const metrics = createMetrics({
    orm,
    cache,
    admission,
    open: env.metricsPublic,
    lastBackup: parts.lastBackup,
    replicas: parts.replicas,
    files,
    pictures: services.pictures.store,
  })

  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', env.trustProxy)
  app.use(healthRouter(orm))
  app.use(metrics.router)
  app.use(securityHeaders(secure))
  app.use('/resource', mediaRouter(files, services.pictures.living))
  app.use('/graphql', graphql.router)
  app.use('/api', restRouter({ services, contextFor, pictures: services.pictures.store, secure, log }))
  app.use('/swagger', documentsRouter())
  app.use(wellKnownRouter({ services, contextFor: publicContext, publicUrl }))
  app.use(
    await pagesRouter({
      env,
      answer: (query) => executor.execute(query),
      typeNames: typeNamesBy(schema),
      contextFor: publicContext,
      publicUrl,
    }),
  )
  app.use(failedPages({ env, log }))

  const { replicas } = parts
  const changed = () => {
    services.pictures.living.changed()
    replicas?.changed()
    cache.empty()
  }
  services.changes.onChange(changed)
  const listening = (yes: boolean) => {
    services.pictures.living.listen(yes)
    replicas?.listen(yes)
    if (env.replyCache) cache.setOpen(yes)
  }
  const listener =
    env.replyCache || replicas ? listenForChanges(parts.databaseUrl, { changed, listening }) : null

  return {
    handle: requestLog(
      log,
      metrics.observe,
      crossOrigin(
        env.allowedOrigins,
        antiForgeryCookie(
          secure,
          cacheInFront(cache, admission.before(known.before(app), unavailablePage(env.site.phone))),
        ),
      ),
    ),
    async close() {
      await listener?.stop()
      await graphql.stop()
    },
  }
}
