import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, stepAt } from '../../../server/modules/factor/totp.ts'
import { graveFaults, overflowAt } from '../../support/accessibility.ts'
import { button, told } from '../../support/admin-controls.ts'
import { ADMINISTRATOR, confirmWith, openBackOffice } from '../../support/back-office.ts'
import { freePort } from '../../support/free-port.ts'
import { giveAuthenticator, openFactors } from '../../support/second-factors.ts'
import { DESKTOP, openSite, PHONE } from '../../support/site.ts'

const PORT = String(await freePort())
const URL = `http://localhost:${PORT}`
const site = openSite({ PORT, PUBLIC_URL: URL })
const office = openBackOffice(site)
const { somebody, somebodyWithApp } = openFactors(site, office)

const { password } = ADMINISTRATOR
const CALM = { ...PHONE, reducedMotion: 'reduce' } as const
const WIDTHS = [1440, 390, 320]

// The limit counts all attempts of a minute, whichever test they are of.
beforeEach(async () => {
  await site.sql('delete from sign_in_attempt')
})

const present = () => stepAt(Date.now() / 1_000)
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens the own account. @param token of who is signed in. */
async function openAccount(token: string, options: object = CALM) {
  const visit = await office.visitor(options, token)
  await visit.page.goto(`${URL}/admin/account`)
  await card(visit.page, 'İkinci adım').getByRole('heading', { name: 'Kod uygulaması' }).waitFor()
  return visit.page
}

/** Adds a code app to the account of who asks. */
async function addApp(ask: typeof office.ask): Promise<void> {
  const begin = 'mutation ($own: String!) { beginTotp(currentPassword: $own) { secret } }'
  const { beginTotp } = await ask<{ beginTotp: { secret: string } }>(begin, { own: password })
  const confirm = 'mutation ($code: String!) { confirmTotp(code: $code) { codes } }'
  await ask(confirm, { code: codeOf(beginTotp.secret, present()) })
}

/** Reads the ten codes of a new sheet, and puts it away. */
async function takeSheet(page: Page): Promise<string[]> {
  const sheet = dialog(page, 'Kurtarma kodlarınız')
  await sheet.waitFor()
  const codes = await sheet.getByRole('listitem').allTextContents()
  await sheet.getByRole('button', { name: 'Sakladım, kapat' }).click()
  await sheet.waitFor({ state: 'detached' })
  return codes
}

describe('the own account', () => {
  test('gets a code app with its recovery sheet, which is printed on one page, and loses it again', async () => {
    const { token } = await somebody()
    const page = await openAccount(token)
    await button(page, 'Kod uygulaması ekle').click()
    await confirmWith(page, password)
    const setup = dialog(page, 'Kod uygulaması')
    await setup.waitFor()
    const groups = setup.getByRole('group', { name: 'Okutamıyorsanız bu anahtarı yazın' })
    const secret = (await groups.locator('span').allTextContents()).join('')
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const inApp = setup.getByRole('link', { name: 'Uygulamada aç' })
    expect(await inApp.getAttribute('href')).toContain(`?secret=${secret}&`)
    await setup.getByRole('img', { name: /^QR kod: otpauth:/ }).waitFor()
    const code = setup.getByLabel('Uygulamadaki altı rakam')
    expect(await code.getAttribute('inputmode')).toBe('numeric')
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
    await code.fill(codeOf(secret, present() - 12))
    await setup.getByRole('button', { name: 'Onayla' }).click()
    await setup.getByText(/telefonun saati \d dakika kaymış/).waitFor()
    expect(await graveFaults(page)).toEqual([])
    await code.fill(codeOf(secret, present()))
    await code.press('Enter')

    const sheet = dialog(page, 'Kurtarma kodlarınız')
    await sheet.waitFor()
    const codes = await sheet.getByRole('listitem').allTextContents()
    expect(new Set(codes).size).toBe(10)
    expect(codes[0]).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){4}$/)
    expect(await graveFaults(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.recovery-sheet').textContent()).toContain(codes.join(''))
    const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'screen' })
    await takeSheet(page)
    await page.getByText('10 koddan 10’u duruyor').waitFor()
    await page.getByText('Açık: girişte').waitFor()
    expect(await overflowAt(page, WIDTHS)).toEqual([])

    await button(page, 'Kod uygulamasını kaldır').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Kod uygulamasını kaldır' }).click()
    await confirmWith(page, password)
    await told(page, 'Kod uygulaması kaldırıldı')
    await button(page, 'Kod uygulaması ekle').waitFor()
  })

  test('gets a passkey that is named after the device, and loses it again', async () => {
    const { token } = await somebody()
    const visit = await office.visitor(CALM, token)
    const { page } = visit
    await giveAuthenticator(page)
    await page.goto(`${URL}/admin/account`)
    await button(page, 'Geçiş anahtarı ekle').waitFor()
    await page.evaluate(() => {
      const { create } = navigator.credentials
      navigator.credentials.create = async () => {
        navigator.credentials.create = create
        throw new DOMException('The person has cancelled.', 'NotAllowedError')
      }
    })
    await button(page, 'Geçiş anahtarı ekle').click()
    await confirmWith(page, password)
    await told(page, 'Geçiş anahtarı eklenmedi; istediğiniz zaman yeniden deneyebilirsiniz.')

    await button(page, 'Geçiş anahtarı ekle').click()
    await confirmWith(page, password)
    const naming = dialog(page, 'Anahtara bir ad verin')
    await expect.poll(() => naming.getByLabel('Adı').inputValue()).toBe('Cihazım')
    expect(await graveFaults(page)).toEqual([])
    await naming.getByLabel('Adı').fill('Mutfaktaki telefon')
    await naming.getByRole('button', { name: 'Kaydet' }).click()
    expect(await takeSheet(page)).toHaveLength(10)
    await page.getByText('henüz kullanılmadı').waitFor()
    expect(await overflowAt(page, WIDTHS)).toEqual([])

    await button(page, 'Kaldır: Mutfaktaki telefon').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Kaldır' }).click()
    await confirmWith(page, password)
    await told(page, 'Geçiş anahtarı kaldırıldı')
    await expect.poll(() => page.getByText('Mutfaktaki telefon').count()).toBe(0)
  })

  test('shows where it is open, and ends one session', async () => {
    const { email, token } = await somebody()
    const other = await office.signIn(email)
    const page = await openAccount(token)
    const sessions = card(page, 'Oturumlar').getByRole('listitem').filter({ hasText: 'son kullanım' })
    await expect.poll(() => sessions.count()).toBe(2)
    const own = sessions.filter({ hasText: 'bu oturum' })
    expect(await own.textContent()).toContain('şifreyle')
    expect(await own.getByRole('button').count()).toBe(0)
    await sessions.getByRole('button', { name: /^Kapat: / }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click()
    await told(page, 'Oturum kapatıldı')
    await expect.poll(() => sessions.count()).toBe(1)
    const reply = await fetch(`${site.server.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${other}` },
      body: JSON.stringify({ query: '{ me { id } }' }),
    })
    expect(await reply.json()).toEqual({ data: { me: null } })
  })

  test('asks for another sign-in where the session has no second step', async () => {
    const { email, ask } = await somebody()
    const before = await office.signIn(email)
    await addApp(ask)
    const page = await openAccount(before)
    await page.getByText('10 koddan 10’u duruyor').waitFor()
    await button(page, 'Kâğıdı yenile').click()
    await confirmWith(page, password)
    await button(page, 'Yeniden giriş yap').click()
    await page.waitForURL(`${URL}/auth/login`)
    await page.getByText('kaldığınız sayfaya dönelim').waitFor()
    expect(await page.evaluate(() => history.state.usr.from)).toBe('/admin/account')
  })
})

