import { hash } from '@node-rs/argon2'
import type { Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DESKTOP, openSite } from '../support/site.ts'

const site = openSite()

const EMAIL = 'admin@example.com'
const PASSWORD = 'correct horse battery'

beforeAll(async () => {
  await site.sql(
    'update user_account set password_hash = $1, must_change_password = false where email = $2',
    [await hash(PASSWORD), EMAIL],
  )
})

// The limit counts all attempts of a minute, whichever test they are of.
beforeEach(async () => {
  await site.sql('delete from sign_in_attempt')
})

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('E-posta ya da kullanıcı adı').fill(name)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Giriş yap' }).click()
}

/** Stands in for the back-office, whatever of it there is. */
const backOffice = (page: Page) =>
  page.route('**/admin', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>Yönetim</h1>' }),
  )

const token = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'))

describe('a sign-in', () => {
  test.each(['email', 'user_name'])(
    'by %s goes to the back-office, with a token that works',
    async (column) => {
      const [user] = await site.sql(`select ${column} as name from user_account where email = $1`, [EMAIL])
      const { page } = await site.visitor()
      await backOffice(page)
      await page.goto(`${site.server.url}/auth/login`)
      await signIn(page, String(user?.name), PASSWORD)
      await expect.poll(() => page.locator('h1').textContent()).toBe('Yönetim')
      const reply = await fetch(`${site.server.url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await token(page)}` },
        body: JSON.stringify({ query: '{ me { email } }' }),
      })
      expect(await reply.json()).toEqual({ data: { me: { email: EMAIL } } })
      // The token is no cookie, which would go with every request. That of the device goes to this address alone.
      const cookies = (await page.context().cookies()).toSorted((one, other) =>
        one.name < other.name ? -1 : 1,
      )
      expect(cookies).toMatchObject([
        { name: 'XSRF-TOKEN', sameSite: 'Lax', httpOnly: false },
        { name: 'known-device', sameSite: 'Strict', httpOnly: true, path: '/auth/login' },
      ])
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['auth_token'])
    },
  )

  test('says nothing of a session that has ended to somebody who had none', async () => {
    const { page } = await site.visit('/admin')
    await page.waitForURL(`${site.server.url}/auth/login`)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('main').textContent()).not.toContain('Oturumunuz kapanmış')
    await page.evaluate(() => localStorage.setItem('auth_token', 'of a session that has ended'))
    await page.goto(`${site.server.url}/admin`)
    await expect.poll(() => page.locator('main').textContent()).toContain('Oturumunuz kapanmış')
  })

  test('after a redirect to the sign-in returns to the page of origin', async () => {
    const { page, noise } = await site.visit('/about')
    const refused = { data: null, errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] }
    await page.route('**/graphql*', (route) => route.fulfill({ json: refused }))
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Menü' }).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/auth/login`)
    await page.unroute('**/graphql*')
    await expect.poll(() => page.locator('main').textContent()).toContain('Oturumunuz kapanmış')
    await signIn(page, EMAIL, PASSWORD)
    await expect.poll(() => page.url()).toBe(`${site.server.url}/categories`)
    await page.waitForLoadState()
    expect(await token(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    noise.splice(0)
  })
})

describe('a refused sign-in', () => {
  test('gets the reason in Turkish, keeps the input, and can retry', async () => {
    const { page, noise } = await site.visit('/auth/login')
    await backOffice(page)
    await signIn(page, EMAIL, 'not the password')
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('Kullanıcı adı ya da şifre yanlış.')
    expect(page.url()).toBe(`${site.server.url}/auth/login`)
    expect(await token(page)).toBeNull()
    expect(await page.getByLabel('E-posta ya da kullanıcı adı').inputValue()).toBe(EMAIL)
    await signIn(page, EMAIL, PASSWORD)
    await expect.poll(() => page.locator('h1').textContent()).toBe('Yönetim')
    expect(noise.join()).toContain('401')
    noise.splice(0)
  })

  test('after too many attempts is told how long to wait, and is refused until then', async () => {
    const { page, noise } = await site.visit('/auth/login')
    const attempt = () =>
      fetch(`${site.server.url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          query: 'mutation { login(input: { userName: "nobody", password: "wrong" }) { id } }',
        }),
      })
    await Promise.all(Array.from({ length: 20 }, attempt))
    await signIn(page, 'nobody', 'not the password')
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/Çok fazla deneme.* \d+ saniye/)
    const button = page.getByRole('button', { name: /\d+ saniye bekleyin/ })
    await button.waitFor()
    expect(await button.isDisabled()).toBe(true)
    const left = Number.parseInt((await button.textContent()) ?? '', 10)
    expect(left).toBeLessThanOrEqual(60)
    const counted = async () => Number.parseInt((await button.textContent()) ?? '', 10)
    await expect.poll(counted).toBeLessThan(left)
    expect(noise.join()).toContain('429')
    noise.splice(0)
  })

  test('D141: passes a lock that others have caused, from a browser that was in before', async () => {
    const { page } = await site.visit('/auth/login')
    await backOffice(page)
    await signIn(page, EMAIL, PASSWORD)
    await expect.poll(() => page.locator('h1').textContent()).toBe('Yönetim')
    await site.sql("update user_account set lockout_end = now() + interval '5 minutes' where email = $1", [
      EMAIL,
    ])
    await site.sql("delete from known_place where place not like 'device %'")
    await page.goto(`${site.server.url}/auth/login`)
    await signIn(page, EMAIL, PASSWORD)
    await expect.poll(() => page.locator('h1').textContent()).toBe('Yönetim')
    const stranger = await site.visit('/auth/login')
    await site.sql("delete from known_place where place not like 'device %'")
    await signIn(stranger.page, EMAIL, PASSWORD)
    await expect
      .poll(() => stranger.page.getByRole('alert').textContent())
      .toContain('Kullanıcı adı ya da şifre yanlış.')
    stranger.noise.splice(0)
    await site.sql('update user_account set lockout_end = null where email = $1', [EMAIL])
  })

  test('without a reply is told so', async () => {
    const { page, noise } = await site.visit('/auth/login')
    await page.route('**/auth/login', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await signIn(page, EMAIL, PASSWORD)
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('Sunucudan yanıt gelmedi')
    noise.splice(0)
  })
})

describe('the form', () => {
  test('is recognized by password managers', async () => {
    const { page } = await site.visit('/auth/login')
    const name = page.getByLabel('E-posta ya da kullanıcı adı')
    const password = page.getByLabel('Şifre', { exact: true })
    expect(await name.getAttribute('autocomplete')).toBe('username')
    expect(await password.getAttribute('autocomplete')).toBe('current-password')
    expect(await password.getAttribute('type')).toBe('password')
    await page.getByLabel('Şifreyi göster').check()
    await expect.poll(() => password.getAttribute('type')).toBe('text')
  })

  test('sends nothing before its script is loaded', async () => {
    const { page } = await site.visit('/auth/login', { ...DESKTOP, javaScriptEnabled: false })
    const form = page.locator('main form')
    expect(await form.getAttribute('method')).toBe('post')
    expect(await form.getByRole('button').isDisabled()).toBe(true)
    expect(await form.textContent()).toContain('JavaScript')
  })

  test('is not indexed by search engines', async () => {
    const html = await (await fetch(`${site.server.url}/auth/login`)).text()
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(await (await fetch(`${site.server.url}/sitemap.xml`)).text()).not.toContain('/auth/')
  })
})
