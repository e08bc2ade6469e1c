import { createHash } from 'node:crypto'
import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../../support/accessibility.ts'
import { ADMINISTRATOR, openBackOffice } from '../../support/back-office.ts'
import { jumpsWhileLoading } from '../../support/layout-shift.ts'
import { DESKTOP, forgive, isAlive, openSite, PHONE } from '../../support/site.ts'
import { decoded, startSmtp } from '../../support/smtp.ts'

const site = openSite({ PUBLIC_URL: 'https://restaurant.example' })
const office = openBackOffice(site)

const NEW = 'a brand new horse battery'

// The limit counts all attempts of a minute, whichever test they are of.
beforeEach(async () => {
  await site.sql('delete from sign_in_attempt')
})

let guests = 0

/** Invites somebody. @returns the address and the path of the link. */
async function invited(): Promise<{ email: string; path: string }> {
  const email = `guest-${++guests}@example.com`
  const { inviteUser } = await office.ask<{ inviteUser: { link: string } }>(
    'mutation ($input: InviteUser!) { inviteUser(input: $input) { link } }',
    { input: { email } },
  )
  const { pathname, hash } = new URL(inviteUser.link)
  return { email, path: pathname + hash }
}

/** Somebody who has a recovery code. */
async function somebodyWithCode(): Promise<{ email: string; code: string }> {
  const { email, path } = await invited()
  const post = async (query: string, variables: object, token = '') => {
    const reply = await fetch(`${site.server.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    return (await reply.json()) as { data: { renewRecoveryCode: string } }
  }
  const password = ADMINISTRATOR.password
  await post('mutation ($t: String!, $p: String!) { setPasswordByLink(token: $t, password: $p) }', {
    t: path.split('#')[1],
    p: password,
  })
  const renew = 'mutation ($own: String!) { renewRecoveryCode(currentPassword: $own) }'
  const { data } = await post(renew, { own: password }, await office.signIn(email, password))
  return { email, code: data.renewRecoveryCode }
}

/** Somebody who has lost the password, and has a link for another. */
async function forgetful(): Promise<{ email: string; path: string }> {
  const { email } = await somebodyWithCode()
  const token = 'r'.repeat(43)
  await site.sql(
    `insert into account_link (user_id, kind, token_digest, is_mailed, expires_at)
     select id, 'RESET', $2, true, now() + interval '1 hour' from user_account where email = $1`,
    [email, createHash('sha256').update(token).digest('base64url')],
  )
  return { email, path: `/auth/password#${token}` }
}

const signIn = async (page: Page, name: string, password: string) => {
  await page.getByLabel('E-posta ya da kullanıcı adı').fill(name)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await expect.poll(() => page.url()).toMatch(/\/admin/)
}

/** Sets up an account that sends, as an administrator does. */
async function mailed() {
  const server = await startSmtp()
  const { addContact } = await office.ask<{ addContact: { id: string } }>(
    'mutation ($input: AddContact!) { addContact(input: $input) { id } }',
    { input: { mailServer: 'localhost', port: server.port, mail: 'site@restaurant.example' } },
  )
  await office.ask(
    'mutation ($id: ID!, $own: String!) { useMailAccount(contactId: $id, currentPassword: $own) { state } }',
    {
      id: addContact.id,
      own: ADMINISTRATOR.password,
    },
  )
  return { server, stop: () => Promise.all([site.sql('delete from mail_account'), server.close()]) }
}

/** Every address that the page asks for. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

describe('a link', () => {
  test('sets the first password of who was invited, who is signed in with it', async () => {
    const { email, path } = await invited()
    const { page } = await site.visitor(PHONE)
    const addresses = addressesOf(page)
    await page.goto(site.server.url + path)
    await page.getByText(`Hesap: ${email.split('@')[0]}`).waitFor()
    expect(page.url()).toBe(`${site.server.url}/auth/password`)
    await page.getByLabel('Yeni şifre').fill('password12')
    await page.getByRole('button', { name: 'Şifremi belirle' }).click()
    await page.getByText('en yaygın 1.000 şifreden biri').waitFor()
    await expect.poll(() => page.getByLabel('Yeni şifre').getAttribute('aria-invalid')).toBe('true')
    await page.getByLabel('Yeni şifre').fill(NEW)
    await page.getByRole('button', { name: 'Şifremi belirle' }).click()
    await expect.poll(() => page.url()).toMatch(/\/admin/)
    await page.getByText('Henüz bir yetkiniz yok').waitFor()
    const token = path.split('#')[1] ?? ''
    expect(addresses.filter((address) => new URL(address).search.includes(token))).toEqual([])
    await page.goto(`${site.server.url}/auth/login`)
    await signIn(page, email, NEW)
  })

  test.each([
    ['an invitation', invited, ''],
    ['a forgotten password', forgetful, ' Başka yerlerdeki oturumlarınız kapandı.'],
  ])('of %s leads to the sign-in if that gets no answer', async (_, somebody, sessions) => {
    const { email, path } = await somebody()
    const visit = await site.visitor(PHONE)
    const { page } = visit
    await page.route('**/auth/login', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await page.goto(site.server.url + path)
    await page.getByText(`Hesap: ${email.split('@')[0]}`).waitFor()
    await page.getByLabel('Yeni şifre').fill(NEW)
    await page.getByRole('button', { name: 'Şifremi belirle' }).click()
    await page.getByRole('heading', { name: 'Şifreniz hazır' }).waitFor()
    await page.getByText(`Bundan sonra bu şifreyle giriş yaparsınız.${sessions}`, { exact: true }).waitFor()
    await page.unroute('**/auth/login')
    await page.getByRole('link', { name: 'Giriş yap' }).click()
    await signIn(page, email, NEW)
    forgive(visit, /ERR_FAILED/)
  })

  test('keeps a password that is typed before the page is alive', async () => {
    const { email, path } = await invited()
    const { page } = await site.visitor(PHONE)
    const alive = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await alive.promise
      await route.continue()
    })
    await page.goto(site.server.url + path, { waitUntil: 'commit' })
    await page.getByLabel('Yeni şifre').fill(NEW)
    alive.resolve()
    await page.getByText(`Hesap: ${email.split('@')[0]}`).waitFor()
    expect(await page.getByLabel('Yeni şifre').inputValue()).toBe(NEW)
  })

  test('that was used says what to do, and so does an address without one', async () => {
    const { page } = await site.visit(`/auth/password#${'x'.repeat(43)}`)
    await page.getByRole('heading', { name: 'Bu bağlantı artık geçmiyor' }).waitFor()
    await page.getByRole('link', { name: 'Başka yollar' }).click()
    await page.getByRole('heading', { name: 'Şifremi unuttum' }).waitFor()
    await page.goto(`${site.server.url}/auth/password`)
    await page.getByRole('heading', { name: 'Bu bağlantı artık geçmiyor' }).waitFor()
  })

  test('that is opened in the place of another counts', async () => {
    const [first, second] = [await invited(), await invited()]
    const { page } = await site.visit(first.path)
    await page.getByText(`Hesap: ${first.email.split('@')[0]}`).waitFor()
    await page.evaluate((hash) => {
      location.hash = hash ?? ''
    }, second.path.split('#')[1])
    await page.getByText(`Hesap: ${second.email.split('@')[0]}`).waitFor()
    expect(page.url()).toBe(`${site.server.url}/auth/password`)
  })

  test('without a connection is not used up, and can be tried again', async () => {
    const { email, path } = await invited()
    const visit = await site.visitor()
    await visit.page.route('**/graphql', (route) => route.abort())
    await visit.page.goto(site.server.url + path)
    await visit.page.getByText('Sunucudan yanıt gelmedi').waitFor()
    await visit.page.unroute('**/graphql')
    await visit.page.getByRole('button', { name: 'Tekrar dene' }).click()
    await visit.page.getByText(`Hesap: ${email.split('@')[0]}`).waitFor()
    forgive(visit, /ERR_FAILED/)
  })

  test('confirms an address on a press alone', async () => {
    const [admin] = await site.sql('select id from user_account where email = $1', [ADMINISTRATOR.email])
    const isConfirmed = async () =>
      (await site.sql('select email_confirmed from user_account where id = $1', [admin?.id]))[0]
        ?.email_confirmed
    await site.sql('update user_account set email_confirmed = false where id = $1', [admin?.id])
    await site.sql(
      `insert into account_link (user_id, kind, token_digest, is_mailed, expires_at)
       values ($1, 'CONFIRMATION', $2, true, now() + interval '1 day')`,
      [admin?.id, createHash('sha256').update('c'.repeat(43)).digest('base64url')],
    )
    const { page } = await site.visit(`/auth/confirm#${'c'.repeat(43)}`)
    const button = page.getByRole('button', { name: 'E-postamı onayla' })
    await expect.poll(() => button.isEnabled()).toBe(true)
    expect(await isConfirmed()).toBe(false)
    await button.click()
    await page.getByRole('heading', { name: 'E-posta adresiniz onaylandı' }).waitFor()
    expect(await isConfirmed()).toBe(true)
    const again = (await site.visit(`/auth/confirm#${'c'.repeat(43)}`)).page
    await again.getByRole('button', { name: 'E-postamı onayla' }).click()
    await again.getByText('Yenisini Hesabım sayfasından isteyebilirsiniz.').waitFor()
  })
})