describe('a group that requires a second step', () => {
  test('is refused to who has none, and has its members add one first', async () => {
    const { page: form } = await office.visitor({ ...DESKTOP, reducedMotion: 'reduce' })
    const [groups] = await site.sql("select id from user_group where name = 'Menu editors'")
    await form.goto(`${URL}/admin/group/${groups?.id}`)
    await form.getByLabel('İkinci adım ister').check()
    await button(form, 'Kaydet').click()
    await form
      .getByText(/Önce kendi hesabınıza ikinci adım ekleyin/)
      .first()
      .waitFor()
    expect(await graveFaults(form)).toEqual([])

    await addApp(office.ask)
    const { page: again } = await office.visitor({ ...DESKTOP, reducedMotion: 'reduce' })
    const member = await office.memberOf('Menu editors')
    await again.goto(`${URL}/admin/group/${groups?.id}`)
    await again.getByLabel('İkinci adım ister').check()
    await button(again, 'Kaydet').click()
    await told(again, 'Kaydedildi')

    const { page } = await office.visitor(CALM, member)
    await giveAuthenticator(page)
    await page.goto(`${URL}/admin/product`)
    await page.getByRole('heading', { name: 'Önce ikinci adımınızı ekleyin' }).waitFor()
    await button(page, 'Geçiş anahtarı ekle').waitFor()
    expect(await page.getByRole('menuitem').count()).toBe(0)
    // There is nothing else that they may do.
    expect(await button(page, 'Şimdi değil').count()).toBe(0)
    expect(await graveFaults(page)).toEqual([])
    expect(await overflowAt(page, WIDTHS)).toEqual([])
    await page.setViewportSize(PHONE.viewport)
    await button(page, 'Geçiş anahtarı ekle').click()
    await confirmWith(page, password)
    await dialog(page, 'Anahtara bir ad verin').getByRole('button', { name: 'Kaydet' }).click()
    expect(await takeSheet(page)).toHaveLength(10)
    await page.getByRole('link', { name: 'Yeni ekle' }).waitFor()
  })
})

test('an administrator ends the sessions of a user, and resets the second step', async () => {
  const { email, token } = await somebodyWithApp()
  const [user] = await site.sql('select id from user_account where email = $1', [email])
  const { page } = await office.visitor({ ...DESKTOP, reducedMotion: 'reduce' })
  await page.goto(`${URL}/admin/user/${user?.id}`)
  await page.getByText('İkinci adım (kod uygulaması): var').waitFor()
  await button(page, 'Oturumlarını kapat').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Oturumlarını kapat' }).click()
  await told(page, 'Oturumları kapatıldı')
  const reply = await fetch(`${site.server.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ me { id } }' }),
  })
  expect(await reply.json()).toEqual({ data: { me: null } })
  await button(page, 'İkinci adımı sıfırla').click()
  await page.getByRole('dialog').getByRole('button', { name: 'İkinci adımı sıfırla' }).click()
  await confirmWith(page, password)
  await told(page, 'İkinci adım sıfırlandı')
  await page.getByText('İkinci adım (kod uygulaması): yok').waitFor()
  expect(await graveFaults(page)).toEqual([])
  expect(await office.signIn(email)).not.toBe('')
})
