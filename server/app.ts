import 'reflect-metadata'
import type { MikroORM } from '@mikro-orm/postgresql'
import express from 'express'
import type { Logger } from 'pino'
import { paths } from '../web/src/paths.ts'
import { ContentFeed, type FeedEvents } from './cache/content-feed.ts'
import { type LoadLimits, LoadShedder, totalLoad } from './cache/load-shedder.ts'
import { cacheLookup } from './cache/lookup.ts'
import { QueryKeys } from './cache/query-keys.ts'
import { Responder } from './cache/responder.ts'
import { ResponseCache } from './cache/response-cache.ts'
import { anonymous } from './core/access.ts'
import type { GraphQLContext } from './core/graphql/graphql-context.ts'
import { MEBIBYTE } from './core/primitives/units.ts'
import { relationsOf } from './core/read/relation-graph.ts'
import { select } from './core/read/selection.ts'
import type { RequestOrigin } from './core/request-context.ts'
import type { SecurityEvents } from './core/security-log.ts'
import { listenForChanges } from './database/content-listener.ts'
import { databaseAnswers } from './database/database-answers.ts'
import type { Replicas } from './database/replicas.ts'
import type { Env } from './env.ts'
import { graphqlRouter } from './graphql/mount.ts'
import { graphqlBody } from './graphql/read-body.ts'
import { ReplyEstimates } from './graphql/reply-estimate.ts'
import { returnedRecords } from './graphql/returned-records.ts'
import { buildGraphQLSchema } from './graphql/schema.ts'
import { antiForgeryCookie } from './http/anti-forgery.ts'
import { crossOrigin } from './http/cross-origin.ts'
import { healthRouter } from './http/health.ts'
import { type Handler, pipeline } from './http/pipeline.ts'
import { requestIdHeader } from './http/request-id.ts'
import { requestLog } from './http/request-log.ts'
import { requestTarget } from './http/request-target.ts'
import { securityHeaders } from './http/security-headers.ts'
import { mediaAddresses } from './media/addresses.ts'
import type { MeasuredStore } from './media/measured-store.ts'
import { mediaRouter } from './media/serve.ts'
import { createMetrics } from './metrics/routes.ts'
import type { BackupTimes } from './modules/backup/backup.service.ts'
import { documentsRouter } from './rest/documents.ts'
import { restRouter } from './rest/mount.ts'
import { publicListAddress } from './rest/public-lists.ts'
import { servicePicturesRouter } from './rest/service-pictures.ts'
import { siteSignInRouter } from './rest/site-sign-in.ts'
import type { Services } from './services.ts'
import { withoutEmptyQuery } from './site/empty-query.ts'
import { KnownSite } from './site/known-site.ts'
import { menuDataRouter } from './site/menu-data.ts'
import { OwnFiles } from './site/own-files.ts'
import { failedPages, pagesRouter, siteBuild } from './site/pages.ts'
import { RenderedPictures } from './site/rendered-pictures.ts'
import { sitePicturesRouter } from './site/site-pictures.ts'
import { loggedPathOf } from './site/table-requests.ts'
import { wellKnownRouter } from './site/well-known.ts'
import { version } from './start/version.ts'

const CACHE_BYTES = 64 * MEBIBYTE
/**
 * Of pages that depend on the query string, such as a search of the menu: nothing of them is cached, and anybody can
 * invent values, so that they are rendered one at a time and apart from all other requests.
 */
const FILTERED_PAGES: LoadLimits = { running: 1, admitted: 40, perAddress: 10, queueMs: 2_000 }
/**
 * Of requests with files, which take seconds while the decoder works on one picture at a time: apart from all others, none
 * of which waits for a picture, and with a queue as patient as people who upload several.
 */
const UPLOADS: LoadLimits = { running: 2, admitted: 100, perAddress: 50, queueMs: 60_000 }
/** Of pictures that are rendered once: the decoder works on one at a time. */
const RENDERS: LoadLimits = { running: 1, admitted: 16, perAddress: 8, queueMs: 2_000 }

interface AppParts extends Partial<BackupTimes> {
  readonly env: Env
  readonly orm: MikroORM
  readonly databaseUrl: string
  readonly files: MeasuredStore
  readonly services: Services
  readonly replicas?: Replicas | undefined
  readonly publicUrl: () => string
  readonly log: Logger
  readonly security: SecurityEvents
}

interface App {
  readonly handle: Handler
  close(): Promise<void>
}

