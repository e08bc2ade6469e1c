import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { addDays, localDay } from '../../web/src/rules/opening-hours.ts'
import { forgive, PHONE } from '../support/site.ts'
import { expectPagesOf, misplaced, openTranslatedSite, turkishTexts } from '../support/translated-site.ts'

const { site } = openTranslatedSite(['EN', 'DE', 'AR', 'RU'])

const DAY = addDays(localDay(new Date(), 'Europe/Istanbul'), 2)

const pricesOf = async (page: Page) =>
  (await page.locator('.dishes__price').allTextContents()).map((text) =>
    Number(
      /([\d.,]+)\sTL/
        .exec(text)?.[1]
        ?.replace(/[.,](?=\d{3}\b)/g, '')
        .replace(',', '.'),
    ),
  )

const alternatesOf = (page: Page) =>
  page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))

test('every page in EN is of that language, with Turkish marked as such', () => expectPagesOf(site, 'EN'))

test('a dish has its translated name and its Turkish one, and costs what it costs in Turkish', async () => {
  const turkish = await site.visit('/food-collection')
  const prices = await pricesOf(turkish.page)
  expect(prices.length).toBeGreaterThan(50)
  for (const code of ['en', 'de', 'ar']) {
    const { page } = await site.visit(`/${code}/food-collection`)
    expect(await pricesOf(page)).toEqual(prices)
  }
  const { page } = await site.visit('/en/food-collection')
  const row = page.locator('.dishes__row', { hasText: 'Mercimek Çorbası' })
  await expect.poll(() => row.locator('.dishes__name').textContent()).toContain('entil soup')
})

test('each version of a page names all of them, and itself as the original', async () => {
  const { page } = await site.visit('/contact')
  const alternates = await alternatesOf(page)
  expect(alternates.map(([code]) => code)).toEqual(['tr', 'en', 'de', 'ar', 'ru', 'x-default'])
  for (const [code, href] of alternates.slice(1, -1)) {
    const version = await site.visit(new URL(String(href)).pathname)
    expect(await alternatesOf(version.page)).toEqual(alternates)
    expect(await version.page.locator('link[rel="canonical"]').getAttribute('href')).toBe(href)
    expect(href).toMatch(new RegExp(`/${code}/contact$`))
  }
  const sitemap = await (await fetch(`${site.server.url}/sitemap.xml`)).text()
  for (const [, href] of alternates) expect(sitemap).toContain(`<loc>${href}</loc>`)
})

describe('the links to other languages', () => {
  test('lead to the same page, also after a navigation without a new document', async () => {
    const { page } = await site.visit('/')
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'İletişim' }).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Bize Ulaşın')
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/de/contact')
    await page.getByRole('link', { name: 'Türkçe' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/contact')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sıkça sorulanlar' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/faq')
    await expect.poll(() => page.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/en')
  })

  test('lead from a page in Turkish alone to the home page', async () => {
    const { page } = await site.visit('/faq')
    expect(await page.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/en')
  })
})

test('what is not published, and what is Turkish alone, is not there', async () => {
  const statusOf = async (path: string) => (await fetch(site.server.url + path)).status
  for (const path of ['/fa', '/fa/contact', '/tr', '/en/faq', '/en/cart', '/de/nothing'])
    expect([path, await statusOf(path)]).toEqual([path, 404])
  for (const path of ['/EN', '/en/', '/De/Contact/'])
    expect([path, await statusOf(path)]).toEqual([path, 200])
  const visit = await site.visit('/en/nothing')
  expect(await visit.page.locator('html').getAttribute('lang')).toBe('en')
  expect(await turkishTexts(visit.page)).toEqual([])
  expect(await visit.page.getByText('Page Not Found').count()).toBe(0)
  forgive(visit, /404/)
})

test('the small English lines are on Turkish pages alone', async () => {
  const linesOn = async (path: string) => {
    const visit = await site.visit(path)
    forgive(visit, /404/)
    return visit.page.locator('#root [lang="en"]').count()
  }
  for (const path of ['/book-table', '/nothing']) {
    expect([path, await linesOn(path)]).not.toEqual([path, 0])
    expect([path, await linesOn(`/de${path}`)]).toEqual([path, 0])
  }
})

test('the printed code leads to the menu in the language of the phone', async () => {
  const led = async (path: string, language: string) => {
    const headers = { 'Accept-Language': language }
    const reply = await fetch(site.server.url + path, { headers, redirect: 'manual' })
    return [reply.status, reply.headers.get('location'), reply.headers.get('cache-control')]
  }
  expect(await led('/m', 'de-AT,de;q=0.9')).toEqual([302, '/de/food-collection', 'no-store'])
  expect(await led('/m?masa=7', 'ar')).toEqual([302, '/ar/food-collection#masa=7', 'no-store'])
  expect(await led('/m', 'tr')).toEqual([302, '/food-collection', 'no-store'])
})

test('the menu is searched in the language of the page and in Turkish', async () => {
  const { page } = await site.visit('/en/food-collection?q=mercimek')
  await expect.poll(() => page.locator('.dishes__name').first().textContent()).toContain('entil')
  await page.goto(`${site.server.url}/en/food-collection?q=gluten+free`)
  await expect.poll(() => page.locator('.dishes__row').count()).toBeGreaterThan(0)
  const { products } = await site.ask<{
    products: readonly { id: string; foodInformation: { allergens: readonly string[] | null } }[]
  }>('{ products(listedOnly: true) { id foodInformation { allergens } } }')
  const shown = await page.locator('.dishes__name').evaluateAll((names) => names.map(({ id }) => id.slice(3)))
  for (const { id, foodInformation } of products.filter((each) => shown.includes(each.id)))
    expect([id, foodInformation.allergens?.includes('GLUTEN')]).toEqual([id, false])
})

test('a table is asked for in the language of the page, without script', async () => {
  const { page } = await site.visit('/en/book-table', { javaScriptEnabled: false })
  expect(await page.locator('form.ask-table').getAttribute('action')).toBe('/en/book-table')
})

test('who asks for a table in a language has the page of the table in it, with the phone number in its order', async () => {
  const { page } = await site.visit('/ar/book-table', PHONE)
  const form = page.locator('form.ask-table')
  await form.locator('[name="people"]').fill('99')
  await form.locator('a[href^="tel:"]').waitFor()
  expect(await misplaced(page)).toEqual([])
  await form.locator('[name="people"]').fill('4')
  await form.locator('[name="date"]').fill(DAY)
  await form.getByText('19:00', { exact: true }).click()
  await form.locator('[name="name"]').fill('Ayşe Kaya')
  await form.locator('[name="phone"]').fill('0532 111 22 33')
  await form.locator('[type="submit"]').click()
  await page.waitForURL(/\/ar\/book-table\/[a-z0-9]{22}$/)
  expect(await page.locator('html').getAttribute('lang')).toBe('ar')
  expect(await misplaced(page)).toEqual([])
})
