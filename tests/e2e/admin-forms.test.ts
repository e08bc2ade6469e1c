import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { field, notice, save } from '../support/admin-controls.ts'
import { openBackOffice } from '../support/back-office.ts'
import { isStored, openCategories, png } from '../support/category-form.ts'
import { openSite } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)
const { addCategory, categoryOf } = openCategories(site, office)

describe('the bounds of the API', () => {
  test('are shown as one types, and a refusal of the server at its field', async () => {
    const { page } = await office.visit('/contact/create')
    await field(page, 'E-posta').fill('bozuk@')
    await save(page).click()
    await page.getByText('Geçerli bir e-posta adresi olmalı').waitFor()
    await field(page, 'E-posta').fill('dogru@example.com')
    await page.getByText('Geçerli bir e-posta adresi olmalı').waitFor({ state: 'detached' })
    await field(page, 'Telefon').fill('0'.repeat(30))
    await page.getByText('30 / 32').waitFor()
    await field(page, 'Telefon').fill('0'.repeat(33))
    await page.getByText('En çok 32 karakter olabilir').waitFor()
    await field(page, 'Telefon').fill('')
    await page.getByRole('spinbutton', { name: 'Bağlantı noktası' }).fill('70000')
    await save(page).click()
    await page.getByText('En çok 65535 olabilir').waitFor()
    await page.getByRole('spinbutton', { name: 'Bağlantı noktası' }).fill('587')
    await field(page, 'Adres').fill('a\u0000b')
    await save(page).click()
    await page.locator('form').getByText('Geçersiz bir karakter içeriyor; silip yeniden yazın.').waitFor()
    expect(page.url()).toBe(`${site.server.url}/admin/contact/create`)
  })

  test('are checked before anything is sent', async () => {
    const { page, asked } = await office.visit('/category/create')
    await field(page, 'Ad').fill('   ')
    await save(page).click()
    await page.getByText('Bu alan gerekli').waitFor()
    expect(asked).not.toContain('AddCategoryRecord')
  })
})

describe('a picture', () => {
  test('is taken by drop and by paste, and other files are refused before they are sent', async () => {
    const { page } = await office.visit('/category/create')
    const drop = page.getByRole('button', { name: 'Resim: resim seçin' })
    const give = async (
      way: 'drop' | 'paste',
      files: { name: string; type: string; bytes: number[] | number }[],
    ) =>
      drop.evaluate(
        (target, [kind, given]) => {
          const data = new DataTransfer()
          for (const { name, type, bytes } of given) {
            const content = typeof bytes === 'number' ? new Uint8Array(bytes) : new Uint8Array(bytes)
            data.items.add(new File([content], name, { type }))
          }
          const event =
            kind === 'drop'
              ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          target.dispatchEvent(event)
        },
        [way, files] as const,
      )
    await drop.waitFor()
    await give('drop', [{ name: 'menü.pdf', type: 'application/pdf', bytes: 10 }])
    await page.getByText('menü.pdf alınmadı: yalnızca JPEG').waitFor()
    await give('paste', [{ name: 'dev.png', type: 'image/png', bytes: 10 * 1024 * 1024 + 1 }])
    await page.getByText('dev.png alınmadı: bir resim en çok 10 MB olabilir.').waitFor()
    const bytes = [...(await png('#aa5500'))]
    await give('drop', [{ name: 'bırakılan.png', type: 'image/png', bytes }])
    await page.getByText('bırakılan.png', { exact: true }).waitFor()
    await expect.poll(() => drop.locator('img').getAttribute('src')).toMatch(/^blob:/)
    await give('paste', [{ name: 'yapıştırılan.png', type: 'image/png', bytes }])
    await page.getByText('yapıştırılan.png', { exact: true }).waitFor()
    expect(await page.getByText('bırakılan.png', { exact: true }).count()).toBe(0)
  })

  test('shows upload progress, is stored, can be removed, and the server refuses other files', async () => {
    const id = await addCategory('Resimli')
    const { page } = await office.visit(`/category/${id}`)
    const pick = (name: string, buffer: Buffer) =>
      page.getByLabel('Resim', { exact: true }).setInputFiles({ name, mimeType: 'image/png', buffer })
    await pick('sahte.png', Buffer.from('no picture at all'))
    await save(page).click()
    await page.locator('form').getByText('sahte.png okunabilen bir resim değil.').waitFor()

    const network = await page.context().newCDPSession(page)
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 600_000 }
    await network.send('Network.emulateNetworkConditions', slow)
    const noise = {
      width: 600,
      height: 400,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    } as const
    await pick(
      'büyük.png',
      await sharp({ create: { ...noise, background: '#000' } })
        .png()
        .toBuffer(),
    )
    await save(page).click()
    await page.getByRole('progressbar', { name: 'Yükleniyor' }).waitFor()
    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
    await isStored(page)
    expect((await categoryOf(id))?.image_file_path).toMatch(/\.webp$/)

    await page.goto(`${site.server.url}/admin/category/${id}`)
    await page.getByRole('button', { name: 'Resmi kaldır' }).first().click()
    await page.getByText('Kaydettiğinizde resim kaldırılacak.').waitFor()
    await save(page).click()
    await isStored(page)
    expect((await categoryOf(id))?.image_file_path).toBeNull()
  })

  test('of a service is shown from the data of the list, and a contact never shows its stored password', async () => {
    const { page } = await office.visit('/service')
    await page.locator('tbody img').first().waitFor()
    expect(await page.locator('tbody img').first().getAttribute('src')).toMatch(
      /^data:image\/(png|webp);base64,/,
    )

    const add = 'mutation ($input: AddContact!) { addContact(input: $input) { id } }'
    const data: { addContact: { id: string } } = await office.ask(add, {
      input: { mail: 'posta@example.com', password: 'posta şifresi' },
    })
    const { id } = data.addContact
    const password = async () =>
      (await site.sql('select password_encrypted as password from contact where id = $1', [id]))[0]?.password
    const before = await password()
    expect(before).toBeTruthy()
    await page.goto(`${site.server.url}/admin/contact/${id}`)
    await expect.poll(() => field(page, 'E-posta').inputValue()).toBe('posta@example.com')
    expect(await page.getByLabel('Şifre', { exact: true }).inputValue()).toBe('')
    await field(page, 'E-posta').fill('baska@example.com')
    await save(page).click()
    await isStored(page)
    expect(await password()).toBe(before)
    await page.goto(`${site.server.url}/admin/contact/${id}`)
    await page.getByRole('button', { name: 'Kayıtlı şifre varsa sil' }).click()
    await save(page).click()
    await isStored(page)
    expect(await password()).toBeNull()
  })
})

