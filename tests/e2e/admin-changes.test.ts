import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { graveFaults } from '../support/accessibility.ts'
import { goTo, loseReply, openBackOffice } from '../support/back-office.ts'
import { DESKTOP, forgive, openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

const notice = (page: Page) => page.locator('.MuiSnackbar-root')
const entry = (page: Page, sentence: string) =>
  page.getByRole('listitem').filter({ hasText: sentence }).first()
const undo = (page: Page, sentence: string) => entry(page, sentence).getByRole('button', { name: /^Geri al/ })

async function addDish(name: string, values: object = {}): Promise<string> {
  // A test that is tried again finds nothing of the time before.
  await site.sql('update product set is_deleted = true where name = $1', [name])
  const [category] = await site.sql('select id from category where not is_deleted order by "order" limit 1')
  const { addProduct } = await office.ask<{ addProduct: { id: string } }>(
    'mutation ($input: AddProduct!) { addProduct(input: $input) { id } }',
    { input: { name, price: 100, categoryId: String(category?.id), ...values } },
  )
  return addProduct.id
}

const changeDish = (id: string, input: object) =>
  office.ask('mutation ($id: ID!, $input: UpdateProduct!) { updateProduct(id: $id, input: $input) { id } }', {
    id,
    input,
  })

const priceOf = async (id: string) =>
  Number((await site.sql('select price from product where id = $1', [id]))[0]?.price)

const menuPage = async () => (await fetch(`${site.server.url}/food-collection`)).text()

describe('the history', () => {
  test('takes back a whole move, and not the place of one record alone', async () => {
    const add = 'mutation { addCategory(input: { name: "Sırası değişen" }) { id } }'
    const { addCategory } = await office.ask<{ addCategory: { id: string } }>(add)
    const ids: string[] = []
    for (const name of ['Geri bir', 'Geri iki', 'Geri üç'])
      ids.push(await addDish(name, { categoryId: addCategory.id }))
    const move = 'mutation ($id: ID!, $ids: [ID!]!) { reorderProducts(categoryId: $id, ids: $ids) { count } }'
    await office.ask(move, { id: addCategory.id, ids: ids.toReversed() })
    const places = async () =>
      (await site.sql('select "order" from product where id = any($1)', [ids])).map(({ order }) => order)
    expect((await places()).toSorted()).toEqual([0, 1, 2])
    const { page } = await office.visit('/changes')
    await undo(page, '3 yemek yeniden sıralandı').click()
    await expect.poll(places).toEqual([null, null, null])
  })

  test('shows a new price with before and after, and undoes it, on the site at once', async () => {
    await office.ask('mutation { updateUser(id: 1, input: { firstName: "Ayşe" }) { id } }')
    const id = await addDish('Keşkek', { price: 4321 })
    await changeDish(id, { price: 4444.5 })
    expect(await menuPage()).toContain('4.444,50 TL')
    const visit = await office.visit('/changes')
    const { page } = visit
    const sentence = 'Yemek ‘Keşkek’ değiştirildi'
    await entry(page, sentence).waitFor()
    expect(await entry(page, sentence).textContent()).toContain('Ayşe · ')
    expect(await entry(page, sentence).getByRole('definition').textContent()).toBe('4.321 TLoldu4.444,50 TL')
    await undo(page, sentence).click()
    await expect.poll(() => notice(page).textContent()).toContain('Geri alındı')
    expect(await priceOf(id)).toBe(4321)
    expect(await menuPage()).toContain('4.321 TL')
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: sentence }).count()).toBe(2)
    await loseReply(page, 'UndoChange')
    await undo(page, sentence).click()
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: sentence }).count()).toBe(3)
    expect(await priceOf(id)).toBe(4444.5)
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })

  test('shows what has changed again since, and undoes the later change first', async () => {
    const id = await addDish('Tarhana')
    await changeDish(id, { price: 110 })
    await changeDish(id, { price: 120 })
    const { page } = await office.visit('/changes')
    const change = (from: string, to: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: 'Yemek ‘Tarhana’ değiştirildi' })
        .filter({ hasText: `Fiyat:${from} TLoldu${to} TL` })
        .getByRole('button', { name: /^Geri al/ })
    await change('100', '110').click()
    const dialog = page.getByRole('dialog')
    await expect
      .poll(() => dialog.getByRole('row', { name: /Fiyat/ }).textContent())
      .toBe('Fiyat110 TL120 TL')
    expect(await priceOf(id)).toBe(120)
    await dialog.getByRole('link', { name: 'Kaydın değişiklikleri' }).click()
    await expect.poll(() => page.url()).toContain(`/admin/changes?entity=product&id=${id}`)
    await change('110', '120').click()
    await expect.poll(() => priceOf(id)).toBe(110)
    await change('100', '110').click()
    await expect.poll(() => priceOf(id)).toBe(100)
  })

  test('has one entry for one call, and undoes around what came after it', async () => {
    const ids = [await addDish('Bir arada'), await addDish('Sonradan değişen')]
    const update = 'mutation ($ids: [ID!]!) { updateProducts(ids: $ids, input: { price: 150 }) { count } }'
    await office.ask(update, { ids })
    await changeDish(ids[1] as string, { price: 160 })
    const { page } = await office.visit('/changes')
    const title = '2 yemek değiştirildi: Fiyat'
    await entry(page, title).getByText('2 değişikliği göster').click()
    await expect.poll(() => entry(page, title).textContent()).toMatch(/Bir arada.*Fiyat:.*100 TLoldu150 TL/)
    await undo(page, title).click()
    const dialog = page.getByRole('dialog')
    await expect
      .poll(() => dialog.getByRole('row', { name: /Fiyat/ }).allTextContents())
      .toEqual(['Sonradan değişenFiyat150 TL160 TL'])
    await dialog.getByRole('button', { name: 'Kalanları geri al' }).click()
    await expect.poll(() => priceOf(ids[0] as string)).toBe(100)
    expect(await priceOf(ids[1] as string)).toBe(160)
  })

  test('restores a removed dish, and a removed member of a group', async () => {
    const id = await addDish('Höşmerim')
    await office.ask('mutation ($id: ID!) { removeProduct(id: $id) }', { id })
    const [group] = await site.sql('select id from user_group where name = $1', ['Editors'])
    const { addUser } = await office.ask<{ addUser: { id: string } }>(
      'mutation ($input: AddUser!) { addUser(input: $input) { id } }',
      {
        input: {
          userName: 'kemal',
          email: 'kemal@example.com',
          password: 'uzun bir parola 1',
          groupIds: [String(group?.id)],
        },
      },
    )
    await office.ask('mutation ($id: ID!) { updateUser(id: $id, input: { groupIds: [] }) { id } }', {
      id: addUser.id,
    })
    const { page } = await office.visit('/changes')
    await undo(page, 'Yemek ‘Höşmerim’ kaldırıldı').click()
    await expect.poll(() => notice(page).textContent()).toContain('Geri alındı')
    expect(await site.sql('select is_deleted from product where id = $1', [id])).toEqual([
      { is_deleted: false },
    ])
    expect(await entry(page, 'Kullanıcı ‘kemal’ değiştirildi').getByRole('definition').textContent()).toBe(
      'Editörleroldu—',
    )
    await undo(page, 'Kullanıcı ‘kemal’ değiştirildi').click()
    const members = () => site.sql('select group_id from user_group_member where user_id = $1', [addUser.id])
    await expect.poll(members).toEqual([{ group_id: group?.id }])
  })

  test('says where nothing can be restored', async () => {
    const { addUser } = await office.ask<{ addUser: { id: string } }>(
      'mutation { addUser(input: { userName: "veli", email: "veli@example.com", password: "uzun bir parola 1" }) { id } }',
    )
    await office.ask(
      'mutation ($id: ID!) { updateUser(id: $id, input: { password: "baska bir parola 1" }) { id } }',
      {
        id: addUser.id,
      },
    )
    const { page } = await office.visit(`/changes?entity=user&id=${addUser.id}`)
    const sentence = 'Kullanıcı ‘veli’ değiştirildi'
    await expect.poll(() => entry(page, sentence).textContent()).toContain('eski şifre saklanmaz')
    expect(await undo(page, sentence).count()).toBe(0)
  })

  test('restores a picture while its file exists, and says where it is deleted', async () => {
    const pictured =
      'select id, name, image_file_path as path from category where image_file_path is not null'
    const [one] = await site.sql(`${pictured} order by id limit 1`)
    const give = (path: unknown) =>
      site.sql('update category set image_file_path = $1 where id = $2', [path, one?.id])
    await give(`${'0'.repeat(32)}-960.webp`)
    await give(null)
    const { page } = await office.visit(`/changes?entity=category&id=${one?.id}`)
    const changes = page.getByRole('listitem').filter({ hasText: `Kategori ‘${one?.name}’ değiştirildi` })
    const press = () =>
      changes
        .first()
        .getByRole('button', { name: /^Geri al/ })
        .click()
    await expect.poll(() => changes.first().textContent()).toContain('Şu an kullanılmayan resim')
    await press()
    await expect.poll(() => notice(page).textContent()).toContain('Eski resmin dosyası artık yok')
    expect(await site.sql(`${pictured} and id = $1`, [one?.id])).toEqual([])
    await give(one?.path)
    await give(null)
    await page.reload()
    await press()
    await expect.poll(() => notice(page).textContent()).toContain('Geri alındı')
    expect((await site.sql(`${pictured} and id = $1`, [one?.id]))[0]?.path).toBe(one?.path)

    const [service] = await site.sql('select id, icon from service where icon is not null limit 1')
    await site.sql('update service set icon = null where id = $1', [service?.id])
    await page.goto(`${site.server.url}/admin/changes?entity=service&id=${service?.id}`)
    await page.getByRole('button', { name: /^Geri al: Hizmet .* değiştirildi/ }).click()
    const icon = async () =>
      String((await site.sql('select icon from service where id = $1', [service?.id]))[0]?.icon)
    await expect.poll(icon).toBe(service?.icon)
  })

  test('of one record is shown beside its form to those who manage it', async () => {
    const id = await addDish('Etli ekmek')
    await changeDish(id, { availiblity: false })
    const { page } = await office.visit(`/product/${id}`)
    await page.getByRole('button', { name: 'Değişiklikler' }).click()
    await entry(page, 'Yemek ‘Etli ekmek’ değiştirildi').waitFor()
    const cook = await office.visitor(DESKTOP, await office.memberOf('Menu editors'))
    await cook.page.goto(`${site.server.url}/admin/product/${id}`)
    await cook.page.getByRole('button', { name: 'Değişiklikler' }).click()
    await entry(cook.page, 'Yemek ‘Etli ekmek’ değiştirildi').waitFor()
  })
})

