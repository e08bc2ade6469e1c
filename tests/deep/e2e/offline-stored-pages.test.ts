import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { startServer } from '../../support/running-server.ts'
import { openSite } from '../../support/site.ts'
import { bar, openRelayed, prices } from '../../support/stored-pages.ts'

const site = openSite()
const line = openRelayed(site)
const { visited } = line

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

test('a day later the stored page hides its prices', async () => {
  const page = await visited('/food-collection')
  await age(page, 25)
  line.relay.upstream = null
  await page.reload()
  await expect.poll(() => bar(page).textContent()).toContain('güncel fiyatlar için bizi arayın')
  await expect
    .poll(async () => new Set(await prices(page).allTextContents()))
    .toEqual(new Set(['—Fiyatı sorunuz']))
  expect(await page.locator('.action-bar a[href^="tel:"]').isVisible()).toBe(true)
})

test('the stored menu keeps the search and the category of its address', async () => {
  const page = await visited('/food-collection')
  const names = page.locator('.dishes__name')
  line.relay.upstream = null
  await page.goto(`${line.relay.url}/food-collection?q=k%C3%BCnefe`)
  await expect.poll(() => names.allTextContents()).toEqual(['Künefe'])
  expect(await page.getByRole('searchbox').inputValue()).toBe('künefe')
  await page.goto(`${line.relay.url}/food-collection/3`)
  await expect.poll(() => page.locator('.filter [aria-pressed="true"]').getAttribute('data-id')).toBe('3')
  expect(new URL(page.url()).pathname).toBe('/food-collection/3')
  await names.first().click()
  const sheet = page.getByRole('dialog')
  await sheet.waitFor()
  const [dish, name] = [new URL(page.url()).pathname, await sheet.getByRole('heading').textContent()]
  await page.goto(`${line.relay.url}${dish}`)
  await expect.poll(() => page.locator('h1').allTextContents()).toEqual([name])
})

test('the code of another table opens the stored menu, at once', async () => {
  const page = await visited('/')
  line.relay.delay = 30_000
  const began = Date.now()
  await page.goto(`${line.relay.url}/m?t=4`, { waitUntil: 'commit' })
  await expect.poll(() => prices(page).count()).toBeGreaterThanOrEqual(90)
  expect(Date.now() - began).toBeLessThan(25_000)
  line.relay.upstream = null
  await page.goto(`${line.relay.url}/m?masa=5`)
  await expect.poll(() => prices(page).count()).toBeGreaterThanOrEqual(90)
  expect(new URL(page.url()).hash).toBe('#masa=5')
})

test('the notice names prices where there are some, and goes once the server has answered', async () => {
  const page = await visited('/')
  line.relay.upstream = null
  await page.goto(`${line.relay.url}/contact`)
  await expect
    .poll(() => bar(page).textContent())
    .toMatch(/Bağlantı yok\. Bu sayfa .* tarihinde kaydedildi\./)
  expect(await bar(page).textContent()).not.toContain('iyat')
  await page.goto(`${line.relay.url}/food-collection`)
  await expect.poll(() => bar(page).textContent()).toContain('Fiyatlar')
  await page.context().setOffline(true)
  line.relay.upstream = site.server.url
  await site.sql('update product set price = 1234 where id = 1')
  await page.context().setOffline(false)
  await expect.poll(() => bar(page).count()).toBe(0)
  await expect.poll(() => prices(page).allTextContents()).toContain('1.234 TL')
})

test('a page that takes longer than three seconds is replaced by the stored one', async () => {
  const page = await visited('/')
  line.relay.delay = 30_000
  const began = Date.now()
  await page.goto(`${line.relay.url}/contact`, { waitUntil: 'commit' })
  await bar(page).waitFor()
  expect(Date.now() - began).toBeLessThan(25_000)
})

test('after a deploy the files of the new build are stored, and those of the old one gone', async () => {
  const page = await visited('/')
  const before = (await files(page)).find((file) => file.includes('/start-')) as string
  const now = before.replace(/-[\w-]{8}\.js$/, '-newbuild.js')
  line.relay.renamed.set(now, before)
  await age(page, 2)
  await page.reload()
  await expect.poll(() => files(page)).toContain(now)
  await expect.poll(() => files(page)).not.toContain(before)
  line.relay.upstream = null
  await page.reload()
  await bar(page).waitFor()
})

test('it never handles requests of the API, the back-office or the sign-in', async () => {
  const page = await visited('/')
  await page.goto(`${line.relay.url}/auth/login`)
  await page.evaluate(() =>
    fetch('/graphql?query={site{name}}', { headers: { 'apollo-require-preflight': '1' } }),
  )
  line.relay.upstream = null
  for (const path of ['/admin', '/auth/login', '/auth/password', '/graphql', '/api/v1/About/get-all']) {
    await expect(page.goto(line.relay.url + path)).rejects.toThrow('ERR_')
  }
})

test('SERVICE_WORKER=off removes it from browsers that have it', async () => {
  const page = await visited('/')
  const off = await startServer({ databaseUrl: site.server.database.url, env: { SERVICE_WORKER: 'off' } })
  try {
    line.relay.upstream = off.url
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
