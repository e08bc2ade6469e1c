import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { field } from '../../support/admin-controls.ts'
import { openBackOffice } from '../../support/back-office.ts'
import { openSite, PHONE } from '../../support/site.ts'
import { isTold, openSettings, press } from '../../support/site-settings.ts'

const site = openSite()
const office = openBackOffice(site)
const { textOf } = openSettings(site)

async function logo(width: number, height: number) {
  const shape = { width, height, channels: 3, background: '#1144aa' } as const
  const buffer = await sharp({ create: shape }).png().toBuffer()
  return { name: 'logo.png', mimeType: 'image/png', buffer }
}

describe('the settings', () => {
  test('the business code of the Ministry is on the contact page and the lists for guests', async () => {
    const { page } = await office.visit('/settings/pages')
    const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'black' } })
      .png()
      .toBuffer()
    await page
      .getByLabel('Bakanlık karekodu', { exact: true })
      .setInputFiles({ name: 'kod.png', mimeType: 'image/png', buffer })
    await expect
      .poll(() =>
        page
          .getByRole('button', { name: /^Bakanlık karekodu: / })
          .locator('img')
          .count(),
      )
      .toBe(1)
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    const visitor = await site.visit('/contact')
    const code = visitor.page.getByAltText('İşletmenin Bakanlık karekodu')
    await code.scrollIntoViewIfNeeded()
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const codeOn = async (kind: string) => {
      const { page: list } = await office.visit(`/print?kind=${kind}`)
      await list.locator('.sheet-preview .sheet').waitFor()
      return list.locator('.sheet-preview .sheet-code img').count()
    }
    expect([await codeOn('DOOR'), await codeOn('CARD')]).toEqual([1, 0])
    await office.ask('mutation { updateSite(input: { officialQr: null }) { name } }')
    expect(await (await fetch(`${site.server.url}/contact`)).text()).not.toContain('karekodu')
  })

  test('pictures of the home page are chosen one after the other, and replace the stored ones together', async () => {
    const { page } = await office.visit('/settings')
    const choose = async (name: string, background: string) => {
      const plain = sharp({ create: { width: 400, height: 300, channels: 3, background } })
      const buffer = await plain.png().toBuffer()
      await page
        .getByLabel('Ana sayfa resimleri', { exact: true })
        .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer })
    }
    const previews = page.getByRole('button', { name: /^Ana sayfa resimleri: / }).locator('img')
    await choose('bir', 'red')
    await expect.poll(() => previews.count()).toBe(1)
    await choose('iki', 'blue')
    await expect.poll(() => previews.count()).toBe(2)
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    const stored = async () => {
      const [row = {}] = await site.sql(
        'select first_hero_file_path, second_hero_file_path, third_hero_file_path from site',
      )
      return Object.values(row).filter((path) => path !== null).length
    }
    expect(await stored()).toBe(2)
    await press(page, 'Resimleri kaldır')
    await press(page, 'Kaydet')
    await expect.poll(stored).toBe(0)
  })

  test('a wide logo stands for the name on every page and print, a square one beside it', async () => {
    const { page } = await office.visit('/settings')
    await page.getByLabel('Logo', { exact: true }).setInputFiles(await logo(600, 150))
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    const name = (await site.ask<{ site: { name: string } }>('{ site { name } }')).site.name
    const { page: seen } = await site.visit('/')
    for (const place of [seen.locator('.navbar__brand'), seen.locator('footer')]) {
      await place.getByRole('img', { name }).waitFor()
      expect(await place.getByText(name).count()).toBe(0)
    }
    // Its width is known before it has loaded, or it would move what is beside it.
    const { width, height } = (await seen.locator('.navbar__brand img').boundingBox()) ?? {}
    expect(Number(width) / Number(height)).toBeCloseTo(4, 1)
    expect(await seen.locator('.navbar__brand img').getAttribute('width')).toBe('192')
    await page.goto(`${site.server.url}/admin/print`)
    const head = page.locator('.sheet-preview .sheet-head')
    await head.getByRole('img', { name }).waitFor()
    expect(await head.getByText(name).count()).toBe(0)

    await page.goto(`${site.server.url}/admin/settings`)
    await page.getByLabel('Logo', { exact: true }).setInputFiles(await logo(300, 300))
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    await expect.poll(() => textOf(page, '/', '.navbar__brand')).toBe(name)
  })

  test('a link needs a name and https, and one that has both is shown in the footer', async () => {
    const { page } = await office.visit('/settings')
    await page.getByRole('button', { name: 'Bağlantı ekle' }).first().click()
    await field(page, 'Ağ').fill('Instagram')
    await field(page, 'Bağlantı (https://…)').fill('http://instagram.com/kose')
    await press(page, 'Kaydet')
    await expect.poll(() => page.locator('.Mui-error').count()).toBeGreaterThan(0)
    await field(page, 'Bağlantı (https://…)').fill('https://instagram.com/kose')
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    expect(await textOf(page, '/', 'footer a[rel~="me"]')).toBe('Instagram')

    await page.getByRole('button', { name: 'Bağlantı ekle' }).first().click()
    await field(page, 'Ağ').nth(1).fill('Mastodon')
    await field(page, 'Bağlantı (https://…)').nth(1).fill('https://mastodon.example/@kose')
    await press(page, 'Kaydet')
    await expect.poll(() => textOf(page, '/', 'footer a[rel~="me"]')).toBe('Instagram Mastodon')
  })

  test('how to get there is told on the contact page and to search engines, where it is filled in', async () => {
    const { page } = await office.visit('/settings')
    const card = async () => textOf(page, '/contact', '.contact-cards')
    expect(await card()).not.toContain('Otopark')
    await field(page, 'Girişi nasıl bulunur?').fill('Eczanenin yanındaki pasajdan girilir.')
    await field(page, 'Otopark').fill('Bina arkasında, 20 araç')
    await page.getByRole('combobox', { name: 'Basamaksız giriş var' }).click()
    await page.getByRole('option', { name: 'Evet' }).click()
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    const text = await card()
    for (const told of ['Eczanenin yanındaki', 'OtoparkBina arkasında', 'Basamaksız girişVar'])
      expect(text).toContain(told)
    const html = await (await fetch(`${site.server.url}/contact`)).text()
    expect(html).toContain('"amenityFeature":[{"@type":"LocationFeatureSpecification","name":"Otopark"')
    await office.ask(
      'mutation { updateSite(input: { directionsNote: null, parking: null, stepFree: null }) { name } }',
    )
  })

  test('a logo becomes the icon of the site', async () => {
    const { page } = await office.visit('/settings')
    await page.getByLabel('Logo', { exact: true }).setInputFiles(await logo(300, 300))
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    const icon = await fetch(`${site.server.url}/icon-192.png`)
    const { dominant } = await sharp(Buffer.from(await icon.arrayBuffer())).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r + 50)

    // Its preview has 240 pixels.
    await page.goto(`${site.server.url}/admin/settings`)
    await page.getByRole('button', { name: 'Logo: kırp' }).click()
    await page.getByRole('dialog').getByText('Sonuç: 300 × 300').waitFor()
  })
})

