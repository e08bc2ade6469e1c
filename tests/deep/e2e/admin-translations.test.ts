import { buffer } from 'node:stream/consumers'
import type { BrowserContextOptions, Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../../support/accessibility.ts'
import { button, notice, told } from '../../support/admin-controls.ts'
import { draftIsGone, draftIsKept, goTo, loseReply, openBackOffice } from '../../support/back-office.ts'
import { DESKTOP, forgive, openSite, PHONE, type Visit } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

let translator: string
beforeAll(async () => {
  translator = await office.memberOf('Translators')
  await site.sql('update user_account set must_change_password = false')
})

// A test that is tried again finds nothing of the time before.
beforeEach(() => site.sql('update translation set is_deleted = true'))

async function visit(query: string, options: BrowserContextOptions = DESKTOP): Promise<Visit> {
  const visit = await office.visitor(options, translator)
  await visit.page.goto(`${site.server.url}/admin/translations?${query}`)
  return visit
}

/** The field for a text of a record, by their names. */
const target = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** A record and what stands beside its fields. */
const record = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const stored = async (language: string) =>
  (
    await site.sql(
      'select text from translation where language = $1 and not is_deleted order by record_id, field',
      [language],
    )
  ).map(({ text }) => text)

const setSlogan = (slogan: string) =>
  office.ask('mutation ($slogan: String) { updateSite(input: { slogan: $slogan }) { version } }', { slogan })

describe('somebody of the group of translators', () => {
  test('comes to the list of texts, goes on by Enter, and what was typed is saved by itself', async () => {
    const { page } = await visit('language=DE&kind=CATEGORY')
    const progress = page.getByText(/^\d+ \/ \d+ tamam$/)
    await progress.waitFor()
    const total = (await progress.textContent())?.split(' ')[2]
    await target(page, 'Çorbalar Ad').fill('Suppen')
    await target(page, 'Çorbalar Ad').press('Enter')
    const next = target(page, 'Çorbalar Açıklama')
    await expect.poll(() => next.evaluate((field) => field === document.activeElement)).toBe(true)
    await next.pressSequentially('Heiß')
    await next.press('Shift+Enter')
    await next.pressSequentially('Jeden Tag')
    await record(page, 'Çorbalar').getByText('Kaydedildi').nth(1).waitFor()
    expect((await stored('DE')).sort()).toEqual(['Heiß\nJeden Tag', 'Suppen'])
    await page.getByText(`2 / ${total} tamam`, { exact: true }).waitFor()
    await draftIsGone(page, 'Suppen')
  })

  test('sees nothing else that others manage', async () => {
    const { page } = await office.visitor(PHONE, translator)
    await page.goto(`${site.server.url}/admin`)
    await page.waitForURL(/\/admin\/translations$/)
    await button(page, 'Menüyü aç').click()
    const entries = page.getByRole('navigation').getByRole('menuitem')
    await expect.poll(() => entries.allTextContents()).toEqual(['Çeviriler', 'Değişiklikler', 'Rehber'])
    await page.keyboard.press('Escape')
    await page.goto(`${site.server.url}/admin/product`)
    await page.getByText('Yetkiniz yok').first().waitFor()
  })

  test('works on a phone, in languages from right to left too', async () => {
    const { page } = await visit('language=AR&kind=CATEGORY', PHONE)
    const field = target(page, 'Çorbalar Ad')
    await field.waitFor()
    expect(await field.evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual(['ar', 'rtl'])
    await field.fill('شوربات')
    await page.getByText('Henüz kaydedilmedi').waitFor()
    expect(await graveFaults(page)).toEqual([])
    expect(await overflowAt(page, [390, 320])).toEqual([])
  })
})

describe('what was typed', () => {
  test('is saved when its page is left, once, even if the reply is lost', async () => {
    const visited = await visit('language=EN&kind=CATEGORY')
    const { page } = visited
    await target(page, 'Çorbalar Ad').waitFor()
    await loseReply(page, 'SaveTranslations')
    await target(page, 'Çorbalar Ad').fill('Soups')
    await goTo(page, '/guide')
    await expect.poll(() => stored('EN')).toEqual(['Soups'])
    await draftIsGone(page, 'Soups')
    await goTo(page, '/translations?language=EN&kind=CATEGORY')
    await expect.poll(() => target(page, 'Çorbalar Ad').inputValue()).toBe('Soups')
    const written = await site.sql("select from translation where language = 'EN' and text = 'Soups'")
    expect(written.length).toBe(1)
    forgive(visited, /ERR_CONNECTION_RESET|Failed to (load|fetch)/)
  })

  test('survives a server that is away', async () => {
    const visited = await visit('language=EN&kind=SERVICE')
    const { page } = visited
    const [first] = await site.sql(
      'select name from service where not is_deleted order by "order", id limit 1',
    )
    const field = target(page, `${first?.name} Ad`)
    await field.waitFor()
    const save = '**/graphql'
    await page.route(save, (route) =>
      route.request().postData()?.includes('SaveTranslations') ? route.abort() : route.fallback(),
    )
    await field.fill('Weddings')
    await draftIsKept(page, 'Weddings')
    await page.getByText('Bağlantı bekleniyor').waitFor()
    await page.unroute(save)
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe('Weddings')
    await expect.poll(() => stored('EN')).toEqual(['Weddings'])
    forgive(visited, /ERR_FAILED|Failed to (load|fetch)/)
  })

  test('is kept when the Turkish text changes meanwhile, and saved once somebody has looked', async () => {
    await setSlogan('Ateşten sofraya')
    const { page } = await visit('language=EN&kind=SITE')
    const field = target(page, 'Ayarlar Ana sayfadaki büyük yazı')
    await field.waitFor()
    await setSlogan('Fırından sofraya')
    await field.fill('From fire to table')
    await page.getByText('Türkçe metin bu arada değişti').waitFor()
    await page.getByText('Fırından sofraya').waitFor()
    expect(await field.inputValue()).toBe('From fire to table')
    expect(await stored('EN')).toEqual([])
    await field.fill('From oven to table')
    await button(page, 'Yazdığımı kaydet').click()
    await expect.poll(() => stored('EN')).toEqual(['From oven to table'])
  })

  test('and is refused says so at its line, and is tried again when it is corrected', async () => {
    const { page } = await visit('language=EN&kind=CATEGORY')
    await target(page, 'Çorbalar Ad').fill('Cover charge')
    await record(page, 'Çorbalar').getByRole('alert').filter({ hasText: 'Cover charge' }).waitFor()
    await target(page, 'Çorbalar Ad').fill('Soups')
    await expect.poll(() => stored('EN')).toEqual(['Soups'])
  })
})

test('a stale translation is confirmed as it is', async () => {
  await setSlogan('Ateşten sofraya')
  await office.ask(
    `mutation { saveTranslations(language: FA, lines: [
      { kind: SITE, recordId: 1, field: "slogan", text: "از آتش", seenSource: "Ateşten sofraya" }]) { count } }`,
  )
  await setSlogan('Ateşten, sofraya')
  const { page } = await visit('language=FA&kind=SITE&state=STALE')
  await page.getByText('Türkçesi çeviriden sonra değişti').waitFor()
  await button(page, 'Çeviri doğru').click()
  await page.getByText('Türkçesi çeviriden sonra değişti').waitFor({ state: 'detached' })
  await page.getByText('Kaydedildi').waitFor()
  const [row] = await site.sql("select source from translation where language = 'FA' and not is_deleted")
  expect(row?.source).toBe('Ateşten, sofraya')
})

test('proposals are accepted together and undone together, and one by one', async () => {
  const { page } = await visit('language=EN&kind=CATEGORY')
  await record(page, 'Çorbalar').getByRole('button', { name: 'Öneri: Soups' }).click()
  expect(await target(page, 'Çorbalar Ad').inputValue()).toBe('Soups')
  await expect.poll(() => stored('EN')).toEqual(['Soups'])
  await page.getByRole('button', { name: /^Önerileri kabul et \(\d+\)$/ }).click()
  await told(page, 'öneri kaydedildi')
  expect((await stored('EN')).length).toBeGreaterThan(2)
  await notice(page).getByRole('button', { name: 'Geri al' }).click()
  await expect.poll(() => stored('EN')).toEqual(['Soups'])
})

test('the next page of what is missing leaves nothing out: texts that are done have made room', async () => {
  const { page } = await visit('language=RU&kind=PRODUCT&state=MISSING')
  await page.getByRole('textbox').first().waitFor()
  const sources = () => page.locator('li p:nth-child(2)').allTextContents()
  const before = await sources()
  await page.getByRole('textbox').first().fill('Завтрак')
  await button(page, 'Sonraki sayfaya geç').click()
  await expect.poll(async () => (await sources())[0]).toBe(before[1])
  expect(await stored('RU')).toEqual(['Завтрак'])
})

test('a table goes out, and what was written into it comes in after a preview, all or nothing', async () => {
  const { page } = await visit('language=DE&kind=CATEGORY')
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'CSV indir').click()])
  const csv = (await buffer(await download.createReadStream())).toString()
  expect(csv).toMatch(/^\uFEFFtür;no;alan;Türkçe;Almanca;durum\r\n/)
  const line = /^(Kategori;\d+;Ad;Çorbalar;);Eksik$/m
  expect(csv).toMatch(line)
  const choose = (table: string) =>
    page.locator('input[type=file]').setInputFiles({
      ...{ name: 'ceviri.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(table),
    })
  const dialog = page.getByRole('dialog')
  await choose(
    csv
      .replace(line, '$1Suppen;Eksik')
      .replace(/^Kategori;\d+;Ad;Mezeler;/m, 'Kategori;999999;Ad;Mezeler;Vorspeisen'),
  )
  await dialog.getByText(/^Satır \d+: 999999 numaralı kayıt/).waitFor()
  expect(await dialog.getByRole('button', { name: /çeviriyi kaydet/ }).isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: 'Vazgeç' }).click()
  await dialog.waitFor({ state: 'detached' })
  await choose(csv.replace(line, '$1Suppen;Eksik'))
  await dialog.getByText('Suppen').waitFor()
  expect(await graveFaults(page)).toEqual([])
  expect(await stored('DE')).toEqual([])
  await dialog.getByRole('button', { name: '1 çeviriyi kaydet' }).click()
  await told(page, '1 çeviri kaydedildi')
  expect(await stored('DE')).toEqual(['Suppen'])
  await expect.poll(() => target(page, 'Çorbalar Ad').inputValue()).toBe('Suppen')
})

test('languages are published in an order, with a warning of what is not ready', async () => {
  const { page } = await office.visit('/settings/pages')
  for (const name of ['Rusça', 'Almanca']) await page.getByRole('checkbox', { name, exact: true }).check()
  await page.getByText('ana dili Rusça olan biri henüz okumadı').waitFor()
  await page
    .getByText(/yemeğin adı çevrilmedi/)
    .first()
    .waitFor()
  await button(page, 'Almanca: yukarı al').click()
  expect(await graveFaults(page)).toEqual([])
  await button(page, 'Kaydet').click()
  const languages = async () =>
    (await office.ask<{ site: { languages: string[] } }>('{ site { languages } }')).site.languages
  await expect.poll(languages).toEqual(['DE', 'RU'])
})
