import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { graveFaults } from '../support/accessibility.ts'
import { ADMINISTRATOR, confirmWith, goTo, loseReply, openBackOffice } from '../support/back-office.ts'
import { DESKTOP, forgive, openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

// The limit counts all attempts of a minute, whichever test they are of.
beforeEach(async () => {
  await site.sql('delete from sign_in_attempt')
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const notice = (page: Page) => page.locator('.MuiSnackbar-root')
const rail = (page: Page) => page.getByRole('menu').getByRole('menuitem')

/** Reads what is to be handed over, and closes it. */
async function handedOver(page: Page): Promise<{ address: string; userName: string; password: string }> {
  const text = await page.getByRole('dialog').getByLabel('İletilecek metin').inputValue()
  const [address = '', userName = '', password = ''] = text.split('\n').map((line) => line.split(': ')[1])
  await button(page, 'İlettim, kapat').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return { address, userName, password }
}

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

async function addUser(userName: string, groups: readonly string[] = []): Promise<string> {
  const ids = await site.sql('select id from user_group where name = any($1)', [groups])
  const { addUser } = await office.ask<{ addUser: { id: string } }>(
    'mutation ($input: AddUser!) { addUser(input: $input) { id } }',
    {
      input: {
        userName,
        email: `${userName}@example.com`,
        firstName: userName,
        password: ADMINISTRATOR.password,
        groupIds: ids.map(({ id }) => String(id)),
      },
    },
  )
  return addUser.id
}

async function addGroup(name: string, roles: readonly string[]): Promise<string> {
  const ids = await site.sql('select id from role where name = any($1)', [roles])
  const { addGroup } = await office.ask<{ addGroup: { id: string } }>(
    'mutation ($input: AddGroup!) { addGroup(input: $input) { id } }',
    { input: { name, roleIds: ids.map(({ id }) => String(id)) } },
  )
  return addGroup.id
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
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await page.getByText(/^Kaydedilmişti: Kullanıcı ‘baska.yonetici’/).waitFor()
  expect(await field(page, 'E-posta').inputValue()).toBe('')
  expect(await site.sql("select from user_account where user_name = 'baska.yonetici'")).toHaveLength(1)
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})

describe('an administrator', () => {
  test('invites somebody, who signs in with what is handed over and finds menu screens alone', async () => {
    const { page } = await office.visit('/user/create')
    await field(page, 'E-posta').fill('ayse.usta@example.com')
    await expect.poll(() => field(page, 'Kullanıcı adı').inputValue()).toBe('ayse.usta')
    await field(page, 'Ad').fill('Ayşe')
    await page.getByLabel('Menü editörleri').check()
    await button(page, 'Kaydet').click()
    const { address, userName, password } = await handedOver(page)
    expect([address, userName]).toEqual([`${site.server.url}/auth/login`, 'ayse.usta'])
    await page.getByRole('cell', { name: 'ayse.usta', exact: true }).waitFor()

    const guest = await site.visit('/auth/login')
    await guest.page.getByLabel('E-posta ya da kullanıcı adı').fill(userName)
    await guest.page.getByLabel('Şifre', { exact: true }).fill(password)
    await guest.page.getByRole('button', { name: 'Giriş yap' }).click()
    await field(guest.page, 'Şimdiki şifre').fill(password)
    await field(guest.page, 'Yeni şifre').fill('yalnızca benim bildiğim')
    await button(guest.page, 'Şifreyi değiştir').click()
    await expect
      .poll(() => rail(guest.page).allTextContents())
      .toEqual([
        'Genel bakış',
        'Menü',
        'Gıda bilgisi',
        'Toplu fiyat',
        'Fiyat planları',
        'Basılı listeler',
        'Menüyü içeri al',
        'Yemekler',
        'Kategoriler',
        'Değişiklikler',
        'Fiyat günlüğü',
        'Rehber',
      ])
    await expect.poll(() => guest.page.locator('main').textContent()).toMatch(/, Ayşe/)
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

  test('is not offered to close, or remove, their own account, nor to rename a built-in role', async () => {
    const { page } = await office.visit('/user/1')
    await expect.poll(() => page.locator('main').textContent()).toContain('Bu sizin hesabınız')
    expect(await button(page, 'Hesabı kapat').count()).toBe(0)
    expect(await button(page, 'Kaldır').count()).toBe(0)
    await goTo(page, '/role/1')
    await expect.poll(() => page.locator('main').textContent()).toContain('yazılımın kendisinindir')
    expect(await field(page, 'Ad').isDisabled()).toBe(true)
    expect(await button(page, 'Kaydet').count()).toBe(0)
  })
})

describe('permissions', () => {
  test('change by a checkbox, from the next request on, and back by undo', async () => {
    await addGroup('Tatlıcılar', ['product.manage'])
    const id = await addUser('tatlici', ['Tatlıcılar'])
    await site.sql("update user_account set first_name = 'Pelin', last_name = 'Şeker' where id = $1", [id])
    const token = await office.signIn('tatlici@example.com')
    const roles = async () => {
      const reply = await fetch(`${site.server.url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: '{ myRoles }' }),
      })
      return ((await reply.json()) as { data: { myRoles: string[] } }).data.myRoles.toSorted()
    }
    const { page } = await office.visit('/permissions')
    const tick = page.getByRole('checkbox', { name: 'Tatlıcılar: Blog' })
    await tick.press('Space')
    await expect.poll(() => notice(page).textContent()).toContain('Tatlıcılar artık yapabilir: Blog')
    expect(await roles()).toEqual(['blog.manage', 'product.manage'])
    await notice(page).getByRole('button', { name: 'Geri al' }).click()
    await expect.poll(() => tick.isChecked()).toBe(false)
    await expect.poll(roles).toEqual(['product.manage'])
    const head = page.getByRole('columnheader', { name: /Tatlıcılar/ })
    expect(await head.textContent()).toContain('Pelin Şeker')
    // What comes with another permission is ticked, and not to be taken away.
    for (const [name, isImplied] of [
      ['Yöneticiler: Yemekler', true],
      ['Tatlıcılar: Tükendi işareti', true],
      ['Tatlıcılar: Yemekler', false],
    ] as const) {
      const box = page.getByRole('checkbox', { name, exact: true })
      expect([name, await box.isChecked(), await box.isDisabled()]).toEqual([name, true, isImplied])
    }
  })

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

  test('can be changed by those who hold the permission themselves', async () => {
    await addGroup('Ekip', ['user.manage', 'group.manage', 'product.manage'])
    await addUser('sef', ['Ekip'])
    const { page } = await office.visitor(PHONE, await office.signIn('sef@example.com'))
    await page.goto(`${site.server.url}/admin/permissions`)
    const part = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
    await part('Menü editörleri').click()
    const category = page.getByRole('checkbox', { name: 'Menü editörleri: Kategoriler' })
    await category.waitFor()
    // It holds categories, which they do not: nothing of it is theirs to change.
    expect(await category.isDisabled()).toBe(true)
    expect(await page.getByRole('checkbox', { name: 'Menü editörleri: Yemekler' }).isDisabled()).toBe(true)
    await part('Ekip').click()
    const own = page.getByRole('checkbox', { name: 'Ekip: Yemekler' })
    await own.waitFor()
    expect(await own.isDisabled()).toBe(false)
    expect(await page.getByRole('checkbox', { name: 'Ekip: Kategoriler' }).isDisabled()).toBe(true)
    expect(await graveFaults(page)).toEqual([])

    await goTo(page, '/user/1')
    await expect.poll(() => page.locator('main').textContent()).toContain('değiştiremezsiniz')
    expect(await field(page, 'E-posta').isDisabled()).toBe(true)
    await goTo(page, '/user/create')
    await expect.poll(() => page.getByLabel('Ekip').isEnabled()).toBe(true)
    expect(await page.getByLabel('Yöneticiler').count()).toBe(0)
    expect(await page.getByLabel('Menü editörleri').count()).toBe(0)
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

// The matrix of a phone is looked at above.
test.each([
  ['a phone', PHONE, { '/user': 'admin@example.com', '/user/1': 'Hesap' }],
  ['a desktop', DESKTOP, { '/permissions': 'Menü editörleri', '/user/1': 'Hesap' }],
])('nobody is shut out of the screens of people on %s', async (_title, options, marks) => {
  const { page } = await office.visitor(options)
  const [first = ''] = Object.keys(marks)
  await page.goto(`${site.server.url}/admin${first}`)
  for (const [path, mark] of Object.entries(marks)) {
    if (path !== first) await goTo(page, path)
    await expect.poll(() => page.locator('main').textContent()).toContain(mark)
    expect([path, await graveFaults(page)]).toEqual([path, []])
  }
  // Fields of older clients stand only where one has set them.
  await button(page, 'Diğer bilgiler').click()
  await page.getByText('Hatalı girişlerde geçici kilit').waitFor()
  expect(await field(page, 'Ruh hâli').count()).toBe(0)
  expect(await page.getByText('İki aşamalı giriş').count()).toBe(0)
})
