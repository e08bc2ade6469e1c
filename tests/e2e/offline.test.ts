import type { Page } from 'playwright'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Relay, startRelay } from '../support/relay.ts'
import { startServer } from '../support/running-server.ts'
import { openSite, PHONE } from '../support/site.ts'

const site = openSite()
let relay: Relay

beforeEach(async () => {
  relay = await startRelay(site.server.url)
})
afterEach(() => relay.close())

/** A phone that has opened a page, and whose worker has stored what it stores. */
async function visited(path = '/'): Promise<Page> {
  const { page } = await site.visitor({ ...PHONE, serviceWorkers: 'allow' })
  // Complaints about a lost connection are what these tests are about.
  page.removeAllListeners('console').removeAllListeners('requestfailed').removeAllListeners('request')
  await page.goto(relay.url + path)
  await expect.poll(() => stored(page)).toEqual(['/', '/contact', '/food-collection', '/offline'])
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  return page
}

const stored = (page: Page) =>
  page.evaluate(async () => {
    const pages = await (await caches.open('site-pages')).keys()
    return pages.map(({ url }) => new URL(url).pathname).sort()
  })

const files = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('site-files')).keys()
    return kept.map(({ url }) => new URL(url).pathname)
  })

/** Makes what is stored older. */
const age = (page: Page, hours: number) =>
  page.evaluate(async (ms) => {
    const pages = await caches.open('site-pages')
    for (const request of await pages.keys()) {
      const response = (await pages.match(request)) as Response
      const headers = new Headers(response.headers)
      headers.set('x-stored-at', String(Number(headers.get('x-stored-at')) - ms))
      await pages.put(request, new Response(await response.text(), { headers }))
    }
  }, hours * 3_600_000)

const bar = (page: Page) => page.locator('.stored-bar')
const prices = (page: Page) => page.locator('.dishes__price')

test('without a connection the stored menu is shown, with the date of its prices', async () => {
  await site.sql('update product set availiblity = false where id = 1')
  const page = await visited('/food-collection')
  await page.reload()
  const seen = page.locator('.dishes__picture img').first()
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const shown = await prices(page).allTextContents()
  expect(await bar(page).count()).toBe(0)
  relay.upstream = null
  await page.context().setOffline(true)
  await page.reload()
  await expect.poll(() => bar(page).textContent()).toMatch(/Bağlantı yok\. Fiyatlar \d+ \S+ \d\d:\d\d/)
  expect(await prices(page).allTextContents()).toEqual(shown)
  expect(shown[0]).toMatch(/ TL$/)
  await expect.poll(() => page.locator('.tag').first().textContent()).toBe('Tükenmiş olabilir')
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.context().setOffline(false)
})

test('a day later the stored page hides its prices', async () => {
  const page = await visited('/food-collection')
  await age(page, 25)
  relay.upstream = null
  await page.reload()
  await expect.poll(() => bar(page).textContent()).toContain('güncel fiyatlar için bizi arayın')
  await expect
    .poll(async () => new Set(await prices(page).allTextContents()))
    .toEqual(new Set(['—Fiyatı sorunuz']))
  expect(await page.locator('.action-bar a[href^="tel:"]').isVisible()).toBe(true)
})

