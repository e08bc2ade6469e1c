import { beforeEach, describe, expect, test } from 'vitest'
import { overflowAt } from '../../support/accessibility.ts'
import { button, notice } from '../../support/admin-controls.ts'
import {
  ADMINISTRATOR,
  confirmWith,
  draftIsKept,
  loseConnectionAfter,
  loseReply,
  openBackOffice,
} from '../../support/back-office.ts'
import { field, isForEverybody, NEXT, openOwnAccount } from '../../support/own-account.ts'
import { PUBLIC_URL, useLink } from '../../support/password-link.ts'
import { DESKTOP, forgive, openSite, PHONE } from '../../support/site.ts'
import { startSmtp } from '../../support/smtp.ts'

const site = openSite({ PUBLIC_URL })
const office = openBackOffice(site)
const { addUser, signIn } = openOwnAccount(site, office)

// The limit counts all attempts of a minute, whichever test they are of.
beforeEach(async () => {
  await site.sql('delete from sign_in_attempt')
})

describe('on a phone', () => {
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

describe('a link for a user', () => {
  test('makes an administrator with the own password alone', async () => {
    const { page } = await office.visit('/user', PHONE)
    await button(page, 'Davet et').click()
    const form = page.getByRole('dialog', { name: 'Davet et' })
    await form.getByLabel('E-posta').fill('ortak@example.com')
    await form.getByLabel('Yöneticiler').check()
    await form.getByRole('button', { name: 'Davet et' }).click()
    await confirmWith(page, 'not the password')
    await page.getByText('Bu, sizin şu anki şifreniz değil.').waitFor()
    await confirmWith(page, ADMINISTRATOR.password)
    await page.getByRole('dialog', { name: 'Davet bağlantısı' }).waitFor()
  })

  test('is made on the page of the user, with the own password', async () => {
    const { inviteUser } = await office.ask<{ inviteUser: { user: { id: string } } }>(
      'mutation { inviteUser(input: { email: "cirak@example.com" }) { user { id } } }',
    )
    const visit = await office.visit(`/user/${inviteUser.user.id}`)
    const { page } = visit
    await button(page, 'Daveti yenile').click()
    const link = await page
      .getByRole('dialog', { name: 'Davet bağlantısı' })
      .getByLabel('Bağlantı')
      .inputValue()
    await useLink(site, link, 'cirak')
    await button(page, 'İlettim, kapat').click()
    await button(page, 'Daveti yenile').click()
    await page.getByText('Bu kullanıcının şifresi var; davete gerek yok.').waitFor()
    await page.reload()
    await button(page, 'Şifre bağlantısı oluştur').click()
    await button(page, 'Vazgeç').click()
    expect(await page.getByText('kendi şifrenizi yazın').count()).toBe(0)
    await button(page, 'Şifre bağlantısı oluştur').click()
    await confirmWith(page, ADMINISTRATOR.password)
    await useLink(
      site,
      await page.getByRole('dialog', { name: 'Şifre bağlantısı' }).getByLabel('Bağlantı').inputValue(),
      'cirak',
    )
    expect(await overflowAt(page, [390, 320])).toEqual([])
    forgive(visit, /status of 4/)
  })
})

describe('the account that sends', () => {
  test('is added once although its reply is lost and it is sent again', async () => {
    await site.sql('update contact set is_deleted = true')
    const visit = await office.visit('/mail')
    const { page } = visit
    await page.getByLabel('Gönderen e-posta adresi').fill('kafe@gmail.com')
    await loseConnectionAfter(page, 'AddMailFields')
    await button(page, 'Dene ve kullan').click()
    await button(page, 'Bekleme').click()
    await button(page, 'Dene ve kullan').click()
    await expect.poll(() => button(page, 'Deneniyor…').isDisabled()).toBe(true)
    await page.unroute('**/graphql')
    await expect.poll(() => button(page, 'Dene ve kullan').isEnabled()).toBe(true)
    expect(await site.sql('select mail from contact where not is_deleted')).toEqual([
      { mail: 'kafe@gmail.com' },
    ])
    await site.sql('update contact set is_deleted = (mail is not distinct from $1)', ['kafe@gmail.com'])
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })

  test('that lacks the address of the site says whom to tell', async () => {
    const { page } = await office.visit('/mail', PHONE)
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('useMailAccount')
        ? route.fulfill({
            json: {
              data: null,
              errors: [{ message: 'no', extensions: { code: 'CONFLICT', reason: 'PUBLIC_URL_UNSET' } }],
            },
          })
        : route.fallback(),
    )
    await page.getByLabel('Gönderen e-posta adresi').fill('bilgi@kose.com.tr')
    await button(page, 'Dene ve kullan').click()
    await confirmWith(page, ADMINISTRATOR.password)
    await page.getByText('Siteyi kurana söyleyin').waitFor()
  })

  test('and a change of the own address are confirmed from the page of the account', async () => {
    const server = await startSmtp()
    try {
      const { addContact } = await office.ask<{ addContact: { id: string } }>(
        'mutation ($input: AddContact!) { addContact(input: $input) { id } }',
        { input: { mailServer: 'localhost', port: server.port, mail: 'site@restaurant.example' } },
      )
      const use =
        'mutation ($id: ID!, $own: String!) { useMailAccount(contactId: $id, currentPassword: $own) { state } }'
      await office.ask(use, { id: addContact.id, own: ADMINISTRATOR.password })
      await site.sql('update user_account set email_confirmed = false where email = $1', [
        ADMINISTRATOR.email,
      ])
      const { page } = await office.visit('/account', PHONE)
      await page.getByText('onaylı değil', { exact: true }).waitFor()
      await button(page, 'Onay e-postası gönder').click()
      await expect.poll(() => server.mails.some(({ text }) => text.includes('/auth/confirm'))).toBe(true)
    } finally {
      await server.close()
      await site.sql('delete from mail_account')
    }
  })
})
