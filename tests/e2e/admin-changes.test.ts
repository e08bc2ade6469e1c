import { describe, expect, test } from 'vitest'
import { notice } from '../support/admin-controls.ts'
import { loseReply, openBackOffice } from '../support/back-office.ts'
import { entry, openHistory, undo } from '../support/history.ts'
import { DESKTOP, forgive, openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)
const { addDish, changeDish, priceOf } = openHistory(site, office)

const menuPage = async () => (await fetch(`${site.server.url}/food-collection`)).text()

describe('the history', () => {
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
