import type { Page } from 'playwright'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openBackOffice } from '../support/back-office.ts'
import { openSite } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

const save = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const picker = (page: Page, name = 'Resim') => page.getByLabel(name, { exact: true })

async function png(background: string, width = 300, height = 200) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return { name: `${background.slice(1)}.png`, mimeType: 'image/png', buffer }
}

const categoryNamed = async (name: string) =>
  (await site.sql('select id::text, image_file_path as path from category where name = $1', [name]))[0]

describe('saving while a photo is being shrunk', () => {
  /** Opens a screen in a browser that shrinks nothing until it is told to. */
  async function slowBrowser(path: string) {
    const { page } = await office.visitor()
    await page.addInitScript(() => {
      const original = window.createImageBitmap.bind(window)
      const gate = Promise.withResolvers<void>()
      Object.assign(window, {
        letShrink: gate.resolve,
        createImageBitmap: (file: Blob, options: ImageBitmapOptions) =>
          gate.promise.then(() => original(file, options)),
      })
    })
    await page.goto(`${site.product.url}/admin${path}`)
    return { page, letShrink: () => page.evaluate('letShrink()') }
  }

  test('waits for it and says so, and the record has its picture', async () => {
    const { page, letShrink } = await slowBrowser('/category/create')
    await field(page, 'Ad').fill('Bekleyen resim')
    await picker(page).setInputFiles(await png('#336699'))
    await save(page).click()
    await page.getByRole('status').getByText('ardından kaydedilecek').waitFor()
    expect(await categoryNamed('Bekleyen resim')).toBeUndefined()
    await letShrink()
    await expect
      .poll(() => categoryNamed('Bekleyen resim'))
      .toMatchObject({ path: expect.stringMatching(/\.webp$/) })
    await expect.poll(() => page.url()).toBe(`${site.product.url}/admin/category`)
  })

  test('goes no further where it is refused', async () => {
    const { page, letShrink } = await slowBrowser('/category/create')
    await field(page, 'Ad').fill('Alınmayan resim')
    await picker(page).setInputFiles({
      name: 'IMG_1.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.from('not decodable'),
    })
    await save(page).click()
    await page.getByRole('status').getByText('ardından kaydedilecek').waitFor()
    await letShrink()
    await page.getByRole('alert').getByText('En Uyumlu').waitFor()
    expect(await categoryNamed('Alınmayan resim')).toBeUndefined()
    await save(page).click()
    await expect.poll(() => categoryNamed('Alınmayan resim')).toMatchObject({ path: null })
  })

  test('in the first steps of a new owner waits as well', async () => {
    const { page, letShrink } = await slowBrowser('/setup')
    const logo = async () => (await site.sql('select logo_file_path as path from site'))[0]?.path
    await page.getByRole('button', { name: 'Şimdilik geç' }).waitFor()
    for (let step = 0; step < 10 && (await picker(page, 'Logo').count()) === 0; step++) {
      await page.getByRole('button', { name: 'Şimdilik geç' }).click()
    }
    await picker(page, 'Logo').setInputFiles(await png('#1144aa'))
    await page.getByRole('button', { name: 'Kaydet ve ilerle' }).click()
    await page.getByRole('status').getByText('ardından kaydedilecek').waitFor()
    await letShrink()
    await expect.poll(logo).toMatch(/\.webp$/)
  })

  test('is not left without a question', async () => {
    const { page } = await slowBrowser('/category/create')
    await picker(page).setInputFiles(await png('#336699'))
    await page.getByRole('status').getByText('Resim hazırlanıyor…').waitFor()
    await page.getByRole('menuitem', { name: 'Yemekler' }).click()
    await page.getByRole('button', { name: 'Kal', exact: true }).click()
    expect(page.url()).toBe(`${site.product.url}/admin/category/create`)
  })
})
