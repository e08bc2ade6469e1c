import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { button, field, notice } from '../../support/admin-controls.ts'
import {
  ADMINISTRATOR,
  confirmWith,
  loseConnectionAfter,
  loseReply,
  openBackOffice,
} from '../../support/back-office.ts'
import { forgive, openSite } from '../../support/site.ts'
import { handedOver, openStaff } from '../../support/staff-accounts.ts'

const site = openSite()
const office = openBackOffice(site)
const { addUser, addGroup } = openStaff(site, office)

// The limit counts all attempts of a minute, whichever test they are of.
beforeEach(async () => {
  await site.sql('delete from sign_in_attempt')
})

async function signInCode(userName: string, password: string): Promise<string> {
  const reply = await fetch(`${site.server.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($input: LoginInput!) { login(input: $input) { id } }',
      variables: { input: { userName, password } },
    }),
  })
  const { errors } = (await reply.json()) as { errors?: { extensions: { code: string } }[] }
  return errors?.[0]?.extensions.code ?? 'in'
}

const newAdministrator = async (page: Page, userName: string) => {
  await field(page, 'E-posta').fill(`${userName}@example.com`)
  await page.getByLabel('Yöneticiler').check()
  await button(page, 'Kaydet').click()
  await page.getByRole('dialog', { name: 'Kendi şifrenizi girin' }).waitFor()
}

test('an administrator added without a reply signs in with what is handed over', async () => {
  const visit = await office.visit('/user/create')
  const { page } = visit
  await newAdministrator(page, 'yeni.yonetici')
  await loseReply(page, 'AddUserRecord')
  await confirmWith(page, ADMINISTRATOR.password)
  const { password } = await handedOver(page)
  expect(await signInCode('yeni.yonetici', password)).toBe('in')
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})

test('an administrator added while the page is loaded again is there once, and nothing is typed any more', async () => {
  const visit = await office.visit('/user/create')
  const { page } = visit
  await newAdministrator(page, 'baska.yonetici')
  let isStored = false
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('AddUserRecord')) return route.fallback()
    await route.fetch()
    isStored = true
    await route.abort('connectionreset')
  })
  await confirmWith(page, ADMINISTRATOR.password)
  await expect.poll(() => isStored).toBe(true)
  await page.reload()
  await page.getByText(/^Kaydedilmişti: Kullanıcı ‘baska.yonetici’/).waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(await field(page, 'E-posta').inputValue()).toBe('')
  expect(await site.sql("select from user_account where user_name = 'baska.yonetici'")).toHaveLength(1)
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})

describe('an administrator', () => {
  test('is shown somebody else’s change of a user beside their own', async () => {
    const id = await addUser('zeynep')
    const { page } = await office.visit(`/user/${id}`)
    await field(page, 'Soyad').fill('Kara')
    await office.ask('mutation ($id: ID!) { updateUser(id: $id, input: { lastName: "Ak" }) { id } }', { id })
    await button(page, 'Kaydet').click()
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('Ak')
    await button(page, 'Birleştir ve forma dön').click()
    await button(page, 'Kaydet').click()
    await expect.poll(() => notice(page).textContent()).toContain('Kaydedildi')
    expect(await site.sql('select last_name from user_account where id = $1', [id])).toEqual([
      { last_name: 'Kara' },
    ])
  })

  test('resets a password, closes an account and opens it again, and ends a lock', async () => {
    const id = await addUser('mehmet')
    const visit = await office.visit(`/user/${id}`)
    const { page } = visit
    const reset = async () => {
      await button(page, 'Şifreyi sıfırla').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Şifreyi sıfırla' }).click()
    }
    await loseReply(page, 'UpdateUserRecord')
    await reset()
    const { password } = await handedOver(page)
    expect(await signInCode('mehmet', ADMINISTRATOR.password)).toBe('UNAUTHENTICATED')
    expect(await signInCode('mehmet', password)).toBe('in')

    await button(page, 'Hesabı kapat').click()
    const question = page.getByRole('dialog')
    await expect.poll(() => question.textContent()).toContain('hemen her yerden çıkarılır')
    await question.getByRole('button', { name: 'Hesabı kapat' }).click()
    await button(page, 'Hesabı yeniden aç').waitFor()
    expect(await signInCode('mehmet', password)).toBe('UNAUTHENTICATED')
    await button(page, 'Hesabı yeniden aç').click()
    await button(page, 'Hesabı kapat').waitFor()
    expect(await signInCode('mehmet', password)).toBe('in')

    for (let time = 0; time < 5; time++) await signInCode('mehmet', 'not the password')
    expect(await signInCode('mehmet', password)).toBe('UNAUTHENTICATED')
    await page.reload()
    await button(page, 'Kilidi aç').click()
    await button(page, 'Kilidi aç').waitFor({ state: 'detached' })
    expect(await signInCode('mehmet', password)).toBe('in')
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })
})

describe('permissions', () => {
  test('are not given back by a form opened before somebody else took them from the group', async () => {
    const id = await addGroup('Nöbet', ['product.manage', 'category.manage'])
    const [left] = await site.sql("select id::text from role where name = 'product.manage'")
    const visit = await office.visit(`/group/${id}`)
    const { page } = visit
    await page.getByRole('checkbox', { name: /^Hizmetler/ }).check()
    const take =
      'mutation ($id: ID!, $roleIds: [ID!]) { updateGroup(id: $id, input: { roleIds: $roleIds }) { id } }'
    await office.ask(take, { id, roleIds: [left?.id] })
    await button(page, 'Kaydet').click()
    const dialog = page.getByRole('dialog', { name: 'Bu kayıt siz yazarken değişti' })
    const held = async () => {
      const names =
        'select name from role join group_role on role_id = role.id where group_id = $1 order by 1'
      return (await site.sql(names, [id])).map(({ name }) => name)
    }
    expect(await held()).toEqual(['product.manage'])
    await dialog.getByRole('button', { name: 'Birleştir ve forma dön' }).click()
    await button(page, 'Kaydet').click()
    await expect.poll(held).toEqual(['product.manage', 'service.manage'])
    forgive(visit, /409/)
  })
})

test('a removal by a manager of users is stored at once, also if its reply is lost, and can be undone', async () => {
  await addGroup('Kapı', ['user.manage'])
  await addUser('kapi', ['Kapı'])
  const id = await addUser('giden')
  const isRemoved = async () =>
    (await site.sql('select delete from user_account where id = $1', [id]))[0]?.delete
  const visit = await office.visitor({}, await office.signIn('kapi@example.com'))
  const { page } = visit
  await page.goto(`${site.server.url}/admin/user/${id}`)
  await button(page, 'Kaldır').waitFor()
  let calls = 0
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('removeUsers') || ++calls > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await button(page, 'Kaldır').click()
  await page.waitForURL(/\/admin\/user$/)
  expect([calls, await isRemoved()]).toEqual([2, true])
  // An undo that does not reach the server is repeated.
  await page.unroute('**/graphql')
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('UndoRequest') ? route.abort() : route.continue(),
  )
  await notice(page).getByRole('button', { name: 'Geri al' }).click()
  await page.getByText('sunucunun yanıtı bekleniyor').waitFor()
  await page.unroute('**/graphql')
  await expect.poll(isRemoved).toBe(false)
  forgive(visit, /ERR_FAILED/)
})

test('an invitation whose reply is lost is not taken for that to a corrected address', async () => {
  const visit = await office.visit('/user')
  const { page } = visit
  await button(page, 'Davet et').click()
  const dialog = page.getByRole('dialog', { name: 'Davet et' })
  await dialog.getByLabel('E-posta').fill('ayse@gmial.example')
  await loseConnectionAfter(page, 'InviteUser')
  await dialog.getByRole('button', { name: 'Davet et' }).click()
  await dialog.getByRole('button', { name: 'Bekleme' }).click()
  await dialog.getByLabel('E-posta').fill('ayse@gmail.example')
  await page.unroute('**/graphql')
  await dialog.getByText(/ayse@gmial\.example.* kaydedilmişti/).waitFor()
  await dialog.getByRole('button', { name: 'Bir tane daha ekle' }).click()
  const invited = () => site.sql("select email from user_account where email like 'ayse@%' order by id")
  await expect.poll(invited).toEqual([{ email: 'ayse@gmial.example' }, { email: 'ayse@gmail.example' }])
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})
