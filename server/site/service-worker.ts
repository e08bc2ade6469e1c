import { type Request, type Response, Router } from 'express'
import { paths, withoutParameters } from '../../web/src/paths.ts'
import {
  inLanguage,
  OTHER_SITE_LANGUAGES,
  type SiteLanguage,
  toldOf,
} from '../../web/src/rules/site-languages.ts'
import { wordsOf } from '../guest-words/words-of.ts'
import type { KnownSite } from './known-site.ts'
import { callLinks, sendPlainPage } from './plain-page.ts'
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
  readonly known: KnownSite
  readonly takesOrders: () => Promise<boolean>
  readonly languages: () => Promise<readonly SiteLanguage[]>
}

/** The worker's script, after the addresses that it works with. */
const scriptOf = async (build: SiteBuild, takesOrders: boolean, languages: readonly SiteLanguage[]) => {
  const site = {
    pages: build.pages
      .filter(({ kept }) => kept === 'OFFLINE' || (takesOrders && kept === 'ORDERING'))
      .map(({ path }) => withoutParameters(path)),
    menu: paths.menu,
    menuAliases: [paths.menuShort, paths.menuTyped],
    languages: languages.map((language) => toldOf(language).code),
  }
  return `const SITE = ${JSON.stringify(site)}\n${await build.file('service-worker.js')}`
}

/**
 * `/service-worker.js`, which stores a few pages for use without a connection; if disabled, a worker that removes
 * itself. `/offline`, in each published language, is what it shows in place of a page that is not stored.
 */
export function serviceWorkerRouter({
  build,
  on,
  known,
  takesOrders,
  languages,
}: ServiceWorkerParts): Router {
  const router = Router()
  if (on) {
    for (const { language } of [toldOf('TR'), ...OTHER_SITE_LANGUAGES]) {
      router.get(inLanguage(language, '/offline'), async (_request, response, next) => {
        const facts = await known.now()
        if (language !== 'TR' && !facts.languages.includes(language)) return next()
        const { offline, tryAgain, menu } = wordsOf(language).plain
        const links = [
          { name: tryAgain, href: '' },
          { name: menu, href: paths.menu },
          ...callLinks(language, facts),
        ]
        sendPlainPage(response, { ...offline, language, status: 200, links })
      })
    }
  }
  router.get('/service-worker.js', async (_request: Request, response: Response) => {
    const script = on ? await scriptOf(build, await takesOrders(), await languages()) : REMOVAL
    response.set('Cache-Control', 'no-cache').type('js').send(script)
  })
  router.get('/admin-worker.js', async (_request: Request, response: Response) => {
    response
      .set('Cache-Control', 'no-cache')
      .type('js')
      .send(await build.file('admin-worker.js'))
  })
  return router
}
