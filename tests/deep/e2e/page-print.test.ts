import { expect, test } from 'vitest'
import { openSharedSite } from '../../support/site.ts'

const site = openSharedSite()

/** The width of A4 between its margins, in pixels of CSS. */
const PAPER = { width: 673, height: 1000 }

test('the menu prints as a dated price list by category, without controls', async () => {
  const { page } = await site.visitor({ viewport: PAPER, colorScheme: 'dark' })
  await page.clock.setFixedTime(new Date('2026-05-04T12:00:00+03:00'))
  await page.goto(`${site.server.url}/food-collection`)
  const head = page.locator('.price-list-head')
  expect(await head.isVisible()).toBe(false)
  // It has been open for a day when it goes to the printer.
  await page.clock.setFixedTime(new Date('2026-05-05T12:00:00+03:00'))
  // Again until the page is hydrated.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      return head.textContent()
    })
    .toContain('Fiyat listesi · 5 Mayıs 2026')
  await page.emulateMedia({ media: 'print' })
  expect(await head.textContent()).toContain('İncek Sofrası')
  expect(await head.textContent()).toContain('+90 312 555 01 23')
  for (const shown of ['.price-list-head', 'h1', 'tbody h2', '.dishes__name', '.dishes__price'])
    await expect.poll(() => page.locator(shown).first().isVisible(), { message: shown }).toBe(true)
  for (const hidden of [
    '.navbar',
    '.filter',
    '.breadcrumb',
    '.dishes__picture',
    'thead',
    '.footer',
    '.action-bar',
  ])
    await expect.poll(() => page.locator(hidden).first().isVisible(), { message: hidden }).toBe(false)
  const { categories } = await site.ask<{ categories: { name: string; products: unknown[] }[] }>(
    '{ categories { name products { id } } }',
  )
  expect(
    await page
      .locator('tbody h2')
      .evaluateAll((all) =>
        all.filter((heading) => heading.checkVisibility()).map((each) => each.textContent),
      ),
  ).toEqual(categories.filter(({ products }) => products.length > 0).map(({ name }) => name))
  const ink = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    return [color, backgroundColor]
  })
  expect(ink).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})

test('it fits on few A4 pages', async () => {
  const { page } = await site.visit('/food-collection')
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(Number(/\/Type \/Pages[\s\S]{0,40}\/Count (\d+)/.exec(paper)?.[1])).toBeLessThanOrEqual(3)
  expect(/\/MediaBox \[0 0 (\d+)[.\d]* (\d+)/.exec(paper)?.slice(1)).toEqual(['594', '841'])
})
