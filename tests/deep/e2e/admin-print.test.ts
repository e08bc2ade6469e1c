import { writeFileSync } from 'node:fs'
import readQr from 'jsqr'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../../support/accessibility.ts'
import { openBackOffice } from '../../support/back-office.ts'
import { openSite, type Visit } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

const FIELDS = 'id name price foodInformation { allergens }'
interface Dish {
  id: string
  name: string
  price: number
  foodInformation: { allergens: string[] | null }
}
let dishes: Dish[]

beforeAll(async () => {
  const { products } = await office.ask<{ products: Dish[] }>(`{ products { ${FIELDS} } }`)
  dishes = products
})

async function open(kind: string): Promise<Visit> {
  const visit = await office.visit(`/print?kind=${kind}`)
  await visit.page.locator('.print-root .sheet').waitFor({ state: 'attached' })
  return visit
}

/** Number of pages on paper, and their size in points. */
async function paper({ page }: Visit, name: string): Promise<{ pages: number; size: number[] }> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  if (process.env.PRINTED) writeFileSync(`${process.env.PRINTED}/${name}.pdf`, pdf)
  const text = pdf.toString('latin1')
  const box = /\/MediaBox \[0 0 (\d+)[.\d]* (\d+)/.exec(text)?.slice(1).map(Number) ?? []
  return { pages: Number(/\/Type \/Pages[\s\S]{0,60}\/Count (\d+)/.exec(text)?.[1]), size: box }
}

test.each([
  ['DOOR', [594, 841], 1, 2],
  ['TABLE', [419, 595], 2, 6],
  ['COUNTER', [594, 841], 2, 4],
  ['CARD', [594, 841], 1, 1],
  ['STICKERS', [594, 841], 1, 1],
  ['ALLERGENS', [841, 594], 2, 6],
  ['INGREDIENTS', [419, 595], 5, 25],
])(
  '%s is printed on %j points, %i to %i pages, no text is small, and the screen is accessible',
  async (kind, size, least, most) => {
    const visit = await open(kind)
    const printed = await paper(visit, kind)
    // Chromium rounds a page of A5 to whole pixels.
    for (const [at, side] of size.entries())
      expect(Math.abs((printed.size[at] ?? 0) - side)).toBeLessThanOrEqual(1)
    expect(printed.pages).toBeGreaterThanOrEqual(least)
    expect(printed.pages).toBeLessThanOrEqual(most)
    // The others have the same screen around them.
    if (['DOOR', 'STICKERS', 'ALLERGENS'].includes(kind)) {
      expect(await graveFaults(visit.page)).toEqual([])
      expect(await overflowAt(visit.page, [390, 768, 1440])).toEqual([])
    }
    await visit.page.emulateMedia({ media: 'print' })
    // Firefox gives the first page the size and margins of the body's page.
    const pageOf = (selector: string) =>
      visit.page.locator(selector).evaluate((element) => getComputedStyle(element).page)
    expect(await pageOf('body')).toBe(await pageOf('.print-root .sheet'))
    expect(await pageOf('body')).not.toBe('auto')
    const texts = await visit.page.locator('.print-root *').evaluateAll((all) =>
      all.map((each) => ({
        size: Number.parseFloat(getComputedStyle(each).fontSize),
        ink: getComputedStyle(each).color,
      })),
    )
    // 10 points are 13.33 pixels.
    expect(Math.min(...texts.map((each) => each.size))).toBeGreaterThanOrEqual(13.3)
    expect(new Set(texts.map(({ ink }) => ink))).toEqual(new Set(['rgb(0, 0, 0)']))
    expect(await visit.page.locator('#root, .layout, main').first().isVisible()).toBe(false)
    const text = (await visit.page.locator('.print-root').innerText()).replace(/\s+/g, ' ')
    expect(text).toContain('İncek Sofrası')
    expect(text).toContain("Fiyatlarımız TL'dir, KDV dâhildir.")
    expect(text).toMatch(/Fiyatların geçerlilik tarihi: \d\d\.\d\d\.\d{4}/)
  },
)

test('all dishes and drinks are on the door list, with their weights', async () => {
  const drink = dishes.find(({ name }) => name === 'Soda')
  await site.sql('update product set is_alcoholic_drink = true where id = $1', [drink?.id])
  const { page } = await open('DOOR')
  const rows = await page.locator('.print-root .price-row').allTextContents()
  expect(rows).toHaveLength(dishes.length)
  expect(rows).toContain('Soda 200 ml40 TL')
  for (const { name } of dishes) expect(rows.some((row) => row.startsWith(name))).toBe(true)
  expect(rows.filter((row) => /\d (g|ml|adet)/.test(row)).length).toBeGreaterThan(10)
})

