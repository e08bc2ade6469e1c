import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { DESKTOP, openSite, PHONE } from '../../support/site.ts'

const site = openSite()

const SMALL_PHONE = { ...PHONE, viewport: { width: 320, height: 640 } }
const period = (weekday: number, opens: string, closes: string) => ({
  weekday,
  opens,
  closes,
  kind: 'SERVICE',
})

/** A house without a story and with two services, closed on one day, with a break on the others. */
beforeAll(async () => {
  const weekly = [2, 3, 4, 5, 6, 7].flatMap((weekday) => [
    period(weekday, '11:30', '15:00'),
    period(weekday, '18:00', '02:00'),
  ])
  await site.sql(`update site set name = 'Köşe Lokantası', weekly = $1`, [JSON.stringify(weekly)])
  await site.sql('update about set is_deleted = true')
  await site.sql('update service set is_deleted = true where id > 2')
  await site.sql(`update product set description = null where name in ('Haydari', 'Menemen')`)
  await site.sql(
    `update product set name = 'Çifte kavrulmuş Antep fıstıklı, kaymaklı ev baklavası' where name = 'Haydari'`,
  )
  await vi.waitFor(async () =>
    expect(JSON.stringify(await site.ask('{ abouts { id } services { id } site { name } }'))).toMatch(
      /"abouts":\[\].*Köşe/,
    ),
  )
})

const top = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN
const left = async (element: Locator) => (await element.boundingBox())?.x ?? Number.NaN
/** Of the fixed bar at the foot. */
const footOf = (page: Page) => top(page.locator('.action-bar'))

describe('the menu', () => {
  test('has dishes on the first screen of a small phone, and its note below the list', async () => {
    const { page } = await site.visit('/food-collection', SMALL_PHONE)
    const foot = await footOf(page)
    const bottoms = await page
      .locator('.dishes__row')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom))
    expect(bottoms.filter((bottom) => bottom < foot).length).toBeGreaterThanOrEqual(4)
    const note = page.getByText('Mevsimsel olarak ürünlerimiz çeşitlilik gösterebilir')
    expect(await note.isVisible()).toBe(true)
    expect(await top(note)).toBeGreaterThan(await top(page.locator('.dishes__row').last()))
    // The filter is named, though it shows a sign only.
    const filter = page.getByRole('button', { name: 'Alerjen ve diyet' })
    expect(Math.abs((await top(filter)) - (await top(page.getByRole('searchbox'))))).toBeLessThan(4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALL_PHONE.viewport.width)
  })

  test.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('has one left edge on %s, for headings and dishes', async (_, device) => {
    const { page } = await site.visit('/food-collection', device)
    const edges = await page
      .locator('tbody')
      .evaluateAll((groups) =>
        groups.flatMap((group) =>
          ['h2', '.dishes__name'].map((part) =>
            Math.round(group.querySelector(part)?.getBoundingClientRect().left ?? Number.NaN),
          ),
        ),
      )
    expect(edges.length).toBeGreaterThan(20)
    expect(new Set(edges).size).toBe(1)
  })

  test.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('the sign of a dish without description is on the line of its name on %s', async (_, device) => {
    const { page } = await site.visit('/food-collection', device)
    for (const name of ['Menemen', 'Çifte kavrulmuş Antep fıstıklı, kaymaklı ev baklavası']) {
      const row = page.locator('.dishes__row', { has: page.getByText(name, { exact: true }) })
      const sign = row.locator('.food__sign')
      const lines = await row
        .locator('.dishes__name')
        .evaluate((each) => [...each.getClientRects()].map(({ bottom }) => bottom))
      const box = await sign.boundingBox()
      const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2
      expect(middle, name).toBeLessThan(lines.at(-1) as number)
      expect(middle, name).toBeGreaterThan((lines.at(-1) as number) - 26)
      const price = await row.locator('.dishes__price').boundingBox()
      expect((price?.y ?? 0) + (price?.height ?? 0), name).toBeLessThan((lines[0] as number) + 8)
      await sign.click()
      const told = row.locator('.food p').first()
      expect(await told.isVisible()).toBe(true)
      expect(await top(told)).toBeGreaterThan(await top(sign))
    }
  })

  test('the sheet of any dish with a picture tells its allergens above the foot of a phone', async () => {
    const { products } = await site.ask<{
      products: { id: string; categoryId: string; productImages: object[]; description: string | null }[]
    }>('{ products { id categoryId description productImages { id } } }')
    const [longest] = products
      .filter(({ productImages }) => productImages.length > 0)
      .sort((one, other) => (other.description?.length ?? 0) - (one.description?.length ?? 0))
    const { page } = await site.visit('/food-collection', PHONE)
    await page.locator(`#ad-${longest?.id}`).click()
    const sheet = page.getByRole('dialog')
    const allergens = sheet.locator('.dish__facts > div').first()
    expect(await allergens.locator('dt').textContent()).toBe('Alerjenler')
    const box = await allergens.boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(await top(sheet.locator('.dish__steps')))
    const picture = await sheet.locator('.dish__pictures').boundingBox()
    expect(picture?.height).toBeLessThanOrEqual(844 / 3)
  })

  test('a dish that a filter knows nothing of says so once', async () => {
    const { page } = await site.visit('/food-collection?icermesin=sut', PHONE)
    const row = page.locator('.dishes__row', { has: page.getByText('Mini Pizza', { exact: true }) })
    expect(await row.locator('.tag').textContent()).toBe('Alerjenleri bilinmiyor')
    expect(await row.innerText()).not.toContain('sorun')
  })
})