describe('a forgotten password', () => {
  test('is replaced by the recovery code, without anybody’s help', async () => {
    const { email, code } = await somebodyWithCode()
    const visit = await site.visit('/auth/login', PHONE)
    const { page } = visit
    await page.getByRole('link', { name: 'Şifremi unuttum' }).click()
    await page.getByText('Yöneticiniz size bir bağlantı verebilir').waitFor()
    const form = page.getByRole('form', { name: 'Kurtarma kodum var' })
    await form.getByLabel('E-posta').fill(email)
    await form.getByLabel('Kurtarma kodu').fill(code.replace(/^./, (first) => (first === '7' ? '8' : '7')))
    await form.getByLabel('Yeni şifre').fill(NEW)
    await form.getByRole('button').click()
    await page.getByText('E-posta adresi ya da kurtarma kodu yanlış.').waitFor()
    expect(page.url()).toBe(`${site.server.url}/auth/forgotten`)
    await form.getByLabel('Kurtarma kodu').fill(code.toLowerCase().replaceAll('-', ' '))
    await form.getByRole('button').click()
    await page.getByText('Şifreniz değişti. Yeni şifrenizle giriş yapın.').waitFor()
    await signIn(page, email, NEW)
    forgive(visit, /status of 401/)
  })

  test('is answered the same for every address, where mails are sent', async () => {
    const { server, stop } = await mailed()
    try {
      const { page } = await site.visit('/auth/forgotten')
      await page.getByLabel('Hesabınızın e-postası').fill('nobody@example.com')
      await page.getByRole('button', { name: 'Bağlantı iste' }).click()
      await page.getByText('Bu adresin bir hesabı varsa').waitFor()
      await page.reload()
      await page.getByLabel('Hesabınızın e-postası').fill(ADMINISTRATOR.email)
      await page.getByRole('button', { name: 'Bağlantı iste' }).click()
      await page.getByText('Bu adresin bir hesabı varsa').waitFor()
      const letters = () => server.mails.map(decoded).filter((text) => text.includes('/auth/password#'))
      await expect.poll(letters).toHaveLength(1)
      const hash = /\/auth\/password(#[\w-]{43})/.exec(letters()[0] ?? '')?.[1]
      await page.goto(`${site.server.url}/auth/password${hash}`)
      await page.getByText('Hesap: admin').waitFor()
    } finally {
      await stop()
    }
  })

  test('after too many attempts says how long to wait', async () => {
    const visit = await site.visit('/auth/forgotten')
    const { page } = visit
    await page.route('**/graphql', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '42' },
        json: {
          errors: [
            { message: 'no', extensions: { reason: 'TOO_MANY_ATTEMPTS', params: { retryAfter: 42 } } },
          ],
        },
      }),
    )
    const form = page.getByRole('form', { name: 'Kurtarma kodum var' })
    await form.getByLabel('E-posta').fill('a@example.com')
    await form.getByLabel('Kurtarma kodu').fill('x')
    await form.getByLabel('Yeni şifre').fill(NEW)
    await form.getByRole('button').click()
    await page.getByText('42 saniye sonra yeniden deneyin').waitFor()
    expect(await form.getByRole('button', { name: /saniye bekleyin/ }).isDisabled()).toBe(true)
    forgive(visit, /status of 429/)
  })
})

