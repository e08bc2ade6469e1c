import { buffer } from 'node:stream/consumers'
import type { Page, Route } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { graveFaults } from '../../support/accessibility.ts'
import {
  goTo,
  holdBack,
  loseConnectionAfter,
  openBackOffice,
  openConnected,
} from '../../support/back-office.ts'
import { DESKTOP, forgive, openSite, PHONE } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

const notice = (page: Page) => page.locator('.MuiSnackbar-root')
const told = (page: Page, text: string) => expect.poll(() => notice(page).textContent()).toContain(text)
const undo = (page: Page) => page.getByRole('button', { name: 'Geri al' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

let soups: string
let drinks: string

async function added(call: string, input: object): Promise<string> {
  const type = call.replace(/^add/, 'Add')
  const data: Record<string, { id: string }> = await office.ask(
    `mutation ($input: ${type}!) { ${call}(input: $input) { id } }`,
    { input },
  )
  return String(data[call]?.id)
}

const dish = (name: string, price: number, categoryId = soups) =>
  added('addProduct', { name, price, categoryId })
const stored = (ids: readonly string[]) =>
  site.sql(
    'select price::float, category_id::text as category, is_deleted as removed from product where id = any($1) order by id',
    [ids],
  )
const changePrice = (id: string, price: number) =>
  office.ask(
    'mutation ($id: ID!, $price: Float!) { updateProduct(id: $id, input: { price: $price }) { id } }',
    {
      id,
      price,
    },
  )
const prices = async (ids: readonly string[]) => (await stored(ids)).map(({ price }) => price)

beforeAll(async () => {
  soups = await added('addCategory', { name: 'Toplu çorbalar' })
  drinks = await added('addCategory', { name: 'Toplu içecekler' })
})

test('prices rise by a rule, are corrected, stored in one call and taken back in one (D46)', async () => {
  const ids = [await dish('Kural bir', 103), await dish('Kural iki', 165), await dish('Kural üç', 40, drinks)]
  const { page, asked } = await office.visit('/prices')
  await page.getByRole('button', { name: 'Hiçbiri' }).click()
  await page.getByRole('button', { name: 'Toplu çorbalar' }).click()
  await page.getByLabel('Yüzde').fill('+%12')
  await expect.poll(() => field(page, 'Kural bir: yeni fiyat').inputValue()).toBe('115')
  await field(page, 'Kural bir: yeni fiyat').fill('120')
  await field(page, 'Kural bir: yeni fiyat').press('Enter')
  await page.keyboard.type('1.850')
  await page.getByText('Üç kattan çok değişiyor').waitFor()
  await field(page, 'Kural iki: yeni fiyat').fill('185')
  await page.getByRole('button', { name: '2 fiyatı değiştir' }).click()
  await told(page, '2 fiyat değişti')
  expect(await prices(ids)).toEqual([120, 185, 40])
  expect(asked.filter((name) => name === 'ChangePrices')).toHaveLength(1)
  await undo(page).click()
  await expect.poll(() => prices(ids)).toEqual([103, 165, 40])
})

describe('prices that were sent without a reply', () => {
  async function sentByRule(name: string) {
    const id = await dish(name, 100)
    const visit = await office.visit('/prices')
    const { page } = visit
    await page.getByRole('button', { name: 'Hiçbiri' }).click()
    await page.getByRole('button', { name: 'Toplu çorbalar' }).click()
    await page.getByLabel('Yüzde').fill('12')
    await expect.poll(() => field(page, `${name}: yeni fiyat`).inputValue()).toBe('110')
    return { id, visit, page, save: page.getByRole('button', { name: /^Kaydet$|fiyatı değiştir$/ }) }
  }

  test('are reported as stored after a reload, and not raised again', async () => {
    const { id, visit, page, save } = await sentByRule('Yeniden yüklenen fiyat')
    let isLeft = false
    await page.route('**/graphql', async (route) => {
      if (isLeft || !route.request().postData()?.includes('ChangePrices')) return route.continue()
      isLeft = true
      await route.fetch()
      await page.reload()
    })
    await save.click()
    await expect.poll(() => prices([id])).toEqual([110])
    await page.getByText('Kaydedilmişti: Toplu fiyat').waitFor()
    await expect.poll(() => page.getByLabel('Yüzde').inputValue()).toBe('')
    expect(await field(page, 'Yeniden yüklenen fiyat: yeni fiyat').inputValue()).toBe('110')
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })

  test('give way to prices that others have stored, and corrections outlive a change of the rule', async () => {
    const { id, visit, page, save } = await sentByRule('Reddedilen fiyat')
    let isLocked = false
    await page.route(
      '**/graphql',
      async (route) => {
        if (route.request().postData()?.includes('ChangePrices')) await changePrice(id, 105)
        isLocked = await field(page, 'Reddedilen fiyat: yeni fiyat').isDisabled()
        await route.continue()
      },
      { times: 1 },
    )
    await save.click()
    await told(page, 'Bu arada fiyatı değişenler var: Reddedilen fiyat')
    expect(isLocked).toBe(true)
    await expect.poll(() => save.evaluate((button) => button === document.activeElement)).toBe(true)
    await told(page, 'Kural bunlara uygulanmayacak')
    expect(await field(page, 'Reddedilen fiyat: yeni fiyat').inputValue()).toBe('105')
    await page.reload()
    await expect.poll(() => field(page, 'Reddedilen fiyat: yeni fiyat').inputValue()).toBe('105')
    // The stored price is shown before the draft is read.
    await expect.poll(() => page.getByLabel('Yüzde').inputValue()).toBe('12')
    await changePrice(id, 106)
    await field(page, 'Reddedilen fiyat: yeni fiyat').fill('111')
    await page.getByLabel('Yüzde').fill('50')
    expect(await field(page, 'Reddedilen fiyat: yeni fiyat').inputValue()).toBe('111')
    await page.reload()
    await expect.poll(() => field(page, 'Reddedilen fiyat: yeni fiyat').inputValue()).toBe('111')
    expect(await page.getByLabel('Yüzde').inputValue()).toBe('50')
    await page.getByText('yazdıklarınız geri yüklendi').waitFor()
    await page.getByRole('button', { name: 'Sil', exact: true }).click()
    expect(await field(page, 'Reddedilen fiyat: yeni fiyat').inputValue()).toBe('106')
    expect(await page.getByLabel('Yüzde').inputValue()).toBe('')
    forgive(visit, /409/)
  })

  test('that were corrected after a lost reply are stored without calling the first ones somebody else’s', async () => {
    const [id, other] = [await dish('Yeniden yazılan', 100), await dish('Aynı yazılan', 200)]
    const visit = await office.visit('/prices')
    const { page } = visit
    await field(page, 'Yeniden yazılan: yeni fiyat').fill('150')
    await field(page, 'Aynı yazılan: yeni fiyat').fill('180,00')
    await loseConnectionAfter(page, 'ChangePrices')
    await page.getByRole('button', { name: '2 fiyatı değiştir' }).click()
    await page.getByText('Toplu fiyat: sunucunun yanıtı bekleniyor').waitFor()
    await page.getByRole('button', { name: 'Bekleme', exact: true }).click()
    await told(page, 'kaydedilip kaydedilmediği belli değil')
    await field(page, 'Yeniden yazılan: yeni fiyat').fill('170')
    // The press that learns that the first ones were stored sends what was typed since.
    await page.getByRole('button', { name: '2 fiyatı değiştir' }).click()
    await page.unroute('**/graphql')
    await page.getByText('Kaydedilmişti: Toplu fiyat').waitFor()
    await expect.poll(() => prices([id, other])).toEqual([170, 180])
    await told(page, 'Bir fiyat değişti')
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })

  test('are kept where they never arrived and somebody else has stored one of them, and replace no newer price unseen', async () => {
    const ids = [await dish('Giden bir', 100), await dish('Giden iki', 200), await dish('Giden üç', 300)]
    const visit = await office.visit('/prices')
    const { page } = visit
    await field(page, 'Giden bir: yeni fiyat').fill('111')
    await field(page, 'Giden iki: yeni fiyat').fill('222')
    await field(page, 'Giden üç: yeni fiyat').fill('333')
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('ChangePrices') ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: '3 fiyatı değiştir' }).click()
    await page.getByText('Toplu fiyat: sunucunun yanıtı bekleniyor').waitFor()
    await changePrice(ids[0] as string, 111)
    await changePrice(ids[1] as string, 250)
    await openConnected(page)
    const save = page.getByRole('button', { name: '2 fiyatı değiştir' })
    await save.click()
    await told(page, 'Giden iki')
    expect(await prices(ids)).toEqual([111, 250, 300])
    await save.click()
    await expect.poll(() => prices(ids)).toEqual([111, 222, 333])
    forgive(visit, /ERR_FAILED|Failed to fetch|409/)
  })

  test('are not called stored where somebody else has changed them, and nothing arrived', async () => {
    const { id, visit, page, save } = await sentByRule('Hiç varmayan fiyat')
    const isCall = (route: Route) => route.request().postData()?.includes('ChangePrices')
    await page.route('**/graphql', (route) => (isCall(route) ? route.abort() : route.continue()))
    await changePrice(id, 105)
    await save.click()
    await page.getByText('Toplu fiyat: sunucunun yanıtı bekleniyor').waitFor()
    expect(await page.getByLabel('Yüzde').inputValue()).toBe('12')
    await openConnected(page)
    const typed = field(page, 'Hiç varmayan fiyat: yeni fiyat')
    await expect.poll(() => typed.inputValue()).toBe('110')
    expect(await prices([id])).toEqual([105])
    await save.click()
    await told(page, 'Bu arada fiyatı değişenler var: Hiç varmayan fiyat')
    await typed.fill('111')
    await save.click()
    await expect.poll(() => prices([id])).toEqual([111])
    forgive(visit, /ERR_FAILED|Failed to fetch|409/)
  })

  test('are refused with the name of a dish that somebody else has removed meanwhile, and sent without it', async () => {
    const ids = [await dish('Bu arada kalkan', 100), await dish('Bu arada kalmayan', 200)]
    const visit = await office.visit('/prices')
    const { page } = visit
    await field(page, 'Bu arada kalkan: yeni fiyat').fill('111')
    await field(page, 'Bu arada kalmayan: yeni fiyat').fill('222')
    await page.route(
      '**/graphql',
      async (route) => {
        await site.sql('update product set is_deleted = true where id = $1', [ids[1]])
        await route.continue()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: '2 fiyatı değiştir' }).click()
    await told(page, 'Bu arada kalmayan bu arada kaldırıldı. Hiçbir fiyat değiştirilmedi')
    expect(await prices(ids)).toEqual([100, 200])
    await page.getByRole('button', { name: 'Bir fiyatı değiştir' }).click()
    await told(page, 'Bir fiyat değişti')
    expect(await prices(ids)).toEqual([111, 200])
    forgive(visit, /404/)
  })

  test('stay the stored ones while the rule cannot be read', async () => {
    const { page, save } = await sentByRule('Okunamayan kural')
    await page.getByLabel('Yüzde').fill('%10x')
    expect(await field(page, 'Okunamayan kural: yeni fiyat').inputValue()).toBe('100')
    expect(await save.isDisabled()).toBe(true)
    await page.getByLabel('Yüzde').fill('')
  })
})

