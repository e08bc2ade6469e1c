import { type Request, type Response, Router } from 'express'
import type { SiteBuild } from './site-build.ts'

/** Replaces the worker of every browser that has one: it deletes its caches and unregisters itself. */
const REMOVAL = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  for (const name of await caches.keys()) if (name.startsWith('site-')) await caches.delete(name)
  await registration.unregister()
}
`

/**
 * `/service-worker.js`, which stores a few pages for use without a connection; if disabled, a worker that removes
 * itself.
 */
export function serviceWorkerRouter({ build, on }: { build: SiteBuild; on: boolean }): Router {
  const router = Router()
  router.get('/service-worker.js', async (_request: Request, response: Response) => {
    const script = on ? await build.file('service-worker.js') : REMOVAL
    response.set('Cache-Control', 'no-cache').type('js').send(script)
  })
  return router
}
