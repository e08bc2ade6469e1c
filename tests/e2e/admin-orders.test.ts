import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../support/accessibility.ts'
import { field, undo } from '../support/admin-controls.ts'
import { openBackOffice } from '../support/back-office.ts'
import { DESKTOP, openSite, PHONE } from '../support/site.ts'
import { isTold, press } from '../support/site-settings.ts'

const site = openSite()
const office = openBackOffice(site)

const LIVE = ['cart', 'checkout', 'online-order'].map((key) => ({ key, mode: 'LIVE' }))
const FACTS = { whatsapp: '0532 111 22 33', legalName: 'Köşe Gıda Ltd. Şti.', tradeNumber: '1234567890' }
const ORDERING = { ways: ['PICKUP', 'DELIVERY'], minimum: 150, deliveryFee: 30, leadMinutes: 40 }

const store = (input: object) =>
  office.ask('mutation ($input: UpdateSite!) { updateSite(input: $input) { name } }', { input })
const stored = async () => {
  const { site: found } = await office.ask<{ site: { settings: Record<string, unknown> } }>(
    `{ site { settings { ordering { ways minimum deliveryFee leadMinutes note } whatsapp legalName tradeNumber
      kepAddress pages { key mode } } } }`,
  )
  return found.settings
}
const modes = async () => {
  const pages = ((await stored()).pages ?? []) as { key: string; mode: string }[]
  return pages.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}
const turn = (page: Page) => page.getByRole('switch', { name: 'Siteden sipariş alınsın' })
const way = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Nasıl sipariş alırsınız?' }).getByRole('checkbox', { name })
const number = (page: Page, name: string) => page.getByRole('spinbutton', { name })

beforeEach(async () => {
  await store({ pages: [], ordering: null })
  await store({ whatsapp: null, legalName: null, tradeNumber: null, kepAddress: null })
})

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])(
  'an owner answers four questions on %s, tries an order, and opens the pages for them in one tap',
  async (_, device) => {
    await store({ pages: [{ key: 'privacy-policy', mode: 'HIDDEN' }] })
    const { page } = await office.visit('/settings/orders', { ...device })
    const missing = page.getByRole('alert').filter({ hasText: 'Açmak için önce aşağıda yazıp kaydedin' })
    await missing
      .filter({ hasText: 'Sipariş, WhatsApp, İşletmenin ticari unvanı, MERSİS ya da vergi no' })
      .waitFor()
    expect(await turn(page).isDisabled()).toBe(true)
    await page.getByText(/ETBİS/).waitFor()
    expect(await page.getByText(/uygundur|uyumlu/).count()).toBe(0)

    expect(await number(page, 'Bir sipariş kaç dakikada hazır olur?').count()).toBe(0)
    await way(page, 'Gel-al').check()
    expect(await number(page, 'Bir sipariş kaç dakikada hazır olur?').inputValue()).toBe('30')
    expect(await number(page, 'Paket servis ücreti (TL)').count()).toBe(0)
    await way(page, 'Paket servis').check()
    await number(page, 'Paket servis en az kaç TL?').fill('150')
    await number(page, 'Paket servis ücreti (TL)').fill('30')
    await number(page, 'Bir sipariş kaç dakikada hazır olur?').fill('40')
    await field(page, 'Misafire bir cümle').fill('Servis ücreti 30 TL')
    await press(page, 'Kaydet')
    await page
      .getByText(/^Menüde “Servis ücreti” yazılamaz/)
      .first()
      .waitFor()
    await field(page, 'Misafire bir cümle').fill('Gölbaşı’na 45 dakikada')
    await press(page, 'Kaydet')
    // What is missing is said beside its field.
    await expect.poll(() => page.getByText('Sipariş almak için gerekli.', { exact: true }).count()).toBe(3)
    expect(await graveFaults(page)).toEqual([])
    await field(page, 'WhatsApp').fill(FACTS.whatsapp)
    await field(page, 'İşletmenin ticari unvanı').fill(FACTS.legalName)
    await field(page, 'MERSİS ya da vergi no').fill(FACTS.tradeNumber)
    await field(page, 'KEP adresi').fill('kose@hs01.kep.tr')
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    await missing.waitFor({ state: 'detached' })
    expect(await stored()).toMatchObject({
      ...FACTS,
      ...{ kepAddress: 'kose@hs01.kep.tr', ordering: { ...ORDERING, note: 'Gölbaşı’na 45 dakikada' } },
    })

    const trial = page.getByRole('link', { name: 'Kendinize deneme siparişi gönderin' })
    const address = new URL((await trial.getAttribute('href')) ?? '')
    expect([address.origin, address.pathname]).toEqual(['https://wa.me', '/905321112233'])
    expect(address.searchParams.get('text')).toMatch(
      /^Merhaba, sipariş vermek istiyorum\.\nGel-al · en kısa sürede\n2 × /,
    )

    await turn(page).click()
    await isTold(page, 'Siteden sipariş alınıyor')
    await expect.poll(() => turn(page).isChecked()).toBe(true)
    // What becomes of what guests tell is shown as well.
    expect(await modes()).toEqual(LIVE)
    expect(await graveFaults(page)).toEqual([])
    expect(await overflowAt(page, [1440, 768, 390, 320])).toEqual([])
    // The form goes on with what the switch has stored.
    await number(page, 'Bir sipariş kaç dakikada hazır olur?').fill('45')
    await press(page, 'Kaydet')
    await expect.poll(async () => (await stored()).ordering).toMatchObject({ leadMinutes: 45 })
    expect(await page.getByRole('dialog').count()).toBe(0)
  },
)

