import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page, Route } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { DESKTOP, isAlive, openSite, PHONE } from '../support/site.ts'

const site = openSite()

beforeAll(async () => {
  const folder = path.join(site.server.dataDir, 'public')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'custom.js'), 'window.customRuns = (window.customRuns ?? 0) + 1')
})

const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name, exact: true }).click()

const preloader = (page: Page) => page.locator('.loader--page')
const isShown = (page: Page) => preloader(page).evaluate((loader) => 'shown' in loader.dataset)
const heading = (page: Page) => page.locator('h1').textContent()

/** Holds the script of a page back until it is let go. */
async function held(page: Page, name: string): Promise<{ release(): Promise<void>; fail(): Promise<void> }> {
  const waiting: Route[] = []
  await page.route(`**/assets/${name}-*.js`, (route) => {
    waiting.push(route)
  })
  const all = async (end: (route: Route) => Promise<void>) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    for (const route of waiting.splice(0)) await end(route)
  }
  return { release: () => all((route) => route.continue()), fail: () => all((route) => route.abort()) }
}

describe('the preloader', () => {
  test('is not shown on a first load', async () => {
    const { page } = await site.visit('/')
    expect(await isShown(page)).toBe(false)
    expect(await preloader(page).isVisible()).toBe(false)
  })

  test('covers the window during a navigation', async () => {
    const { page } = await site.visit('/')
    const script = await held(page, 'contact')
    await go(page, 'İletişim')
    await expect.poll(() => isShown(page)).toBe(true)
    expect(await preloader(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
    await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Yükleniyor…')
    // On top of everything: what is below takes no click.
    await expect(page.locator('h1').click({ trial: true, timeout: 500 })).rejects.toThrow()
    await script.release()
    await expect.poll(() => isShown(page)).toBe(false)
    await expect.poll(() => heading(page)).toBe('Bize Ulaşın')
    await expect.poll(() => preloader(page).isVisible()).toBe(false)
  })

  test('disappears when another navigation replaces the first', async () => {
    const { page } = await site.visit('/about')
    await go(page, 'Hizmetler')
    await expect.poll(() => heading(page)).toBe('Hizmetler')
    const script = await held(page, 'contact')
    await go(page, 'İletişim')
    await expect.poll(() => isShown(page)).toBe(true)
    await page.goBack()
    await expect.poll(() => heading(page)).toBe('Hakkımızda')
    await expect.poll(() => isShown(page)).toBe(false)
    // A script that arrives too late changes nothing.
    const late = page.waitForEvent('requestfinished', (request) => request.url().includes('/contact-'))
    await script.release()
    await late
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect([await heading(page), await isShown(page)]).toEqual(['Hakkımızda', false])
  })

  test('disappears when the navigation fails, and the visitor is told', async () => {
    const { page, noise } = await site.visit('/')
    const script = await held(page, 'contact')
    await go(page, 'İletişim')
    await expect.poll(() => isShown(page)).toBe(true)
    await page.route('**/contact', (route) => route.abort())
    // By it the page finds out whether it is older than the site.
    const question = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
    await script.fail()
    await expect.poll(() => heading(page)).toBe('Sayfa yüklenemedi')
    await question
    await expect.poll(() => isShown(page)).toBe(false)
    // D22: the frame stays, with the phone number.
    expect(await page.getByRole('banner').locator('a[href^="tel:"]').isVisible()).toBe(true)
    await page.unroute('**/contact')
    await page.unroute('**/assets/contact-*.js')
    await page.getByRole('button', { name: 'Tekrar dene' }).click()
    await expect.poll(() => heading(page)).toBe('Bize Ulaşın')
    // The failure is on the console too, as it should.
    expect(noise.length).toBeGreaterThan(0)
    noise.splice(0)
  })
})

test('a page that is older than the site is loaded anew by itself, once', async () => {
  const { page, noise } = await site.visit('/')
  await page.route('**/assets/contact-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 })
  await go(page, 'İletişim')
  await expect.poll(() => heading(page)).toBe('Bize Ulaşın')
  expect(
    await page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name)),
  ).toEqual([expect.stringMatching(/\/contact$/)])
  // Before that, a link would load its document.
  await isAlive(page)
  // Where that did not help, the visitor is told.
  await page.route('**/assets/about-*.js', (route) => route.fulfill({ status: 404 }))
  await go(page, 'Hakkımızda')
  await expect.poll(() => heading(page)).toBe('Sayfa yüklenemedi')
  expect(noise.length).toBeGreaterThan(0)
  noise.splice(0)
})

test('a page is not loaded anew while the server restarts behind its proxy', async () => {
  const { page, noise } = await site.visit('/')
  await page.route('**/assets/contact-*.js', (route) => route.fulfill({ status: 502 }))
  await page.route('**/contact', (route) => route.fulfill({ status: 502 }))
  const asked = page.waitForResponse((reply) => reply.request().method() === 'HEAD')
  await go(page, 'İletişim')
  expect((await asked).status()).toBe(502)
  await expect.poll(() => heading(page)).toBe('Sayfa yüklenemedi')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await heading(page)).toBe('Sayfa yüklenemedi')
  noise.splice(0)
})

test('after a navigation the page is scrolled to the top, and its content has the focus', async () => {
  const { page } = await site.visit('/food-collection')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await page.locator('footer').getByRole('link', { name: 'Hakkımızda' }).click()
  await expect.poll(() => heading(page)).toBe('Hakkımızda')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('icerik')
})

