import { Router } from 'express'
import { shareReply } from '../cache/front.ts'
import type { RequestContext } from '../core/request-context.ts'
import { select } from '../core/selection.ts'
import type { Services } from '../services.ts'
import { webManifest } from './manifest.ts'

interface WellKnownParts {
  readonly services: Services
  readonly contextFor: (requestId: string) => RequestContext
  readonly publicUrl: () => string
}

/** Every page that is worth finding; samples, such as the cart, and other forms of the home page are not. */
const PUBLIC_PAGES = [
  '/',
  '/food-collection',
  '/categories',
  '/services',
  '/about',
  '/contact',
  '/online-order',
  '/book-table',
  '/chefs',
  '/blog',
  '/blog-details',
  '/faq',
  '/terms-conditions',
  '/privacy-policy',
]

/** What search engines and phones ask for: `/robots.txt`, `/sitemap.xml` and `/site.webmanifest`. */
export function wellKnownRouter({ services, contextFor, publicUrl }: WellKnownParts): Router {
  const router = Router()
  router.get('/robots.txt', (_request, response) => {
    shareReply(response)
    response
      .set('Cache-Control', 'public, max-age=3600')
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /admin\nDisallow: /auth/\nDisallow: /error/\nDisallow: /graphql\nDisallow: /api/\n\nSitemap: ${publicUrl()}/sitemap.xml\n`,
      )
  })
  router.get('/site.webmanifest', async (_request, response) => {
    const { name } = await services.site.site(contextFor(''))
    shareReply(response)
    response
      .set('Cache-Control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send(JSON.stringify(webManifest(name)))
  })
  // Browsers ask for it beside pictures and texts, whose documents name no icon.
  router.get('/favicon.ico', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=86400').redirect(301, '/icon-192.png')
  })
  router.get('/sitemap.xml', async (_request, response) => {
    const context = contextFor('')
    const rows = select('id', 'createdDate', 'updatedDate')
    const [categories, offers] = await Promise.all([
      services.categories.getAll(context, rows),
      services.restaurantServices.getAll(context, rows),
    ])
    const addresses = [
      ...PUBLIC_PAGES.map((path) => entry(publicUrl() + path)),
      ...categories.map((row) => entry(`${publicUrl()}/food-collection/${row.id}`, row)),
      ...offers.map((row) => entry(`${publicUrl()}/services-details/${row.id}`, row)),
    ]
    shareReply(response)
    response
      .set('Cache-Control', 'public, max-age=0, must-revalidate')
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`,
      )
  })
  return router
}

function entry(address: string, row?: { createdDate: Date; updatedDate: Date | null }): string {
  const changed = row ? `<lastmod>${(row.updatedDate ?? row.createdDate).toISOString()}</lastmod>` : ''
  return `  <url><loc>${address.replaceAll('&', '&amp;')}</loc>${changed}</url>`
}
