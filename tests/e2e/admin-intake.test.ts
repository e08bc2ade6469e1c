import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../support/accessibility.ts'
import { draftIsKept, goTo, loseReply, openBackOffice } from '../support/back-office.ts'
import { forgive, openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

const MESSY = `KÖŞE LOKANTASI FİYAT LİSTESİ\t\t\t
ÜRÜN ADI\tPORSİYON\t1,5 PORSİYON\tAÇIKLAMA
İÇLİ ÇORBALAR\t\t\t
Mercimek İçlisi\t120,00 ₺\t\tLimon ve kruton ile
Beyran İçlisi\tGünlük\t\t
Ayran Aşı İçlisi\t110,00 ₺\t\t
İÇLİ KEBAPLAR\t\t\t
Adana İçlisi\t420,00 ₺\t580,00 ₺\tKözlenmiş biber ile
Tandır İçlisi\t1.250,00 ₺\t\t
`

/** The dishes of the test with their categories, as the menu shows them. */
const stored = async () =>
  (
    await site.ask<{
      categories: {
        name: string
        products: { name: string; price: number; servings: { label: string; price: number }[] }[]
      }[]
    }>('{ categories { name products { name price servings { label price } } } }')
  ).categories
    .filter(({ name }) => /İÇLİ/.test(name))
    .map(({ name, products }) => [
      name,
      ...products.map((dish) =>
        [dish.name, dish.price, ...dish.servings.map(({ label, price }) => `${label} ${price}`)].join(' / '),
      ),
    ])

const paste = (page: Page) => page.locator('textarea')
const dishRows = (page: Page) =>
  page
    .locator('tr[data-dish]')
    .evaluateAll((rows) =>
      rows.map((row) =>
        ['dish', 'category', 'price', 'doubts'].map((name) => row.getAttribute(`data-${name}`)).join('|'),
      ),
    )

afterEach(async () => {
  await site.sql("update product set is_deleted = true where name like '%İçlisi'")
  await site.sql("update category set is_deleted = true where name like '%İÇLİ%'")
})

test('a messy sheet is pasted on a phone, stored with its categories in its order, and taken back in one step', async () => {
  const visit = await office.visit('/intake', PHONE)
  const { page, asked } = visit
  await paste(page).fill(MESSY)
  await expect.poll(() => dishRows(page)).toHaveLength(5)
  expect(await dishRows(page)).toEqual([
    'Mercimek İçlisi|İÇLİ ÇORBALAR|120|',
    'Beyran İçlisi|İÇLİ ÇORBALAR||NO_PRICE',
    'Ayran Aşı İçlisi|İÇLİ ÇORBALAR|110|',
    'Adana İçlisi|İÇLİ KEBAPLAR|420|',
    'Tandır İçlisi|İÇLİ KEBAPLAR|1250|',
  ])
  await page.getByText('“Günlük” bir fiyat değil').waitFor()
  await page.getByText('Yemek olmayan bir satır alınmadı').waitFor()
  expect(await page.getByRole('checkbox', { name: 'İÇLİ ÇORBALAR (3 yemek)' }).isChecked()).toBe(true)
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, [390, 320])).toEqual([])
  await page.setViewportSize(PHONE.viewport)

  await page.getByRole('button', { name: '5 yemek, birine bakın' }).click()
  await page.getByRole('button', { name: 'Beyran İçlisi: bırak' }).click()
  await loseReply(page, 'SaveProducts')
  await page.getByRole('button', { name: '4 yemeği kaydet' }).click()
  await page.getByText('4 yemek kaydedildi').first().waitFor()
  expect(await stored()).toEqual([
    ['İÇLİ ÇORBALAR', 'Mercimek İçlisi / 120', 'Ayran Aşı İçlisi / 110'],
    ['İÇLİ KEBAPLAR', 'Adana İçlisi / 420 / 1,5 PORSİYON 580', 'Tandır İçlisi / 1250'],
  ])
  expect(asked.filter((name) => name === 'SaveProducts').length).toBeGreaterThan(1)

  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect.poll(stored).toEqual([])
  await page.getByText('Geri alındı', { exact: true }).waitFor()
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})

