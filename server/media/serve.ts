import { pipeline } from 'node:stream/promises'
import { Router } from 'express'
import type { MediaStore } from './media-store.ts'
import { fileFor, THUMB_WIDTH } from './variants.ts'

/** `GET /resource/{path}` and `/resource/thumb/{path}`: stored pictures, named by content and so kept for ever. */
export function mediaRouter(files: MediaStore): Router {
  const router = Router()
  router.get(['/thumb/:path', '/:path'], async (request, response, next) => {
    const thumb = request.path.startsWith('/thumb/')
    const width = thumb ? THUMB_WIDTH : widthFrom(request.query.w)
    const name = fileFor(String(request.params.path), width)
    const file = name === null ? null : await files.stream(name)
    if (!file) return next()
    response.set({
      'Content-Type': 'image/webp',
      'Content-Length': String(file.size),
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${name}"`,
    })
    if (request.headers['if-none-match'] === `"${name}"`) {
      response.status(304).end()
      return
    }
    if (request.method === 'HEAD') {
      response.end()
      return
    }
    if (file.bytes) {
      response.end(file.bytes)
      return
    }
    // A visitor who leaves early is no fault.
    await pipeline(file.body(), response).catch(() => response.destroy())
  })
  router.use((_request, response) => {
    response.status(404).type('text/plain').send('There is no such picture.\n')
  })
  return router
}

function widthFrom(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : undefined
}
