import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { longDay } from '../../web/src/rules/hours-text.ts'
import { addDays, localDay, weekdayOf } from '../../web/src/rules/opening-hours.ts'
import { graveFaults, overflowAt } from '../support/accessibility.ts'
import { openBackOffice } from '../support/back-office.ts'
import { forgive, openSite, PHONE } from '../support/site.ts'
import { asked, DAY, fillIn, form, isGuestPage, openTableForm, send } from '../support/table-form.ts'

const site = openSite()
const office = openBackOffice(site)
const { update, setMode, rows } = openTableForm(site, office)

const WIDTHS = [320, 390, 768, 1440]

beforeAll(() => setMode('LIVE'))
beforeEach(async () => {
  await site.sql('delete from reservation')
  await site.sql('delete from reservation_origin')
})
const html = async (path: string) => (await fetch(site.server.url + path)).text()

/** The answer that somebody gave a minute ago. */
const answer = (state: string, message: string | null = null) =>
  site.sql(
    "update reservation set state = $1, message = $2, version = version + 1, answered_at = now() - interval '1 minute'",
    [state, message],
  )

test('the page is the same for everybody: it holds no token, no moment and no day', async () => {
  const page = await html('/book-table')
  expect(page).toContain('<input type="hidden" name="token" value=""')
  expect(page).not.toMatch(new RegExp(`type="radio"|${localDay(new Date(), 'Europe/Istanbul')}|noindex`))
  expect(page).toContain('"largestParty":12')
})

describe('on a phone', () => {
  test('a guest asks for a table, is told of the answer, and gives it up', async () => {
    const visit = await site.visit('/book-table', PHONE)
    const { page } = visit
    expect(await graveFaults(page)).toEqual([])
    await send(page).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('date')
    await form(page).getByText('Adınızı yazın.').waitFor()
    await form(page).getByRole('button', { name: 'Yarın' }).click()
    await form(page)
      .getByText(/^yarın, /)
      .waitFor()
    await fillIn(page)
    expect(await graveFaults(page)).toEqual([])
    expect(await overflowAt(page, WIDTHS)).toEqual([])
    await send(page).click()
    await page.waitForURL(isGuestPage)
    expect(await rows()).toEqual([{ ...asked, state: 'NEW' }])

    // The device that asked finds it again.
    const own = page.url()
    await page.goto(`${site.server.url}/book-table`)
    await page.getByText('Açık isteğiniz:').waitFor()
    await page.getByRole('link', { name: 'Göster' }).click()
    await page.waitForURL(own)

    const told = page.getByRole('main').getByRole('status').first()
    expect(await told.textContent()).toContain('henüz kesin değil')
    await page.locator('main dd', { hasText: '19.00' }).waitFor()
    expect(await graveFaults(page)).toEqual([])
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    await answer('CONFIRMED', 'Bahçede yeriniz hazır.')
    // As if the visitor had come back to the page.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => told.textContent()).toContain('Masanız ayrıldı')
    await page.getByText('Bahçede yeriniz hazır.').waitFor()
    const event = await page.getByRole('link', { name: 'Takvime ekle' }).getAttribute('href')
    expect(await html(event as string)).toContain('BEGIN:VEVENT')
    expect(await graveFaults(page)).toEqual([])

    await page.getByRole('button', { name: 'Vazgeçtim' }).click()
    expect(await rows()).toMatchObject([{ state: 'CONFIRMED' }])
    await page.getByRole('button', { name: 'Evet, vazgeçtim' }).click()
    await expect.poll(() => told.textContent()).toContain('Masanızdan vazgeçtiniz')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Masanızdan vazgeçtiniz')
    expect(await rows()).toMatchObject([{ state: 'CANCELLED' }])
    expect(await overflowAt(page, WIDTHS)).toEqual([])
    // The code is in no address but that of the page.
    expect(visit.asked.filter((name) => name === 'GuestTable')).toEqual([])
    await page.getByRole('link', { name: 'Yeniden masa ayırtın' }).click()
    await form(page).waitFor()
    expect(await page.getByText('Göster', { exact: true }).count()).toBe(0)
  })

  test('what was typed is there again after a look at the menu, and a closed day names its reason and the next one', async () => {
    await update({
      weekly: [1, 2, 3, 4, 5, 6, 7]
        .filter((weekday) => weekday !== weekdayOf(DAY))
        .map((weekday) => ({ ...{ weekday, opens: '08:00', closes: '22:00', kind: 'SERVICE' } })),
    })
    const { page } = await site.visit('/book-table', PHONE)
    await form(page).getByLabel('Adınız').fill('Ayşe Kaya')
    await form(page).getByLabel('Geliş tarihi').fill(DAY)
    await form(page)
      .getByText(/^(Pazartes|Sal|Çarşamba|Perşembe|Cuma|Cumartes|Pazar)\S*(leri|ları) kapalıyız/)
      .waitFor()
    await page.getByRole('navigation', { name: 'Hızlı erişim' }).getByRole('link', { name: 'Menü' }).click()
    await page.waitForURL(/food-collection/)
    await page.goBack()
    await form(page)
      .getByRole('button', { name: longDay(addDays(DAY, 1)) })
      .click()
    expect(await form(page).getByLabel('Geliş tarihi').inputValue()).toBe(addDays(DAY, 1))
    expect(await form(page).getByLabel('Adınız').inputValue()).toBe('Ayşe Kaya')
    await form(page).getByRole('radio', { name: '19.00' }).waitFor({ state: 'attached' })
    expect(await graveFaults(page)).toEqual([])
    expect(await overflowAt(page, WIDTHS)).toEqual([])
    await update({ weekly: null })
  })

  test('day and time of the first template home are brought along', async () => {
    const { page } = await site.visit('/home-one', PHONE)
    const lead = page.getByRole('form', { name: 'Masanız hazır olsun' })
    await lead.getByLabel('Tarih').fill(DAY)
    await lead.getByLabel('Saat').fill('20:30')
    await lead.getByRole('button', { name: 'Reserve Now' }).click()
    await page.waitForURL(/\/book-table\?date=/)
    await form(page).getByRole('radio', { name: '20.30', checked: true }).waitFor({ state: 'attached' })
    expect(await form(page).getByLabel('Geliş tarihi').inputValue()).toBe(DAY)
  })
})

