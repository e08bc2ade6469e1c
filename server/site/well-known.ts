import { Router } from 'express'
import type { Page } from '../../web/src/pages.ts'
import { paths, type TemplatePage, templatePages, withoutParameters } from '../../web/src/paths.ts'
import { alternatesOf, inLanguage, type SiteLanguage } from '../../web/src/rules/site-languages.ts'
import { tableNumber } from '../../web/src/rules/table-number.ts'
import { isTranslated } from '../../web/src/rules/translated-pages.ts'
import type { Responder } from '../cache/responder.ts'
import { select } from '../core/read/selection.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { Reply } from '../http/reply.ts'
import { PageMode } from '../modules/site/site-links.item.ts'
import type { Services } from '../services.ts'
import { blogFeed } from './blog-feed.ts'
import { officeManifest, webManifest } from './manifest.ts'
import { preferredLanguage } from './preferred-language.ts'
import { publicFile } from './public-file.ts'

interface WellKnownParts {
  readonly services: Services
  readonly pages: readonly Page[]
  readonly contextFor: (requestId: string) => RequestContext
  readonly responder: Responder
  readonly publicUrl: () => string
}

/** Number of newest entries; feed readers keep the older ones. */
const FEED_ENTRIES = 30

/** `/robots.txt`, `/sitemap.xml`, `/site.webmanifest`, `/favicon.ico`, and the address of printed QR codes. */
export function wellKnownRouter(parts: WellKnownParts): Router {
  const { services, contextFor, responder, publicUrl } = parts
  const router = Router()
  const serve = (path: string, make: () => Promise<Reply>) =>
    router.get(path, (request, response) => responder.respond(request, response, make))
  serve('/robots.txt', async () =>
    publicFile(
      'text/plain; charset=utf-8',
      `User-agent: *\nDisallow: /admin\nDisallow: /auth/\nDisallow: /error/\nDisallow: /graphql\nDisallow: /api/\n\nSitemap: ${publicUrl()}/sitemap.xml\n`,
      { 'Cache-Control': 'public, max-age=3600' },
    ),
  )
  const serveManifest = (path: string, manifestOf: (name: string) => object) =>
    serve(path, async () => {
      const { name } = await services.site.site(contextFor(''), select('name'))
      return publicFile('application/manifest+json; charset=utf-8', JSON.stringify(manifestOf(name)))
    })
  serveManifest('/site.webmanifest', webManifest)
  serveManifest('/admin/site.webmanifest', officeManifest)

  serve('/sitemap.xml', async () => {
    const context = contextFor('')
    const rows = select('id', 'createdDate', 'updatedDate')
    const [{ pages, hiddenPages, languages }, categories, dishes, offers, stories] = await Promise.all([
      services.site.site(context, select('pages', 'hiddenPages', 'languages')),
      services.categories.getAll(context, rows),
      services.products.getAll(context, select('id', 'categoryId', 'createdDate', 'updatedDate')),
      services.restaurantServices.getAll(context, rows),
      services.abouts.getAll(context, rows),
    ])
    const dishesOf = Map.groupBy(dishes, ({ categoryId }) => categoryId)
    // The tour is files of the owner, and no page of the list.
    const indexedAs = (key: TemplatePage) =>
      parts.pages.find(({ path }) => path === templatePages[key])?.indexed ?? 'OWN'
    const inMode = (mode: PageMode) =>
      pages.flatMap((page) => (page.mode === mode ? (page.key as TemplatePage) : []))
    const own = [
      ...inMode(PageMode.OWN).filter(indexedAs),
      ...inMode(PageMode.LIVE).filter((key) => indexedAs(key) === 'OWN'),
    ].filter((key) => !hiddenPages.includes(key))
    const takesTables = pages.some(({ key, mode }) => key === 'book-table' && mode === PageMode.LIVE)
    /** A page in every language that it can be read in, each with links to all. */
    const inAll = (path: string, ...rows: readonly Dated[]): string[] => {
      const versions = ['TR' as const, ...languages]
      const links = alternatesOf(path, languages, publicUrl()).map(
        ({ code, href }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`,
      )
      return versions.map((each) => entry(publicUrl() + inLanguage(each, path), links.join(''), ...rows))
    }
    const texts = await services.site.textsOfPages(context, select('key', 'createdDate', 'updatedDate'))
    const entries = own.includes('blog')
      ? await services.blogs.getAll(
          context,
          select('id', 'slug', 'createdDate', 'updatedDate', 'publishedDate'),
        )
      : []
    const shownOn: Readonly<Record<string, readonly Dated[]>> = {
      [paths.menu]: [...categories, ...dishes],
      [paths.services]: offers,
      [paths.about]: stories,
    }
    const ofRecords: Readonly<Record<string, readonly string[]>> = {
      [paths.dish(':id?', ':dish?')]: categories.flatMap((row) =>
        inAll(paths.menuOf(row.id), row, ...(dishesOf.get(row.id) ?? [])),
      ),
      [paths.service(':id')]: offers.flatMap((row) => inAll(paths.service(row.id), row)),
      [paths.blogEntry(':id')]: entries.map((row) =>
        entry(publicUrl() + paths.blogEntry(row.slug ?? row.id), '', {
          createdDate: row.publishedDate,
          updatedDate: row.updatedDate,
        }),
      ),
    }
    const indexed = parts.pages.filter((page) => page.indexed)
    const addresses = [
      ...indexed.flatMap((page) => {
        const address = withoutParameters(page.path)
        const shown = shownOn[address] ?? []
        return page.indexed === 'ALWAYS' || (page.indexed === 'FILLED' && shown.length > 0)
          ? inAll(address, ...shown)
          : []
      }),
      ...own.flatMap((key) => {
        const shown = texts.filter((text) => text.key === key)
        const isInAll = isTranslated(templatePages[key]) && takesTables
        return isInAll
          ? inAll(templatePages[key], ...shown)
          : entry(publicUrl() + templatePages[key], '', ...shown)
      }),
      ...indexed.flatMap(({ path }) => ofRecords[path] ?? []),
    ]
    return publicFile(
      'application/xml; charset=utf-8',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${languages.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>\n${addresses.join('\n')}\n</urlset>\n`,
    )
  })
  serve(paths.blogFeed, async () => {
    const context = contextFor('')
    const { name, pages } = await services.site.site(context, select('name', 'pages'))
    const isOwn = pages.some(({ key, mode }) => key === 'blog' && mode === PageMode.OWN)
    if (!isOwn)
      return {
        ...publicFile('text/plain; charset=utf-8', 'There is no feed.\n', { 'Cache-Control': 'no-store' }),
        status: 404,
      }
    const entries = await services.blogs.getAll(
      context,
      select('id', 'slug', 'name', 'summary', 'description', 'publishedDate', 'updatedDate'),
      { limit: FEED_ENTRIES },
    )
    return publicFile(
      'application/atom+xml; charset=utf-8',
      blogFeed({ name, publicUrl: publicUrl(), entries }),
    )
  })
  // Browsers request it for pictures and texts, which name no icon.
  router.get('/favicon.ico', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=86400').redirect(301, '/icon-192.png')
  })
  // Printed QR codes stay valid when the address of the menu changes. Behind `#` the table's number reaches no log.
  router.get([paths.menuShort, paths.menuTyped], async (request, response) => {
    const { masa } = request.query
    const table = typeof masa === 'string' && tableNumber(masa)
    const languages = await services.site.languages(contextFor(''))
    const to = (language: SiteLanguage) => inLanguage(language, paths.menu) + (table ? `#masa=${table}` : '')
    if (languages.length === 0) {
      response.set('Cache-Control', 'public, max-age=86400').redirect(301, to('TR'))
      return
    }
    response.set({ 'Cache-Control': 'no-store', Vary: 'Accept-Language' })
    response.redirect(302, to(preferredLanguage(request.headers['accept-language'], languages)))
  })
  return router
}

interface Dated {
  readonly createdDate: Date
  readonly updatedDate: Date | null
}

/** @param links to the page in other languages. @param rows the records that the page shows. */
function entry(address: string, links: string, ...rows: readonly Dated[]): string {
  const times = rows.map(({ createdDate, updatedDate }) => (updatedDate ?? createdDate).getTime())
  const changed = rows.length > 0 ? `<lastmod>${new Date(Math.max(...times)).toISOString()}</lastmod>` : ''
  return `  <url><loc>${address.replaceAll('&', '&amp;')}</loc>${changed}${links}</url>`
}