describe.each(['/auth/forgotten', '/auth/password', '/auth/confirm'])('%s', (path) => {
  test('is accessible, fits every width, is not indexed, and sends no referrer', async () => {
    const { page } = await site.visit(path, { ...DESKTOP, reducedMotion: 'reduce' })
    expect(await graveFaults(page)).toEqual([])
    expect(await overflowAt(page, [1440, 768, 390, 320])).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await graveFaults(page)).toEqual([])
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    const reply = await fetch(site.server.url + path)
    expect(reply.headers.get('referrer-policy')).toMatch(/^(no-referrer|same-origin|strict-origin)/)
    expect(await (await fetch(`${site.server.url}/sitemap.xml`)).text()).not.toContain(path)
  })

  test('does not jump while it loads, and needs scripts, as it says', async () => {
    const { path: living } = path === '/auth/password' ? await invited() : { path }
    const visit = await site.visitor(PHONE)
    const { sum, what } = await jumpsWhileLoading(visit.page, site.server.url + living)
    if (sum >= 0.05) expect(what).toEqual([])
    await isAlive(visit.page)
    const { page } = await site.visit(path, { ...PHONE, javaScriptEnabled: false })
    expect(await page.locator('main').textContent()).toContain('tarayıcınızda JavaScript açık olmalı')
  })
})
