import { describe, expect, test } from 'vitest'
import { graveFaults } from '../../support/accessibility.ts'
import { PHONE } from '../../support/site.ts'
import { expectPagesOf, openTranslatedSite } from '../../support/translated-site.ts'

const { site } = openTranslatedSite(['EN', 'DE', 'RU', 'AR', 'FA'])

test.each(['DE', 'RU', 'AR', 'FA'] as const)(
  'every page in %s is of that language, with Turkish marked as such',
  (language) => expectPagesOf(site, language),
)

test.each(['/en/food-collection', '/ar', '/ar/food-collection', '/de/book-table'])(
  '%s has no grave fault of accessibility',
  async (path) => {
    const { page } = await site.visit(path, PHONE)
    expect(await graveFaults(page)).toEqual([])
  },
)

describe('on a phone below the links to other languages', () => {
  test.each(['/ru/food-collection', '/food-collection'])(
    'the chips of %s stand below the bar, which its open sheet leaves free',
    async (path) => {
      const { page } = await site.visit(path, PHONE)
      const bar = (await page.locator('.navbar').boundingBox()) as { y: number; height: number }
      const chips = await page.locator('.filter').boundingBox()
      expect(chips?.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1)
      await page.locator('.navbar__toggle').click()
      await page.locator('.navbar__toggle').click({ trial: true })
    },
  )
})

test.each([320, 390, 1440])(
  'a Turkish name stands below the translated one, %i pixels wide',
  async (width) => {
    const { page } = await site.visit('/en/food-collection', { viewport: { width, height: 900 } })
    const covered = await page.locator('.dishes__row').evaluateAll((rows) =>
      rows.slice(0, 12).flatMap((row) => {
        const [name, turkish, price] = ['.dishes__name', '.turkish-name', '.dishes__price'].map((part) =>
          row.querySelector(part)?.getBoundingClientRect(),
        )
        if (!name || !turkish || !price) return []
        return turkish.top >= name.bottom - 1 && turkish.top >= price.top + 8 ? [] : [row.textContent]
      }),
    )
    expect(covered).toEqual([])
  },
)