test('all days of the hours have one line on a phone, today too', async () => {
  const { page } = await site.visitor({ ...PHONE, timezoneId: 'Europe/Istanbul' })
  await page.clock.setFixedTime(new Date('2026-05-08T01:00:00+03:00'))
  await page.goto(`${site.server.url}/contact`)
  const today = page.locator('.contact-cards [aria-current="date"]')
  await expect.poll(() => today.locator('dt').allTextContents()).toEqual(['Cuma'])
  const days = await page.locator('.contact-cards dl').first().locator('> div').all()
  for (const day of days) {
    const [name, hours] = [day.locator('dt'), day.locator('dd')]
    expect(Math.abs((await top(name)) - (await top(hours)))).toBeLessThan(6)
  }
  expect(days).toHaveLength(7)
})

describe('few services', () => {
  const buttons = (page: Page) => page.getByRole('button', { name: 'Sonraki hizmet' })

  test('a carousel has buttons only where they move it', async () => {
    for (const [width, isMoved] of [
      [1440, false],
      [768, true],
    ] as const) {
      const { page } = await site.visit('/about', { viewport: { width, height: 900 } })
      const track = page.locator('.carousel__track')
      expect(await track.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(isMoved)
      expect(await buttons(page).isVisible()).toBe(isMoved)
    }
  })

  test('one alone takes the width, and leads to its details', async () => {
    await site.sql('update service set is_deleted = true where id = 2')
    await expect
      .poll(async () => JSON.stringify(await site.ask('{ services { id } }')))
      .toBe('{"services":[{"id":"1"}]}')
    const { page } = await site.visit('/services')
    const card = page.locator('.service-card')
    expect(await card.count()).toBe(1)
    const list = await page.locator('.service-grid').boundingBox()
    expect((await card.boundingBox())?.width).toBeCloseTo(list?.width ?? 0, 0)
    const { page: about } = await site.visit('/about')
    expect(await buttons(about).isVisible()).toBe(false)
  })
})

test('about a house without a story there are its name, place and hours, with ways on', async () => {
  const { page } = await site.visit('/about')
  const told = page.locator('.about-story')
  expect(await told.getByRole('heading', { level: 2 }).textContent()).toBe('Köşe Lokantası')
  expect(await told.textContent()).toContain('Sal–Paz 11:30–15:00, 18:00–02:00')
  await told.getByRole('link', { name: 'Menüyü gör' }).click()
  await expect.poll(() => page.url()).toMatch(/\/food-collection$/)
})

test('the name is on one line in the header of the second template home', async () => {
  const { page } = await site.visit('/home-two')
  const name = page.locator('.navbar__brand .wordmark span')
  expect((await name.boundingBox())?.height).toBeLessThan(30)
})

test.each([
  ['a phone', PHONE, 10],
  ['a small phone', SMALL_PHONE, 4],
])('a menu without pictures has its first dishes on one screen of %s', async (_, device, atLeast) => {
  await site.sql('update product_image set is_deleted = true')
  await site.sql(`update product set description = 'sahanda, köy yumurtasıyla' where name = 'Menemen'`)
  await expect
    .poll(async () => JSON.stringify(await site.ask('{ products { description productImages { id } } }')))
    .toMatch(/^(?!.*"id").*sahanda, köy/)
  const { page } = await site.visit('/food-collection', device)
  const foot = await footOf(page)
  const bottoms = await page
    .locator('.dishes__row')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom))
  expect(bottoms.filter((bottom) => bottom <= foot + 1).length).toBeGreaterThanOrEqual(atLeast)
  expect(await page.locator('.dishes img:not(.ornament)').count()).toBe(0)
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(['Yiyecek', 'Fiyat'])
})

test('the first page sets dishes without a picture in type, six where there are few categories', async () => {
  await site.sql('update product_image set is_deleted = true')
  await site.sql('update category set status = 0 where id > 3')
  await expect
    .poll(async () => (await site.ask<{ categories: object[] }>('{ categories { id } }')).categories.length)
    .toBe(3)
  const { page } = await site.visit('/', PHONE)
  const picks = page.locator('.picks > li')
  expect(await picks.count()).toBe(6)
  expect(await picks.locator('img').count()).toBe(0)
  expect(await left(picks.first().locator('h3'))).toBe(await left(page.locator('#menuden')))
})
