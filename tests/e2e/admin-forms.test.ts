import type { Page } from 'playwright'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ADMINISTRATOR, draftIsKept, holdBack, loseReply, openBackOffice } from '../support/back-office.ts'
import { forgive, openSite } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

const save = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
/** Opens the form of a copy. The address changes while the form of the original is still shown. */
const copyRecord = async (page: Page) => {
  await page.getByRole('button', { name: 'Çoğalt' }).click()
  await page.getByRole('button', { name: 'Kaydet ve yenisini ekle' }).waitFor()
}
const notice = (page: Page) => page.locator('.MuiSnackbar-root')
const isStored = (page: Page) => expect.poll(() => notice(page).textContent()).toContain('Kaydedildi')

/** A picture of one colour, as a picker or a drop gives it. */
const png = async (colour: string, width = 300) => {
  const shape = { width, height: 200, channels: 3, background: colour } as const
  return sharp({ create: shape }).png().toBuffer()
}
/** Loses every reply to a mutation. @param arrives whether the server gets the calls. */
const cutCalls = (page: Page, mutation: string, arrives: boolean) =>
  page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(mutation)) return route.fallback()
    if (arrives) await route.fetch()
    await route.abort('connectionreset')
  })

async function addCategory(name: string): Promise<string> {
  const add = 'mutation ($input: AddCategory!) { addCategory(input: $input) { id } }'
  const data: { addCategory: { id: string } } = await office.ask(add, { input: { name } })
  return data.addCategory.id
}

const changeCategory = (id: string, input: object) =>
  office.ask(
    'mutation ($id: ID!, $input: UpdateCategory!) { updateCategory(id: $id, input: $input) { id } }',
    {
      id,
      input,
    },
  )

const categoryOf = async (id: string) =>
  (await site.sql('select name, description, image_file_path from category where id = $1', [id]))[0]