describe('without script', () => {
  const options = { ...PHONE, javaScriptEnabled: false }

  test('a guest reads everything once more, chooses a time, and has a page', async () => {
    const { page } = await site.visit('/book-table', options)
    await form(page).getByLabel('Kişi sayısı').fill('4')
    await form(page).getByLabel('Geliş tarihi').fill(DAY)
    await form(page).getByLabel('Saat').fill('19:00')
    await form(page).getByLabel('Adınız').fill('Ayşe Kaya')
    await form(page).getByLabel('Telefon').fill('0532 111 22 33')
    await form(page).getByLabel('Mesaj').fill('www.example')
    await send(page).click()
    await page.getByText('İnternet adresi yazılamıyor').waitFor()
    const again = page.getByRole('form', { name: 'Bilgileriniz' })
    expect(await again.getByLabel('Adınız').inputValue()).toBe('Ayşe Kaya')
    await again.getByLabel('Mesaj').fill('Cam kenarı')
    await again.getByRole('button', { name: 'Boş saatleri göster' }).click()
    await page.getByRole('heading', { name: 'Bir kez daha okuyun' }).waitFor()
    await form(page).getByRole('radio', { name: '19.00', checked: true }).waitFor({ state: 'attached' })
    expect(await overflowAt(page, WIDTHS)).toEqual([])
    await pause(3_000)
    await send(page).click()
    await page.waitForURL(isGuestPage)
    await page.getByText('henüz kesin değil').waitFor()
    await page.getByText('sayfayı yenileyin').waitFor()
    expect(await rows()).toEqual([{ ...asked, state: 'NEW' }])
    await page.locator('summary', { hasText: 'Vazgeçtim' }).click()
    expect(await overflowAt(page, WIDTHS)).toEqual([])
    await page.getByRole('button', { name: 'Evet, vazgeçtim' }).click()
    await page.getByText('Masanız iptal edildi').waitFor()
    expect(await rows()).toMatchObject([{ state: 'CANCELLED' }])
  })
})

test('an unknown code is the page that is not found', async () => {
  const visit = await site.visit('/book-table/0123456789abcdefghijkl')
  await visit.page.getByRole('heading', { name: 'Aradığınız sayfa bulunamadı' }).waitFor()
  forgive(visit, /status of 404/)
})

test('other pages lead there, and say what becomes of the data, only while it works', async () => {
  const [service] = await site.sql('select id from service order by id limit 1')
  const looks = async () => ({
    service: /href="([^"]*)"[^>]*>Rezarvasyon/.exec(await html(`/services-details/${service?.id}`))?.[1],
    home: /"acceptsReservations":("[^"]*"|[^,]*)/.exec(await html('/'))?.[1] ?? 'null',
    sample: (await html('/home-one')).includes('masanızı telefonla ayırıyoruz'),
    privacy: (await html('/privacy-policy')).includes('Siteden masa isteği'),
    sends: !(await html('/privacy-policy')).includes('tarayıcınızdan çıkmaz'),
    header: /İletişim<\/a><a[^>]*href="([^"]*)"[^>]*>Masa ayırtın<\/a><\/nav>/.exec(
      await html('/about'),
    )?.[1],
    hero: /class="actions">(.*?)<\/div>/.exec(await html('/'))?.[1]?.includes('Masa ayırtın'),
    page: /Bu formdan bize bilgi ulaşmıyor/.test(await html('/book-table')),
  })
  expect(await looks()).toEqual({
    ...{ service: '/book-table', home: `"${site.server.url}/book-table"` },
    ...{ sample: false, privacy: true, sends: true, page: false },
    ...{ header: '/book-table', hero: true },
  })
  await update({
    pages: [
      { key: 'book-table', mode: 'LIVE' },
      { key: 'privacy-policy', mode: 'OWN' },
    ],
  })
  const own = await html('/privacy-policy')
  expect(own).toContain('Siteden masa isteği')
  expect(own).toContain('Gizlilik Politikası')
  await setMode('TEMPLATE')
  expect(await looks()).toMatchObject({
    ...{ service: '/contact', sample: true, privacy: false, sends: false, page: true },
    ...{ header: undefined, hero: false },
  })
  expect(await html('/book-table')).not.toContain('largestParty')
  await setMode('LIVE')
})