test('ticked dishes move to another category, and are removed, in one call with one undo (D56, D67)', async () => {
  const ids = [await dish('Toplu bir', 10), await dish('Toplu iki', 20)]
  const { page, asked } = await office.visit(`/product?filter=${encodeURIComponent('{"q":"Toplu"}')}`)
  const tick = async () => {
    for (const name of ['Toplu bir', 'Toplu iki']) await row(page, name).getByRole('checkbox').check()
  }
  await tick()
  await page.getByRole('button', { name: 'Kategoriye taşı' }).click()
  await page.getByRole('menuitem', { name: 'Toplu içecekler' }).click()
  await told(page, '2 yemek Toplu içecekler kategorisine taşındı')
  expect((await stored(ids)).map(({ category }) => category)).toEqual([drinks, drinks])
  await undo(page).click()
  await expect.poll(async () => (await stored(ids)).map(({ category }) => category)).toEqual([soups, soups])
  await page.reload()
  await tick()
  await page.getByRole('button', { name: 'Kaldır', exact: true }).click()
  await told(page, '2 kayıt kaldırıldı')
  await undo(page).click()
  await expect.poll(async () => (await stored(ids)).map(({ removed }) => removed)).toEqual([false, false])
  expect(asked.filter((name) => /^(Update|Remove)Product/.test(name))).toEqual([
    'UpdateProducts',
    'RemoveProducts',
  ])
})

