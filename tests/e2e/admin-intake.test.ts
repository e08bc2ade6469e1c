import { chromium } from 'playwright'
import { afterEach, expect, inject, test } from 'vitest'
import { graveFaults, overflowAt } from '../support/accessibility.ts'
import { loseReply, openBackOffice } from '../support/back-office.ts'
import { drawnMenu, picturesOf } from '../support/drawn-menus.ts'
import { dishRows, MESSY, openIntake, paste } from '../support/pasted-menu.ts'
import { forgive, openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)
const { stored } = openIntake(site)

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
  await page.locator('tr[data-dish]').first().waitFor()
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
})

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

test('a photograph of a menu with ₺ is read, and what was read is shown on it', async () => {
  const browser = await chromium.connect(inject('browserEndpoint'))
  const menu = drawnMenu('two columns', { typeface: 'tinos', written: '₺#' })
  const { clean: buffer } = await picturesOf(browser, menu)
  await browser.close()
  const { page, noise } = await office.visit('/intake', PHONE)
  await page.locator('input[type=file]').setInputFiles({ name: 'menu.jpg', mimeType: 'image/jpeg', buffer })
  await page.locator('tr[data-dish]').first().waitFor()
  const read = await page
    .locator('tr[data-dish]')
    .evaluateAll((rows) =>
      rows.map((row) => [row.getAttribute('data-dish'), Number(row.getAttribute('data-price'))]),
    )
  const made = menu.dishes.map(({ name, prices }) => [name, prices[0]])
  expect(
    read.filter(([name, price]) => made.some((dish) => dish[0] === name && dish[1] === price)).length,
  ).toBe(made.length)
  await page.getByRole('button', { name: 'Okunan yerleri göster' }).click()
  await page.getByRole('dialog', { name: 'Okunan yerler' }).getByRole('img', { name: 'Sayfa 1' }).waitFor()
  expect(await graveFaults(page)).toEqual([])
  expect(noise).toEqual([])
})
