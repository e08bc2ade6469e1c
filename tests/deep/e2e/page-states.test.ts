import type { Page, Route } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { overflowAt } from '../../support/accessibility.ts'
import { forgive, openSite } from '../../support/site.ts'

const site = openSite()

const WIDTHS = [1440, 768, 320]
const MENU = 'Menümüzü hazırlıyoruz'
const SERVICES = 'Hizmetlerimizi burada yakında anlatacağız'

const main = (page: Page) => page.locator('main')
const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name, exact: true }).click()

describe('without content', () => {
  const tables = ['product', 'category', 'service', 'about'] as const
  const removed = async () => {
    const { length } = (await site.ask<{ services: unknown[] }>('{ services { id } }')).services
    return length === 0
  }

  afterEach(async () => {
    for (const table of tables) await site.sql(`update ${table} set is_deleted = false`)
    await expect.poll(removed).toBe(false)
  })

  test('lists say so, headings without a text or a list are omitted, and pages keep their layout', async () => {
    for (const table of tables) await site.sql(`update ${table} set is_deleted = true`)
    await expect.poll(removed).toBe(true)
    for (const [address, said] of [
      ['/', null],
      ['/services', SERVICES],
      ['/categories', MENU],
      ['/food-collection', MENU],
      ['/about', null],
    ] as const) {
      const { page } = await site.visit(address)
      const text = await main(page).textContent()
      if (said) expect(text, address).toContain(said)
      else expect(text, address).not.toMatch(/Hikâyemiz|Hizmetlerimiz/)
      expect(await page.locator('.loader[data-shown]').count(), address).toBe(0)
      for (const name of ['Menüden', 'Hizmetler']) {
        expect(await page.getByRole('heading', { name, exact: true, level: 2 }).count(), address).toBe(0)
      }
      expect(await page.locator('.carousel').count(), address).toBe(0)
      expect(await overflowAt(page, WIDTHS)).toEqual([])
    }
  })
})

test('the longest names fit everywhere', async () => {
  const long = 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine'
  for (const table of ['category', 'service', 'product']) {
    await site.sql(`update ${table} set name = '${long}' || id, description = repeat('${long} ', 3)`)
  }
  const first = async () =>
    (await site.ask<{ services: { name: string }[] }>('{ services { name } }')).services[0]
  await expect.poll(first).toEqual({ name: expect.stringContaining(long) })
  for (const address of [
    '/',
    '/about',
    '/categories',
    '/services',
    '/services-details/1',
    '/food-collection/1',
  ]) {
    const { page } = await site.visit(address)
    expect([address, ...(await overflowAt(page, WIDTHS))]).toEqual([address])
  }
})

describe('while the reply is awaited', () => {
  test.each([
    ['Hakkımızda', 'Hakkımızda', '.story'],
    ['Hizmetler', 'Hizmetler', '.service-card'],
  ])('%s is there, its list empty, and nothing in the way', async (name, title, awaited) => {
    const { page } = await site.visit('/contact')
    const held: Route[] = []
    await page.route('**/graphql*', (route) => {
      held.push(route)
    })
    await go(page, name)
    await expect.poll(() => page.locator('h1').textContent()).toBe(title)
    await expect.poll(() => held.length).toBeGreaterThan(0)
    const read = async () => (await main(page).locator(awaited).allTextContents()).join('')
    expect(await read()).toBe('')
    await expect.poll(() => page.locator('.loader[data-shown]').count()).toBe(0)
    expect(await main(page).getByRole('alert').count()).toBe(0)
    for (const route of held) await route.continue()
    await expect.poll(read).not.toBe('')
  })
})