describe('a table', () => {
  test('is previewed line by line, stored whole or not at all, and taken back', async () => {
    const id = await dish('Tablo bir', 10)
    const { page } = await office.visit('/import')
    const paste = page.getByLabel('Tabloyu buraya yapıştırın')
    await paste.fill('Tablo bir\t15\tToplu çorbalar\nTablo iki\tyok\tToplu çorbalar')
    await page.getByText('0 yeni, 1 değişen, 0 aynı, 1 alınamayan satır').waitFor()
    await page.getByText('Bu bir fiyat değil').waitFor()
    expect(await page.getByRole('button', { name: 'yemeği kaydet' }).isDisabled()).toBe(true)
    await paste.fill('Tablo bir\t15\tToplu çorbalar\nTablo iki\t25,50\tToplu çorbalar')
    await page.getByRole('button', { name: '2 yemeği kaydet' }).click()
    await told(page, '2 yemek kaydedildi')
    const [other] = await site.sql("select id::text, price::float from product where name = 'Tablo iki'")
    expect(other?.price).toBe(25.5)
    expect(await prices([id])).toEqual([15])
    const toMenu = page.getByRole('link', { name: 'Menüyü aç' })
    expect(await toMenu.getAttribute('href')).toBe('/admin/menu')
    await undo(page).click()
    await expect.poll(() => prices([id])).toEqual([10])
    await expect.poll(async () => (await stored([String(other?.id)]))[0]?.removed).toBe(true)
    await expect.poll(() => toMenu.count()).toBe(0)
  })

  test('with a dish that somebody else has changed meanwhile is refused, naming its line', async () => {
    const id = await dish('Eskiyen', 10)
    const { page } = await office.visit('/import')
    const paste = page.getByLabel('Tabloyu buraya yapıştırın')
    await paste.fill('Eskiyen yanı\t5\tToplu çorbalar\nEskiyen\t15\tToplu çorbalar')
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('SaveProducts')) await changePrice(id, 12)
      await route.continue()
    })
    await page.getByRole('button', { name: '2 yemeği kaydet' }).click()
    await told(page, 'Satır 2 (Eskiyen): Bu yemek bu arada değişti')
    expect(await prices([id])).toEqual([12])
  })

  test('is shown again before anything is stored if its preview is outdated', async () => {
    const id = await dish('Önizlenen', 10)
    const { page } = await office.visit('/import')
    await page.getByLabel('Tabloyu buraya yapıştırın').fill('Önizlenen\t15\tToplu çorbalar')
    const save = page.getByRole('button', { name: 'Bir yemeği kaydet' })
    await save.waitFor()
    await changePrice(id, 12)
    await save.click()
    await told(page, 'Satır 1 (Önizlenen): Bu yemek bu arada değişti')
    expect(await prices([id])).toEqual([12])
    await expect.poll(() => page.locator('del.before').textContent()).toContain('12')
    await save.click()
    await expect.poll(() => prices([id])).toEqual([15])
  })

  test('is reported as stored after a reload during its save, and not offered again', async () => {
    const visit = await office.visit('/import')
    const { page } = visit
    const paste = page.getByLabel('Tabloyu buraya yapıştırın')
    await paste.fill('Kayıp satır\t16\tToplu çorbalar')
    await loseConnectionAfter(page, 'SaveProducts')
    await page.getByRole('button', { name: 'Bir yemeği kaydet' }).click()
    await page.getByText('Menüyü içeri al: sunucunun yanıtı bekleniyor').waitFor()
    expect(await paste.isDisabled()).toBe(true)
    await openConnected(page)
    await page.getByText('Kaydedilmişti: Menüyü içeri al').waitFor()
    await expect.poll(() => paste.inputValue()).toBe('')
    expect(await site.sql("select price::float from product where name = 'Kayıp satır'")).toEqual([
      { price: 16 },
    ])
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })

  test('is stored once if somebody else stores it in the same moment, and the line is named', async () => {
    const { page } = await office.visit('/import')
    await page.getByLabel('Tabloyu buraya yapıştırın').fill('Aynı anda\t15\tToplu çorbalar')
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('SaveProducts')) await dish('aynı anda', 15)
      await route.continue()
    })
    await page.getByRole('button', { name: 'Bir yemeği kaydet' }).click()
    await told(
      page,
      'Satır 1 (Aynı anda): Ad: bu değer başka bir kayıtta kullanılıyor. Hiçbir satır kaydedilmedi.',
    )
    expect(await site.sql("select 1 from product where name ilike 'aynı anda'")).toHaveLength(1)
  })

  test('cannot be edited while it is being saved', async () => {
    const { page } = await office.visit('/import')
    const paste = page.getByLabel('Tabloyu buraya yapıştırın')
    await paste.fill('Yavaş satır\t15\tToplu çorbalar')
    const finish = await holdBack(page, 'SaveProducts')
    await page.getByRole('button', { name: 'Bir yemeği kaydet' }).click()
    await expect.poll(() => paste.isDisabled()).toBe(true)
    finish()
    await told(page, 'Bir yemek kaydedildi')
    expect(await paste.isDisabled()).toBe(false)
  })

  test('shows its prices within the window of a phone', async () => {
    const { page } = await office.visit('/import', PHONE)
    await page
      .getByLabel('Tabloyu buraya yapıştırın')
      .fill('Fıstıklı katmer, dondurmalı ve kaymaklı\t1.250\tToplu çorbalar')
    const right = () =>
      page
        .getByLabel('Fıstıklı katmer, dondurmalı ve kaymaklı: fiyat')
        .evaluate((price) => price.getBoundingClientRect().right)
    await expect.poll(right).toBeLessThan(PHONE.viewport.width)
    const row = page.locator('tr[data-dish^="Fıstıklı"][data-category="Toplu çorbalar"]')
    expect(await row.count()).toBe(1)
  })

  test('comes back unchanged after an export (D47)', async () => {
    await dish('=Formül; "tırnaklı"', 12.5)
    const { page } = await office.visit('/product')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Dışa aktar' }).click()
    const csv = await buffer(await (await download).createReadStream())
    // The answers about what is in a dish come along, told by words that a spreadsheet shows.
    expect(csv.toString()).toMatch(/;İçindekiler;Alerjenler;.*;Alkollü içki\r\n/)
    expect(csv.toString()).toContain('Kuymak;')
    expect(csv.toString()).toMatch(/;"?mısır unu, [^;]*;Süt;/)
    await goTo(page, '/import')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'yemekler.csv', mimeType: 'text/csv', buffer: csv })
    await page.getByText(/^0 yeni, 0 değişen, [1-9]\d* aynı, 0 alınamayan satır$/).waitFor()
  })
})

