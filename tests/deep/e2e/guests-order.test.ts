import type { BrowserContextOptions, Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { overflowAt } from '../../support/accessibility.ts'
import { openBackOffice } from '../../support/back-office.ts'
import { DESKTOP, forgive, isAlive, openSite, PHONE, type Visit } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

const ALWAYS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  ...{ weekday, opens: '00:00', closes: '00:00', kind: 'SERVICE' },
}))
const PAGES = ['cart', 'checkout', 'online-order']
const SMALL = { ...PHONE, viewport: { width: 320, height: 640 } }
const NAME = 'Ayşe Gülçin Öz'
const ADDRESS = 'Çınar Sokağı 4/7'
const NOTE = 'kapıcıya bırakın'
const HOUR_MS = 60 * 60 * 1000

interface Dish {
  readonly id: number
  readonly name: string
}
let dishes: readonly Dish[]

const update = (input: object) =>
  office.ask('mutation ($input: UpdateSite!) { updateSite(input: $input) { name } }', { input })
const setMode = (mode: string) => update({ pages: PAGES.map((key) => ({ key, mode })) })
const change = (id: number, column: 'availiblity' | 'is_deleted' | 'price', value: unknown) =>
  site.sql(`update product set ${column} = $2 where id = $1`, [id, value])

beforeAll(async () => {
  await update({
    ordering: {
      ...{ ways: ['PICKUP', 'DELIVERY', 'TABLE'], minimum: null, deliveryFee: 30, leadMinutes: 30 },
    },
    ...{
      weekly: ALWAYS,
      whatsapp: '0532 555 01 23',
      legalName: 'Taş Fırın Ltd. Şti.',
      tradeNumber: '0123456789',
    },
  })
  await setMode('LIVE')
  dishes = (await site.sql(
    `select p.id, p.name from product p where not p.is_deleted and p.status = 1 and p.availiblity
      and not p.is_alcoholic_drink and p.price > 0 order by p.id limit 44`,
  )) as unknown as Dish[]
})

const dish = (index: number) => dishes[index] as Dish
const add = (page: Page, { name }: Dish) =>
  page
    .locator('.dishes')
    .getByRole('button', { name: new RegExp(`^${name}: (ekle|bir daha ekle)$`) })
    .first()
const send = (page: Page) => page.getByRole('link', { name: 'WhatsApp ile gönder' })
const open = async (page: Page, path: string) => {
  await page.goto(site.server.url + path)
  await isAlive(page)
}

