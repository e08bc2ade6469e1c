import { describe, expect, test } from 'vitest'
import { notice } from '../../support/admin-controls.ts'
import { openBackOffice } from '../../support/back-office.ts'
import { entry, openHistory, undo } from '../../support/history.ts'
import { openSite } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)
const { addDish, changeDish, priceOf } = openHistory(site, office)

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
})