test('an entry of the blog gets a category and a tag that were not there yet', async () => {
  const { page } = await office.visit('/blog/create')
  await field(page, 'Başlık').fill('Kışa hazırlık')
  await page.getByRole('combobox', { name: 'Kategori' }).fill('Kış')
  await page.getByRole('option', { name: '“Kış” kategorisini ekle' }).click()
  await expect.poll(() => page.getByRole('combobox', { name: 'Kategori' }).inputValue()).toBe('Kış')
  await page.getByRole('combobox', { name: 'Etiketler' }).fill('turşuluk')
  await page.getByRole('option', { name: '“turşuluk” etiketini ekle' }).click()
  await page.getByRole('button', { name: 'turşuluk' }).waitFor()
  await save(page).click()
  await expect.poll(() => notice(page).textContent()).toContain('Eklendi')
  const rows = await site.sql(
    `select t.name as tag, c.name as category from blog_tag t join blog_tag_link l on l.blog_tag_id = t.id
     join blog b on b.id = l.blog_id join blog_category_link cl on cl.blog_id = b.id
     join blog_category c on c.id = cl.blog_category_id where b.name = 'Kışa hazırlık'`,
  )
  expect(rows).toEqual([{ tag: 'turşuluk', category: 'Kış' }])
})

test('servings of a dish are added, priced and removed in its form', async () => {
  const category = await addCategory('Porsiyonlular')
  const { addProduct }: { addProduct: { id: string } } = await office.ask(
    'mutation ($input: AddProduct!) { addProduct(input: $input) { id } }',
    { input: { name: 'Porsiyonlu', price: 300, categoryId: category } },
  )
  const stored = async () =>
    (await site.sql('select servings, serving_label from product where id = $1', [addProduct.id]))[0]
  const { page } = await office.visitor()
  const open = () => page.goto(`${site.server.url}/admin/product/${addProduct.id}`)
  await open()
  const add = page.getByRole('button', { name: 'Porsiyon ekle' })
  await add.click()
  await page.getByRole('textbox', { name: 'Porsiyon', exact: true }).fill('1,5 porsiyon')
  await page.getByRole('textbox', { name: 'Fiyat', exact: true }).nth(1).fill('450')
  await add.click()
  await page.getByRole('textbox', { name: 'Porsiyon', exact: true }).nth(1).fill('1,5 PORSİYON')
  await page.getByRole('textbox', { name: 'Fiyat', exact: true }).nth(2).fill('600,50')
  await page.getByRole('textbox', { name: 'Fiyatın porsiyonu' }).fill('porsiyon')
  await save(page).click()
  await page.getByText('“1,5 PORSİYON” iki kez yazılmış.').waitFor()
  await page.getByRole('textbox', { name: 'Porsiyon', exact: true }).nth(1).fill('duble')
  await save(page).click()
  await isStored(page)
  expect(await stored()).toEqual({
    servings: [
      { label: '1,5 porsiyon', price: 450 },
      { label: 'duble', price: 600.5 },
    ],
    serving_label: 'porsiyon',
  })
  await open()
  await page.getByRole('button', { name: 'Kaldır' }).first().click()
  await save(page).click()
  await expect.poll(stored).toMatchObject({ servings: [{ label: 'duble', price: 600.5 }] })
})