describe('the switch', () => {
  beforeEach(async () => {
    await store({ ...FACTS, ordering: ORDERING })
  })

  test('brings back the modes that the pages had, and is taken back like every change', async () => {
    const before = [
      { key: 'cart', mode: 'HIDDEN' },
      { key: 'online-order', mode: 'OWN' },
    ]
    await store({ pages: before })
    const { page } = await office.visit('/settings/orders', { ...PHONE })
    await turn(page).click()
    await expect.poll(modes).toEqual(LIVE)
    await turn(page).click()
    await isTold(page, 'Siteden sipariş alınmıyor')
    expect(await modes()).toEqual(before)
    await undo(page).last().click()
    await expect.poll(modes).toEqual(LIVE)
    await expect.poll(() => turn(page).isChecked()).toBe(true)
  })

  test('hides the pages where this browser has not opened them', async () => {
    await store({ pages: LIVE })
    const { page } = await office.visit('/settings/orders')
    await turn(page).click()
    await expect.poll(modes).toEqual(LIVE.map(({ key }) => ({ key, mode: 'HIDDEN' })))
  })

  test('says why it was refused, and what stands by now', async () => {
    const { page } = await office.visit('/settings/orders')
    await turn(page).waitFor()
    await store({ ordering: null })
    await store({ legalName: null })
    await turn(page).click()
    await isTold(page, 'siz açtıktan sonra değişti')
    await page.getByRole('alert').filter({ hasText: 'Sipariş, İşletmenin ticari unvanı' }).waitFor()
    expect(await modes()).toEqual([])
  })

  test('is the one place where the pages are closed, and the facts stay while they are open', async () => {
    await store({ pages: LIVE })
    const { page } = await office.visit('/settings/pages')
    const mode = (name: string) => page.getByRole('combobox', { name, exact: true })
    expect(await mode('Sepet').getAttribute('aria-disabled')).toBe('true')
    expect(await mode('Sepet').textContent()).toBe('Çalışıyor')
    await mode('Gizlilik ve KVKK').click()
    expect(await page.getByRole('option').allTextContents()).toEqual(['Örnek metin', 'Kendi metnim'])
    await page.keyboard.press('Escape')
    await field(page, 'İşletmenin ticari unvanı').fill('')
    await press(page, 'Kaydet')
    await page.getByText('Sipariş almak için gerekli.', { exact: true }).waitFor()
    expect(await graveFaults(page)).toEqual([])
    await field(page, 'İşletmenin ticari unvanı').fill('Köşe A.Ş.')
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    await page.getByRole('link', { name: 'Sipariş', exact: true }).last().click()
    await expect.poll(() => field(page, 'İşletmenin ticari unvanı').inputValue()).toBe('Köşe A.Ş.')
    await way(page, 'Gel-al').uncheck()
    await way(page, 'Paket servis').uncheck()
    await press(page, 'Kaydet')
    await page
      .getByText(/boş kalamaz; önce siparişi kapatın/)
      .first()
      .waitFor()
    expect(await modes()).toEqual(LIVE)
  })
})