describe('what was typed', () => {
  test('is restored, pictures included, after the session has ended', async () => {
    const id = await addCategory('Oturum')
    const token = await office.signIn()
    const visit = await office.visitor(undefined, token)
    const { page } = visit
    await page.goto(`${site.server.url}/admin/category/${id}`)
    await field(page, 'Ad').fill('Oturum sonrası')
    await page.getByLabel('Resim', { exact: true }).setInputFiles({
      name: 'tabak.png',
      mimeType: 'image/png',
      buffer: await png('#336699'),
    })
    await draftIsKept(page, 'Oturum sonrası')
    await fetch(`${site.server.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: 'mutation { logout }' }),
    })
    await save(page).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/auth/login`)
    await page.getByLabel('E-posta ya da kullanıcı adı').fill(ADMINISTRATOR.email)
    await page.getByLabel('Şifre', { exact: true }).fill(ADMINISTRATOR.password)
    await page.getByRole('button', { name: 'Giriş yap' }).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/category/${id}`)
    await expect.poll(() => field(page, 'Ad').inputValue()).toBe('Oturum sonrası')
    await page.getByText('tabak.png').waitFor()
    await save(page).click()
    await isStored(page)
    expect(await categoryOf(id)).toEqual({
      name: 'Oturum sonrası',
      description: null,
      image_file_path: expect.stringMatching(/\.webp$/),
    })
    forgive(visit, /401/)
  })

  test('outlives the tab, and what somebody else has saved since is shown beside it', async () => {
    const id = await addCategory('Taslak')
    const { page } = await office.visit(`/category/${id}`)
    await field(page, 'Ad').fill('Taslak, benim')
    await field(page, 'Açıklama').fill('Açıklama, benim')
    await draftIsKept(page, 'Açıklama, benim')
    await page.close()
    await changeCategory(id, { name: 'Taslak, onun' })

    const later = await page.context().newPage()
    await later.goto(`${site.server.url}/admin/category/${id}`)
    await later.getByText('Kayıt o zamandan beri değişti').waitFor()
    expect(await field(later, 'Ad').inputValue()).toBe('Taslak, benim')
    await save(later).click()
    const dialog = later.getByRole('dialog', { name: 'Bu kayıt siz yazarken değişti' })
    const sides = dialog.getByRole('group', { name: 'Ad' })
    await expect.poll(() => sides.textContent()).toContain('Taslak, benim')
    expect(await sides.textContent()).toContain('Taslak, onun')
    expect(await dialog.getByRole('group').count()).toBe(1)
    await sides.getByLabel('Şu an kayıtlı olan').check()
    await dialog.getByRole('button', { name: 'Birleştir ve forma dön' }).click()
    await expect.poll(() => field(later, 'Ad').inputValue()).toBe('Taslak, onun')
    expect(await field(later, 'Açıklama').inputValue()).toBe('Açıklama, benim')
    await save(later).click()
    await isStored(later)
    expect(await categoryOf(id)).toMatchObject({ name: 'Taslak, onun', description: 'Açıklama, benim' })

    await later.goto(`${site.server.url}/admin/category/${id}`)
    await expect.poll(() => field(later, 'Ad').inputValue()).toBe('Taslak, onun')
    expect(await later.getByText('geri yüklendi').count()).toBe(0)
  })

  test('is asked about before another screen is opened, and given up only on purpose', async () => {
    const { page } = await office.visit('/category/create')
    await field(page, 'Ad').fill('Yarım')
    await page.getByRole('menuitem', { name: 'Hizmetler' }).click()
    const guard = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler' })
    await guard.getByRole('button', { name: 'Kal' }).click()
    await guard.waitFor({ state: 'detached' })
    expect(await field(page, 'Ad').inputValue()).toBe('Yarım')
    await page.getByRole('menuitem', { name: 'Hizmetler' }).click()
    await guard.getByRole('button', { name: 'Kaydetmeden çık' }).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/service`)
    await page.goBack()
    await field(page, 'Ad').waitFor()
    await page.reload()
    await expect.poll(() => field(page, 'Ad').inputValue()).toBe('')
  })

  test('stays while the server is away, and is saved once it is back', async () => {
    const id = await addCategory('Ağ')
    const visit = await office.visit(`/category/${id}`)
    const { page } = visit
    await field(page, 'Ad').fill('Ağ geldi')
    await page.route('**/graphql', (route) => route.abort())
    await save(page).click()
    await page.getByText('Kategori ‘Ağ geldi’: sunucunun yanıtı bekleniyor.').waitFor()
    expect(await field(page, 'Ad').inputValue()).toBe('Ağ geldi')
    await page.getByRole('menuitem', { name: 'Hizmetler' }).click()
    await page.getByRole('button', { name: 'Kal', exact: true }).click()
    await page.unroute('**/graphql')
    await expect.poll(async () => (await categoryOf(id))?.name).toBe('Ağ geldi')
    forgive(visit, /ERR_FAILED|ERR_ABORTED|Failed to fetch/)
  })

  test('stays under a sentence where the server refuses it (D51)', async () => {
    const [code, message] = ['FORBIDDEN', 'You may not do this.']
    const id = await addCategory('Hata')
    const { page } = await office.visit(`/category/${id}`)
    await field(page, 'Ad').fill('Hatadan sonra')
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('UpdateCategoryRecord')
        ? route.fulfill({ json: { data: null, errors: [{ message, extensions: { code } }] } })
        : route.continue(),
    )
    await save(page).click()
    await page.locator('form').getByRole('alert').filter({ hasText: 'Yazdıklarınız duruyor.' }).waitFor()
    expect(page.url()).toBe(`${site.server.url}/admin/category/${id}`)
    expect(await field(page, 'Ad').inputValue()).toBe('Hatadan sonra')
    await page.unroute('**/graphql')
    await save(page).click()
    await isStored(page)
    expect((await categoryOf(id))?.name).toBe('Hatadan sonra')
  })

  test('becomes a new record where its own was removed meanwhile (D51)', async () => {
    const id = await addCategory('Kaldırılacak')
    const { page } = await office.visit(`/category/${id}`)
    await field(page, 'Ad').fill('Kaldırılmıştı')
    await draftIsKept(page, 'Kaldırılmıştı')
    await office.ask('mutation ($id: ID!) { removeCategory(id: $id) }', { id })
    await save(page).click()
    await page.getByText('Bu kayıt siz yazarken kaldırılmış.').waitFor()
    expect(await field(page, 'Ad').inputValue()).toBe('Kaldırılmıştı')

    await page.reload()
    await page.getByRole('heading', { name: 'Bu kayıt yok ya da kaldırılmış' }).waitFor()
    expect(await page.title()).toBe('Kategori · Yönetim')
    await page.getByRole('button', { name: 'Yazdıklarımla yeni kayıt aç' }).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/category/create`)
    await expect.poll(() => field(page, 'Ad').inputValue()).toBe('Kaldırılmıştı')
    await save(page).click()
    await page.waitForURL(`${site.server.url}/admin/category`)
    expect(await site.sql("select is_deleted from category where name = 'Kaldırılmıştı'")).toEqual([
      { is_deleted: false },
    ])
  })

  test.each([
    ['(D69)', true],
    ['on a page without https, which has no Web Locks', false],
  ])('into two new forms is kept for each of them %s', async (_, hasLocks) => {
    const { page } = await office.visitor()
    if (!hasLocks)
      await page
        .context()
        .addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }))
    await page.goto(`${site.server.url}/admin/category/create`)
    await field(page, 'Ad').fill('Birinci sekme')
    await draftIsKept(page, 'Birinci sekme')
    const other = await page.context().newPage()
    await other.goto(`${site.server.url}/admin/category/create`)
    await field(other, 'Ad').fill('İkinci sekme')
    await draftIsKept(other, 'İkinci sekme')
    await page.reload()
    await expect.poll(() => field(page, 'Ad').inputValue()).toBe('Birinci sekme')
    await page.close()
    await other.reload()
    await expect.poll(() => field(other, 'Ad').inputValue()).toBe('İkinci sekme')
    await other.getByRole('button', { name: 'Sil', exact: true }).click()
    await other.reload()
    await expect.poll(() => field(other, 'Ad').inputValue()).toBe('Birinci sekme')
  })

  test('into the same record in two tabs is kept for each of them', async () => {
    const id = await addCategory('İki sekmede')
    const { page } = await office.visit(`/category/${id}`)
    await field(page, 'Açıklama').fill('Birincisinin')
    await draftIsKept(page, 'Birincisinin')
    const other = await page.context().newPage()
    await other.goto(`${site.server.url}/admin/category/${id}`)
    await field(other, 'Ad').fill('İkincinin adı')
    await draftIsKept(other, 'İkincinin adı')
    await save(other).click()
    await isStored(other)
    await page.reload()
    await expect.poll(() => field(page, 'Açıklama').inputValue()).toBe('Birincisinin')
    expect(await field(page, 'Ad').inputValue()).toBe('İkincinin adı')
  })
})

describe('what is added', () => {
  const namedSo = async (name: string) => site.sql('select id from category where name = $1', [name])

  test('is stored once, however often and however it is sent (D41)', async () => {
    const { page } = await office.visit('/category/create')
    await field(page, 'Ad').fill('Çift dokunuş')
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('AddCategoryRecord'))
        await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    await save(page).dblclick()
    await field(page, 'Ad')
      .press('Enter', { timeout: 500 })
      .catch(() => {})
    await expect.poll(() => save(page).isDisabled()).toBe(true)
    await page.waitForURL(`${site.server.url}/admin/category`)
    expect(await namedSo('Çift dokunuş')).toHaveLength(1)
  })

  test('is stored once although its reply is lost (D45)', async () => {
    const visit = await office.visit('/category/create')
    const { page } = visit
    await field(page, 'Ad').fill('Kayıp yanıt')
    await loseReply(page, 'AddCategoryRecord')
    await save(page).click()
    await page.waitForURL(`${site.server.url}/admin/category`)
    expect(await namedSo('Kayıp yanıt')).toHaveLength(1)
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })

  test.each([
    ['is told once it is loaded again, and is no draft any more', true],
    ['is a draft again if nothing was stored', false],
  ])('while its page is closed %s', async (_, arrives) => {
    const name = arrives ? 'Yanıtsız kapanan' : 'Gönderilemeden kapanan'
    const visit = await office.visit('/category/create')
    const { page } = visit
    await field(page, 'Ad').fill(name)
    await field(page, 'Açıklama').fill('bir kez')
    await cutCalls(page, 'AddCategoryRecord', arrives)
    await save(page).click()
    await page.getByText('sunucunun yanıtı bekleniyor').waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await page.getByText(`${arrives ? 'Kaydedilmişti' : 'Kaydedilmemişti'}: Kategori ‘${name}’`).waitFor()
    await expect.poll(() => field(page, 'Ad').inputValue()).toBe(arrives ? '' : name)
    if (!arrives) {
      await save(page).click()
      await page.waitForURL(`${site.server.url}/admin/category`)
    }
    expect(await namedSo(name)).toHaveLength(1)
    forgive(visit, /ERR_CONNECTION_RESET|ERR_FAILED|Failed to fetch/)
  })
})

test('a change whose reply was lost is no unsaved change after a reload; nothing is typed while it is stored', async () => {
  const id = await addCategory('Kaydolan')
  const visit = await office.visit(`/category/${id}`)
  const { page } = visit
  await field(page, 'Açıklama').fill('yeni')
  await cutCalls(page, 'UpdateCategoryRecord', true)
  await save(page).click()
  await page.getByText('sunucunun yanıtı bekleniyor').waitFor()
  expect(await field(page, 'Açıklama').isDisabled()).toBe(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await page.getByText('Kaydedilmişti: Kategori ‘Kaydolan’').waitFor()
  await expect.poll(() => field(page, 'Açıklama').inputValue()).toBe('yeni')
  expect(await page.getByText('geri yüklendi').count()).toBe(0)
  expect(await site.sql('select version from category where id = $1', [id])).toEqual([{ version: 2 }])
  forgive(visit, /ERR_CONNECTION_RESET|ERR_FAILED|Failed to fetch/)
})

test('a form that is left while it is being saved is saved, and leads nowhere else afterwards', async () => {
  const { addCategory } = await office.ask<{ addCategory: { id: string } }>(
    'mutation { addCategory(input: { name: "Yavaş hat" }) { id } }',
  )
  const { page } = await office.visit(`/category/${addCategory.id}`)
  await field(page, 'Açıklama').fill('yolda')
  const answer = await holdBack(page, 'UpdateCategoryRecord')
  await save(page).click()
  await expect.poll(() => field(page, 'Açıklama').isDisabled()).toBe(true)
  await page.getByRole('menuitem', { name: 'Hizmetler' }).click()
  const question = page.getByRole('dialog', { name: 'Kaydediliyor' })
  await question.getByRole('button', { name: 'Beklemeden çık' }).click()
  await page.waitForURL(`${site.server.url}/admin/service`)
  answer()
  await expect.poll(() => notice(page).textContent()).toContain('Kaydedildi')
  expect(page.url()).toBe(`${site.server.url}/admin/service`)
  const described = 'select description from category where id = $1'
  expect(await site.sql(described, [addCategory.id])).toEqual([{ description: 'yolda' }])
})

test('a reply leads nowhere while the screen that the form was left for is still loading', async () => {
  const { addCategory } = await office.ask<{ addCategory: { id: string } }>(
    'mutation { addCategory(input: { name: "Yavaş dosya" }) { id } }',
  )
  const { page } = await office.visit(`/category/${addCategory.id}`)
  await field(page, 'Açıklama').fill('yolda')
  const answer = await holdBack(page, 'UpdateCategoryRecord')
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.js', async (route) => {
    await arrived
    await route.fallback()
  })
  await save(page).click()
  await expect.poll(() => field(page, 'Açıklama').isDisabled()).toBe(true)
  await page.getByRole('menuitem', { name: 'Basılı listeler' }).click()
  const question = page.getByRole('dialog', { name: 'Kaydediliyor' })
  await question.getByRole('button', { name: 'Beklemeden çık' }).click()
  await page.waitForURL(`${site.server.url}/admin/print`)
  answer()
  await expect.poll(() => notice(page).textContent()).toContain('Kaydedildi')
  arrive()
  await page.getByRole('heading', { level: 1, name: 'Basılı listeler' }).waitFor()
  expect(page.url()).toBe(`${site.server.url}/admin/print`)
})

test('a copy leaves the draft of another new record alone', async () => {
  const [dish] = await site.sql('select id from product where not is_deleted order by id limit 1')
  const { page } = await office.visit('/product/create')
  await field(page, 'Ad').fill('Bekleyen taslak')
  await draftIsKept(page, 'Bekleyen taslak')
  await page.goto(`${site.server.url}/admin/product/${dish?.id}`)
  await copyRecord(page)
  await field(page, 'Ad').fill('Kopya')
  await save(page).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/create'))
  await page.goto(`${site.server.url}/admin/product/create`)
  await expect.poll(() => field(page, 'Ad').inputValue()).toBe('Bekleyen taslak')
  await page.getByRole('button', { name: 'Sil', exact: true }).click()
})

test('a copy is restored as it was copied, and followed by an empty form', async () => {
  const [dish] = await site.sql('select id, name from product where not is_deleted order by id limit 1')
  const { page } = await office.visit(`/product/${dish?.id}`)
  await copyRecord(page)
  await field(page, 'Ad').fill('Geçici kopya')
  await draftIsKept(page, 'Geçici kopya')
  await page.reload()
  await expect.poll(() => field(page, 'Ad').inputValue()).toBe('Geçici kopya')
  await page.getByRole('button', { name: 'Sil', exact: true }).click()
  await expect.poll(() => field(page, 'Ad').inputValue()).toBe(dish?.name)
  await field(page, 'Ad').fill('İlk kopya')
  await page.getByRole('button', { name: 'Kaydet ve yenisini ekle' }).click()
  await expect.poll(() => notice(page).textContent()).toContain('Eklendi')
  await expect.poll(() => field(page, 'Ad').inputValue()).toBe('')
  await field(page, 'Ad').fill('Sonraki')
  await draftIsKept(page, 'Sonraki')
  expect(await field(page, 'Ad').inputValue()).toBe('Sonraki')
})

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

test('an entry of the blog gets a tag that was not there yet', async () => {
  const { page } = await office.visit('/blog/create')
  await field(page, 'Başlık').fill('Kışa hazırlık')
  await page.getByRole('combobox', { name: 'Etiketler' }).fill('turşuluk')
  await page.getByRole('option', { name: '“turşuluk” etiketini ekle' }).click()
  await page.getByRole('button', { name: 'turşuluk' }).waitFor()
  await save(page).click()
  await expect.poll(() => notice(page).textContent()).toContain('Eklendi')
  const rows = await site.sql(
    `select t.name from blog_tag t join blog_tag_link l on l.blog_tag_id = t.id join blog b on b.id = l.blog_id
     where b.name = 'Kışa hazırlık'`,
  )
  expect(rows).toEqual([{ name: 'turşuluk' }])
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
