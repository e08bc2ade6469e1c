import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { openSharedSite } from '../support/site.ts'

const site = openSharedSite()

interface Category {
  id: string
  name: string
  imageFilePath: string
}

const categories = async () =>
  (await site.ask<{ categories: Category[] }>('{ categories { id name imageFilePath } }')).categories
const cards = (page: Page) => page.locator('.category-card')
const loader = (page: Page) => page.locator('main .loader')
const toCategories = (page: Page) =>
  page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Menü' }).click()

test('every category has its name and picture, and links to its dishes', async () => {
  const { page } = await site.visit('/categories')
  expect(await page.locator('h1').textContent()).toBe('Menü')
  expect(await page.locator('.breadcrumb li').allTextContents()).toEqual(['Anasayfa', 'Menü Kategori'])
  const wanted = await categories()
  const shown = await cards(page).evaluateAll((all) =>
    all.map((card) => [card.getAttribute('href'), card.querySelector('h2')?.textContent]),
  )
  expect(shown).toEqual(wanted.map(({ id, name }) => [`/food-collection/${id}`, name]))
  const first = cards(page).first().locator('img')
  expect(await first.getAttribute('src')).toContain(`/resource/${wanted[0]?.imageFilePath}`)
  await expect
    .poll(() => first.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(200)
  expect(await loader(page).isVisible()).toBe(false)
  await cards(page).nth(1).click()
  await expect.poll(() => page.url()).toBe(`${site.server.url}/food-collection/${wanted[1]?.id}`)
})

test('the loader covers the window until the categories are loaded', async () => {
  const { page } = await site.visit('/about')
  const waiting: Route[] = []
  await page.route('**/graphql*', (route) => {
    waiting.push(route)
  })
  await toCategories(page)
  await expect.poll(() => loader(page).isVisible()).toBe(true)
  await expect.poll(() => loader(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  expect(await loader(page).getByRole('button').count()).toBe(0)
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  for (const route of waiting) await route.continue()
  await expect.poll(() => loader(page).isVisible()).toBe(false)
  const all = (await categories()).length
  await expect.poll(() => cards(page).count()).toBe(all)
})

test('without a reply the loader stays, says so, and offers a retry', async () => {
  const { page, noise } = await site.visit('/about')
  await page.route('**/graphql*', (route) => route.abort('connectionrefused'))
  await toCategories(page)
  const retry = loader(page).getByRole('button', { name: 'Tekrar dene' })
  await retry.waitFor()
  await expect.poll(() => loader(page).isVisible()).toBe(true)
  await expect.poll(() => loader(page).textContent()).toContain('Sunucudan yanıt gelmedi')
  expect(page.url()).toBe(`${site.server.url}/categories`)
  const again = page.waitForEvent('requestfailed')
  await retry.click()
  await again
  await retry.waitFor()
  await page.unroute('**/graphql*')
  await retry.click()
  await expect.poll(() => loader(page).isVisible()).toBe(false)
  const all = (await categories()).length
  await expect.poll(() => cards(page).count()).toBe(all)
  // The requests that were let fail, and what the pages had asked meanwhile.
  expect(noise.filter((line) => !line.includes('ERR_CONNECTION_REFUSED'))).toEqual([])
  noise.splice(0)
})
