import { describe, expect, test } from 'vitest'
import { graveFaults } from '../support/accessibility.ts'
import { field, save } from '../support/admin-controls.ts'
import { openBackOffice } from '../support/back-office.ts'
import { openPictures, picker, png } from '../support/record-pictures.ts'
import { openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)
const { categoryNamed, storedSize } = openPictures(site)

describe('a picture is cropped', () => {
  test('to the aspect ratio of the site, or freely, by keyboard', async () => {
    const { page } = await office.visit('/category/create')
    await field(page, 'Ad').fill('Kırpılan')
    await picker(page).setInputFiles(await png('#336699', 1000, 1000))
    await page.getByRole('button', { name: 'Resim: kırp' }).click()
    const dialog = page.getByRole('dialog', { name: 'Resmi kırp' })
    await dialog.getByText('Sonuç: 1000 × 625 piksel').waitFor()
    expect(await graveFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Serbest' }).click()
    await dialog.getByLabel('Sağ alt köşe').focus()
    await page.keyboard.press('Control+ArrowLeft')
    await dialog.getByText('Sonuç: 1000 × 625').waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: 'Sitedeki biçim' }).click()
    await dialog.getByText('Sonuç: 1000 × 625 piksel').waitFor()
    await dialog.getByRole('button', { name: 'Kırp', exact: true }).click()
    await save(page).click()
    await expect.poll(() => categoryNamed('Kırpılan')).toBeDefined()
    expect(await storedSize('Kırpılan')).toEqual({ width: 1000, height: 625 })
  })
})

describe('a picture that another record has', () => {
  test('is found by its name and becomes a file of this record too', async () => {
    const { page } = await office.visit('/category/create')
    await field(page, 'Ad').fill('Kaynak')
    await picker(page).setInputFiles(await png('#8844aa', 500, 400))
    await save(page).click()
    // Left without the reply, the form would restore its draft.
    await page.waitForURL(`${site.server.url}/admin/category`)
    expect(await categoryNamed('Kaynak')).toBeDefined()

    await page.goto(`${site.server.url}/admin/category/create`)
    await field(page, 'Ad').fill('Alıcı')
    await page.getByRole('button', { name: 'Resim: Yüklü resimlerden seç' }).click()
    const dialog = page.getByRole('dialog', { name: 'Yüklü resimler' })
    await dialog.getByLabel('Kayıt adıyla ara').fill('yok böyle bir ad')
    await dialog.getByText('Bu adla resimli bir kayıt yok.').waitFor()
    await dialog.getByLabel('Kayıt adıyla ara').fill('KAYNAK')
    await dialog.getByRole('button', { name: 'Seç: Kaynak' }).waitFor()
    expect(await graveFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Seç: Kaynak' }).click()
    await page.getByText('Kaynak.webp').waitFor()
    await save(page).click()
    await expect.poll(() => categoryNamed('Alıcı')).toBeDefined()
    expect(await storedSize('Alıcı')).toEqual({ width: 500, height: 400 })

    await office.ask('mutation ($id: ID!) { removeCategory(id: $id) }', {
      id: (await categoryNamed('Kaynak'))?.id,
    })
    expect(await storedSize('Alıcı')).toEqual({ width: 500, height: 400 })
  })
})

test('a picture with an alternative text is added to a post, and the site shows it', async () => {
  await site.sql('truncate blog cascade')
  await office.ask('mutation ($input: UpdateSite!) { updateSite(input: $input) { name } }', {
    input: { pages: [{ key: 'blog', mode: 'OWN' }] },
  })
  const { page } = await office.visit('/blog/create', PHONE)
  await field(page, 'Başlık').fill('Bahçemiz')
  await field(page, 'Metin').fill('Önce.\n\nSonra.')
  await field(page, 'Metin').evaluate((area: HTMLTextAreaElement) => {
    area.setSelectionRange(3, 3)
  })
  await page.getByRole('button', { name: 'Yazıya resim ekle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Yazıya resim ekle' })
  expect(await dialog.getByRole('button', { name: 'Ekle', exact: true }).isDisabled()).toBe(true)
  await dialog.getByLabel('Resim', { exact: true }).setInputFiles(await png('#336699', 900, 600))
  await dialog.getByRole('textbox', { name: 'Resimde ne var?' }).fill('Bahçedeki masalar')
  expect(await graveFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Önizle' }).click()
  const shown = page.getByRole('img', { name: 'Bahçedeki masalar' })
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(200)
  expect((await shown.boundingBox())?.width).toBeLessThan(390)
  await page.getByRole('radio', { name: 'Yayında' }).check()
  await save(page).click()
  await expect.poll(async () => (await site.sql('select slug from blog')).length).toBe(1)
  const [post] = await site.sql('select slug, description from blog')
  expect(post?.description).toMatch(
    /^Önce\.\n\n!\[Bahçedeki masalar\]\(\/resource\/[0-9a-f]{32}-900\.webp#900x600\)\n\nSonra\.$/,
  )
  const { page: visitor } = await site.visit(`/blog-details/${post?.slug}`)
  const picture = visitor.getByRole('img', { name: 'Bahçedeki masalar' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(200)
  expect(await picture.getAttribute('loading')).toBe('lazy')
  expect(await picture.getAttribute('height')).toBe('600')
})
