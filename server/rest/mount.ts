import express, { type Request, type Response, Router } from 'express'
import type { Logger } from 'pino'
import type { Responder } from '../cache/responder.ts'
import { type Caller, requireRule } from '../core/access.ts'
import { BadInputError, ForbiddenError } from '../core/errors.ts'
import type { RequestContext, RequestOrigin } from '../core/request-context.ts'
import { giveCookie, isForged, type TrustedOrigins } from '../http/anti-forgery.ts'
import { JSON_LIMITS } from '../http/json-body.ts'
import type { Reply } from '../http/reply.ts'
import { requestIdOf } from '../http/request-id.ts'
import { note, noteCaller } from '../http/request-notes.ts'
import type { Services } from '../services.ts'
import { NamedValues } from './named-values.ts'
import { maskedProblem, problemFrom, TransportError } from './problem.ts'
import { isPublicList } from './public-lists.ts'
import { type ArrivedBody, NO_BODY, readJson, readMultipart } from './read-body.ts'
import { allRoutes, type Method, type Route, ruleOf } from './routes.ts'

interface RestParts {
  readonly services: Services
  readonly contextFor: (origin: RequestOrigin) => Promise<RequestContext>
  readonly responder: Responder
  /** For requests with files. */
  readonly uploads: Responder
  readonly secure: () => boolean
  readonly trusted: TrustedOrigins
  readonly log: Logger
}

export function restRouter(parts: RestParts): Router {
  const router = Router()
  router.use((request, response, next) => {
    response.set('Cache-Control', 'no-store')
    if (!isSafe(request.method) && isForged(request, parts.trusted)) {
      throw new ForbiddenError('FORGED_REQUEST')
    }
    next()
  })
  for (const row of allRoutes) {
    const path = row.path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')
    router[row.method.toLowerCase() as Lowercase<Method>](path, (request, response) =>
      answer(parts, row, request, response),
    )
  }
  router.use((request) => {
    const allowed = methodsAt(request.path)
    if (allowed.length === 0) {
      throw new TransportError(404, 'UNKNOWN_ADDRESS', { path: `${request.baseUrl}${request.path}` })
    }
    throw new TransportError(405, 'METHOD_NOT_ALLOWED', { method: request.method, allowed })
  })
  router.use(problems(parts.log))
  return router
}

/** Checks the permission before the body is read, then reads it, calls the service and replies. */
async function answer(parts: RestParts, row: Route, request: Request, response: Response): Promise<void> {
  const { services } = parts
  const permitted = async () => {
    const context = await parts.contextFor({
      requestId: requestIdOf(request),
      address: request.ip ?? '',
      authorization: request.headers.authorization,
      userAgent: request.headers['user-agent'],
    })
    noteCaller(request, context)
    requireRule(context.caller, ruleOf(row.access))
    return context
  }
  const early = await permitted()
  const arrived = await bodyOf(row, early.caller, request, response)
  try {
    // A body may take minutes to arrive; the permission may be lost meanwhile.
    const context = row.body === 'none' ? early : await permitted()
    const { params } = request
    const query = new NamedValues(request.query)
    const responder = row.body === 'multipart' ? parts.uploads : parts.responder
    await responder.respond(request, response, async () => {
      const reply = await row.call.handle({ context, services, params, query, ...arrived.read() })
      if (row.call.reply === 'login') giveCookie(request, response, parts.secure())
      return replyOf(row, reply, request.headers.authorization === undefined)
    })
  } finally {
    await arrived.release()
  }
}

function replyOf(row: Route, reply: unknown, isAnonymous: boolean): Reply {
  if (row.call.reply === 'none') return { status: 204, headers: {}, body: Buffer.alloc(0) }
  const headers = { 'Content-Type': 'application/json; charset=utf-8' }
  const body = Buffer.from(JSON.stringify(reply))
  if (!isPublicList(row) || !isAnonymous) return { status: 200, headers, body }
  const cached = { ...headers, 'Cache-Control': 'public, max-age=0, must-revalidate' }
  return { status: 200, headers: cached, body, isPublic: true }
}

async function bodyOf(
  row: Route,
  { userId }: Caller,
  request: Request,
  response: Response,
): Promise<ArrivedBody> {
  if (row.body === 'none') return NO_BODY
  if (row.body === 'multipart') return readMultipart(request, response)
  const size = row.call.reply === 'login' ? 'signIn' : userId === null ? 'anonymous' : 'signedIn'
  return readJson(request, response, {
    limits: JSON_LIMITS[size],
    takesBareId: row.call.takesBareId ?? false,
  })
}

const isSafe = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

const patterns = allRoutes.map((row) => ({
  method: row.method,
  pattern: new RegExp(`^${row.path.replace(/^\/api/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
}))

function methodsAt(path: string): string[] {
  return [...new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]
}

/** Sends every error as `application/problem+json`; unexpected ones are logged in full and masked. */
function problems(log: Logger): express.ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error)
    const trace = requestIdOf(request)
    const undecodable = (error as { status?: unknown }).status === 400 && error instanceof URIError
    const problem = problemFrom(undecodable ? new BadInputError('MALFORMED_ADDRESS') : error, trace)
    if (!problem) log.error({ err: error, path: request.path }, 'a call failed')
    const { status, code, headers, body } = problem ?? maskedProblem(trace)
    note(request, { code, reason: body.reason })
    response.status(status).set({ ...headers, 'Cache-Control': 'no-store' })
    response.type('application/problem+json').send(JSON.stringify(body))
  }
}
