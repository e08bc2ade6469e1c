import { STATUS_CODES } from 'node:http'
import { type ErrorRequestHandler, type NextFunction, type Request, type Response, Router } from 'express'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import { paths } from '../../web/src/paths.ts'
import {
  apart,
  inLanguage,
  OTHER_SITE_LANGUAGES,
  type SiteLanguage,
} from '../../web/src/rules/site-languages.ts'
import type { Responder } from '../cache/responder.ts'
import { appErrorFrom } from '../core/app-error-from.ts'
import { ServiceUnavailableError, TooManyRequestsError } from '../core/errors.ts'
import type { GraphQLContext } from '../core/graphql/graphql-context.ts'
import { wordsOf } from '../guest-words/words-of.ts'
import type { TrustedOrigins } from '../http/anti-forgery.ts'
import { requestIdOf } from '../http/request-id.ts'
import { allowSource } from './content-security-policy.ts'
import type { KnownSite } from './known-site.ts'
import { type MovedServices, movedPage } from './moved-pages.ts'
import { documentOf } from './page-shell.ts'
import { callLinks, languageAt, sendPlainPage } from './plain-page.ts'
import { serviceWorkerRouter } from './service-worker.ts'
import type { SiteBuild } from './site-build.ts'
import { OF_ONE_GUEST, type PageOf, type TableServices, tableRequestsRouter } from './table-requests.ts'

interface PagesParts {
  readonly services: TableServices & MovedServices
  readonly build: SiteBuild
  /** The GraphQL schema that pages are rendered from. */
  readonly schema: GraphQLSchema
  readonly contextFor: (requestId: string) => GraphQLContext
  readonly responder: Responder
  readonly filtered: Responder
  readonly publicUrl: () => string
  readonly trusted: TrustedOrigins
  readonly log: Logger
  /** A path without what must not be in a log. */
  readonly loggedPath: (path: string) => string
  readonly serviceWorker: boolean
  /** Whether guests order on the site. */
  readonly takesOrders: () => Promise<boolean>
  /** The languages beside Turkish that are published. */
  readonly languages: () => Promise<readonly SiteLanguage[]>
  readonly known: KnownSite
}

/** Every public page, rendered on the server, and the back-office. */
export function pagesRouter(parts: PagesParts): Router {
  const { build, schema, contextFor, publicUrl, log, loggedPath } = parts
  // In development, files change under the same names.
  const isStored = parts.serviceWorker && !build.changing
  const router = Router()
  router.use(serviceWorkerRouter({ ...parts, on: isStored }))
  router.use(build.files)
  router.get('/admin{/*screen}', async (request: Request, response: Response) => {
    const html = await build.backOffice(request.originalUrl)
    response.set('Cache-Control', 'no-cache').type('html').send(html)
  })
  const pageOf: PageOf = async (url, context, posted) => {
    const { language, path } = apart(url)
    const isRead = language === 'TR' || (await parts.languages()).includes(language)
    // Below a language that is not published there is nothing.
    const shown = isRead ? language : 'TR'
    const page = await build.render({ url, schema, context, posted }, shown)
    if (page.undeclared.length > 0) {
      log.error(
        { path: loggedPath(url), queries: page.undeclared },
        'a page asked queries that its route does not declare',
      )
    }
    const body = documentOf(page, path, await build.shell(url, shown), publicUrl(), isStored)
    const headers = { 'Content-Type': 'text/html; charset=utf-8' }
    return { status: page.status, headers, body, isOfOneGuest: page.isOfOneGuest }
  }
  const allowInline = (response: Response) => {
    if (build.styleHash) allowSource(response, 'style-src', build.styleHash)
    allowSource(response, 'script-src', "'inline-speculation-rules'")
  }
  const tables = [
    paths.bookTable,
    ...OTHER_SITE_LANGUAGES.map(({ language }) => inLanguage(language, paths.bookTable)),
  ]
  router.use(tables, tableRequestsRouter({ ...parts, pageOf, allowInline }))
  router.get('/{*page}', async (request: Request, response: Response) => {
    const url = build.pageAddress(request.originalUrl)
    const isShared = !url.includes('?')
    allowInline(response)
    const responder = isShared ? parts.responder : parts.filtered
    await responder.respond(request, response, async () => {
      const context = contextFor(requestIdOf(request))
      const { isOfOneGuest, ...page } = await pageOf(url, context)
      const moved = page.status === 404 ? await movedPage(parts.services, context, url) : null
      if (moved) return moved
      if (isOfOneGuest) return { ...page, headers: { ...page.headers, ...OF_ONE_GUEST } }
      return {
        ...page,
        headers: {
          ...page.headers,
          'Cache-Control': `${isShared ? 'public' : 'private'}, max-age=0, must-revalidate`,
          'No-Vary-Search': build.varyingParameters(url),
        },
        isPublic: isShared && !build.changing,
      }
    })
  })
  router.all('/{*page}', async (request: Request, response: Response) => {
    const language = languageAt(request.originalUrl, await parts.known.now())
    const { onlyRead, toHome } = wordsOf(language).plain
    response.set('Allow', 'GET, HEAD')
    sendPlainPage(response, {
      ...onlyRead,
      language,
      status: 405,
      toProgram: `${request.method} is not accepted here; GET and HEAD are.`,
      links: [{ name: toHome, href: paths.home }],
    })
  })
  return router
}

export function failedPages({
  known,
  log,
  loggedPath,
}: Pick<PagesParts, 'known' | 'log' | 'loggedPath'>): ErrorRequestHandler {
  return (error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error)
    const language = languageAt(request.originalUrl, known.last)
    const words = wordsOf(language).plain
    const call = callLinks(language, known.last)
    const failure = appErrorFrom(error)
    if (failure instanceof TooManyRequestsError) {
      response.set('Retry-After', String(failure.retryAfterSeconds))
      return sendPlainPage(response, {
        language,
        status: 429,
        title: words.tooMany.title,
        text: words.tooMany.text(failure.retryAfterSeconds),
        links: [{ name: words.toHome, href: paths.home }, ...call],
      })
    }
    // Express's own errors: an address that cannot be decoded, a missing built file.
    const refused = (error as { status?: unknown }).status
    if (typeof refused === 'number' && refused >= 400 && refused < 500) {
      return response
        .status(refused)
        .set('Cache-Control', 'no-store')
        .type('text')
        .send(STATUS_CODES[refused])
    }
    const unavailable = failure instanceof ServiceUnavailableError ? failure : null
    if (!unavailable)
      log.error({ err: error, path: loggedPath(request.path) }, 'a page could not be rendered')
    response.set('Retry-After', String(unavailable?.retryAfterSeconds ?? 5))
    sendPlainPage(response, {
      ...words.away,
      language,
      status: unavailable ? 503 : 500,
      links: [{ name: words.tryAgain, href: '' }, ...call],
    })
  }
}

/** The build beside the server, or in development the sources. */
export async function siteBuild(): Promise<SiteBuild> {
  if (import.meta.env?.PROD) return (await import('./built-site.ts')).builtSite()
  return (await import('./live-site.ts')).liveSite()
}
