import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { field, notice, save } from '../../support/admin-controls.ts'
import {
  ADMINISTRATOR,
  draftIsGone,
  draftIsKept,
  holdBack,
  loseReply,
  openBackOffice,
  storedDrafts,
} from '../../support/back-office.ts'
import { isStored, openCategories, png } from '../../support/category-form.ts'
import { forgive, openSite } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)
const { addCategory, categoryOf } = openCategories(site, office)

/** Opens the form of a copy. The address changes while the form of the original is still shown. */
const copyRecord = async (page: Page) => {
  await page.getByRole('button', { name: 'Çoğalt' }).click()
  await page.getByRole('button', { name: 'Kaydet ve yenisini ekle' }).waitFor()
}
/** Loses every reply to a mutation. @param arrives whether the server gets the calls. */
const cutCalls = (page: Page, mutation: string, arrives: boolean) =>
  page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(mutation)) return route.fallback()
    if (arrives) await route.fetch()
    await route.abort('connectionreset')
  })

const changeCategory = (id: string, input: object) =>
  office.ask(
    'mutation ($id: ID!, $input: UpdateCategory!) { updateCategory(id: $id, input: $input) { id } }',
    {
      id,
      input,
    },
  )

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
    await page.getByRole('menuitem', { name: 'Metinler' }).click()
    const guard = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler' })
    await guard.getByRole('button', { name: 'Kal' }).click()
    await guard.waitFor({ state: 'detached' })
    expect(await field(page, 'Ad').inputValue()).toBe('Yarım')
    await page.getByRole('menuitem', { name: 'Metinler' }).click()
    await guard.getByRole('button', { name: 'Kaydetmeden çık' }).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/about`)
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
    await page.getByRole('menuitem', { name: 'Metinler' }).click()
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

  test('into the same record in two tabs is kept though the other was closed before it got its reply', async () => {
    const id = await addCategory('Yanıtsız sekme')
    const visit = await office.visit(`/category/${id}`)
    const { page } = visit
    await field(page, 'Açıklama').fill('Birincisinin')
    await draftIsKept(page, 'Birincisinin')
    const other = await page.context().newPage()
    await other.goto(`${site.server.url}/admin/category/${id}`)
    await field(other, 'Ad').fill('İkincinin adı')
    await cutCalls(other, 'UpdateCategoryRecord', true)
    await save(other).click()
    await other.getByText('sunucunun yanıtı bekleniyor').waitFor()
    await other.close()
    await page.reload()
    await page.getByText('Kaydedilmişti: Kategori ‘İkincinin adı’').waitFor()
    await expect.poll(() => field(page, 'Açıklama').inputValue()).toBe('Birincisinin')
    await draftIsKept(page, 'Birincisinin')
    await draftIsGone(page, 'İkincinin adı')
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })

  test('into many prices is kept though another tab was closed before it got its reply', async () => {
    for (const name of ['Birinci sekmede', 'İkinci sekmede'])
      await office.ask('mutation ($input: AddProduct!) { addProduct(input: $input) { id } }', {
        input: { name, price: 100, categoryId: await addCategory(name) },
      })
    const visit = await office.visit('/prices')
    const { page } = visit
    const price = (of: Page, name: string) => of.getByRole('textbox', { name: `${name}: yeni fiyat` })
    await price(page, 'Birinci sekmede').fill('121')
    await draftIsKept(page, '121')
    const other = await page.context().newPage()
    await other.goto(`${site.server.url}/admin/prices`)
    await price(other, 'İkinci sekmede').fill('131')
    await cutCalls(other, 'ChangePrices', true)
    await other.getByRole('button', { name: 'Bir fiyatı değiştir' }).click()
    await other.getByText('sunucunun yanıtı bekleniyor').waitFor()
    await other.close()
    await page.reload()
    await page.getByText('Kaydedilmişti: Toplu fiyat').waitFor()
    await expect.poll(() => price(page, 'Birinci sekmede').inputValue()).toBe('121')
    await draftIsKept(page, '121')
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })

  test('is nowhere any more once it is discarded, though it had been sent', async () => {
    const visit = await office.visit('/category/create')
    const { page } = visit
    await field(page, 'Ad').fill('Silinen')
    await page.getByLabel('Resim', { exact: true }).setInputFiles({
      name: 'silinen.png',
      mimeType: 'image/png',
      buffer: await png('#336699'),
    })
    await draftIsKept(page, 'Silinen')
    await cutCalls(page, 'AddCategoryRecord', false)
    await save(page).click()
    await page.getByText('sunucunun yanıtı bekleniyor').waitFor()
    await page.reload()
    await page.getByText('Kaydedilmemişti: Kategori ‘Silinen’').waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await expect.poll(() => field(page, 'Ad').inputValue()).toBe('Silinen')
    await page.getByRole('button', { name: 'Sil', exact: true }).click()
    await expect.poll(() => storedDrafts(page)).toBe('[]')
    forgive(visit, /ERR_CONNECTION_RESET|ERR_FAILED|Failed to fetch/)
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
    await page.reload()
    await page.getByText(`${arrives ? 'Kaydedilmişti' : 'Kaydedilmemişti'}: Kategori ‘${name}’`).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
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
  await page.reload()
  await page.getByText('Kaydedilmişti: Kategori ‘Kaydolan’').waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
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
  await page.getByRole('menuitem', { name: 'Metinler' }).click()
  const question = page.getByRole('dialog', { name: 'Kaydediliyor' })
  await question.getByRole('button', { name: 'Beklemeden çık' }).click()
  await page.waitForURL(`${site.server.url}/admin/about`)
  answer()
  await expect.poll(() => notice(page).textContent()).toContain('Kaydedildi')
  expect(page.url()).toBe(`${site.server.url}/admin/about`)
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

test('a new post keeps its own address when its draft is restored', async () => {
  const { page } = await office.visitor()
  await page.goto(`${site.server.url}/admin/blog/create`)
  const [title, address] = ['Başlık', 'Adres'].map((name) => page.getByRole('textbox', { name }))
  await title?.fill('Yeni sezonun menüsü')
  expect(await address?.inputValue()).toBe('yeni-sezonun-menusu')
  await address?.fill('yeni-sezon')
  await title?.focus()
  await draftIsKept(page, 'yeni-sezon')
  await page.reload()
  await page.getByText('yazdıklarınız geri yüklendi').waitFor()
  expect(await title?.inputValue()).toBe('Yeni sezonun menüsü')
  expect(await address?.inputValue()).toBe('yeni-sezon')
})