test('current and selected items are marked', async () => {
  const { page } = await site.visit('/food-collection')
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { color, backgroundColor, boxShadow, borderBottomColor } = getComputedStyle(element)
        return [color, backgroundColor, boxShadow, borderBottomColor].join()
      })
  expect(await look('.filter [aria-pressed="true"]')).not.toBe(await look('.filter [aria-pressed="false"]'))
  await go(page, 'Menü')
  await page.locator('.navbar__links > a[aria-current="page"]').waitFor()
  await expect
    .poll(() => look('.navbar__links > a[aria-current="page"]'))
    .not.toBe(await look('.navbar__links > a:not([aria-current])'))
})

test('D33: the loader moves only while it is shown', async () => {
  const { page } = await site.visit('/')
  expect(
    await page.evaluate(
      () =>
        document.getAnimations().filter((each) => (each as CSSAnimation).animationName === 'steam').length,
    ),
  ).toBe(0)
})

test('loaders fade in and out, and change at once with reduced motion', async () => {
  const { page } = await site.visit('/categories')
  const fade = () =>
    page.locator('main .loader').evaluate((loader) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(loader)
      const index = transitionProperty.split(', ').indexOf('opacity')
      return Number.parseFloat(transitionDuration.split(', ')[index] ?? '0')
    })
  expect(await fade()).toBeGreaterThanOrEqual(0.3)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(fade).toBeLessThan(0.05)
})

describe('without a reply', () => {
  test.each([
    ['Hakkımızda', '/about', '.story'],
    ['Hizmetler', '/services', '.service-card'],
    ['Anasayfa', '/', '.story'],
  ])('%s says so, and shows what it has to once one does', async (name, address, awaited) => {
    const visit = await site.visit('/contact')
    const { page } = visit
    await page.route('**/graphql*', (route) => route.abort('internetdisconnected'))
    await go(page, name)
    await expect.poll(() => page.url()).toBe(site.server.url + address)
    const told = main(page).getByRole('alert').first()
    await expect.poll(() => told.textContent()).toContain('Sunucudan yanıt gelmedi')
    await page.unroute('**/graphql*')
    await told.getByRole('button', { name: 'Tekrar dene' }).click()
    await main(page).locator(awaited).first().waitFor()
    forgive(visit, /ERR_INTERNET_DISCONNECTED/)
  })

  test('the details of a service say so, and show them once one does', async () => {
    const visit = await site.visit('/contact')
    const { page } = visit
    const link = page.locator('footer').getByRole('navigation', { name: 'Hizmetler' }).getByRole('link')
    await page.route('**/graphql*', (route) => route.abort('internetdisconnected'))
    await link.nth(1).click()
    const told = main(page).getByRole('alert')
    await expect.poll(() => told.textContent()).toContain('Sunucudan yanıt gelmedi')
    await page.unroute('**/graphql*')
    await told.getByRole('button', { name: 'Tekrar dene' }).click()
    await page.locator('article .lead').waitFor()
    forgive(visit, /ERR_INTERNET_DISCONNECTED/)
  })
})

test('while the server is down the open page stays, and the next one says so', async () => {
  const visit = await site.visit('/about')
  const { page } = visit
  await page.route('**/graphql*', (route) => route.fulfill({ status: 503, body: '' }))
  await go(page, 'Menü')
  await expect.poll(() => main(page).locator('.loader').textContent()).toContain('Sunucudan yanıt gelmedi')
  expect(page.url()).toBe(`${site.server.url}/categories`)
  forgive(visit, /status of 503|503/)
})

test('a picture that cannot be loaded leaves its space and its alternative text', async () => {
  const visit = await site.visitor({ viewport: { width: 390, height: 844 } })
  const { page } = visit
  await page.route('**/resource/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(`${site.server.url}/food-collection`)
  const thumb = page.locator('.dishes__picture').first()
  expect(await thumb.boundingBox()).toMatchObject({ width: expect.closeTo(80, -1) })
  // D32: the placeholder in place of the browser's broken picture.
  await expect
    .poll(() => thumb.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  expect(await thumb.locator('img').getAttribute('src')).toBe('/placeholder.svg')
  expect(await overflowAt(page, [390])).toEqual([])
  forgive(visit, /status of 404/)
})
