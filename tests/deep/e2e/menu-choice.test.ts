import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { DESKTOP, openSharedSite, PHONE } from '../../support/site.ts'

const site = openSharedSite()

let categories: { id: string; name: string; description: string }[]

beforeAll(async () => {
  const menu = await site.ask<{ categories: typeof categories }>('{ categories { id name description } }')
  categories = menu.categories
})

const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Kategori seçin' }).getByRole('button', { name, exact: true })
const pressed = (page: Page) => page.locator('.filter [aria-pressed="true"]').textContent()
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y)

/** The top of the first dish or its heading, less the bottom of the bars above it, in pixels. */
const gap = (page: Page) =>
  page.evaluate(() => {
    const bottoms = [...document.querySelectorAll('.navbar, .filter')]
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ left }, index) => index === 0 || left === 0)
      .map(({ bottom }) => bottom)
    const head = document.querySelector('.dishes') as Element
    return head.getBoundingClientRect().top - Math.max(...bottoms)
  })

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('on a %s', (_, options) => {
  test('D1: after scrolling, selecting a category shows its heading right below the bars', async () => {
    const { page } = await site.visit('/food-collection', options)
    for (const { name } of categories) {
      await chip(page, 'Tümü').click()
      await expect.poll(() => pressed(page)).toBe('Tümü')
      await scrollTo(page, 3000)
      // Not by Playwright's pointer, which scrolls the page on its own.
      await chip(page, name).evaluate((button) => (button as HTMLElement).click())
      await expect.poll(() => pressed(page)).toBe(name)
      await expect.poll(() => gap(page), { message: name }).toBeGreaterThanOrEqual(-1)
      expect(await gap(page), name).toBeLessThan(40)
    }
  })

  test('the chip of the visible category is marked while scrolling', async () => {
    const { page } = await site.visit('/food-collection', options)
    const marked = page.locator('.chip[aria-current]')
    for (const { id, name } of [categories[4], categories[9], categories[1]] as typeof categories) {
      await page.evaluate((category) => {
        const part = document.querySelector(`[data-category="${category}"]`) as Element
        window.scrollTo(0, part.getBoundingClientRect().top + scrollY)
      }, id)
      await expect.poll(() => marked.allTextContents()).toEqual([name])
      // It is in sight itself.
      await expect.poll(async () => (await marked.boundingBox())?.x ?? -1).toBeGreaterThan(0)
      const { x, width } = (await marked.boundingBox()) as { x: number; width: number }
      expect(x + width).toBeLessThanOrEqual(options.viewport.width)
    }
    expect(await pressed(page)).toBe('Tümü')
  })
})

test('D7: the selected category is in the address, the title and the heading, and Back leaves the menu', async () => {
  const { page, asked } = await site.visit('/about')
  await page.locator('footer').getByRole('link', { name: 'Menü', exact: true }).click()
  await chip(page, 'Tümü').waitFor()
  await page.evaluate(() => {
    const loader = document.querySelector('.loader--page') as HTMLElement
    const seen = () => 'shown' in loader.dataset && Object.assign(window, { covered: true })
    new MutationObserver(seen).observe(loader, { attributes: true })
  })
  const runs = await page.locator('script[src="/custom.js"]').elementHandle()
  const questions = asked.length
  const [first, second] = categories as [(typeof categories)[0], (typeof categories)[0]]
  for (const { id, name, description } of [first, second]) {
    await chip(page, name).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/food-collection/${id}`)
    await expect.poll(() => page.title()).toBe(`${name} · Menü · İncek Sofrası`)
    const about = page.locator('meta[name="description"]')
    const text = new RegExp(`^${name}: .+ TL, .+ TL, .+ TL ve \\d+ yemek daha\\. ${description}$`)
    await expect.poll(() => about.getAttribute('content')).toMatch(text)
    expect(await page.locator('h1').textContent()).toBe(name)
  }
  await chip(page, 'Tümü').click()
  await expect.poll(() => page.url()).toBe(`${site.server.url}/food-collection`)
  await expect.poll(() => page.title()).toBe('Menü · İncek Sofrası')
  await page.getByRole('heading', { level: 2, name: second.name }).getByRole('link').click()
  await expect.poll(() => page.url()).toBe(`${site.server.url}/food-collection/${second.id}`)
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('menu-page__list')
  // No navigation: nothing covers the page, nothing is asked, and the custom script is not loaded anew.
  expect(await page.evaluate(() => 'covered' in window)).toBe(false)
  expect(asked.length).toBe(questions)
  expect(await runs?.evaluate((script) => script.isConnected)).toBe(true)
  await page.reload()
  await expect.poll(() => pressed(page)).toBe(second.name)
  await page.goBack()
  await expect.poll(() => page.url()).toBe(`${site.server.url}/about`)
})

test('D24: in forced colours the chosen category looks different', async () => {
  const { page } = await site.visit('/food-collection', { ...DESKTOP, forcedColors: 'active' })
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await look('.chip[aria-pressed="true"]')).not.toBe(await look('.chip[aria-pressed="false"]'))
})

test('D15: a landscape phone has one bar, and dishes fill most of the window', async () => {
  const { page } = await site.visit('/food-collection', { viewport: { width: 667, height: 375 } })
  await scrollTo(page, 1500)
  const covered = await page.evaluate(() => {
    let height = 0
    for (const bar of document.querySelectorAll('.navbar, .filter, .action-bar')) {
      const { top, bottom } = bar.getBoundingClientRect()
      height += Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    }
    return height
  })
  expect(covered).toBeGreaterThan(40)
  expect(covered).toBeLessThan(80)
})

test('D14: at 200 % text size nothing is clipped or overflows the window', async () => {
  for (const address of ['/food-collection', '/', '/contact', '/categories', '/services-details/1']) {
    const { page } = await site.visitor({ viewport: { width: 390, height: 844 } })
    // As the browser's own setting does: media queries in em see it, too.
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.goto(site.server.url + address)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('main *, .navbar__bar *, .footer *')]
        .filter((element) => !element.closest('.filter__chips, .strip, .navbar__links, .visually-hidden'))
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map(({ className, textContent }) => `${className} ${textContent?.slice(0, 30)}`),
    )
    expect([address, ...wide.slice(0, 3)]).toEqual([address])
  }
})
