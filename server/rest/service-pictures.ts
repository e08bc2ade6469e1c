import { Router } from 'express'
import type { Responder } from '../cache/responder.ts'
import { NotFoundError } from '../core/errors.ts'
import { select } from '../core/read/selection.ts'
import type { RequestContext, RequestOrigin } from '../core/request-context.ts'
import { requestIdOf } from '../http/request-id.ts'
import type { Services } from '../services.ts'

interface ServicePictures {
  readonly services: Services
  readonly responder: Responder
  readonly contextFor: (origin: RequestOrigin) => Promise<RequestContext>
}

/** Media types by the first characters of a picture's base64. */
const TYPES = [
  ['iVBORw', 'image/png'],
  ['UklGR', 'image/webp'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
] as const

/**
 * `GET /resource/service/{id}/image` and `…/icon`: the pictures that services store as base64. An address with the
 * hash of the current picture is cacheable for ever. A service that the caller may not see is left to the next
 * route.
 */
export function servicePicturesRouter({ services, responder, contextFor }: ServicePictures): Router {
  const router = Router()
  router.get('/:id/:part', async (request, response, next) => {
    const { id, part } = request.params
    if (part !== 'image' && part !== 'icon') return next()
    const { authorization } = request.headers
    const requestId = requestIdOf(request)
    const context = await contextFor({ requestId, address: request.ip ?? '', authorization })
    const hashOf = `${part}Hash` as const
    const service = await responder
      .run(request, () => services.restaurantServices.getById(context, id, select(part, hashOf)))
      .catch((error: unknown) => {
        if (error instanceof NotFoundError) return null
        throw error
      })
    const base64 = service?.[part]
    const hash = service?.[hashOf]
    if (!base64 || !hash) return next()
    const [, type] = TYPES.find(([start]) => base64.startsWith(start)) ?? [null, 'application/octet-stream']
    response.set({ 'Content-Type': type, ETag: `"${hash}"`, 'Cache-Control': 'public, no-cache' })
    if (request.query.v === hash) response.set('Cache-Control', 'public, max-age=31536000, immutable')
    // A token may reveal services that are hidden from the public.
    if (authorization !== undefined) response.set('Cache-Control', 'private, no-cache')
    response.send(Buffer.from(base64, 'base64'))
  })
  return router
}