describe('back within the site', () => {
  const position = (page: Page) => page.evaluate(() => Math.round(scrollY))
  /** Within a row: groups that are laid out late move the page by some pixels, under the eyes of nobody. */
  const near = async (page: Page, top: number) => Math.abs((await position(page)) - top) < 60
  /** Scrolls, and waits for the event of it, which comes with a later frame. */
  const scrollPage = (page: Page, top: number) =>
    page.evaluate(
      (y) =>
        new Promise<void>((resolve) => {
          scrollTo(0, y)
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))
        }),
      top,
    )
  /** The dishes in the middle of the viewport, and where. */
  const inSight = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('.dishes__row')]
        .filter((row) => row.checkVisibility({ contentVisibilityAuto: true }))
        .map((row) => ({
          name: row.querySelector('.dishes__name')?.textContent,
          top: row.getBoundingClientRect().top,
        }))
        .filter(({ top }) => top > 150 && top < innerHeight - 150)
        .map(({ name, top }) => `${name} at ${Math.round(top / 4) * 4}`),
    )
  /** The text of the focused link. */
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

  test.each([
    ['/food-collection', 3_000, 'Hakkımızda', DESKTOP],
    ['/food-collection', 3_000, 'Hakkımızda', PHONE],
    ['/categories', 700, 'Baklava ve Tatlılar', DESKTOP],
  ] as const)(
    '%s is where it was left, at %i, and so is the next page by Forward',
    async (path, top, name, device) => {
      const { page } = await site.visit(path, device)
      const links = page.getByRole('link', { name, exact: true })
      const left = path === '/categories' ? page.locator('.category-card').last() : links.last()
      const text = await left.textContent()
      await expect
        .poll(async () => {
          await scrollPage(page, top)
          return near(page, top)
        })
        .toBe(true)
      await left.dispatchEvent('click')
      await expect.poll(() => position(page)).toBe(0)
      await scrollPage(page, 200)
      await expect.poll(() => position(page)).toBe(200)
      await page.goBack()
      await expect.poll(() => near(page, top)).toBe(true)
      await expect.poll(() => focused(page)).toBe(text)
      expect(await near(page, top)).toBe(true)
      await page.goForward()
      await expect.poll(() => position(page)).toBe(200)
    },
  )

  test.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])(
    'the same dish is in sight on %s that had only estimated the height of what is above',
    async (_, device) => {
      const { page } = await site.visitor(device)
      // No group is laid out ahead.
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0
      })
      await page.goto(`${site.server.url}/food-collection`)
      await isAlive(page)
      await scrollPage(page, 3_000)
      const left = await inSight(page)
      expect(left.length).toBeGreaterThan(2)
      await page.locator('footer').getByRole('link', { name: 'Hakkımızda' }).dispatchEvent('click')
      await expect.poll(() => heading(page)).toBe('Hakkımızda')
      await page.goBack()
      await expect.poll(() => heading(page)).toBe('Menü')
      await expect.poll(() => inSight(page)).toEqual(left)
    },
  )

  test('positions survive a reload', async () => {
    const { page } = await site.visit('/food-collection')
    await scrollPage(page, 3_000)
    const left = await inSight(page)
    await page.locator('footer').getByRole('link', { name: 'Hakkımızda' }).dispatchEvent('click')
    await expect.poll(() => heading(page)).toBe('Hakkımızda')
    await page.reload()
    await isAlive(page)
    await page.goBack()
    await expect.poll(() => inSight(page)).toEqual(left)
  })
})

test('the shared custom script runs anew after each navigation', async () => {
  const { page } = await site.visit('/')
  const runs = () => page.evaluate(() => (window as unknown as { customRuns: number }).customRuns)
  await expect.poll(runs).toBe(1)
  await go(page, 'İletişim')
  await expect.poll(runs).toBe(2)
  await go(page, 'Hakkımızda')
  await expect.poll(runs).toBe(3)
  await page.goBack()
  await expect.poll(runs).toBe(4)
  await expect.poll(() => page.locator('script[src^="/custom.js"]').count()).toBe(1)
})

test('a navigation loads no document, and tells the tab and search engines where it is', async () => {
  const { page } = await site.visit('/')
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents++
  })
  await go(page, 'İletişim')
  await expect.poll(() => page.title()).toBe('Bize Ulaşın · İncek Sofrası')
  const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href')
  await expect.poll(canonical).toBe(`${site.server.url}/contact`)
  await page.goBack()
  await expect.poll(() => page.title()).toBe('İncek Sofrası · Lezzetli Yemeklerle Sizlerle')
  await expect.poll(canonical).toBe(`${site.server.url}/`)
  expect(documents).toBe(0)
})

test('every page is reached from every other without an error', async () => {
  const { page } = await site.visit('/')
  for (const [name, title] of [
    ['Menü', 'Menü'],
    ['Hizmetler', 'Hizmetler'],
    ['Hakkımızda', 'Hakkımızda'],
    ['İletişim', 'Bize Ulaşın'],
    ['Anasayfa', 'Lezzetli Yemeklerle Sizlerle'],
  ] as const) {
    await go(page, name)
    await expect.poll(() => heading(page)).toBe(title)
  }
  await page.locator('footer').getByRole('link', { name: 'Menü', exact: true }).click()
  await expect.poll(() => page.url()).toBe(`${site.server.url}/food-collection/0`)
  await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThanOrEqual(90)
})
