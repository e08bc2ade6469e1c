import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { row, told, undo } from '../support/admin-controls.ts'
import { openBackOffice, openScreen } from '../support/back-office.ts'
import { DESKTOP, openSite, PHONE } from '../support/site.ts'
import { openTags, withTicked } from '../support/tags.ts'

const site = openSite()
const office = openBackOffice(site)
const { addTag, tag, isRemoved } = openTags(site, office)

const removedOf = async (ids: readonly string[]) => {
  const rows = await site.sql('select id from blog_tag where id = any($1) and is_deleted order by id', [ids])
  return rows.map(({ id }) => String(id))
}

describe('a removal', () => {
  test('by an administrator is done at once, can be undone, and found again later', async () => {
    const ids = [await addTag('çıkan bir'), await addTag('çıkan iki')]
    const { page } = await office.visit('/blogTag')
    await withTicked(page, ['çıkan bir', 'çıkan iki'], 'Kaldır')
    await told(page, '2 kayıt kaldırıldı')
    expect(await removedOf(ids)).toEqual(ids)
    await undo(page).click()
    await row(page, 'çıkan iki').waitFor()
    await expect.poll(() => removedOf(ids)).toEqual([])

    await row(page, 'çıkan bir').click()
    await page.getByRole('button', { name: 'Kaldır', exact: true }).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/blogTag`)
    await told(page, 'Kaldırıldı')
    expect(await isRemoved(ids[0] as string)).toBe(true)
    await row(page, 'çıkan iki').waitFor()
    await page.reload()
    await row(page, 'çıkan iki').waitFor()
    expect(await row(page, 'çıkan bir').count()).toBe(0)

    await page.getByRole('button', { name: 'Kaldırılanlar' }).click()
    await row(page, 'çıkan bir').getByRole('button', { name: 'Geri getir' }).click()
    await told(page, 'Geri getirildi')
    expect(await isRemoved(ids[0] as string)).toBe(false)
  })

  test('D58: by an editor is done at once, and can be taken back', async () => {
    const [kept, gone] = [await addTag('kalan etiket'), await addTag('giden etiket')]
    const visit = await office.visitor(DESKTOP, await office.memberOf('Editors'))
    const { page } = visit
    await page.goto(`${site.server.url}/admin/blogTag`)
    await withTicked(page, ['kalan etiket'], 'Kaldır')
    await row(page, 'kalan etiket').waitFor({ state: 'detached' })
    expect(await isRemoved(kept)).toBe(true)
    await undo(page).click()
    await row(page, 'kalan etiket').waitFor()
    expect(await page.getByRole('button', { name: 'Kaldırılanlar' }).count()).toBe(0)

    await withTicked(page, ['giden etiket'], 'Kaldır')
    await row(page, 'giden etiket').waitFor({ state: 'detached' })
    await expect.poll(() => isRemoved(gone)).toBe(true)
    expect(await isRemoved(kept)).toBe(false)
  })
})

describe('a list', () => {
  const ids: string[] = []
  beforeAll(async () => {
    for (const name of ['liste bir', 'liste iki', 'liste üç; "tırnaklı"']) ids.push(await addTag(name))
    await site.sql('update blog_tag set status = 0 where id = $1', [ids[1]])
  })

  const statuses = async () => {
    const rows = await site.sql('select status from blog_tag where id = any($1) order by id', [ids])
    return rows.map(({ status }) => status)
  }

  test('is searched while typing and filtered by a click; selected records are hidden, and undo restores the status of each', async () => {
    const { page } = await office.visit('/blogTag')
    await page.getByPlaceholder('Etiketler içinde ara').fill('LİSTE')
    await expect.poll(() => page.locator('tbody tr').count()).toBe(3)
    await withTicked(page, ['liste bir', 'liste iki', 'liste üç'], 'Gizle')
    await told(page, '2 kayıt gizlendi')
    expect(await statuses()).toEqual([0, 0, 0])
    await undo(page).click()
    await expect.poll(statuses).toEqual([1, 0, 1])
    await page.getByRole('button', { name: 'Gizli', exact: true }).click()
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
    await page.getByPlaceholder('Etiketler içinde ara').fill('böyle bir şey yok')
    await page.getByText('Bu aramayla kayıt bulunamadı.').waitFor()
    await page.getByRole('button', { name: 'Filtreleri temizle' }).click()
    await row(page, 'liste iki').waitFor()
  })

  test('is exported as a table that spreadsheets open', async () => {
    const { page } = await office.visit('/blogTag')
    await page.getByPlaceholder('Etiketler içinde ara').fill('liste')
    await expect.poll(() => page.locator('tbody tr').count()).toBe(3)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Dışa aktar' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Etiketler.csv')
    const bytes = await buffer(await download.createReadStream())
    const [headings, ...lines] = bytes.toString('utf8').split('\r\n')
    expect(headings).toBe('\uFEFFNumara;Ad;Yazı sayısı;Durum')
    expect(lines.map((line) => line.replace(/^\d+;/, ''))).toEqual([
      'liste bir;0;Yayında',
      'liste iki;0;Gizli',
      '"liste üç; ""tırnaklı""";0;Yayında',
    ])
  })

  test('on a phone has rows that open and boxes to tick', async () => {
    const id = await addTag('telefondaki')
    const { page } = await office.visit('/blogTag', PHONE)
    await page.getByRole('checkbox', { name: 'telefondaki: seç' }).check()
    await page.getByRole('button', { name: 'Gizle', exact: true }).click()
    await told(page, 'Gizlendi')
    expect((await tag(id))?.status).toBe(0)
    await page.getByRole('link', { name: 'telefondaki' }).click()
    await expect.poll(() => page.getByRole('textbox', { name: 'Ad' }).inputValue()).toBe('telefondaki')
    await openScreen(page, '/product')
    await page.getByRole('button', { name: 'Sonraki sayfaya git' }).waitFor()
  })
})

test('entries of the blog are narrowed to a category', async () => {
  const [first] = await site.sql('select id, name from blog_category order by id limit 1')
  const { page } = await office.visit('/blog')
  await page.locator('tbody tr').first().waitFor()
  await page.getByRole('button', { name: 'Filtre ekle' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Kategori' }).click()
  await page.getByRole('combobox', { name: 'Kategori' }).click()
  await page.getByRole('option', { name: String(first?.name), exact: true }).click()
  const names = await site.sql(
    'select name from blog b join blog_category_link l on l.blog_id = b.id where l.blog_category_id = $1',
    [first?.id],
  )
  await expect.poll(() => page.locator('tbody tr').count()).toBe(names.length)
  for (const { name } of names) await row(page, String(name)).waitFor()
})

test('everything is found by one search, with the keyboard alone, and its “?” opens the guide of a screen', async () => {
  const { page } = await office.visit('/prices')
  await page.getByRole('heading', { name: 'Toplu fiyat' }).waitFor()
  const open = async (typed: string, option: string) => {
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: 'Ekran, yemek, ayar, iş…' })
    await box.fill(typed)
    await page.getByRole('option', { name: option, exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await box.waitFor({ state: 'detached' })
  }
  await open('kunefe', 'Künefe')
  await page.waitForURL(/\/admin\/product\/\d+$/)
  await open('WHATSAPP', 'WhatsApp')
  await page.waitForURL(/\/admin\/settings\?field=whatsapp$/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('whatsapp')
  // The bar comes back when somebody scrolls up.
  await page.mouse.wheel(0, -2_000)
  await page.getByRole('link', { name: 'Bu ekranın rehberi' }).click()
  const task = page.getByRole('heading', { name: 'Siteyi kendi restoranınız yapmak' })
  await expect.poll(async () => (await task.boundingBox())?.y).toBeLessThan(300)
})