test('dish after dish is added into its category, and the menu comes back after the last (D48)', async () => {
  const { page } = await office.visit(`/menu?category=${drinks}`)
  await page.getByRole('link', { name: 'Toplu içecekler: yemek ekle' }).click()
  for (const [name, price] of [
    ['Seri bir', '30'],
    ['Seri iki', '35'],
  ] as const) {
    await expect.poll(() => field(page, 'Ad').inputValue()).toBe('')
    await field(page, 'Ad').fill(name)
    await field(page, 'Fiyat').fill(price)
    await page.getByRole('button', { name: 'Kaydet ve yenisini ekle' }).click()
    await told(page, 'Eklendi')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  }
  await field(page, 'Ad').fill('Seri üç')
  await field(page, 'Fiyat').fill('40')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/menu?category=${drinks}`)
  const rows = await site.sql(
    "select category_id::text as category from product where name like 'Seri %' and not is_deleted",
  )
  expect(rows).toEqual([drinks, drinks, drinks].map((category) => ({ category })))
})

test('a dish is copied into a new form', async () => {
  const id = await dish('Asıl', 77, drinks)
  const { page } = await office.visit(`/product/${id}`)
  await page.getByRole('button', { name: 'Çoğalt' }).click()
  await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/product/create`)
  // The address changes before the form of the original goes.
  await page.locator('.RaCreate-main').waitFor()
  await expect.poll(() => field(page, 'Ad').inputValue()).toBe('Asıl')
  await field(page, 'Ad').fill('Kopya')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect
    .poll(
      async () =>
        (
          await site.sql(
            "select price::float, category_id::text as category from product where name = 'Kopya'",
          )
        )[0],
    )
    .toEqual({
      price: 77,
      category: drinks,
    })
  expect(await prices([id])).toEqual([77])
})

test.each([
  ['1440', DESKTOP],
  ['390', PHONE],
])('the screens for many dishes, %s wide, shut nobody out', async (_width, options) => {
  const { page } = await office.visit('/prices', options)
  await page.getByRole('heading', { name: 'Eski ve yeni fiyatlar' }).waitFor()
  expect(await graveFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    options.viewport.width,
  )
  await goTo(page, '/product')
  await page
    .getByRole('checkbox', { name: /: seç$/ })
    .nth(2)
    .check()
  await page.getByRole('button', { name: 'Kategoriye taşı' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Kaldır', exact: true }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    options.viewport.width,
  )
  await goTo(page, '/import')
  await page.getByLabel('Tabloyu buraya yapıştırın').fill('Humus\t95\tToplu çorbalar\nYok\tx\ty')
  await page.getByRole('heading', { name: 'Önizleme' }).waitFor()
  expect(await graveFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    options.viewport.width,
  )
})
