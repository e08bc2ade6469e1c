import { STATUS_CODES } from 'node:http'
import path from 'node:path'
import { type ErrorRequestHandler, type NextFunction, type Request, type Response, Router } from 'express'
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { Logger } from 'pino'
import type { RenderRequest } from '../../web/src/entry-server.tsx'
import { shareReply } from '../cache/front.ts'
import { ServiceUnavailableError } from '../core/errors.ts'
import { appErrorFrom } from '../core/failures.ts'
import type { GraphQLContext } from '../core/graphql-context.ts'
import type { Env } from '../env.ts'
import { documentOf } from './page-shell.ts'
import { publicFolder } from './public-folder.ts'
import type { SiteBuild } from './site-build.ts'
import { STYLE_HASH, unavailablePage } from './unavailable-page.ts'

interface PagesParts {
  readonly env: Env
  /** Runs a query of a page. */
  readonly answer: (query: {
    document: DocumentNode
    variables: Record<string, unknown> | undefined
    context: GraphQLContext
  }) => Promise<ExecutionResult>
  readonly typeNames: RenderRequest['typeNames']
  readonly contextFor: (requestId: string) => GraphQLContext
  readonly publicUrl: () => string
  readonly log: Logger
}

/**
 * Every public page, rendered with its data, and the back-office; what lies in the data folder's `public` comes before
 * them.
 */
export async function pagesRouter({
  env,
  answer,
  typeNames,
  contextFor,
  publicUrl,
}: Omit<PagesParts, 'log'>): Promise<Router> {
  const build = await siteBuild()
  const router = Router()
  router.use(publicFolder(path.join(env.dataDir, 'public')))
  router.use(build.files)
  router.get('/admin{/*screen}', async (request: Request, response: Response) => {
    const html = await build.backOffice(request.originalUrl)
    response.set('Cache-Control', 'no-cache').type('html').send(html)
  })
  router.get('/{*page}', async (request: Request, response: Response) => {
    const context = contextFor(String(response.getHeader('x-request-id') ?? ''))
    const page = await build.render({
      url: request.originalUrl,
      ask: (document, variables) => answer({ document, variables, context: { ...context } }),
      typeNames,
    })
    const html = documentOf(page, await build.shell(request.originalUrl), publicUrl())
    if (!build.changing) shareReply(response)
    response
      .status(page.status)
      .set('Cache-Control', 'public, max-age=0, must-revalidate')
      .type('html')
      .send(html)
  })
  return router
}

/** What a visitor is shown in place of what failed. */
export function failedPages({ env, log }: Pick<PagesParts, 'env' | 'log'>): ErrorRequestHandler {
  return (error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error)
    // An address that can't be read, or a file that isn't there: the caller's doing, as express tells it.
    const asked = (error as { status?: unknown }).status
    if (typeof asked === 'number' && asked >= 400 && asked < 500) {
      return response.status(asked).set('Cache-Control', 'no-store').type('text').send(STATUS_CODES[asked])
    }
    const away = isDatabaseAway(error)
    if (!away) log.error({ err: error, path: request.path }, 'a page could not be rendered')
    const policy = String(response.getHeader('Content-Security-Policy') ?? '')
    response
      .set('Content-Security-Policy', policy.replace("style-src 'self'", `style-src 'self' ${STYLE_HASH}`))
      .status(away ? 503 : 500)
      .set({ 'Cache-Control': 'no-store', 'Retry-After': '5' })
      .type('html')
      .send(unavailablePage(env.site.phone))
  }
}

/** A failed query reaches the renderer wrapped by whoever carried it. */
function isDatabaseAway(error: unknown): boolean {
  const carried =
    (error as { errors?: { originalError?: unknown }[] }).errors?.map((each) => each.originalError) ?? []
  return [error, ...carried].some((each) => appErrorFrom(each) instanceof ServiceUnavailableError)
}

async function siteBuild(): Promise<SiteBuild> {
  if (import.meta.env?.PROD) return (await import('./built-site.ts')).builtSite()
  return (await import('./live-site.ts')).liveSite()
}
