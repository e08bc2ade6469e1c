import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openSite, PHONE } from '../support/site.ts'

const site = openSite()

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
  'D10: code and data of a page come when %s is on its link, and a click asks for no more',
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
    expect([asked, chunks.length]).toEqual([['Categories'], loaded])
  },
)

test('D10: a link that nothing has been on asks for code and data side by side, and not for the frame', async () => {
  const { page, asked } = await site.visit('/contact')
  await page.route('**/assets/menu-*.js', () => {})
  await page.locator('footer').getByRole('link', { name: 'Menü', exact: true }).dispatchEvent('click')
  await expect.poll(() => asked).toEqual(['Menu'])
})

test('D10: a phone with nothing else to do fetches the menu of its bar', async () => {
  const { page, asked, noise } = await site.visit('/contact', PHONE)
  await expect.poll(() => asked).toEqual(['Menu'])
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.locator('.action-bar').getByRole('link', { name: 'Menü' }).tap()
  await expect.poll(() => page.locator('.dishes__row').count()).toBeGreaterThanOrEqual(90)
  await page.context().setOffline(false)
  noise.splice(0)
})

test('what comes ahead and fails disturbs nobody, and is asked for again by the page', async () => {
  const { page, asked, noise } = await site.visit('/contact')
  await page.route('**/graphql*', (route) => route.fulfill({ status: 500, body: 'Bad day' }), { times: 1 })
  await link(page, 'Menü').hover()
  await expect.poll(() => noise.length).toBeGreaterThan(0)
  expect(page.url()).toBe(`${site.product.url}/contact`)
  noise.splice(0)
  await link(page, 'Menü').click()
  await page.locator('.category-card').first().waitFor()
  expect(asked).toEqual(['Categories', 'Categories'])
})

test('D10: data is asked for by GET, and a browser that has it is told so', async () => {
  const { page } = await site.visit('/contact')
  const answer = page.waitForResponse((reply) => reply.url().includes('/graphql'))
  await link(page, 'Menü').hover()
  const request = (await answer).request()
  expect(request.method()).toBe('GET')
  // The reply is kept in front once it has been made.
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

test('data that was there comes anew when the page is opened later', async () => {
  const { page, asked } = await site.visit('/categories')
  await page.clock.install()
  await link(page, 'İletişim').click()
  await link(page, 'Menü').click()
  await expect.poll(() => asked).toEqual(['Categories'])
  await page.clock.fastForward(31_000)
  await link(page, 'İletişim').click()
  await site.sql(`update category set name = 'Yeni ad' where id = 1`)
  await link(page, 'Menü').click()
  await expect.poll(() => page.locator('.category-card h2').allTextContents()).toContain('Yeni ad')
})

test('before the scripts have come, the document of a link that the pointer is on is fetched ahead', async () => {
  const { page, noise } = await site.visitor()
  await page.route('**/assets/*.js', () => {})
  const ahead = await documentsAhead(page)
  await page.goto(`${site.product.url}/about`, { waitUntil: 'commit' })
  await link(page, 'İletişim').hover()
  await expect.poll(() => ahead).toEqual([`${site.product.url}/contact`])
  noise.splice(0)
})

test('afterwards its code and data are fetched, and not its document', async () => {
  const { page, asked } = await site.visitor()
  const ahead = await documentsAhead(page)
  await page.goto(`${site.product.url}/about`)
  await expect.poll(() => page.locator('script[type="speculationrules"]').count()).toBe(0)
  await link(page, 'Menü').hover()
  await expect.poll(() => asked).toEqual(['Categories'])
  await page.waitForLoadState('networkidle')
  expect(ahead).toEqual([])
})

test('D10: the menu that one comes to within the site begins with its first groups', async () => {
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
  // The chips follow into groups that came later.
  await page.locator('.dishes tbody').nth(5).scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    document.querySelectorAll('.dishes tbody')[5]?.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
  const marked = page.locator('.filter [data-in-sight], .filter [aria-current]')
  await expect.poll(() => marked.allTextContents()).toEqual(['Pide ve Lahmacun'])
})

/** Addresses of documents that the browser fetches by rules. */
async function documentsAhead(page: Page): Promise<string[]> {
  const addresses: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') addresses.push(prefetchUrl)
  })
  await session.send('Preload.enable')
  return addresses
}
