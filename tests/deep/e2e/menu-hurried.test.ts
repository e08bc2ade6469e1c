import { describe, expect, test } from 'vitest'
import { open, rows } from '../../support/menu-page.ts'
import { DESKTOP, isAlive, openSharedSite } from '../../support/site.ts'

const site = openSharedSite()

describe('the table', () => {
  test('is rendered as a whole soon, with idle callbacks and without', async () => {
    const { categories } = await site.ask<{ categories: object[] }>('{ categories { id } }')
    for (const isTold of [true, false]) {
      const { page } = await site.visitor()
      if (!isTold) await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
      await page.goto(`${site.server.url}/food-collection`)
      await expect.poll(() => page.locator('.dishes tbody[data-laid-out]').count()).toBe(categories.length)
    }
  })
})

describe('the sheet of a dish', () => {
  test('can be closed before its first frame is painted', async () => {
    const { page } = await site.visit('/food-collection')
    await isAlive(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const link = page.getByRole('link', { name: 'Künefe', exact: true })
    const wasShown = await link.evaluate(async (opener: HTMLElement) => {
      const appeared = new Promise<HTMLElement>((resolve) => {
        new MutationObserver((_, observer) => {
          const close = document.querySelector<HTMLElement>('.sheet__close')
          if (!close) return
          observer.disconnect()
          resolve(close)
        }).observe(document.body, { childList: true, subtree: true })
      })
      opener.click()
      ;(await appeared).click()
      return true
    })
    expect(wasShown).toBe(true)
    await page.getByRole('dialog', { name: 'Künefe' }).waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toBe(`${site.server.url}/food-collection`)
  })

  test('opens once, however soon its row is tapped again, and is closed by one step back', async () => {
    const { page } = await site.visit('/food-collection')
    await isAlive(page)
    const sheet = page.getByRole('dialog', { name: 'Künefe', exact: true })
    await page.getByRole('link', { name: 'Künefe', exact: true }).evaluate((link: HTMLElement) => {
      link.click()
      link.click()
    })
    await expect.poll(() => sheet.evaluate((element) => element.matches(':modal'))).toBe(true)
    await page.goBack()
    await sheet.waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${site.server.url}/food-collection`)
    await open(page, 'Mercimek Çorbası')
  })

  test('stays open after a double click', async () => {
    const { page } = await site.visit('/food-collection', { ...DESKTOP, reducedMotion: 'reduce' })
    await isAlive(page)
    const link = page.getByRole('link', { name: 'Mercimek Çorbası', exact: true })
    // At the edge, where the sheet does not cover it: the second click is on what closes the sheet.
    await link.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    const { x, y } = (await link.boundingBox()) as { x: number; y: number }
    const sheet = page.getByRole('dialog', { name: 'Mercimek Çorbası', exact: true })
    await page.mouse.click(x + 5, y + 5)
    await expect.poll(() => sheet.evaluate((element) => element.matches(':modal'))).toBe(true)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await page.waitForTimeout(200)
    expect(await sheet.evaluate((element) => element.matches(':modal'))).toBe(true)
    // A click of its own closes it.
    await page.mouse.click(x + 5, y + 5)
    await sheet.waitFor({ state: 'detached' })
  })
})

test('a full-screen loader shows while the menu loads', async () => {
  const { products } = await site.ask<{ products: object[] }>('{ products { id } }')
  const { page } = await site.visit('/')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/graphql*', async (route) => {
    await answered
    await route.continue()
  })
  await page.locator('main').getByRole('link', { name: 'Tüm menü' }).click()
  const loader = page.locator('.menu-page .loader')
  await expect.poll(() => loader.isVisible()).toBe(true)
  expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  answer()
  await expect.poll(() => loader.isVisible()).toBe(false)
  await expect.poll(() => rows(page).count()).toBe(products.length)
})