describe('the start screen', () => {
  test('counts what needs attention, and links to it', async () => {
    const id = await addDish('Fiyatsız', { price: 0 })
    await office.ask('mutation { addCategory(input: { name: "Boş kategori" }) { id } }')
    const count = async (statement: string) => Number((await site.sql(statement))[0]?.count)
    const living = 'from product p where not is_deleted'
    const free = await count(`select count(*) ${living} and price = 0`)
    const bare = await count(
      `select count(*) ${living} and not exists (select from product_image i where i.product_id = p.id and not i.is_deleted)`,
    )
    const gone = await count(`select count(*) ${living} and not availiblity`)
    const { page } = await office.visit('')
    const main = page.locator('main')
    await expect.poll(() => main.textContent()).toContain('yemeğin resmi yok')
    const told = await main.textContent()
    for (const words of [
      free === 1 ? 'Bir yemeğin fiyatı yok' : `${free} yemeğin fiyatı yok`,
      bare === 1 ? 'Bir yemeğin resmi yok' : `${bare} yemeğin resmi yok`,
      gone === 1 ? 'Bir yemek tükendi' : `${gone} yemek tükendi`,
      'Bir kategoride hiç yemek yok',
      'Son değişiklikler',
    ]) {
      expect(told).toContain(words)
    }
    await page.getByRole('button', { name: /fiyatı yok/ }).click()
    await page.getByRole('link', { name: 'Listede göster' }).click()
    await page.getByRole('cell', { name: 'Fiyatsız', exact: true }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: /fiyatı yok/ }).click()
    await page.getByRole('link', { name: 'Fiyatsız' }).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/product/${id}`)
  })

  test('shows the site, except on phones, which load none of it', async () => {
    const { page } = await office.visit('')
    const frame = page.frameLocator('iframe')
    await frame.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Menü', exact: true }).click()
    await frame.getByRole('button', { name: 'Tümü' }).waitFor()
    const phone = await office.visitor(PHONE)
    const pages: string[] = []
    phone.page.on('request', (request) => {
      if (request.resourceType() === 'document') pages.push(new URL(request.url()).pathname)
    })
    await phone.page.goto(`${site.server.url}/admin`)
    await phone.page.getByRole('heading', { name: 'Son değişiklikler' }).waitFor()
    await phone.page.waitForLoadState('networkidle')
    expect(pages).toEqual(['/admin'])
  })
})

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('nobody is shut out of history and start on %s', async (_title, options) => {
  const { page } = await office.visitor(options)
  for (const [path, mark] of Object.entries({ '': 'Son değişiklikler', '/changes': 'Geri al' })) {
    if (path) await goTo(page, path)
    else await page.goto(`${site.server.url}/admin`)
    await expect.poll(() => page.locator('main').textContent()).toContain(mark)
    expect([path, await graveFaults(page, 'iframe')]).toEqual([path, []])
  }
})
