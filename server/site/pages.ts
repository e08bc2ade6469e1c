import { STATUS_CODES } from 'node:http'
import { type ErrorRequestHandler, type NextFunction, type Request, type Response, Router } from 'express'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import { paths } from '../../web/src/paths.ts'
import { telephoneHref } from '../../web/src/rules/telephone.ts'
import type { Responder } from '../cache/responder.ts'
import { appErrorFrom } from '../core/app-error-from.ts'
import { ServiceUnavailableError, TooManyRequestsError } from '../core/errors.ts'
import type { GraphQLContext } from '../core/graphql/graphql-context.ts'
import type { TrustedOrigins } from '../http/anti-forgery.ts'
import { requestIdOf } from '../http/request-id.ts'
import { allowSource } from './content-security-policy.ts'
import { documentOf } from './page-shell.ts'
import { sendPlainPage } from './plain-page.ts'
import { serviceWorkerRouter } from './service-worker.ts'
import type { SiteBuild } from './site-build.ts'
import { OF_ONE_GUEST, type PageOf, type TableServices, tableRequestsRouter } from './table-requests.ts'

interface PagesParts {
  readonly services: TableServices
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
  /** The restaurant's phone number as last known. */
  readonly phone: () => string
}

/** Every public page, rendered on the server, and the back-office. */
export function pagesRouter(parts: PagesParts): Router {
  const { build, schema, contextFor, publicUrl, log, loggedPath } = parts
  // In development, files change under the same names.
  const isStored = parts.serviceWorker && !build.changing
  const router = Router()
  router.use(serviceWorkerRouter({ build, on: isStored, phone: parts.phone }))
  router.use(build.files)
  router.get('/admin{/*screen}', async (request: Request, response: Response) => {
    const html = await build.backOffice(request.originalUrl)
    response.set('Cache-Control', 'no-cache').type('html').send(html)
  })
  const pageOf: PageOf = async (url, context, posted) => {
    const page = await build.render({ url, schema, context, posted })
    if (page.undeclared.length > 0) {
      log.error(
        { path: loggedPath(url), queries: page.undeclared },
        'a page asked queries that its route does not declare',
      )
    }
    const body = documentOf(page, await build.shell(url), publicUrl(), isStored)
    const headers = { 'Content-Type': 'text/html; charset=utf-8' }
    return { status: page.status, headers, body, isOfOneGuest: page.isOfOneGuest }
  }
  const allowInline = (response: Response) => {
    if (build.styleHash) allowSource(response, 'style-src', build.styleHash)
    allowSource(response, 'script-src', "'inline-speculation-rules'")
  }
  router.use(paths.bookTable, tableRequestsRouter({ ...parts, pageOf, allowInline }))
  router.get('/{*page}', async (request: Request, response: Response) => {
    const url = build.pageAddress(request.originalUrl)
    const isShared = !url.includes('?')
    allowInline(response)
    const responder = isShared ? parts.responder : parts.filtered
    await responder.respond(request, response, async () => {
      const { isOfOneGuest, ...page } = await pageOf(url, contextFor(requestIdOf(request)))
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
  router.all('/{*page}', (request: Request, response: Response) => {
    response.set('Allow', 'GET, HEAD')
    sendPlainPage(response, {
      status: 405,
      title: 'Bu istek burada yapılamaz',
      text: `Bu sayfa yalnızca okunabilir (<span lang="en">${request.method} is not accepted here; GET and HEAD are</span>).`,
      links: { 'Anasayfaya dön': paths.home },
    })
  })
  return router
}

export function failedPages({
  phone: phoneNow,
  log,
  loggedPath,
}: Pick<PagesParts, 'phone' | 'log' | 'loggedPath'>): ErrorRequestHandler {
  return (error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error)
    const phone = phoneNow()
    const call = phone ? { [phone]: telephoneHref(phone) } : {}
    const known = appErrorFrom(error)
    if (known instanceof TooManyRequestsError) {
      response.set('Retry-After', String(known.retryAfterSeconds))
      return sendPlainPage(response, {
        status: 429,
        title: 'Biraz bekleyin',
        text: `Kısa sürede çok fazla istek geldi. ${known.retryAfterSeconds} saniye sonra yeniden deneyin ya da bizi arayın.`,
        links: { 'Anasayfaya dön': paths.home, ...call },
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
    const unavailable = known instanceof ServiceUnavailableError ? known : null
    if (!unavailable)
      log.error({ err: error, path: loggedPath(request.path) }, 'a page could not be rendered')
    response.set('Retry-After', String(unavailable?.retryAfterSeconds ?? 5))
    sendPlainPage(response, {
      status: unavailable ? 503 : 500,
      title: 'Birazdan buradayız',
      text: 'Sitemiz kısa bir süre yanıt veremiyor. Birkaç saniye sonra yeniden deneyin ya da bizi arayın.',
      links: { 'Tekrar dene': '', ...call },
    })
  }
}

/** The build beside the server, or in development the sources. */
export async function siteBuild(): Promise<SiteBuild> {
  if (import.meta.env?.PROD) return (await import('./built-site.ts')).builtSite()
  return (await import('./live-site.ts')).liveSite()
}
