import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { graveFaults } from '../support/accessibility.ts'
import { field, save, told } from '../support/admin-controls.ts'
import { openBackOffice, openScreen, storedDrafts } from '../support/back-office.ts'
import { DESKTOP, openSite, PHONE } from '../support/site.ts'
import { openStaff } from '../support/staff-accounts.ts'

const site = openSite()
const office = openBackOffice(site)
const { addGroup } = openStaff(site, office)

const rail = (page: Page) => page.getByRole('navigation', { name: 'Bölümler' }).getByRole('menuitem')
const tabs = (page: Page, entry: string) =>
  page.getByRole('navigation', { name: entry, exact: true }).getByRole('link')
const current = (page: Page, entry: string) =>
  tabs(page, entry).and(page.locator('[aria-current]')).allTextContents()
const inRail = (page: Page) => rail(page).and(page.locator('[aria-current=page]')).allTextContents()

const setBlog = (mode: string) =>
  office.ask('mutation ($input: UpdateSite!) { updateSite(input: $input) { name } }', {
    input: { pages: mode === 'TEMPLATE' ? [] : [{ key: 'blog', mode }] },
  })

describe('the sidebar', () => {
  test('has fifteen entries, all of them in sight at 1440 × 900', async () => {
    const { page } = await office.visit('', { viewport: { width: 1440, height: 900 } })
    await expect
      .poll(() => rail(page).allTextContents())
      .toEqual([
        ...['Genel bakış', 'Masalar'],
        ...['Menü', 'Fiyatlar', 'Gıda bilgisi', 'Basılı listeler', 'Menüyü içeri al'],
        ...['Çalışma saatleri', 'Metinler', 'Blog', 'Ayarlar'],
        ...['Kullanıcılar', 'Kim ne yapabilir', 'Değişiklikler', 'Rehber'],
      ])
    const { y = 0, height = 0 } = (await rail(page).last().boundingBox()) ?? {}
    expect(y).toBeGreaterThan(0)
    expect(y + height).toBeLessThan(900)
  })

  test('on a phone is in sight as a whole', async () => {
    const { page } = await office.visit('/guide', PHONE)
    await page.getByRole('button', { name: 'Menüyü aç' }).click()
    const last = rail(page).last()
    await expect
      .poll(async () => {
        const { y = Number.NaN, height = 0 } = (await last.boundingBox()) ?? {}
        return y + height
      })
      .toBeLessThan(PHONE.viewport.height)
  })

  test('has the blog while visitors see its page, and the settings lead to it while they do not', async () => {
    await setBlog('HIDDEN')
    const { page } = await office.visit('/settings/pages')
    await page.getByRole('link', { name: 'İçeriğini yaz' }).waitFor()
    expect(await rail(page).allTextContents()).not.toContain('Blog')
    await page.getByRole('combobox', { name: 'Blog' }).click()
    await page.getByRole('option', { name: 'Kendi metnim' }).click()
    await save(page).click()
    await expect.poll(() => rail(page).allTextContents()).toContain('Blog')
    await page.getByRole('link', { name: 'İçeriğini yaz' }).click()
    await expect.poll(() => inRail(page)).toEqual(['Blog'])
    await expect
      .poll(() => tabs(page, 'Blog').allTextContents())
      .toEqual(['Blog yazıları', 'Blog kategorileri', 'Etiketler'])
    await setBlog('TEMPLATE')
  })

  test('of an editor of services leads to their list, without the tabs of others', async () => {
    await addGroup('Hizmetler', ['service.manage'])
    const { page } = await office.visitor(DESKTOP, await office.memberOf('Hizmetler'))
    await page.goto(`${site.server.url}/admin/guide`)
    await expect
      .poll(() => rail(page).allTextContents())
      .toEqual(['Genel bakış', 'Metinler', 'Değişiklikler', 'Rehber'])
    await rail(page).filter({ hasText: 'Metinler' }).click()
    await page.waitForURL(`${site.server.url}/admin/service`)
    await page.getByRole('heading', { name: 'Hizmetler', level: 1 }).waitFor()
    await expect.poll(() => tabs(page, 'Metinler').allTextContents()).toEqual(['Hizmetler', 'Çeviriler'])
  })
})

describe('the tabs of an entry', () => {
  test('show where each screen is', async () => {
    const { page } = await office.visit('/guide')
    for (const [path, entry, tab] of [
      ['/category', 'Menü', 'Kategoriler'],
      ['/category-order', 'Menü', 'Kategoriler'],
      ['/product', 'Menü', 'Toplu işlem'],
      ['/product/create', 'Menü', 'Menü'],
      ['/price-journal', 'Fiyatlar', 'Fiyat günlüğü'],
      ['/settings/tables', 'Ayarlar', 'Masalar'],
      ['/mail', 'Ayarlar', 'E-posta'],
      ['/group/create', 'Kim ne yapabilir', 'Gruplar'],
      ['/pageText', 'Metinler', 'Sayfa metinleri'],
    ] as const) {
      await openScreen(page, path)
      const shown = async () => [path, ...(await inRail(page)), ...(await current(page, entry))]
      await expect.poll(shown).toEqual([path, entry, tab])
    }
  })

  test('lead from screen to screen without a fault, on a phone too', async () => {
    const { page } = await office.visit('/about', PHONE)
    await tabs(page, 'Metinler').filter({ hasText: 'Hizmetler' }).click()
    await page.waitForURL(`${site.server.url}/admin/service`)
    await page.getByRole('heading', { name: 'Hizmetler', level: 1 }).waitFor()
    expect(await current(page, 'Metinler')).toEqual(['Hizmetler'])
    expect(await graveFaults(page)).toEqual([])
  })
})

describe('the settings', () => {
  test('of an address from before they were three screens are found on theirs', async () => {
    const { page } = await office.visit('/settings?field=legalName')
    await page.waitForURL(`${site.server.url}/admin/settings/pages?field=legalName`)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('legalName')
  })

  test('that were typed on one screen wait there, whatever is saved on another one', async () => {
    const { page } = await office.visit('/settings')
    await field(page, 'Restoranın adı').fill('Yarım kalan')
    await expect.poll(() => storedDrafts(page)).toContain('Yarım kalan')
    await page.goto(`${site.server.url}/admin/settings/pages`)
    await field(page, 'İşletme kayıt no').fill('34-0001')
    await save(page).click()
    await told(page, 'Kaydedildi')
    expect(await site.sql('select name, registration_number as number from site')).toEqual([
      { name: null, number: '34-0001' },
    ])
    await page.goto(`${site.server.url}/admin/settings`)
    await expect.poll(() => field(page, 'Restoranın adı').inputValue()).toBe('Yarım kalan')
  })

  test('link the contact entries from which the site takes what is empty', async () => {
    const { page } = await office.visit('/settings')
    await page.getByRole('link', { name: 'İletişim kayıtları' }).click()
    await page.getByRole('heading', { name: 'İletişim kayıtları', level: 1 }).waitFor()
    await expect.poll(() => inRail(page)).toEqual(['Ayarlar'])
  })
})

test('removed dishes are found below the menu', async () => {
  await site.sql("update product set is_deleted = true where name = 'Künefe'")
  const { page } = await office.visit('/menu')
  await page.getByRole('link', { name: 'Kaldırılan yemekler' }).click()
  await page
    .getByRole('row')
    .filter({ hasText: 'Künefe' })
    .getByRole('button', { name: 'Geri getir' })
    .waitFor()
  await site.sql("update product set is_deleted = false where name = 'Künefe'")
})
