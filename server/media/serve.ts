import { pipeline } from 'node:stream/promises'
import { Router } from 'express'
import type { MediaStore, StoredFile } from '../core/pictures/media-store.ts'
import { fileFor, SMALL_THUMB_WIDTH, smallThumbOf, THUMB_WIDTH } from '../core/pictures/variants.ts'

/** The minimum time between two searches of the trash for a missing file. */
const LOOK_AGAIN_MS = 60_000
const MAX_SEARCHES = 1_000

/** Tells which pictures may be served. */
interface ShownPictures {
  /** Whether a record that is not soft-deleted references the path; null while the database is unavailable. */
  has(path: string): Promise<boolean | null>
}

/**
 * `GET /resource/{path}` and `/resource/thumb/{path}`, both with `?w=`: stored pictures, cacheable for ever because their names are
 * hashes of their content. A picture is served only while a record that is not soft-deleted references it.
 */
export function mediaRouter(files: MediaStore, shown: ShownPictures): Router {
  const router = Router()
  const found = fileFinder(files)
  router.get(['/thumb/:path', '/:path'], async (request, response, next) => {
    const thumb = request.path.startsWith('/thumb/')
    const wanted = widthFrom(request.query.w)
    const path = String(request.params.path)
    const name = fileFor(path, thumb ? THUMB_WIDTH : wanted)
    const isShown = name === null ? false : await shown.has(path)
    if (name === null || isShown === false) return next()
    const small = thumb && wanted !== undefined && wanted <= SMALL_THUMB_WIDTH ? smallThumbOf(path) : null
    const smallFile = small && (await files.stream(small))
    const file = smallFile || (await found(name, isShown === true))
    if (!file) return next()
    response.set({
      'Content-Type': 'image/webp',
      'Content-Length': String(file.size),
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${smallFile ? small : name}"`,
    })
    if (request.fresh) {
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
    // A client that disconnects is not an error.
    await pipeline(file.body(), response).catch(() => response.destroy())
  })
  router.use((_request, response) => {
    response
      .status(404)
      .set('Cache-Control', 'no-store')
      .type('text/plain')
      .send('There is no such picture.\n')
  })
  return router
}

/** Finds files, and restores from the trash those that a record references again. */
function fileFinder(files: MediaStore): (name: string, isNamed: boolean) => Promise<StoredFile | null> {
  const searches = new Map<string, { readonly began: number; readonly done: Promise<unknown> }>()
  const search = (name: string) => {
    const last = searches.get(name)
    if (last && performance.now() - last.began < LOOK_AGAIN_MS) return last.done
    if (searches.size >= MAX_SEARCHES) searches.clear()
    const done = files.recover([name])
    searches.set(name, { began: performance.now(), done })
    // Only a search without a result is remembered.
    done.then(
      (found) => found.length > 0 && searches.delete(name),
      () => searches.delete(name),
    )
    return done
  }
  return async (name, isNamed) => {
    const file = await files.stream(name)
    if (file || !isNamed) return file
    await search(name)
    return files.stream(name)
  }
}

function widthFrom(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : undefined
}
