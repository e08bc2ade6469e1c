import type { Page } from 'playwright'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { draftIsKept, openBackOffice } from '../support/back-office.ts'
import { openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const notice = (page: Page) => page.locator('.MuiSnackbar-root')
const isTold = (page: Page, words: string) =>
  expect.poll(() => notice(page).allTextContents()).toContainEqual(expect.stringContaining(words))
const textOf = async (path: string, selector: string) => {
  const { page } = await site.visit(path)
  return (await page.locator(selector).allTextContents()).join(' ')
}

describe('the settings', () => {
  test('are on every page once they are stored, and the form stays for the next change', async () => {
    const { page } = await office.visit('/settings')
    await field(page, 'Restoranın adı').fill('Köşe Lokantası')
    await field(page, 'Telefon').fill('0312 111 22 33')
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    expect(await textOf('/', 'footer')).toContain('Köşe Lokantası')
    expect(await textOf('/contact', '.contact-cards')).toContain('0312 111 22 33')
    await field(page, 'Ana başlık').fill('Her gün taze')
    await press(page, 'Kaydet')
    await expect.poll(() => textOf('/', 'h1')).toBe('Her gün taze')
  })

  test('a link needs a name and https, and one that has both is shown in the footer', async () => {
    const { page } = await office.visit('/settings')
    await page.getByRole('button', { name: 'Bağlantı ekle' }).nth(1).click()
    await field(page, 'Ağ').fill('Instagram')
    await field(page, 'Bağlantı (https://…)').fill('http://instagram.com/kose')
    await press(page, 'Kaydet')
    await expect.poll(() => page.locator('.Mui-error').count()).toBeGreaterThan(0)
    await field(page, 'Bağlantı (https://…)').fill('https://instagram.com/kose')
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    expect(await textOf('/', 'footer a[rel~="me"]')).toBe('Instagram')
  })

  test('a logo becomes the icon of the site', async () => {
    const { page } = await office.visit('/settings')
    const shape = { width: 300, height: 300, channels: 3, background: '#1144aa' } as const
    const buffer = await sharp({ create: shape }).png().toBuffer()
    await page
      .getByLabel('Logo', { exact: true })
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    const icon = await fetch(`${site.product.url}/icon-192.png`)
    const { dominant } = await sharp(Buffer.from(await icon.arrayBuffer())).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r + 50)
  })

  test('a page that is hidden is gone, and one of the owner’s has the owner’s words', async () => {
    await office.ask('mutation ($input: AddPageText!) { addPageText(input: $input) { id } }', {
      input: { key: 'faq', title: 'Sorular', body: '## Otopark var mı?\n\nEvet.' },
    })
    const { page } = await office.visit('/settings')
    const choose = async (name: string, mode: string) => {
      await page.getByRole('combobox', { name }).click()
      await page.getByRole('option', { name: mode }).click()
    }
    await choose('Sepet', 'Gizli')
    await choose('Sıkça sorulan sorular', 'Kendi metnim')
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    expect((await fetch(`${site.product.url}/cart`)).status).toBe(404)
    expect(await textOf('/', 'a[href="/cart"]')).toBe('')
    expect(await textOf('/faq', 'main h1, main h2')).toBe('Sorular Otopark var mı?')
    expect(await textOf('/chefs', '.sample-note')).toContain('örnektir')
  })
})

