import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openSharedSite, PHONE } from '../../support/site.ts'
import { siteManifest } from '../../support/site-manifest.ts'
import { takenOver } from '../../support/taken-over.ts'

const site = openSharedSite()

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name, exact: true })

/** Names of the chunks that a page loads. */
function chunksOf(page: Page): string[] {
  const chunks: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1]
    if (name) chunks.push(name)
  })
  return chunks
}

test.each([
  ['the pointer', (page: Page) => link(page, 'Menü').hover()],
  ['the keyboard', (page: Page) => link(page, 'Menü').focus()],
])(
  'D10: %s on a link fetches code and data of its page, and a click only revalidates the layout',
  async (_, touch) => {
    const { page, asked } = await site.visit('/contact')
    const chunks = chunksOf(page)
    await touch(page)
    await expect.poll(() => asked).toEqual(['Categories'])
    await expect.poll(() => chunks).toContain('categories')
    await page.waitForLoadState('networkidle')
    const loaded = chunks.length
    await link(page, 'Menü').click()
    await page.locator('.category-card').first().waitFor()
    expect([asked, chunks.length]).toEqual([['Categories', 'Shell'], loaded])
  },
)

test('D10: a click without prefetch fetches code and data in parallel, and revalidates the layout', async () => {
  const { page, asked } = await site.visit('/contact')
  await page.route('**/assets/menu-*.js', () => {})
  await page.locator('footer').getByRole('link', { name: 'Menü', exact: true }).dispatchEvent('click')
  await expect.poll(() => asked).toEqual(['Shell', 'Menu'])
})

test('D10: an idle phone prefetches the menu that its bar links to', async () => {
  const { page, asked, noise } = await site.visit('/contact', PHONE)
  await expect.poll(() => asked).toEqual(['Menu'])
  const file = siteManifest()['src/routes/menu.tsx']?.file as string
  const isLoaded = (name: string) =>
    performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(name))
  await expect.poll(() => page.evaluate(isLoaded, file)).toBe(true)
  await page.waitForLoadState('networkidle')
  const menu = page.locator('.action-bar').getByRole('link', { name: 'Menü' })
  await takenOver(menu)
  await page.context().setOffline(true)
  await menu.tap()
  await expect.poll(() => page.locator('.dishes__row').count()).toBeGreaterThanOrEqual(90)
  await page.context().setOffline(false)
  noise.splice(0)
})

test('a failed prefetch has no effect, and the page fetches its data again', async () => {
  const { page, asked, noise } = await site.visit('/contact')
  await page.route('**/graphql*', (route) => route.fulfill({ status: 500, body: 'Bad day' }), { times: 1 })
  await link(page, 'Menü').hover()
  await expect.poll(() => noise.length).toBeGreaterThan(0)
  expect(page.url()).toBe(`${site.server.url}/contact`)
  noise.splice(0)
  await link(page, 'Menü').click()
  await page.locator('.category-card').first().waitFor()
  expect(asked).toEqual(['Categories', 'Shell', 'Categories'])
})

test('D10: data is fetched by GET, and revalidated with 304', async () => {
  const { page } = await site.visit('/contact')
  const response = page.waitForResponse((reply) => reply.url().includes('/graphql'))
  await link(page, 'Menü').hover()
  const request = (await response).request()
  expect(request.method()).toBe('GET')
  // The first request of this form fills the response cache, whose replies have an ETag.
  await fetch(request.url(), {
    headers: { 'apollo-require-preflight': 'true', accept: request.headers().accept ?? '' },
  })
  const again = await page.evaluate(async (url) => {
    const headers = { 'apollo-require-preflight': 'true' }
    const etag = (await fetch(url, { headers })).headers.get('etag') ?? ''
    return (await fetch(url, { headers: { ...headers, 'if-none-match': etag } })).status
  }, request.url())
  expect(again).toBe(304)
})

test('before the scripts are loaded, hovering over a link prefetches its document', async () => {
  const { page, noise } = await site.visitor()
  await page.route('**/assets/*.js', () => {})
  const prefetched = await prefetchedDocuments(page)
  await page.goto(`${site.server.url}/about`, { waitUntil: 'commit' })
  await link(page, 'İletişim').hover()
  await expect.poll(() => prefetched).toEqual([`${site.server.url}/contact`])
  noise.splice(0)
})

test('afterwards, hovering prefetches code and data, and no document', async () => {
  const { page, asked } = await site.visitor()
  const prefetched = await prefetchedDocuments(page)
  await page.goto(`${site.server.url}/about`)
  await expect.poll(() => page.locator('script[type="speculationrules"]').count()).toBe(0)
  await link(page, 'Menü').hover()
  await expect.poll(() => asked).toEqual(['Categories'])
  await page.waitForLoadState('networkidle')
  expect(prefetched).toEqual([])
})

test('D10: after a navigation within the site the menu shows its first groups first', async () => {
  const { page } = await site.visit('/contact', PHONE)
  const counts = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = []
        const observer = new MutationObserver(() => {
          const count = document.querySelectorAll('.dishes tbody').length
          if (count > 0 && count !== seen.at(-1)) seen.push(count)
          if (seen.length === 2) resolve(seen)
        })
        observer.observe(document, { childList: true, subtree: true })
      }),
  )
  await page.locator('.action-bar').getByRole('link', { name: 'Menü' }).tap()
  const [first, last = 0] = await counts
  expect(first).toBe(2)
  expect(last).toBeGreaterThanOrEqual(10)
  // The chips also mark groups that were rendered later.
  await page.locator('.dishes tbody').nth(5).scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    document.querySelectorAll('.dishes tbody')[5]?.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
  const marked = page.locator('.filter [data-in-sight], .filter [aria-current]')
  await expect.poll(() => marked.allTextContents()).toEqual(['Pide ve Lahmacun'])
})

/** Addresses of documents that the browser prefetches by speculation rules. */
async function prefetchedDocuments(page: Page): Promise<string[]> {
  const addresses: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') addresses.push(prefetchUrl)
  })
  await session.send('Preload.enable')
  return addresses
}
