import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../../support/accessibility.ts'
import { draftIsKept, goTo, openBackOffice } from '../../support/back-office.ts'
import { dishRows, MESSY, openIntake, paste } from '../../support/pasted-menu.ts'
import { forgive, openSite, PHONE } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)
const { stored } = openIntake(site)

afterEach(async () => {
  await site.sql("update product set is_deleted = true where name like '%İçlisi'")
  await site.sql("update category set is_deleted = true where name like '%İÇLİ%'")
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