test('a price, a name, a portion and a category are corrected in place', async () => {
  const { page } = await office.visit('/intake')
  await paste(page).fill(MESSY)
  const price = page.getByLabel('Beyran İçlisi: fiyat', { exact: true })
  await price.fill('95,50')
  await price.press('Enter')
  await page.getByRole('button', { name: 'Adana İçlisi', exact: true }).click()
  await page.getByLabel('Ad', { exact: true }).fill('Acılı Adana İçlisi')
  await page.getByLabel('Porsiyonlar').fill('duble: 700')
  await page.getByLabel('Kategori', { exact: true }).fill('Yeni İÇLİ ocak')
  await page.getByRole('button', { name: 'Uygula' }).click()
  await page.getByRole('checkbox', { name: 'Yeni İÇLİ ocak (1 yemek)' }).waitFor()
  await page.getByRole('button', { name: '5 yemeği kaydet' }).click()
  await page.getByText('5 yemek kaydedildi').first().waitFor()
  expect(await stored()).toEqual([
    ['İÇLİ ÇORBALAR', 'Mercimek İçlisi / 120', 'Beyran İçlisi / 95.5', 'Ayran Aşı İçlisi / 110'],
    ['Yeni İÇLİ ocak', 'Acılı Adana İçlisi / 420 / duble 700'],
    ['İÇLİ KEBAPLAR', 'Tandır İçlisi / 1250'],
  ])
})

test('which of several columns of prices is that of the menu is asked before anything is stored', async () => {
  const { page } = await office.visit('/intake', PHONE)
  await paste(page).fill(
    'Ürün\tKategori\tSalon Fiyatı\tPaket Fiyatı\nMercimek İçlisi\tİÇLİ ÇORBALAR\t120\t135\nYayla İçlisi\tİÇLİ ÇORBALAR\t125\t140',
  )
  const save = page.getByRole('button', { name: '2 yemeği kaydet' })
  await page.getByText('Menüdeki fiyat hangisi?').waitFor()
  expect(await save.isDisabled()).toBe(true)
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, [390, 320])).toEqual([])
  await page.getByRole('button', { name: 'Paket Fiyatı (135 · 140)' }).click()
  expect(await dishRows(page)).toEqual([
    'Mercimek İçlisi|İÇLİ ÇORBALAR|135|',
    'Yayla İçlisi|İÇLİ ÇORBALAR|140|',
  ])
  await save.click()
  await page.getByText('2 yemek kaydedildi').first().waitFor()
  expect(await stored()).toEqual([['İÇLİ ÇORBALAR', 'Mercimek İçlisi / 135', 'Yayla İçlisi / 140']])
})

test('a file that holds nothing, or no text, is told, and a saved page breaks no policy', async () => {
  const { page } = await office.visit('/intake')
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const choose = (name: string, mimeType: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) })
  await choose('menu.txt', 'text/plain', ' \n')
  await page.getByText('Burada yemek ve fiyat bulunamadı').waitFor()
  await choose('menu.mp4', 'video/mp4', '\0\0\0 ftypisom 120')
  await page.getByText('Bu dosya okunamadı').waitFor()
  await choose(
    'menu.html',
    'text/html',
    '<html><head><base href="https://example.org/"></head><body><p>Sütlaç İçlisi 140 TL</p></body></html>',
  )
  await expect.poll(() => dishRows(page)).toEqual(['Sütlaç İçlisi||140|'])
  expect(said.filter((text) => /polic/i.test(text))).toEqual([])
})

test('a menu that was typed is pasted, and its prices are asked one after the other on a phone', async () => {
  const { page } = await office.visit('/intake', PHONE)
  await paste(page).fill(
    'İÇLİ ÇORBALAR\nMercimek İçlisi ..... 120\nEzogelin İçlisi .....\nYayla İçlisi .....\n',
  )
  await page.getByRole('button', { name: 'Fiyatları ben yazayım' }).click()
  const pad = page.getByRole('dialog', { name: 'Fiyat 1 / 2' })
  await pad.getByText('Ezogelin İçlisi', { exact: true }).waitFor()
  expect(await graveFaults(page)).toEqual([])
  await pad.getByRole('button', { name: 'Sonraki' }).click()
  await pad.getByText('Bu bir fiyat değil').waitFor()
  for (const key of ['1', '2', '5']) await pad.getByRole('button', { name: key, exact: true }).click()
  await pad.getByRole('button', { name: 'Sonraki' }).click()
  await page.getByRole('dialog', { name: 'Fiyat 2 / 2' }).getByLabel('Yayla İçlisi: fiyat').fill('112,50')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '3 yemeği kaydet' }).click()
  await page.getByText('3 yemek kaydedildi').first().waitFor()
  expect(await stored()).toEqual([
    ['İÇLİ ÇORBALAR', 'Mercimek İçlisi / 120', 'Ezogelin İçlisi / 125', 'Yayla İçlisi / 112.5'],
  ])
})

