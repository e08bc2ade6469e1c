import { createHash } from 'node:crypto'
import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../../support/accessibility.ts'
import { ADMINISTRATOR, openBackOffice } from '../../support/back-office.ts'
import { freePort } from '../../support/free-port.ts'
import { jumpsWhileLoading } from '../../support/layout-shift.ts'
import { addPasskey, giveAuthenticator, openFactors } from '../../support/second-factors.ts'
import { DESKTOP, forgive, openSite, PHONE } from '../../support/site.ts'

const PORT = String(await freePort())
const URL = `http://localhost:${PORT}`
const site = openSite({ PORT, PUBLIC_URL: URL })
const { somebody, somebodyWithApp } = openFactors(site, openBackOffice(site))

// The limit counts all attempts of a minute, whichever test they are of.
beforeEach(async () => {
  await site.sql('delete from sign_in_attempt')
})

const { password } = ADMINISTRATOR
const REFUSED = /status of 401/

const name = (page: Page) => page.getByLabel('E-posta ya da kullanıcı adı')
const code = (page: Page) => page.getByLabel('Kod', { exact: true })
const recoveryCode = (page: Page) => page.getByLabel('Kurtarma kodu')
const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click()

/** Types name and password, at which the form asks for a code or the back-office opens. */
async function signIn(page: Page, email: string): Promise<void> {
  await name(page).fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await press(page, 'Giriş yap')
}

const isSignedIn = (page: Page) => page.waitForURL(/\/admin/)

/** Forgets the sign-in of a browser, on a page that does not go on by itself when it is gone. */
async function forgetSignIn(page: Page) {
  await page.goto(`${URL}/robots.txt`)
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${URL}/auth/login`)
}

describe('a sign-in with a code app', () => {
  test('asks for the code in its second step, and takes it once', async () => {
    const { email, nextCode, wrongCode } = await somebodyWithApp()
    const visit = await site.visit('/auth/login', PHONE)
    const { page } = visit
    await signIn(page, email)
    await page.getByText('Bir adım kaldı').waitFor()
    await expect.poll(() => code(page).evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await code(page).getAttribute('inputmode')).toBe('numeric')
    expect(await code(page).getAttribute('autocomplete')).toBe('one-time-code')
    expect(await name(page).isVisible()).toBe(false)
    expect(await page.getByRole('alert').textContent()).toBe('')

    const wrong = wrongCode()
    await code(page).fill(wrong)
    await press(page, 'Giriş yap')
    await page.getByText('Kod ya da şifre yanlış.').waitFor()
    expect(await code(page).inputValue()).toBe(wrong)
    await expect.poll(() => code(page).evaluate((field) => field === document.activeElement)).toBe(true)

    const good = nextCode()
    await code(page).fill(`${good.slice(0, 3)} ${good.slice(3)}`)
    await code(page).press('Enter')
    await isSignedIn(page)
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toContain('auth_token')

    await forgetSignIn(page)
    await signIn(page, email)
    await code(page).fill(good)
    await press(page, 'Giriş yap')
    await page.getByText('Kod ya da şifre yanlış.').waitFor()
    forgive(visit, REFUSED)
  })

  test('leads back to name and password, which are still there', async () => {
    const { email } = await somebodyWithApp()
    const visit = await site.visit('/auth/login')
    const { page } = visit
    await signIn(page, email)
    await code(page).fill('no code')
    await press(page, 'Giriş yap')
    await page.getByText('Kod ya da şifre yanlış.').waitFor()
    await press(page, 'Ad ve şifreye dön')
    await expect.poll(() => name(page).evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await name(page).inputValue()).toBe(email)
    expect(await page.getByLabel('Şifre', { exact: true }).inputValue()).toBe(password)
    expect(await page.getByRole('alert').textContent()).toBe('')
    expect(await code(page).count()).toBe(0)
    forgive(visit, REFUSED)
  })

  test('takes a recovery code, each once', async () => {
    const { email, codes } = await somebodyWithApp()
    const visit = await site.visit('/auth/login', PHONE)
    const { page } = visit
    const typeCode = async () => {
      await signIn(page, email)
      await press(page, 'Telefonum yanımda değil')
      await page.getByText('her kod bir kez geçer').waitFor()
      await expect.poll(() => recoveryCode(page).evaluate((at) => at === document.activeElement)).toBe(true)
      await recoveryCode(page).fill((codes[3] ?? '').toLowerCase().replaceAll('-', ' '))
      await press(page, 'Giriş yap')
    }
    await typeCode()
    await isSignedIn(page)
    await forgetSignIn(page)
    await typeCode()
    await page.getByText('Kurtarma kodu ya da şifre yanlış.').waitFor()
    await press(page, 'Kod uygulamasıyla gir')
    await expect.poll(() => code(page).inputValue()).toBe('')
    expect(await page.getByRole('alert').textContent()).toBe('')
    forgive(visit, REFUSED)
  })

  test('asks no more for 30 days where that was ticked, and in no other browser', async () => {
    const { email, nextCode } = await somebodyWithApp()
    const visit = await site.visit('/auth/login')
    const { page } = visit
    await signIn(page, email)
    await code(page).fill(nextCode())
    await page.getByLabel('Bu cihazda 30 gün sorma').check()
    await press(page, 'Giriş yap')
    await isSignedIn(page)
    await forgetSignIn(page)
    await signIn(page, email)
    await isSignedIn(page)
    const elsewhere = await site.visit('/auth/login')
    await signIn(elsewhere.page, email)
    await code(elsewhere.page).waitFor()
    for (const each of [visit, elsewhere]) forgive(each, REFUSED)
  })

  test('is accessible in both steps, and fits every width', async () => {
    const { email } = await somebodyWithApp()
    const visit = await site.visit('/auth/login', { ...DESKTOP, reducedMotion: 'reduce' })
    const { page } = visit
    await page.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).waitFor()
    const isForEverybody = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await graveFaults(page)).toEqual([])
      }
      expect(await overflowAt(page, [1440, 768, 390, 320])).toEqual([])
    }
    await isForEverybody()
    await signIn(page, email)
    await code(page).waitFor()
    await isForEverybody()
    await press(page, 'Telefonum yanımda değil')
    await isForEverybody()
    forgive(visit, REFUSED)
  })
})

describe('a new password', () => {
  test('by a link is followed by the code', async () => {
    const { email, nextCode } = await somebodyWithApp()
    const token = 'f'.repeat(43)
    // No call gives somebody else's link for a forgotten password without mail.
    await site.sql(
      `insert into account_link (user_id, kind, token_digest, is_mailed, expires_at)
       select id, 'RESET', $2, true, now() + interval '1 hour' from user_account where email = $1`,
      [email, createHash('sha256').update(token).digest('base64url')],
    )
    const visit = await site.visit(`/auth/password#${token}`, PHONE)
    const { page } = visit
    await page.getByText(`Hesap: ${email.split('@')[0]}`).waitFor()
    await page.getByLabel('Yeni şifre').fill(password)
    await press(page, 'Şifremi belirle')
    await page.getByText('ardından kod uygulamanızdaki kodu yazın. Başka yerlerdeki').waitFor()
    await page.getByRole('link', { name: 'Giriş yap' }).click()
    await signIn(page, email)
    await code(page).fill(nextCode())
    await press(page, 'Giriş yap')
    await isSignedIn(page)
    forgive(visit, REFUSED)
  })

  test('by a recovery code is followed by another one, if the phone is lost as well', async () => {
    const { email, codes } = await somebodyWithApp()
    const visit = await site.visit('/auth/forgotten', PHONE)
    const { page } = visit
    const form = page.getByRole('form', { name: 'Kurtarma kodum var' })
    await form.getByText('kâğıttan bir kod daha').waitFor()
    await form.getByLabel('E-posta').fill(email)
    await form.getByLabel('Kurtarma kodu').fill(codes[0] ?? '')
    await form.getByLabel('Yeni şifre').fill(password)
    await form.getByRole('button').click()
    await page.getByText('Yeni şifrenizle giriş yapın').waitFor()
    await signIn(page, email)
    await press(page, 'Telefonum yanımda değil')
    await recoveryCode(page).fill(codes[1] ?? '')
    await press(page, 'Giriş yap')
    await isSignedIn(page)
    forgive(visit, REFUSED)
  })
})