test('links lead from one stored page to another, and a page that is not stored keeps the frame', async () => {
  const page = await visited('/')
  relay.upstream = null
  await page.context().setOffline(true)
  await page.reload()
  await bar(page).waitFor()
  await page.locator('.action-bar').getByRole('link', { name: 'Menü' }).click()
  await expect.poll(() => prices(page).count()).toBeGreaterThanOrEqual(90)
  // It shows once the page is hydrated; before, the browser's own page would say that there is no connection.
  await bar(page).waitFor()
  await page.locator('footer').getByRole('link', { name: 'Hakkımızda' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Sayfa yüklenemedi')
  await page.getByRole('button', { name: 'Tekrar dene' }).click()
  expect(await page.getByRole('banner').locator('a[href^="tel:"]').count()).toBe(1)
  await page.context().setOffline(false)
})

test('the stored menu keeps the search and the category of its address', async () => {
  const page = await visited('/food-collection')
  const names = page.locator('.dishes__name')
  relay.upstream = null
  await page.goto(`${relay.url}/food-collection?q=k%C3%BCnefe`)
  await expect.poll(() => names.allTextContents()).toEqual(['Künefe'])
  expect(await page.getByRole('searchbox').inputValue()).toBe('künefe')
  await page.goto(`${relay.url}/food-collection/3`)
  await expect.poll(() => page.locator('.filter [aria-pressed="true"]').getAttribute('data-id')).toBe('3')
  expect(new URL(page.url()).pathname).toBe('/food-collection/3')
  await names.first().click()
  const sheet = page.getByRole('dialog')
  await sheet.waitFor()
  const [dish, name] = [new URL(page.url()).pathname, await sheet.getByRole('heading').textContent()]
  await page.goto(`${relay.url}${dish}`)
  await expect.poll(() => page.locator('h1').allTextContents()).toEqual([name])
})

test('a page that is not stored says so, with the phone number, when it is opened directly', async () => {
  const page = await visited('/')
  relay.upstream = null
  await page.goto(`${relay.url}/about`)
  expect(await page.locator('h1').textContent()).toBe('Bağlantı yok')
  expect(await page.locator('a[href^="tel:"]').count()).toBe(1)
  await page.getByRole('link', { name: 'Menü' }).click()
  await expect.poll(() => prices(page).count()).toBeGreaterThanOrEqual(90)
})

test('the code of another table opens the stored menu, at once', async () => {
  const page = await visited('/')
  relay.delay = 8_000
  const began = Date.now()
  await page.goto(`${relay.url}/m?t=4`, { waitUntil: 'commit' })
  await expect.poll(() => prices(page).count()).toBeGreaterThanOrEqual(90)
  expect(Date.now() - began).toBeLessThan(7_000)
  relay.upstream = null
  await page.goto(`${relay.url}/m?t=5`)
  await expect.poll(() => prices(page).count()).toBeGreaterThanOrEqual(90)
})

test('the notice names prices where there are some, and goes once the server has answered', async () => {
  const page = await visited('/')
  relay.upstream = null
  await page.goto(`${relay.url}/contact`)
  await expect.poll(() => bar(page).textContent()).toMatch(/Bağlantı yok\. Bu sayfa .* tarihinden kalma\./)
  expect(await bar(page).textContent()).not.toContain('iyat')
  await page.goto(`${relay.url}/food-collection`)
  await expect.poll(() => bar(page).textContent()).toContain('Fiyatlar')
  await page.context().setOffline(true)
  relay.upstream = site.server.url
  await site.sql('update product set price = 1234 where id = 1')
  await page.context().setOffline(false)
  await expect.poll(() => bar(page).count()).toBe(0)
  await expect.poll(() => prices(page).allTextContents()).toContain('1.234 TL')
})

test('a page that takes longer than three seconds is replaced by the stored one', async () => {
  const page = await visited('/')
  relay.delay = 8_000
  const began = Date.now()
  await page.goto(`${relay.url}/contact`, { waitUntil: 'commit' })
  await bar(page).waitFor()
  expect(Date.now() - began).toBeLessThan(7_000)
})

test('after a deploy the files of the new build are stored, and those of the old one gone', async () => {
  const page = await visited('/')
  const before = (await files(page)).find((file) => file.includes('/start-')) as string
  const now = before.replace(/-[\w-]{8}\.js$/, '-newbuild.js')
  relay.renamed.set(now, before)
  await age(page, 2)
  await page.reload()
  await expect.poll(() => files(page)).toContain(now)
  await expect.poll(() => files(page)).not.toContain(before)
  relay.upstream = null
  await page.reload()
  await bar(page).waitFor()
})

test('it never handles requests of the API, the back-office or the sign-in', async () => {
  const page = await visited('/')
  await page.goto(`${relay.url}/auth/login`)
  await page.evaluate(() =>
    fetch('/graphql?query={site{name}}', { headers: { 'apollo-require-preflight': '1' } }),
  )
  relay.upstream = null
  for (const path of ['/admin', '/auth/login', '/auth/password', '/graphql', '/api/v1/About/get-all']) {
    await expect(page.goto(relay.url + path)).rejects.toThrow('ERR_')
  }
})

test('SERVICE_WORKER=off removes it from browsers that have it', async () => {
  const page = await visited('/')
  const off = await startServer({ databaseUrl: site.server.database.url, env: { SERVICE_WORKER: 'off' } })
  try {
    relay.upstream = off.url
    await page.reload()
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    await expect.poll(left).toEqual([0, 0])
    await page.reload()
    await page.waitForSelector('script[src="/custom.js"]', { state: 'attached' })
    expect(await left()).toEqual([0, 0])
  } finally {
    await off.stop()
  }
})
