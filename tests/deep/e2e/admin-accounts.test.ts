import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../../support/accessibility.ts'
import { ADMINISTRATOR, confirmWith, openBackOffice } from '../../support/back-office.ts'
import { PUBLIC_URL, useLink } from '../../support/password-link.ts'
import { DESKTOP, openSite } from '../../support/site.ts'
import { startSmtp } from '../../support/smtp.ts'

const site = openSite({ PUBLIC_URL })
const office = openBackOffice(site)

// The limit counts all attempts of a minute, whichever test they are of.
beforeEach(async () => {
  await site.sql('delete from sign_in_attempt')
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

describe('the own account', () => {
  test('gets a recovery sheet, which lets its owner back in', async () => {
    await site.sql('delete from recovery_code')
    const { page } = await office.visit('', { ...DESKTOP, reducedMotion: 'reduce' })
    await page.getByText('Kurtarma kodunuz yok').waitFor()
    await page.getByRole('link', { name: 'Kâğıdı oluştur' }).click()
    await page.getByText('Kurtarma kâğıdınız yok.').waitFor()
    await button(page, 'Kâğıdı oluştur').click()
    await confirmWith(page, ADMINISTRATOR.password)
    const shown = dialog(page, 'Kurtarma kodlarınız')
    await shown.waitFor()
    const codes = await shown.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    expect(await graveFaults(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('.recovery-sheet')
    expect(await sheet.isVisible()).toBe(true)
    expect(await sheet.textContent()).toContain(codes.join(''))
    expect(await sheet.textContent()).toContain(ADMINISTRATOR.email)
    expect(await page.locator('.MuiDialog-root').first().isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await button(page, 'Sakladım, kapat').click()
    await page.getByText(/10 koddan 10’u duruyor. Kâğıt .* tarihinde oluşturuldu/).waitFor()
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
    await useLink(site, link, 'ayse.usta')
  })
})

describe('the account that sends', () => {
  test('is tried, refused with what to do, used, watched and stopped', async () => {
    const server = await startSmtp({}, { password: 'the right one' })
    const visit = await office.visit('/mail', { ...DESKTOP, reducedMotion: 'reduce' })
    const { page } = visit
    try {
      await page.getByText('Site henüz e-posta göndermiyor').waitFor()
      await page.getByText('Sunucu: smtp.gmail.com:587').waitFor()
      await page.getByRole('combobox', { name: 'Sağlayıcı' }).click()
      await page.getByRole('option', { name: 'hosting' }).click()
      await page.getByLabel('Gönderen e-posta adresi').fill('bilgi@kose.com.tr')
      await page.getByLabel('Gönderen e-posta adresi').blur()
      await expect.poll(() => page.getByLabel('Posta sunucusu').inputValue()).toBe('mail.kose.com.tr')
      await page.getByRole('combobox', { name: 'Sağlayıcı' }).click()
      await page.getByRole('option', { name: 'Başka' }).click()
      await page.getByLabel('Posta sunucusu').fill('localhost')
      await page.getByLabel('Bağlantı noktası').fill(String(server.port))
      await page.getByLabel('Şifre', { exact: true }).fill('the wrong one')
      expect(await graveFaults(page)).toEqual([])
      await button(page, 'Dene ve kullan').click()
      await confirmWith(page, ADMINISTRATOR.password)
      await page.getByText('Sunucu kullanıcı adını ya da şifreyi kabul etmiyor').waitFor()
      await page.getByLabel('Şifre', { exact: true }).fill('the right one')
      await button(page, 'Dene ve kullan').click()
      await confirmWith(page, ADMINISTRATOR.password)
      await page.getByText('Site e-posta gönderiyor.').waitFor()
      expect(server.mails).toMatchObject([{ from: 'bilgi@kose.com.tr', to: [ADMINISTRATOR.email] }])
      await page.getByText('v=spf1 a mx ~all').waitFor()
      await page.getByRole('listitem').filter({ hasText: 'Deneme' }).getByText('gönderildi').waitFor()

      await page.goto(`${site.server.url}/admin/user`)
      await button(page, 'Davet et').click()
      const form = dialog(page, 'Davet et')
      await form.getByLabel('E-posta').fill('postayla@example.com')
      await form.getByRole('button', { name: 'Davet et' }).click()
      await dialog(page, 'Davet gönderildi').getByText('postayla@example.com').waitFor()
      await expect.poll(() => server.mails.flatMap(({ to }) => to)).toContain('postayla@example.com')

      await office.ask('mutation ($id: ID!) { updateContact(id: $id, input: { port: 1 }) { id } }', {
        id: String((await site.sql('select contact_id from mail_account'))[0]?.contact_id),
      })
      await site.sql(
        "insert into mail (kind, facts, recipient, expires_at) values ('ALERT', '{\"concern\": \"DISK_LOW\", \"over\": false}', 'bekleyen@example.com', now() + interval '1 hour')",
      )
      await page.goto(`${site.server.url}/admin`)
      await page.getByText('E-posta hesabı değişti').waitFor()
      await page.getByRole('link', { name: 'E-postaya bak' }).click()
      await page.getByText('siz yeniden deneyene kadar hiçbir e-posta çıkmaz').waitFor()
      const waiting = page.getByRole('listitem').filter({ hasText: 'b•••@example.com' })
      await waiting.getByRole('button', { name: 'Vazgeç' }).click()
      await waiting.getByText('vazgeçildi').waitFor()
      expect(await graveFaults(page)).toEqual([])
      expect(await overflowAt(page, [1440, 768, 390, 320])).toEqual([])
      await button(page, 'Durdur').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Durdur' }).click()
      await page.getByText('Gönderim durduruldu. Yeniden').waitFor()
    } finally {
      await server.close()
      await site.sql('delete from mail_account')
    }
  })
})
