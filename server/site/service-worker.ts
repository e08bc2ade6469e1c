import { type Request, type Response, Router } from 'express'
import { paths, withoutParameters } from '../../web/src/paths.ts'
import { telephoneHref } from '../../web/src/rules/telephone.ts'
import { sendPlainPage } from './plain-page.ts'
import type { SiteBuild } from './site-build.ts'

/** Replaces the worker of every browser that has one: it deletes its caches and unregisters itself. */
const REMOVAL = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  for (const name of await caches.keys()) if (name.startsWith('site-')) await caches.delete(name)
  await registration.unregister()
}
`

interface ServiceWorkerParts {
  readonly build: SiteBuild
  readonly on: boolean
  readonly phone: () => string
}

/** The worker's script, after the addresses that it works with. */
const scriptOf = async (build: SiteBuild) => {
  const site = {
    pages: build.pages.filter(({ kept }) => kept === 'OFFLINE').map(({ path }) => withoutParameters(path)),
    menu: paths.menu,
    menuAliases: [paths.menuShort, paths.menuTyped],
  }
  return `const SITE = ${JSON.stringify(site)}\n${await build.file('service-worker.js')}`
}

/**
 * `/service-worker.js`, which stores a few pages for use without a connection; if disabled, a worker that removes
 * itself. `/offline` is what it shows in place of a page that is not stored.
 */
export function serviceWorkerRouter({ build, on, phone: phoneNow }: ServiceWorkerParts): Router {
  const router = Router()
  if (on) {
    router.get('/offline', (_request: Request, response: Response) => {
      const phone = phoneNow()
      sendPlainPage(response, {
        status: 200,
        title: 'Bağlantı yok',
        text: 'Bu sayfa internet bağlantısı olmadan açılamıyor. Menümüze bağlantısız da bakabilir ya da bizi arayabilirsiniz.',
        links: { 'Tekrar dene': '', Menü: paths.menu, ...(phone && { [phone]: telephoneHref(phone) }) },
      })
    })
  }
  router.get('/service-worker.js', async (_request: Request, response: Response) => {
    const script = on ? await scriptOf(build) : REMOVAL
    response.set('Cache-Control', 'no-cache').type('js').send(script)
  })
  return router
}