/** A guest whose requests are recorded from the start. */
async function guest(options: BrowserContextOptions) {
  const visit = await site.visitor(options)
  const told: string[] = []
  visit.page.on('request', (request) => {
    const headers = Object.values(request.headers()).join(' ')
    told.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''} ${headers}`))
  })
  return { ...visit, told }
}

/** The message as it is sent; nothing of it is in a request, and all that it costs is on the page. */
async function messageOf({ page, told }: Pick<Visit, 'page'> & { readonly told: readonly string[] }) {
  await send(page).waitFor()
  const text = new URL((await send(page).getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  const lines = text.split('\n')
  const [total] = (await page.locator('.order-total strong').textContent())?.match(/[\d.,]+ TL/) ?? []
  expect(lines.find((line) => line.startsWith('Toplam'))).toContain(`Toplam ${total} (`)
  for (const shown of await page.locator('.order-sum li').allInnerTexts()) {
    const [first = ''] = shown.split('\n')
    if (!text.includes('kalem daha')) expect(text).toContain(first)
  }
  for (const request of told) expect(request).not.toMatch(/Gülçin|Çınar|kapıcıya|az pişmiş|#o=|o=1\./)
  expect(told.length).toBeGreaterThan(3)
  expect(text.length).toBeLessThanOrEqual(1_800)
  expect(await overflowAt(page, [page.viewportSize()?.width ?? 0])).toEqual([])
  return lines
}

/** Puts dishes into the cart, one after the other, and writes an order of them. */
async function order(page: Page, chosen: readonly Dish[], way?: 'Paket servis') {
  await open(page, '/food-collection')
  for (const each of chosen) await add(page, each).click()
  await open(page, '/checkout')
  if (way) await page.getByText(way, { exact: true }).click()
  await page.getByLabel('Adınız').fill(NAME)
  if (way) await page.getByLabel('Adres', { exact: true }).fill(ADDRESS)
  await page.getByLabel('Not (isteğe bağlı)').fill(NOTE)
}

describe.each([
  ['a phone', PHONE],
  ['a small phone', SMALL],
  ['a computer', DESKTOP],
] as const)('on %s', (_, options) => {
  test('an order that is fetched', async () => {
    const visit = await guest(options)
    await order(visit.page, [dish(0), dish(1)])
    const lines = await messageOf(visit)
    expect(lines[1]).toBe('Gel-al · en kısa sürede')
    expect(lines.slice(-3)).toEqual([
      ...[NAME, NOTE, `${site.server.url}/cart#o=1.${dish(0).id}x1.${dish(1).id}x1`],
    ])
  })

  test('an order that is brought', async () => {
    const visit = await guest(options)
    await order(visit.page, [dish(2), dish(2)], 'Paket servis')
    const lines = await messageOf(visit)
    expect(lines[1]).toBe('Paket servis · en kısa sürede')
    expect(lines).toEqual(expect.arrayContaining(['Teslimat 30 TL', NAME, ADDRESS, NOTE]))
  })

  test('an order from a table', async () => {
    const visit = await guest(options)
    await open(visit.page, '/m?masa=12')
    await order(visit.page, [dish(3)])
    const lines = await messageOf(visit)
    expect([lines[1], lines.at(-1)?.slice(-5)]).toEqual(['Masa 12', '&t=12'])
  })
})

test('forty lines, some with notes, become a message that has each note', async () => {
  const visit = await guest(PHONE)
  const { page } = visit
  await open(page, '/food-collection')
  for (const each of dishes.slice(0, 40)) await add(page, each).click()
  await add(page, dish(41)).click()
  await page.getByText('Sepete bu kadar sığıyor.').first().waitFor()
  await open(page, '/cart')
  const notes = page.getByRole('textbox', { name: /: not$/ })
  expect(await notes.count()).toBe(40)
  for (const index of [0, 20, 39]) await notes.nth(index).fill(`az pişmiş ${index}`)
  await open(page, '/checkout')
  await page.getByLabel('Adınız').fill(NAME)
  const lines = await messageOf(visit)
  for (const index of [0, 20, 39]) expect(lines).toContain(`  not: az pişmiş ${index}`)
  expect(lines.at(-1)?.match(/x1/g)).toHaveLength(40)
})

test('a cart of yesterday is gone, one of this morning is there', async () => {
  const { page } = await guest(PHONE)
  await order(page, [dish(0)])
  const age = (hours: number) =>
    page.evaluate((ms) => {
      const kept = JSON.parse(localStorage.getItem('cart') ?? '')
      localStorage.setItem('cart', JSON.stringify({ ...kept, at: Date.now() - ms }))
    }, hours * HOUR_MS)
  await age(6)
  await open(page, '/cart')
  await page.getByRole('link', { name: 'Siparişi hazırla' }).waitFor()
  await age(24)
  await open(page, '/cart')
  await page.getByText('Sepetiniz boş.').waitFor()
})