const DAY_MS = 86_400_000

/** Leaves what was read from photographs on the device, as of some days ago. */
async function leaveMenu(page: Page, dishes: readonly object[], days: number): Promise<void> {
  const draft = { categories: [{ name: 'İÇLİ TATLILAR', description: null, dishes }] }
  const left = {
    changed: { text: '', menu: { draft, isRecognised: true } },
    ...{ base: null, at: Date.now() - days * DAY_MS },
  }
  const { me } = await office.ask<{ me: { id: string } }>('{ me { id } }')
  await page.evaluate(
    ([key, value]) =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('keyval-store')
        open.onupgradeneeded = () => open.result.createObjectStore('keyval')
        open.onsuccess = () => {
          const change = open.result.transaction('keyval', 'readwrite')
          change.objectStore('keyval').put(value, key)
          change.oncomplete = () => {
            open.result.close()
            resolve()
          }
        }
      }),
    [`draft:${me.id}/import/new/closed`, left] as const,
  )
}

const readDish = (name: string, price: number | null, doubts: readonly string[]) => ({
  ...{ name, price, doubts, description: null, portion: null, otherPrices: [], confidence: 70, box: null },
})

describe('a menu that was read from photographs', () => {
  test('is kept for a week, and is not stored before each doubt about a price was settled', async () => {
    const { page } = await office.visit('/account', PHONE)
    const dishes = [
      readDish('Sütlaç İçlisi', 140, []),
      readDish('Kazandibi İçlisi', 187, ['ODD_PRICE']),
      readDish('Künefe İçlisi', 220, ['LOW_CONFIDENCE']),
      readDish('Şöbiyet İçlisi', null, ['NO_PRICE']),
    ]
    await leaveMenu(page, dishes, 6)
    await goTo(page, '/intake')
    await expect
      .poll(() => dishRows(page))
      .toEqual([
        'Sütlaç İçlisi|İÇLİ TATLILAR|140|',
        'Kazandibi İçlisi|İÇLİ TATLILAR|187|ODD_PRICE',
        'Künefe İçlisi|İÇLİ TATLILAR|220|LOW_CONFIDENCE',
        'Şöbiyet İçlisi|İÇLİ TATLILAR||NO_PRICE',
      ])
    const save = page.getByRole('button', { name: /yemeği kaydet$/ })
    expect(await save.isDisabled()).toBe(true)
    await page.getByRole('button', { name: '4 yemek, 3 tanesine bakın' }).click()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect(await focused()).toBe('Kazandibi İçlisi: fiyat')
    await page.getByRole('button', { name: 'Kazandibi İçlisi: fiyat doğru' }).click()
    await page.getByRole('button', { name: '4 yemek, 2 tanesine bakın' }).click()
    expect(await focused()).toBe('Künefe İçlisi: fiyat')
    await page.keyboard.type('225')
    await page.keyboard.press('Enter')
    expect(await save.isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Şöbiyet İçlisi: bırak' }).click()
    await save.click()
    await page.getByText('3 yemek kaydedildi').first().waitFor()
    expect(await stored()).toEqual([
      ['İÇLİ TATLILAR', 'Sütlaç İçlisi / 140', 'Kazandibi İçlisi / 187', 'Künefe İçlisi / 225'],
    ])
  })

  test('is gone after more than a week', async () => {
    const { page } = await office.visit('/account')
    await leaveMenu(page, [readDish('Eski İçlisi', 140, [])], 8)
    await goTo(page, '/intake')
    await paste(page).waitFor()
    await page.waitForTimeout(500)
    expect(await dishRows(page)).toEqual([])
  })
})

test('a photograph is read on the phone, with the piece of it beside each dish, and goes nowhere', async () => {
  const drawn = await site.visitor({ viewport: { width: 900, height: 700 } })
  const dishes = [
    ['Sütlaç', 140],
    ['Kazandibi', 150],
    ['Fıstıklı Künefe', 220],
    ['Kabak Tatlısı', 135],
  ] as const
  const lines = dishes.map(([name, price]) => `<p>${name} ........................ ${price} TL</p>`)
  await drawn.page.setContent(
    `<body style="margin:60px;font:32px Georgia;background:#f6eeda"><h2>TATLILAR</h2>${lines.join('')}</body>`,
  )
  const buffer = await drawn.page.screenshot({ type: 'jpeg', quality: 80 })
  const { page } = await office.visit('/intake', PHONE)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.locator('input[type=file]').setInputFiles({ name: 'menu.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByText('Sayfa 1 / 1 okunuyor…').waitFor()
  await page.locator('tr[data-dish]').first().waitFor({ timeout: 60_000 })
  const rows = (await dishRows(page)).map((row) => row.split('|'))
  for (const [name, price] of dishes) {
    const [, , read, doubts] = rows.find(([dish]) => dish === name) ?? []
    expect([name, doubts === '' ? Number(read) : price]).toEqual([name, price])
  }
  expect(await page.locator('tr[data-dish] img').count()).toBe(rows.length)
  expect(await graveFaults(page)).toEqual([])
  expect([...hosts].filter((host) => host !== '')).toEqual([new URL(site.server.url).host])

  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 kesik') },
  })
  await page.getByText('Bu dosya okunamadı').waitFor()
  expect((await dishRows(page)).length).toBe(rows.length)
}, 90_000)

test('a menu is told apart from the one on the site: new, different, equal, and not in it', async () => {
  const [category] = await site.sql(
    `select c.name, array_agg(p.name order by p.id) as dishes, array_agg(p.price::float order by p.id) as prices
       from category c join product p on p.category_id = c.id where not c.is_deleted and not p.is_deleted
      group by c.id, c.name having count(*) > 3 order by c.id limit 1`,
  )
  const { name, dishes, prices } = category as { name: string; dishes: string[]; prices: number[] }
  const { page } = await office.visit('/intake')
  const lines = [
    [dishes[0]?.toLocaleUpperCase('tr'), Number(prices[0]) + 25],
    [dishes[1], prices[1]],
    ['Başka İçlisi', 90],
  ]
  await paste(page).fill(`Grup\tÜrün\tFiyat\n${lines.map((line) => [name, ...line].join('\t')).join('\n')}`)
  await page.getByRole('heading', { name: 'Yeni: bir yemek' }).waitFor()
  await page.getByRole('heading', { name: 'Menüdekinden farklı: bir yemek' }).waitFor()
  await page.getByText('Menüdekiyle aynı: bir yemek').waitFor()
  await page.getByText(/^Burada olmayan: \d+ yemek$/).click()
  await page.getByText('Menünüzde var; onlara dokunulmaz.').waitFor()
  await page.getByRole('button', { name: '2 yemeği kaydet' }).click()
  await page.getByText('2 yemek kaydedildi').first().waitFor()
  const changed = await site.sql('select name, price::float from product where name = $1', [dishes[0]])
  expect(changed).toEqual([{ name: dishes[0], price: Number(prices[0]) + 25 }])
})

test('a column is taken as what somebody says, and what is not taken is told', async () => {
  const { page } = await office.visit('/intake')
  await paste(page).fill('Ürün\tPaket\tFiyat\tMaliyet\nAyranlı İçlisi\t150\t130\t40')
  await page.getByText('Alınmayan sütunlar: Paket, Maliyet').waitFor()
  await page.getByRole('combobox', { name: 'Paket' }).click()
  await page.getByRole('option', { name: 'Porsiyon fiyatı' }).click()
  await page.getByText('Paket: 150').waitFor()
  await page.getByText('Alınmayan sütun: Maliyet').waitFor()
})

test('what was read stays on the device after a reload, with its corrections', async () => {
  const visit = await office.visit('/import')
  const { page } = visit
  await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/intake`)
  await paste(page).fill(MESSY)
  await page.getByLabel('Beyran İçlisi: fiyat', { exact: true }).fill('1.095')
  await page.getByLabel('Mercimek İçlisi: fiyat', { exact: true }).focus()
  await draftIsKept(page, '1.095')
  await page.reload()
  await expect.poll(() => dishRows(page)).toContain('Beyran İçlisi|İÇLİ ÇORBALAR|1095|')
  forgive(visit, /ERR_ABORTED/)
})

test('who may not add categories is told which ones are missing, and can use the others', async () => {
  const name = `Menüyü yazanlar ${Date.now()}`
  const [role] = await site.sql("select id from role where name = 'product.manage'")
  await office.ask('mutation ($input: AddGroup!) { addGroup(input: $input) { id } }', {
    input: { name, roleIds: [String(role?.id)] },
  })
  const { page } = await office.visitor(PHONE, await office.memberOf(name))
  await page.goto(`${site.server.url}/admin/intake`)
  await paste(page).fill(MESSY)
  await page.getByText('Kategori eklemeye yetkiniz yok').waitFor()
  expect(await page.getByRole('checkbox').count()).toBe(0)
})