describe('the hours', () => {
  test('of a day are copied to all, and are what visitors read', async () => {
    const { page } = await office.visit('/hours')
    await page.getByLabel('Pazartesi: Açılış').fill('10:00')
    await page
      .getByRole('group', { name: 'Pazartesi' })
      .getByRole('button', { name: 'Hepsine kopyala' })
      .click()
    await page
      .getByRole('group', { name: 'Pazar', exact: true })
      .getByRole('button', { name: 'Pazar: Saati sil' })
      .click()
    await press(page, 'Kaydet')
    await isTold(page, 'kaydedildi')
    expect(await textOf('/contact', '.contact-cards dl dd')).toBe(`${'10:00–22:00 '.repeat(6)}Kapalı`)
    expect(await textOf('/', 'footer address')).toContain('Pzt–Cmt 10:00–22:00 · Paz Kapalı')
  })

  test('that were typed and not saved are there after a reload, unless somebody else has saved others', async () => {
    const { page } = await office.visit('/hours')
    const opens = page.getByLabel('Salı: Açılış')
    await opens.fill('09:15')
    await draftIsKept(page, '09:15')
    await page.reload()
    await expect.poll(() => opens.inputValue()).toBe('09:15')
    await office.ask('mutation { updateSite(input: { footerText: "Başka biri" }) { name } }')
    await page.reload()
    await opens.waitFor()
    expect(await opens.inputValue()).toBe('10:00')
    await office.ask('mutation { updateSite(input: { footerText: null }) { name } }')
  })

  test('a public holiday applies once it is confirmed, and not before', async () => {
    const { page } = await office.visit('/hours')
    await expect.poll(() => page.getByText('Yılbaşı').count()).toBeGreaterThan(0)
    expect(await textOf('/contact', '.contact-exceptions')).toBe('')
    await page.getByRole('button', { name: 'Yılbaşı: Kapalıyız' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click()
    await isTold(page, 'Yılbaşı kaydedildi')
    const stored = await site.sql('select label, closed from opening_exception where not is_deleted')
    expect(stored).toEqual([{ label: 'Yılbaşı', closed: true }])
    await page.getByRole('button', { name: 'Kaldır: Yılbaşı' }).click()
    await expect.poll(() => page.getByText('Kayıtlı özel gün yok.').count()).toBe(1)
  })

  test('of today end early in two taps', async () => {
    const { page } = await office.visitor({ ...PHONE })
    // A weekday at noon in Istanbul.
    await page.clock.setFixedTime(new Date('2026-11-25T12:10:00+03:00'))
    await page.goto(`${site.product.url}/admin`)
    await press(page, 'Bugün erken kapat')
    await press(page, '13.00')
    await isTold(page, '13.00')
    const [stored] = await site.sql(
      'select from_date::text as day, periods from opening_exception where not is_deleted',
    )
    expect(stored).toEqual({
      day: '2026-11-25',
      periods: [{ opens: '10:00', closes: '13:00', kind: 'SERVICE' }],
    })
    await expect.poll(() => page.getByText('13.00').count()).toBeGreaterThan(0)
  })
})

test('the assistant leads a new owner through, and takes the demo away and back', async () => {
  await site.sql('update site set name = null')
  const { page } = await office.visit('', { ...PHONE })
  await page.getByRole('link', { name: 'Başla' }).click()
  await field(page, 'Restoranın adı').fill('Bizim Ocak')
  await press(page, 'Kaydet ve ilerle')
  await field(page, 'Telefon').fill('0212 222 33 44')
  await press(page, 'Kaydet ve ilerle')
  for (let step = 0; step < 3; step++) await press(page, 'Şimdilik geç')
  await press(page, 'Örnek içeriği sil')
  await page.getByRole('dialog').getByRole('button', { name: 'Örnek içeriği sil' }).click()
  await expect.poll(() => page.getByText('örnek kayıt silindi').count()).toBe(1)
  const dishes = async () => (await site.ask<{ products: object[] }>('{ products { id } }')).products.length
  expect(await dishes()).toBe(0)
  await press(page, 'Geri al')
  await expect.poll(dishes).toBeGreaterThan(100)
  expect(await textOf('/', 'footer')).toContain('Bizim Ocak')
})

test('a text of a page is written with buttons, and looked at before it is stored', async () => {
  const { page } = await office.visit('/pageText/create')
  await page.getByRole('combobox', { name: 'Sayfa' }).click()
  await page.getByRole('option', { name: 'Şeflerimiz' }).click()
  await field(page, 'Başlık').fill('Ekibimiz')
  await field(page, 'Metin').fill('Usta')
  await field(page, 'Metin').press('Control+a')
  await press(page, 'Kalın')
  expect(await field(page, 'Metin').inputValue()).toBe('**Usta**')
  await page.getByRole('tab', { name: 'Önizle' }).click()
  await expect.poll(() => page.locator('strong', { hasText: 'Usta' }).count()).toBe(1)
  await press(page, 'Kaydet')
  await isTold(page, 'Eklendi')
  expect(await site.sql('select key, body from page_text where title = $1', ['Ekibimiz'])).toEqual([
    { key: 'chefs', body: '**Usta**' },
  ])
})
