import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../support/accessibility.ts'
import { ADMINISTRATOR, confirmWith, openBackOffice } from '../support/back-office.ts'
import { DESKTOP, forgive, openSite, PHONE } from '../support/site.ts'

const PUBLIC_URL = 'https://restaurant.example'
const site = openSite({ PUBLIC_URL })
const office = openBackOffice(site)

const NEW = 'a brand new horse battery'

// The limit counts all attempts of a minute, whichever test they are of.
beforeEach(async () => {
  await site.sql('delete from sign_in_attempt')
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Sets a password by a link as the person does who was given it, and signs in. */
async function useLink(link: string, name: string): Promise<void> {
  expect(link).toMatch(/^https:\/\/restaurant\.example\/auth\/password#[\w-]{43}$/)
  const { page } = await site.visit(link.replace(PUBLIC_URL, ''), PHONE)
  await page.getByText(`Hesap: ${name}`).waitFor()
  await page.getByLabel('Yeni şifre').fill(NEW)
  await page.getByRole('button', { name: 'Şifremi belirle' }).click()
  await page.getByRole('link', { name: 'Giriş yap' }).click()
  await page.getByLabel('E-posta ya da kullanıcı adı').fill(name)
  await page.getByLabel('Şifre', { exact: true }).fill(NEW)
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await expect.poll(() => page.url()).toMatch(/\/admin/)
}

describe('the own account', () => {
  test('gets a recovery code, which lets its owner back in', async () => {
    await site.sql('delete from recovery_code')
    const { page } = await office.visit('', { ...DESKTOP, reducedMotion: 'reduce' })
    await page.getByText('Kurtarma kodunuz yok').waitFor()
    await page.getByRole('link', { name: 'Kodu oluştur' }).click()
    await page.getByText('Kurtarma kodunuz yok.').waitFor()
    await button(page, 'Kodu oluştur').click()
    await confirmWith(page, ADMINISTRATOR.password)
    const shown = dialog(page, 'Kurtarma kodunuz')
    await shown.waitFor()
    const groups = await shown.getByRole('group', { name: 'Kurtarma kodu' }).locator('span').allTextContents()
    expect(groups.join('-')).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){4}$/)
    expect(await graveFaults(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('.recovery-sheet')
    expect(await sheet.isVisible()).toBe(true)
    expect(await sheet.textContent()).toContain(groups.join('-'))
    expect(await sheet.textContent()).toContain(ADMINISTRATOR.email)
    expect(await page.locator('.MuiDialog-root').first().isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await button(page, 'Sakladım, kapat').click()
    await page.getByText(/Kodunuz .* tarihinde oluşturuldu/).waitFor()
    await page.goto(`${site.server.url}/admin`)
    await page.getByText('Yapılacaklar').waitFor()
    expect(await page.getByText('Kurtarma kodunuz yok').count()).toBe(0)
    expect(await overflowAt(page, [1440, 390, 320])).toEqual([])
  })
})

describe('a link for a user', () => {
  test('invites somebody, who sets the own password and signs in', async () => {
    const { page } = await office.visit('/user', { ...DESKTOP, reducedMotion: 'reduce' })
    await button(page, 'Davet et').click()
    const form = dialog(page, 'Davet et')
    await form.getByLabel('E-posta').fill(ADMINISTRATOR.email)
    await form.getByLabel('Ad', { exact: true }).fill('Ayşe')
    await form.getByLabel('Menü editörleri').check()
    await button(page, 'Davet et').click()
    await form.getByText('bu değer başka bir kayıtta kullanılıyor').waitFor()
    await form.getByLabel('E-posta').fill('ayse.usta@example.com')
    expect(await graveFaults(page)).toEqual([])
    await form.getByRole('button', { name: 'Davet et' }).click()
    const shown = dialog(page, 'Davet bağlantısı')
    const link = await shown.getByLabel('Bağlantı').inputValue()
    await shown.getByRole('img', { name: `QR kod: ${link}` }).waitFor()
    const toWhatsApp = new URL((await shown.getByRole('link').getAttribute('href')) ?? '')
    expect(toWhatsApp.origin + toWhatsApp.pathname).toBe('https://wa.me/')
    expect(toWhatsApp.searchParams.get('text')).toContain(`\n${link}\n`)
    expect(await graveFaults(page)).toEqual([])
    await shown.getByRole('button', { name: 'İlettim, kapat' }).click()
    await page.getByRole('cell', { name: 'ayse.usta', exact: true }).waitFor()
    await useLink(link, 'ayse.usta')
  })

  test('makes an administrator with the own password alone', async () => {
    const { page } = await office.visit('/user', PHONE)
    await button(page, 'Davet et').click()
    const form = dialog(page, 'Davet et')
    await form.getByLabel('E-posta').fill('ortak@example.com')
    await form.getByLabel('Yöneticiler').check()
    await form.getByRole('button', { name: 'Davet et' }).click()
    await confirmWith(page, 'not the password')
    await page.getByText('Bu, sizin şu anki şifreniz değil.').waitFor()
    await confirmWith(page, ADMINISTRATOR.password)
    await dialog(page, 'Davet bağlantısı').waitFor()
  })

  test('is made on the page of the user, with the own password', async () => {
    const { inviteUser } = await office.ask<{ inviteUser: { user: { id: string } } }>(
      'mutation { inviteUser(input: { email: "cirak@example.com" }) { user { id } } }',
    )
    const visit = await office.visit(`/user/${inviteUser.user.id}`)
    const { page } = visit
    await button(page, 'Daveti yenile').click()
    const link = await dialog(page, 'Davet bağlantısı').getByLabel('Bağlantı').inputValue()
    await useLink(link, 'cirak')
    await button(page, 'İlettim, kapat').click()
    await button(page, 'Daveti yenile').click()
    await page.getByText('Bu kullanıcının şifresi var; davete gerek yok.').waitFor()
    await button(page, 'Şifre bağlantısı oluştur').click()
    await button(page, 'Vazgeç').click()
    expect(await page.getByText('kendi şifrenizi yazın').count()).toBe(0)
    await button(page, 'Şifre bağlantısı oluştur').click()
    await confirmWith(page, ADMINISTRATOR.password)
    await useLink(await dialog(page, 'Şifre bağlantısı').getByLabel('Bağlantı').inputValue(), 'cirak')
    expect(await overflowAt(page, [390, 320])).toEqual([])
    forgive(visit, /status of 4/)
  })
})