/** Assembles the application in the order in which a request passes its parts. */
export async function createApp(parts: AppParts): Promise<App> {
  const { env, orm, files, services, publicUrl, log, replicas } = parts
  const secure = () => publicUrl().startsWith('https:')
  const media = mediaAddresses(publicUrl, files)
  const publicContext = (requestId: string): GraphQLContext => ({
    em: orm.em.fork(),
    caller: anonymous,
    token: null,
    address: '',
    requestId,
    media,
    extensions: {},
  })
  const contextFor = async (origin: RequestOrigin): Promise<GraphQLContext> => {
    const context = publicContext(origin.requestId)
    const signedIn = await services.auth.callerOf(context.em, origin.authorization)
    return { ...context, address: origin.address, userAgent: origin.userAgent, ...signedIn }
  }

  const cache = new ResponseCache(CACHE_BYTES)
  const shedders = {
    requests: new LoadShedder(),
    uploads: new LoadShedder(UPLOADS),
    filteredPages: new LoadShedder(FILTERED_PAGES),
    renders: new LoadShedder(RENDERS),
  }
  const responder = new Responder(cache, shedders.requests)
  const uploads = new Responder(cache, shedders.uploads)
  const schema = await buildGraphQLSchema(services)
  const estimates = new ReplyEstimates(services.relationGraphs, relationsOf(orm), returnedRecords())
  const graphql = await graphqlRouter({
    schema,
    responder,
    uploads,
    estimates,
    ide: env.graphqlIde,
    log,
    contextFor,
  })
  const ownFiles = await OwnFiles.open(env.dataDir, () => cache.invalidate())
  const build = await siteBuild()
  const loggedPath = loggedPathOf(build.pages)
  const isReady = () => databaseAnswers(orm)
  const ofCache = {
    changed: () => cache.invalidate(),
    listen: (yes: boolean) => cache.setOpen(yes && env.replyCache),
  }
  const waitingForChanges = {
    changed: () => services.changes.changedAnywhere(),
    listen: () => services.changes.changedAnywhere(),
  }
  const known = new KnownSite(
    () => services.site.lastKnown,
    () => services.site.site(publicContext(''), select('phone', 'languages')),
  )
  await known.now()
  const followers = [
    known,
    waitingForChanges,
    services.pictures.live,
    services.relationGraphs,
    ...(replicas ? [replicas] : []),
    ofCache,
  ]
  const subscribe =
    env.replyCache || replicas ? (events: FeedEvents) => listenForChanges(parts.databaseUrl, events) : null
  const feed = new ContentFeed(followers, subscribe, log)
  services.changes.onChange(feed.changed)
  const metrics = createMetrics({
    orm,
    cache,
    loadShedder: { load: () => totalLoad(Object.values(shedders)) },
    open: env.metricsPublic,
    version: version.version,
    dataDir: env.dataDir,
    isReady,
    isListening: () => feed.isReceiving,
    lastBackup: parts.lastBackup,
    lastVerified: parts.lastVerified,
    lastCopied: parts.lastCopied,
    since: parts.since,
    replicas,
    files,
    mail: () => services.mail.figures(),
    decoder: services.decoder,
    security: parts.security,
  })

  const languages = () => services.site.languages(publicContext(''))
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', env.trustProxy)
  app.use(healthRouter(isReady, () => feed.fault))
  app.use(metrics.router)
  app.use(securityHeaders(secure))
  app.use('/resource/service', servicePicturesRouter({ services, responder, contextFor }))
  app.use('/resource', mediaRouter(files, services.pictures.live))
  app.use('/graphql', graphql.router)
  app.use(
    '/api',
    restRouter({
      services,
      contextFor,
      responder,
      uploads,
      secure,
      trusted: { publicUrl, allowed: env.allowedOrigins },
      log,
    }),
  )
  app.use(paths.signIn, siteSignInRouter({ services, contextFor, responder, secure, log }))
  app.use('/swagger', documentsRouter({ page: env.graphqlIde }))
  app.use(ownFiles.serve)
  app.use(wellKnownRouter({ services, pages: build.pages, contextFor: publicContext, responder, publicUrl }))
  app.use(menuDataRouter({ services, contextFor: publicContext, responder, publicUrl }))
  const rendered = new RenderedPictures(files, services.decoder, shedders.renders)
  app.use(sitePicturesRouter({ services, build, rendered, contextFor: publicContext, responder }))
  app.use(
    pagesRouter({
      services,
      build,
      schema,
      contextFor: publicContext,
      responder,
      filtered: new Responder(cache, shedders.filteredPages),
      publicUrl,
      trusted: { publicUrl, allowed: env.allowedOrigins },
      log,
      loggedPath,
      serviceWorker: env.serviceWorker,
      takesOrders: () => services.site.takesOrders(publicContext('')),
      languages,
      known,
    }),
  )
  app.use(failedPages({ known, log, loggedPath }))

  return {
    handle: pipeline(
      [
        requestTarget,
        requestLog(log, metrics.observe, parts.security.write, loggedPath),
        crossOrigin(env.allowedOrigins),
        antiForgeryCookie(secure),
        withoutEmptyQuery,
        graphqlBody({ log, proxies: env.trustProxy, isToken: (value) => services.auth.isToken(value) }),
        cacheLookup({
          cache,
          queries: new QueryKeys(),
          listAddress: publicListAddress,
          pageAddress: build.pageAddress,
          isOwnFile: (url) => ownFiles.mayServe(url),
        }),
        requestIdHeader,
      ],
      app,
    ),
    async close() {
      ownFiles.close()
      await feed.stop()
      await graphql.stop()
    },
  }
}
