import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { graveFaults } from '../support/accessibility.ts'
import { ADMINISTRATOR, confirmWith, draftIsKept, loseReply, openBackOffice } from '../support/back-office.ts'
import { DESKTOP, forgive, openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

// The limit counts all attempts of a minute, whichever test they are of.
beforeEach(async () => {
  await site.sql('delete from sign_in_attempt')
})

const NEXT = 'yalnızca benim bildiğim'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** A field by its label, behind which an asterisk may stand. */
const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}(\\s\\*)?$`))
const notice = (page: Page) => page.locator('.MuiSnackbar-root')

let added = 0
/** Somebody new, under a name of their own. */
async function addUser(group: string): Promise<{ id: string; userName: string }> {
  const userName = `elif-${++added}-${Date.now()}`
  const [found] = await site.sql('select id from user_group where name = $1', [group])
  const { addUser } = await office.ask<{ addUser: { id: string } }>(
    'mutation ($input: AddUser!) { addUser(input: $input) { id } }',
    {
      input: {
        userName,
        email: `${userName}@example.com`,
        firstName: 'Elif',
        lastName: 'Su',
        password: ADMINISTRATOR.password,
        groupIds: [String(found?.id)],
        currentPassword: ADMINISTRATOR.password,
      },
    },
  )
  return { id: addUser.id, userName }
}

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto(`${site.server.url}/auth/login`)
  await page.getByLabel('E-posta ya da kullanıcı adı').fill(name)
  await field(page, 'Şifre').fill(password)
  await button(page, 'Giriş yap').click()
}

/** Neither the screen of a phone shuts anybody out, nor the wide one. */
async function isForEverybody(page: Page): Promise<void> {
  expect(await graveFaults(page)).toEqual([])
  await page.setViewportSize(DESKTOP.viewport)
  expect(await graveFaults(page)).toEqual([])
  await page.setViewportSize(PHONE.viewport)
}

describe('on a phone', () => {
  test('D146: somebody new has to choose a password of their own, and lands on the dashboard', async () => {
    const { userName: name } = await addUser('Menu editors')
    const { page, noise } = await site.visitor(PHONE)
    await signIn(page, name, ADMINISTRATOR.password)
    await page.getByRole('heading', { name: 'Önce kendi şifrenizi belirleyin' }).waitFor()
    // Nothing else can be reached, neither by its address.
    await page.goto(`${site.server.url}/admin/product`)
    await page.getByRole('heading', { name: 'Önce kendi şifrenizi belirleyin' }).waitFor()
    expect(await page.getByRole('menuitem').count()).toBe(0)
    await isForEverybody(page)

    await field(page, 'Şimdiki şifre').fill('not the password')
    await field(page, 'Yeni şifre').fill(NEXT)
    await button(page, 'Şifreyi değiştir').click()
    await page.getByText('Bu, sizin şu anki şifreniz değil.').waitFor()
    await field(page, 'Şimdiki şifre').fill(ADMINISTRATOR.password)
    await field(page, 'Yeni şifre').fill(`${name}@example.com`)
    await button(page, 'Şifreyi değiştir').click()
    await page.getByText('sitenin adı olamaz').waitFor()
    await field(page, 'Yeni şifre').fill(NEXT)
    await button(page, 'Şifreyi değiştir').click()
    await expect.poll(() => page.locator('main').textContent()).toMatch(/, Elif/)
    expect(new URL(page.url()).pathname).toBe('/admin')
    await page.reload()
    await expect.poll(() => page.locator('main').textContent()).toMatch(/, Elif/)

    // The next sign-in asks for nothing.
    await signIn(page, name, NEXT)
    await expect.poll(() => page.locator('main').textContent()).toMatch(/, Elif/)
    expect(noise).toEqual([])
  })

  test('the administrator of a first start, whom nobody has named, gives name and address with the password', async () => {
    const { id, userName } = await addUser('Administrators')
    const address = `${userName}@example.com`
    await site.sql(
      'update user_account set first_name = null, last_name = null, user_name = email, normalized_user_name = normalized_email where id = $1',
      [id],
    )
    const visit = await site.visitor(PHONE)
    const { page, noise } = visit
    await signIn(page, address, ADMINISTRATOR.password)
    await page.getByText(`Boş bırakırsanız ${address} kalır`).waitFor()
    await isForEverybody(page)
    await field(page, 'Ad').fill('Ayşe')
    await field(page, 'Soyad').fill('Köse')
    await field(page, 'E-posta').fill(ADMINISTRATOR.email)
    await field(page, 'Şimdiki şifre').fill(ADMINISTRATOR.password)
    await field(page, 'Yeni şifre').fill(NEXT)
    await button(page, 'Şifreyi değiştir').click()
    // The address of somebody else; the password is changed only with the rest.
    await page.locator('.Mui-error').first().waitFor()
    await field(page, 'E-posta').fill(`${userName}@kose.tr`)
    await button(page, 'Şifreyi değiştir').click()
    await expect.poll(() => page.locator('main').textContent()).toMatch(/, Ayşe Köse/)

    await page.goto(`${site.server.url}/admin/account`)
    await page.getByRole('heading', { name: 'Ayşe Köse' }).waitFor()
    await office.ask(
      'mutation ($id: ID!, $input: UpdateUser!) { updateUser(id: $id, input: $input) { id } }',
      {
        id,
        input: { firstName: 'Ayşe Nur', lastName: 'Kaya', currentPassword: ADMINISTRATOR.password },
      },
    )
    await field(page, 'Soyad').fill('Köseoğlu')
    await loseReply(page, 'UpdateOwnDetails')
    await button(page, 'Kaydet').click()
    await page.getByText('Şu an kayıtlı olan: Kaya').waitFor()
    await button(page, 'Kaydet').click()
    await page.getByRole('heading', { name: 'Ayşe Nur Köseoğlu' }).waitFor()
    await field(page, 'E-posta').fill(`${userName}@kose.com.tr`)
    await button(page, 'Kaydet').click()
    await confirmWith(page, NEXT)
    await page.getByText(`${userName}@kose.com.tr`, { exact: true }).waitFor()
    await signIn(page, `${userName}@kose.com.tr`, NEXT)
    await expect.poll(() => page.locator('main').textContent()).toMatch(/, Ayşe Nur Köseoğlu/)
    forgive(visit, /409|ERR_CONNECTION_RESET/)
    expect(noise).toEqual([])
  })

  test('D146: everybody finds their own account in the menu under their name', async () => {
    const { page, noise } = await office.visitor(PHONE, await office.memberOf('Menu editors'))
    await page.goto(`${site.server.url}/admin`)
    await button(page, 'Hesabım').click()
    await page.getByRole('menuitem', { name: 'Hesabım' }).click()
    await page.getByRole('heading', { name: 'Diğer oturumlar' }).waitFor()
    expect(await page.locator('main').textContent()).toContain('@example.com')
    await isForEverybody(page)

    await button(page, 'Diğer oturumları kapat').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Diğer oturumları kapat' }).click()
    await expect.poll(() => notice(page).textContent()).toContain('Diğer oturumlarınız kapandı')
    await field(page, 'Şimdiki şifre').fill(ADMINISTRATOR.password)
    await field(page, 'Yeni şifre').fill(NEXT)
    await button(page, 'Şifreyi değiştir').click()
    await expect.poll(() => notice(page).textContent()).toContain('Şifreniz değişti')
    await expect.poll(() => field(page, 'Yeni şifre').inputValue()).toBe('')
    await page.reload()
    await page.getByRole('heading', { name: 'Diğer oturumlar' }).waitFor()
    expect(noise).toEqual([])
  })
})

test('a password whose reply is lost is changed all the same, also if the page is loaded anew', async () => {
  const visit = await office.visitor(DESKTOP, await office.memberOf('Menu editors'))
  const { page } = visit
  const change = async (current: string, next: string) => {
    await field(page, 'Şimdiki şifre').fill(current)
    await field(page, 'Yeni şifre').fill(next)
    await button(page, 'Şifreyi değiştir').click()
  }
  await page.goto(`${site.server.url}/admin/account`)
  await loseReply(page, 'ChangeOwnPassword')
  await change(ADMINISTRATOR.password, NEXT)
  await expect.poll(() => notice(page).textContent()).toContain('Şifreniz değişti')

  await page.unroute('**/graphql')
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('ChangeOwnPassword')) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await change(NEXT, ADMINISTRATOR.password)
  await page.getByText('Şifreyi değiştir: sunucunun yanıtı bekleniyor').waitFor()
  const stored = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('keyval-store')
        opening.onsuccess = () => {
          const all = opening.result.transaction('keyval').objectStore('keyval').getAll()
          all.onsuccess = () => resolve(JSON.stringify(all.result))
        }
      }),
  )
  expect(stored).toContain('changePassword')
  expect(stored).not.toContain(ADMINISTRATOR.password)
  await page.reload()
  await page.getByText('Kaydedilmişti: Şifreyi değiştir').waitFor()
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})

test('a tab is loaded anew once somebody else has signed in in another one, also after a lost reply', async () => {
  const visit = await office.visit('/blogTag/create')
  const { page } = visit
  await field(page, 'Ad').fill('Ali yazdı')
  await draftIsKept(page, 'Ali yazdı')
  const other = await page.context().newPage()
  await other.goto(`${site.server.url}/robots.txt`)
  const token = await office.memberOf('Menu editors')
  await loseReply(page, 'WhoIsSignedIn')
  await other.evaluate((given) => localStorage.setItem('auth_token', given), token)
  await page.getByText('Bu sayfayı açmaya yetkiniz yok.').waitFor()
  forgive(visit, /ERR_CONNECTION_RESET/)
})

test('the own password is changed on the own screen and not reset, which could lock out', async () => {
  const [own] = await site.sql('select id from user_account where email = $1', [ADMINISTRATOR.email])
  const { page } = await office.visit(`/user/${own?.id}`)
  const account = page.locator('main').getByRole('link', { name: 'Hesabım' })
  await account.waitFor()
  expect(await button(page, 'Şifreyi sıfırla').count()).toBe(0)
  await account.click()
  await page.waitForURL(`${site.server.url}/admin/account`)
})

test("D146: an administrator's address and password are changed with the own password alone", async () => {
  const { id, userName } = await addUser('Administrators')
  const { page, noise } = await office.visit(`/user/${id}`)
  await field(page, 'E-posta').fill(`${userName}@example.net`)
  await button(page, 'Kaydet').click()
  await confirmWith(page, 'not the password')
  await page.getByText('Bu, sizin şu anki şifreniz değil.').waitFor()
  await confirmWith(page, ADMINISTRATOR.password)
  await expect.poll(() => notice(page).textContent()).toContain('Kaydedildi')

  await page.goto(`${site.server.url}/admin/user/${id}`)
  await button(page, 'Şifreyi sıfırla').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Şifreyi sıfırla' }).click()
  await confirmWith(page, ADMINISTRATOR.password)
  await page.getByRole('dialog').getByLabel('İletilecek metin').waitFor()
  expect(noise).toEqual([])
})

test('an administrator is removed, and brought back by the undo, with the own password', async () => {
  const { id, userName } = await addUser('Administrators')
  const { page, noise } = await office.visit(`/user/${id}`)
  await button(page, 'Kaldır').click()
  await confirmWith(page, ADMINISTRATOR.password)
  await expect.poll(() => notice(page).textContent()).toContain('Kaldırıldı')
  await notice(page).getByRole('button', { name: 'Geri al' }).click()
  await confirmWith(page, ADMINISTRATOR.password)
  await page.getByText(userName).first().waitFor()
  expect((await office.ask('query ($id: ID!) { user(id: $id) { id } }', { id })).user).toEqual({ id })
  expect(noise).toEqual([])
})

test('D155: a removed user is erased after a question, and cannot be restored', async () => {
  const { id, userName } = await addUser('Menu editors')
  await office.ask('mutation ($id: ID!) { removeUser(id: $id) }', { id })
  const { page, noise } = await office.visit('/user')
  await button(page, 'Kaldırılanlar').click()
  const row = page.getByRole('row', { name: new RegExp(userName) })
  await row.getByRole('button', { name: 'Verilerini sil' }).click()
  const question = page.getByRole('dialog')
  await expect.poll(() => question.textContent()).toContain('geri alınamaz')
  await question.getByRole('button', { name: 'Verilerini sil' }).click()
  const erased = page.getByRole('row', { name: new RegExp(`erased-${id}`) })
  await erased.getByText('Verileri silindi').waitFor()
  expect(await erased.getByRole('button', { name: 'Geri getir' }).count()).toBe(0)
  expect(await erased.getByRole('button', { name: 'Verilerini sil' }).count()).toBe(0)
  expect(noise).toEqual([])
})