test('a crop of a wide logo that is given up changes nothing, and a free one keeps all of it', async () => {
  await site.sql('update site set logo_file_path = null')
  const { page } = await office.visit('/setup', { ...PHONE })
  for (let step = 0; step < 5; step++) await press(page, 'Şimdilik geç')
  await page.locator('input[type=file]').setInputFiles(await logo(600, 150))
  const dialog = page.getByRole('dialog', { name: 'Resmi kırp' })
  await dialog.getByText('Sonuç: 150 × 150').waitFor()
  await dialog.getByRole('button', { name: 'Vazgeç' }).click()
  await press(page, 'Kaydet ve ilerle')
  await page.getByText('Nasıl bir yer?').first().waitFor()
  expect(await site.sql('select logo_file_path as path from site')).toEqual([{ path: null }])

  await press(page, 'Geri')
  await page.locator('input[type=file]').setInputFiles(await logo(600, 150))
  await dialog.getByRole('button', { name: 'Serbest' }).click()
  await dialog.getByText('Sonuç: 600 × 150').waitFor()
  await dialog.getByRole('button', { name: 'Kırp', exact: true }).click()
  await press(page, 'Kaydet ve ilerle')
  await page.getByText('Nasıl bir yer?').first().waitFor()
  const { site: stored } = await site.ask<{ site: { logoAspect: number } }>('{ site { logoAspect } }')
  expect(stored.logoAspect).toBeCloseTo(4, 1)
  await site.sql('update site set logo_file_path = null')
})