test('different dates are beside each price, and all still fit on two pages', async () => {
  const visit = await open('DOOR')
  expect(await visit.page.locator('.print-root .price-row__since').count()).toBe(0)
  await site.sql('alter table product disable trigger keep_price_since')
  await site.sql(`update product set price_since = '2024-02-29' where id = $1`, [dishes[0]?.id])
  await site.sql('alter table product enable trigger keep_price_since')
  const later = await open('DOOR')
  expect(await later.page.locator('.print-root .price-row__since').count()).toBe(dishes.length)
  expect(await later.page.locator('.print-root').textContent()).toContain('29.02.2024')
  expect((await paper(later, 'DOOR-days')).pages).toBeLessThanOrEqual(2)
})

describe('QR codes', () => {
  test('of cards and stickers are read back from the paper', async () => {
    const { page } = await open('STICKERS')
    await page.getByLabel('Masa sayısı').focus()
    for (const key of ['End', 'Backspace', '1', '2']) await page.keyboard.press(key)
    await expect.poll(() => page.locator('.print-root .sticker').count()).toBe(12)
    await page.emulateMedia({ media: 'print' })
    const picture = await page.locator('.print-root .sticker').nth(8).locator('svg').screenshot()
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const read = readQr(new Uint8ClampedArray(data), info.width, info.height)?.data
    expect(read).toBe(`${site.server.url}/m?masa=9`)
    const reply = await fetch(read ?? '', { redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')]).toEqual([301, '/food-collection#masa=9'])
  })
})

test('unanswered allergens say that one should ask, never that there are none', async () => {
  const { page } = await open('ALLERGENS')
  const unanswered = dishes.filter(({ foodInformation }) => foodInformation.allergens === null)
  expect(unanswered.length).toBeGreaterThan(0)
  for (const { name } of unanswered) {
    const row = page.locator('.print-root tbody tr').filter({ hasText: name }).first()
    expect(await row.textContent()).toContain('Alerjen bilgisi için lütfen sorun')
  }
})

test('a dish without a price stops the print and is named; the print is remembered afterwards', async () => {
  const [dish] = dishes
  await site.sql('update product set price = 0 where id = $1', [dish?.id])
  const { page } = await office.visit('/print')
  await expect.poll(() => page.getByRole('link', { name: dish?.name }).isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Yazdır' }).isDisabled()).toBe(true)
  expect(await page.locator('.sheet').count()).toBe(0)
  await site.sql('update product set price = $2 where id = $1', [dish?.id, dish?.price])
  await page.reload()
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('button', { name: 'Yazdır' }).click()
  await page.getByRole('button', { name: 'Evet, basıldı' }).click()
  await expect.poll(() => page.getByText('Basılan fiyatlar saklandı').isVisible()).toBe(true)
  await site.sql('update product set price = price + 1 where id = $1', [dish?.id])
  await page.goto(`${site.server.url}/admin`)
  const link = page.getByRole('link', { name: 'Kapıdaki liste eski: 1 fiyat değişti' })
  await expect.poll(() => link.isVisible()).toBe(true)
  expect(await link.getAttribute('href')).toContain('/print?kind=DOOR')
})

test('what has changed since the screen was opened is shown before it is printed', async () => {
  const [, dish] = dishes
  const { page } = await open('DOOR')
  await page.evaluate(() => {
    Object.assign(window, { prints: 0, print: () => (window as unknown as { prints: number }).prints++ })
  })
  const price = page.locator('.sheet-preview').getByText('77.770 TL', { exact: true })
  await office.ask(`mutation { updateProduct(id: ${dish?.id}, input: { price: 77770 }) { id } }`)
  expect(await price.count()).toBe(0)
  await page.getByRole('button', { name: 'Yazdır' }).click()
  await price.waitFor()
  await page.getByText('Menü bu arada değişti; liste yenilendi.').waitFor()
  expect(await page.evaluate('prints')).toBe(0)
  await page.getByRole('button', { name: 'Yazdır' }).click()
  await page.getByRole('button', { name: 'Evet, basıldı' }).waitFor()
  expect(await page.evaluate('prints')).toBe(1)
})