test('a dish that is removed and a price that is changed are said and accepted before anything is sent', async () => {
  const visit = await guest(SMALL)
  const { page } = visit
  await order(page, [dish(4), dish(5)])
  await send(page).waitFor()
  await change(dish(4).id, 'is_deleted', true)
  await change(dish(5).id, 'price', 777)
  await open(page, '/checkout')
  await page.getByText(`${dish(4).name}: artık menüde yok`).waitFor()
  await page.getByText(/iken 777 TL oldu/).waitFor()
  expect(await send(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Değişiklikleri kabul et' }).click()
  const lines = await messageOf(visit)
  expect(lines).toContain(`1 × ${dish(5).name} – 777 TL`)
  expect(lines.join()).not.toContain(dish(4).name)
})

test('what a stranger has made up is shown as what it is', async () => {
  const { page } = await guest(DESKTOP)
  await change(dish(6).id, 'availiblity', false)
  await open(page, `/cart#o=1.${dish(6).id}x9.${dish(0).id}x2.99999x1`)
  await expect
    .poll(() => page.locator('.order-line__problem').allTextContents())
    .toEqual([...['tükendi', 'artık menüde yok']])
  await page.getByRole('button', { name: 'Sepete al' }).click()
  await expect.poll(() => page.locator('.order-line h3').allTextContents()).toEqual([dish(0).name])
})

test('without a connection an order is written, and sent once there is one', async () => {
  const visit = await guest(PHONE)
  const { page } = visit
  await open(page, '/food-collection')
  await add(page, dish(0)).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Sepet/ })
    .click()
  await page.route('**/graphql*', (route) => route.abort())
  await page.getByRole('link', { name: 'Siparişi hazırla' }).click()
  await page.getByLabel('Adınız').fill(NAME)
  await page.getByText('Fiyatlar şu an okunamıyor').waitFor()
  expect(await send(page).count()).toBe(0)
  await page.unroute('**/graphql*')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await messageOf(visit)).toContain(NAME)
  forgive(visit, /ERR_FAILED|Failed to fetch/)
})

test('two tabs write one order', async () => {
  const visit = await guest(DESKTOP)
  const { page } = visit
  await order(page, [dish(0)])
  const other = await page.context().newPage()
  await open(other, '/food-collection')
  await add(other, dish(1)).click()
  await expect.poll(() => page.locator('.order-sum li').count()).toBe(2)
  expect((await messageOf(visit)).at(-1)).toContain(`.${dish(0).id}x1.${dish(1).id}x1`)
})

test('a storage that is full midway loses nothing of the page, which says so', async () => {
  const { page } = await guest(PHONE)
  await open(page, '/food-collection')
  await add(page, dish(0)).click()
  await page.evaluate(() => {
    let text = 'x'.repeat(1024 * 1024)
    for (let part = 0; text.length > 0; part++)
      try {
        localStorage.setItem(`full-${part}`, text)
      } catch {
        text = text.slice(0, text.length / 2)
      }
  })
  for (const index of [1, 2]) await add(page, dish(index)).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sepet, 3 ürün' }).click()
  await page.getByText('Tarayıcınız sepeti saklayamıyor').waitFor()
  expect(await page.locator('.order-line h3').allTextContents()).toEqual(
    dishes.slice(0, 3).map(({ name }) => name),
  )
})

test('tabs that are open when orders begin and end follow with their next page', async () => {
  await setMode('HIDDEN')
  const { page } = await guest(PHONE)
  await open(page, '/')
  const bar = page.getByRole('navigation', { name: 'Hızlı erişim' })
  await setMode('LIVE')
  await bar.getByRole('link', { name: 'Menü' }).click()
  await add(page, dish(0)).click()
  await bar.getByRole('link', { name: 'Sepet, 1 ürün' }).click()
  await page.getByRole('link', { name: 'Siparişi hazırla' }).waitFor()
  await setMode('HIDDEN')
  await page.getByRole('link', { name: 'Siparişi hazırla' }).click()
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /yok|bulunamadı/i })
    .waitFor()
  await expect.poll(() => page.getByRole('link', { name: /^Sepet/ }).count()).toBe(0)
  await setMode('LIVE')
})

test.each([PHONE, SMALL])('pages of orders in letters twice as large are cut nowhere', async (options) => {
  const { page } = await guest(options)
  await open(page, '/m?masa=7')
  await add(page, dish(0)).click()
  for (const path of ['/food-collection', '/cart', '/checkout', '/online-order']) {
    await open(page, path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
      ...[path, options.viewport.width],
    ])
  }
})