describe('a passkey', () => {
  const BUTTON = 'Geçiş anahtarıyla gir'

  test('signs in without name, password and code, until it is removed', async () => {
    const account = await somebody()
    const visit = await site.visit('/auth/login', PHONE)
    const { page } = visit
    await giveAuthenticator(page)
    const id = await addPasskey(page, account)
    await press(page, BUTTON)
    await isSignedIn(page)
    const token = await page.evaluate(() => localStorage.getItem('auth_token'))
    const reply = await fetch(`${URL}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ me { email } }' }),
    })
    expect(await reply.json()).toEqual({ data: { me: { email: account.email } } })

    await account.ask(
      'mutation ($id: ID!, $own: String!) { removePasskey(id: $id, currentPassword: $own) }',
      { id, own: password },
    )
    // The back-office may be loading still, and would cut a navigation of the test short.
    await page.evaluate(() => {
      localStorage.clear()
      location.assign('/auth/login')
    })
    await press(page, BUTTON)
    await page.getByText('Bu geçiş anahtarı burada tanınmıyor').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
    forgive(visit, REFUSED)
  })

  test('that somebody declines to use is no fault, and can be used after all', async () => {
    const account = await somebody()
    const { page } = await site.visit('/auth/login')
    const { devtools, authenticatorId } = await giveAuthenticator(page)
    await addPasskey(page, account)
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await press(page, BUTTON)
    await page.getByText('Geçiş anahtarı kullanılmadı.').waitFor()
    expect(await page.getByRole('alert').textContent()).toBe('')
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await press(page, BUTTON)
    await isSignedIn(page)
  })

  test('is offered without moving anything, and its script is loaded on a press alone', async () => {
    const { page } = await site.visitor(PHONE)
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await jumpsWhileLoading(page, `${URL}/auth/login`)
    await page.getByRole('button', { name: BUTTON }).waitFor()
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    )
    const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts)
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.05)
    const loaded = scripts.length
    await page.getByRole('button', { name: BUTTON }).focus()
    await giveAuthenticator(page)
    await press(page, BUTTON)
    await page.getByText('Geçiş anahtarı kullanılmadı.').waitFor()
    expect(scripts.length).toBeGreaterThan(loaded)
  })

  test('is not offered by a browser that has none', async () => {
    const { page } = await site.visitor()
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
    const answered = page.waitForResponse(
      (reply) =>
        reply.url() === `${URL}/graphql` && reply.request().postData()?.includes('signInOptions') === true,
    )
    await page.goto(`${URL}/auth/login`)
    expect(await (await answered).json()).toEqual({
      data: { signInOptions: { passwordLinks: false, passkeys: true } },
    })
    expect(await page.getByRole('button', { name: BUTTON }).count()).toBe(0)
  })
})
