import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { compareMenus, type Figures } from './compare-menus.ts'
import {
  drawnMenu,
  LAYOUTS,
  type Layout,
  picturesOf,
  QUALITIES,
  type Typeface,
  WRITTEN,
} from './drawn-menus.ts'
import { type PictureReader, pictureReader } from './read-picture.ts'

/** Reads menus in a typeface: each way of writing prices in each layout, scanned, photographed and sent on. */
export function testReading(typeface: Typeface): void {
  let browser: Browser
  let reader: PictureReader
  const rows: (Figures & { readonly written: string; readonly quality: string })[] = []
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'))
    reader = await pictureReader()
  })
  afterAll(async () => {
    await reader?.end()
    await browser?.close()
    console.table(tableOf(rows))
  })

  const cases = WRITTEN.flatMap((written) => LAYOUTS.map((layout) => [written, layout] as const))
  describe.each(cases)('%s in %s', (written: (typeof WRITTEN)[number], layout: Layout) => {
    test('no wrong price is without a doubt', async () => {
      const menu = drawnMenu(layout, { typeface, written })
      const pictures = await picturesOf(browser, menu)
      for (const quality of QUALITIES) {
        const draft = await reader.read(pictures[quality])
        const read = draft.categories.flatMap(({ dishes }) =>
          dishes.map(({ name, price, otherPrices, doubts }) => ({
            ...{ name, doubts },
            prices: [price, ...otherPrices.map((other) => other.price)],
          })),
        )
        const figures = compareMenus(menu.dishes, read)
        rows.push({ ...figures, written, quality })
        expect(figures.unseen, quality).toEqual([])
        expect(figures.rightWords / figures.words, quality).toBeGreaterThanOrEqual(0.95)
      }
    }, 120_000)
  })

  test.each(WRITTEN)('of clean pages with %s nine of ten prices are read', (written) => {
    const own = rows.filter((row) => row.quality === 'clean' && row.written === written)
    const sum = (of: (figures: Figures) => number) => own.reduce((all, figures) => all + of(figures), 0)
    expect(own).toHaveLength(LAYOUTS.length)
    expect(sum((each) => each.rightPrices) / sum((each) => each.prices)).toBeGreaterThanOrEqual(0.9)
  })
}

function tableOf(rows: readonly (Figures & { readonly written: string; readonly quality: string })[]) {
  const groups = Map.groupBy(rows, ({ written, quality }) => `${written} ${quality}`)
  return Object.fromEntries(
    [...groups].map(([name, own]) => {
      const sum = (of: (figures: Figures) => number) => own.reduce((all, figures) => all + of(figures), 0)
      const share = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`
      return [
        name,
        {
          words: share(
            sum((each) => each.rightWords),
            sum((each) => each.words),
          ),
          prices: share(
            sum((each) => each.rightPrices),
            sum((each) => each.prices),
          ),
          doubted: sum((each) => each.doubted),
          unseen: sum((each) => each.unseen.length),
        },
      ]
    }),
  )
}
