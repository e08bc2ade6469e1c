import { type Request, type Response, Router } from 'express'
import type { Logger } from 'pino'
import { paths } from '../../web/src/paths.ts'
import type { Responder } from '../cache/responder.ts'
import type { RequestContext, RequestOrigin } from '../core/request-context.ts'
import { JSON_LIMITS } from '../http/json-body.ts'
import { requestIdOf } from '../http/request-id.ts'
import { note, noteCaller } from '../http/request-notes.ts'
import { SiteLogin } from '../modules/auth/auth.input.ts'
import type { Services } from '../services.ts'
import { maskedProblem, problemFrom } from './problem.ts'
import { readJson } from './read-body.ts'
import { readInput } from './read-input.ts'

interface SiteSignInParts {
  readonly services: Services
  readonly contextFor: (origin: RequestOrigin) => Promise<RequestContext>
  readonly responder: Responder
  readonly secure: () => boolean
  readonly log: Logger
}

const COOKIE = 'known-device'
const SECRET = /^[\w-]{43}$/
const KEPT_SECONDS = 30 * 24 * 60 * 60

/**
 * The sign-in of the site's own page. It works like the APIs' sign-in, and recognizes the browser by an HttpOnly cookie
 * with a secret for each account.
 */
export function siteSignInRouter(parts: SiteSignInParts): Router {
  const router = Router()
  router.post('/', async (request, response, next) => {
    // A form that was sent before the script had loaded gets the page.
    if (!request.is('json')) return next()
    response.set('Cache-Control', 'no-store')
    try {
      const arrived = await readJson(request, response, { limits: JSON_LIMITS.signIn, takesBareId: false })
      await parts.responder.respond(request, response, async () => {
        const input = readInput(SiteLogin, arrived.read().body)
        return {
          status: 200,
          headers: { 'Content-Type': 'application/json; charset=utf-8' },
          body: Buffer.from(JSON.stringify(await signIn(parts, input, request, response))),
        }
      })
    } catch (error) {
      fail(parts.log, error, request, response)
    }
  })
  return router
}

async function signIn(
  parts: SiteSignInParts,
  input: Partial<SiteLogin>,
  request: Request,
  response: Response,
): Promise<object> {
  const { auth } = parts.services
  const context = await parts.contextFor({
    requestId: requestIdOf(request),
    address: request.ip ?? '',
    userAgent: request.headers['user-agent'],
  })
  noteCaller(request, context)
  if (!isOwnPage(request)) return auth.login(context, input)
  const secure = parts.secure()
  const cookie = cookieName(secure)
  const { result, devices } = await auth.loginFromSite(context, input, devicesOf(request, cookie))
  // The prefix requires the path of all pages; without it only this address receives the secrets.
  const scope = secure ? 'Path=/; Secure' : `Path=${paths.signIn}`
  const attributes = `${scope}; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Strict`
  response.appendHeader('Set-Cookie', `${cookie}=${devices.join('.')}; ${attributes}`)
  return result
}

/** Whether the browser states that a page of this site sent the request. */
function isOwnPage({ headers }: Request): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin !== undefined && URL.parse(headers.origin)?.host === headers.host
}

/** With the prefix, no other host of the domain can set it. */
const cookieName = (secure: boolean) => (secure ? `__Host-${COOKIE}` : COOKIE)

function devicesOf({ headers }: Request, cookie: string): string[] {
  const value = new RegExp(`(?:^|;\\s*)${cookie}=([\\w.-]+)`).exec(headers.cookie ?? '')?.[1] ?? ''
  return value.split('.').filter((secret) => SECRET.test(secret))
}

function fail(log: Logger, error: unknown, request: Request, response: Response): void {
  const problem = problemFrom(error, requestIdOf(request))
  if (!problem) log.error({ err: error }, 'a sign-in failed')
  const { status, code, headers, body } = problem ?? maskedProblem(requestIdOf(request))
  note(request, { code, reason: body.reason })
  response.status(status).set({ ...headers })
  response.type('application/problem+json').send(JSON.stringify(body))
}
