import { setTimeout as pause } from 'node:timers/promises'
import type { Request } from 'playwright'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../../web/src/rules/opening-hours.ts'
import { graveFaults } from '../../support/accessibility.ts'
import { loseConnectionAfter, loseReply, openBackOffice } from '../../support/back-office.ts'
import { openWatched } from '../../support/every-page.ts'
import { forgive, isAlive, openSite, PHONE, type Visit } from '../../support/site.ts'
import { asked, DAY, fillIn, form, isGuestPage, openTableForm, send, time } from '../../support/table-form.ts'

const site = openSite()
const office = openBackOffice(site)
const { update, setMode, rows } = openTableForm(site, office)

beforeAll(() => setMode('LIVE'))
beforeEach(async () => {
  await site.sql('delete from reservation')
  await site.sql('delete from reservation_origin')
})

async function ask(visit: Visit) {
  await fillIn(visit.page)
  await send(visit.page).click()
  await visit.page.waitForURL(isGuestPage)
}

describe('on a phone', () => {
  test('a lost reply stores one table, and leads to it', async () => {
    const visit = await site.visit('/book-table', PHONE)
    await loseReply(visit.page, 'RequestTable')
    await ask(visit)
    expect(await rows()).toEqual([{ ...asked, state: 'NEW' }])
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })

  test('without any reply it says what to do, and what was changed since is not lost in silence', async () => {
    const visit = await site.visit('/book-table', PHONE)
    const { page } = visit
    await fillIn(page)
    // Older than the server asks.
    await pause(3_000)
    await loseConnectionAfter(page, 'RequestTable')
    await send(page).click()
    await form(page).getByText('aynı istek yeniden gönderiliyor').waitFor()
    await form(page).getByText('Sunucudan yanıt gelmedi.').waitFor()
    expect(await form(page).getByLabel('Adınız').inputValue()).toBe('Ayşe Kaya')
    await page.unroute('**/graphql')
    await form(page).getByLabel('Mesaj').fill('Bahçe')
    await send(page).click()
    await form(page).getByRole('link', { name: 'İsteğimi aç' }).click()
    await page.waitForURL(isGuestPage)
    expect(await rows()).toEqual([{ ...asked, state: 'NEW' }])
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })

  test('after a reload the same request is asked for by the same token, and nothing is sent by itself', async () => {
    const visit = await site.visit('/book-table', PHONE)
    const { page } = visit
    await fillIn(page)
    await pause(3_000)
    const sendings: Request[] = []
    page.on('request', (each) => each.postData()?.includes('RequestTable') && sendings.push(each))
    // It arrives, and no reply does.
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('RequestTable')) return route.fallback()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await send(page).click()
    await form(page).getByText('Sunucudan yanıt gelmedi.').waitFor()
    const bar = await page.getByRole('navigation', { name: 'Hızlı erişim' }).boundingBox()
    const told = await form(page).locator('.ask-table__refusal').boundingBox()
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await page.unroute('**/graphql')
    await page.reload()
    await form(page).getByText('Son isteğinize yanıt gelmemişti').waitFor()
    expect(await form(page).getByLabel('Adınız').inputValue()).toBe('Ayşe Kaya')
    expect(await form(page).getByLabel('Geliş tarihi').inputValue()).toBe(DAY)
    expect(await graveFaults(page)).toEqual([])
    expect(sendings).toHaveLength(5)
    await form(page).getByRole('button', { name: 'Aynısını yeniden gönder' }).click()
    await page.waitForURL(isGuestPage)
    expect(await rows()).toEqual([{ ...asked, state: 'NEW' }])
    expect(await page.evaluate(() => sessionStorage.getItem('table-sending'))).toBeNull()
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })

  test('a copy of the tab is told of the request that the first one has stored, and can send a second', async () => {
    const { page } = await site.visit('/book-table', PHONE)
    await fillIn(page)
    await pause(3_000)
    const kept = await page.evaluate(() => ({ ...sessionStorage }))
    const copy = await page.context().newPage()
    await copy.goto(`${site.server.url}/coming-soon`)
    await copy.evaluate((items) => Object.assign(sessionStorage, items), kept)
    await copy.goto(`${site.server.url}/book-table`)
    await form(copy).getByRole('radio', { name: '19.00', checked: true }).waitFor({ state: 'attached' })
    await send(page).click()
    await page.waitForURL(isGuestPage)
    await copy.getByText('Açık isteğiniz:').waitFor()
    await form(copy).getByLabel('Adınız').fill('Ayşe Kaya Öz')
    await send(copy).click()
    await form(copy).getByText('Bu formdan bir istek zaten ulaştı.').waitFor()
    expect(await rows()).toHaveLength(1)
    await send(copy).click()
    await copy.waitForURL(isGuestPage)
    expect(await rows()).toHaveLength(2)
  })

  test('a device forgets a table of which nobody knows any more', async () => {
    const visit = await site.visit('/contact', PHONE)
    const { page } = visit
    await page.evaluate(
      (at) => localStorage.setItem('tables', JSON.stringify([{ code: 'a'.repeat(22), at }])),
      new Date(`${DAY}T19:00:00+03:00`).toISOString(),
    )
    await page.goto(`${site.server.url}/book-table`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('tables'))).toBeNull()
    await expect.poll(() => page.getByText('Açık isteğiniz').count()).toBe(0)
  })

  test('where the browser stores nothing, the site works all the same', async () => {
    const visit = await site.visit('/coming-soon', PHONE)
    const { page } = visit
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The storage is switched off.', 'SecurityError')
          },
        })
    })
    await page.goto(`${site.server.url}/book-table`)
    await ask(visit)
    expect(await rows()).toEqual([{ ...asked, state: 'NEW' }])
  })

  test('a double tap stores one table', async () => {
    const { page } = await site.visit('/book-table', PHONE)
    await fillIn(page)
    await send(page).dblclick()
    await page.waitForURL(isGuestPage)
    expect(await rows()).toEqual([{ ...asked, state: 'NEW' }])
  })

  test('a moment that is taken meanwhile is told, with the nearest ones as buttons', async () => {
    await update({ reservations: { seats: 4, stayMinutes: 60 } })
    const { page } = await site.visit('/book-table', PHONE)
    await fillIn(page)
    await pause(3_000)
    await office.ask('mutation ($input: AddReservation!) { addReservation(input: $input) { id } }', {
      input: {
        ...{ name: 'Cem', phone: '0533 444 55 66', people: 4 },
        at: new Date(`${DAY}T19:00:00+03:00`).toISOString(),
      },
    })
    await send(page).click()
    await form(page).getByText('Bu saat için masa kalmamış.').waitFor()
    await form(page).getByRole('radio', { name: '19.00 dolu', disabled: true }).waitFor({ state: 'attached' })
    expect(await graveFaults(page)).toEqual([])
    await form(page).getByRole('button', { name: '20.00', exact: true }).click()
    await send(page).click()
    await page.waitForURL(isGuestPage)
    expect(await rows()).toHaveLength(2)
    await update({ reservations: null })
  })

  test('a large party, a day without tables and too many requests are sent to the phone', async () => {
    const visit = await site.visit('/book-table', PHONE)
    const { page } = visit
    await form(page).getByLabel('Geliş tarihi').fill(addDays(DAY, 300))
    await form(page).getByText('En fazla 60 gün sonrası için').waitFor()
    const call = form(page).getByRole('link', { name: '+90 312' })
    expect(await call.getAttribute('href')).toBe('tel:+903125550123')
    await form(page).getByLabel('Kişi sayısı').fill('13')
    await form(page).getByText('12 kişiden kalabalık sofraları telefonda konuşalım').waitFor()
    await fillIn(page)
    await site.sql(
      `insert into reservation (state, at, day, stay_minutes, people, name, phone, by_phone, overbooked)
       select 'NEW', now() + interval '1 day', current_date, 60, 2, 'Cem', '0532 111 22 33', true, false
       from generate_series(1, 3)`,
    )
    await send(page).click()
    await form(page).getByText('daha fazla istek alamıyoruz').waitFor()
    await call.waitFor()
    expect(await form(page).getByLabel('Mesaj').inputValue()).toBe('Cam kenarı')
    forgive(visit, /status of 429/)
  })
})

test('the form that was sent before the script came is answered by a page that comes alive as it is', async () => {
  const { page } = await site.visit('/book-table', PHONE)
  await form(page).getByLabel('Geliş tarihi').fill(DAY)
  await form(page).getByLabel('Adınız').fill('Ayşe Kaya')
  await form(page).getByLabel('Telefon').fill('0532 111 22 33')
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit()),
  ])
  await isAlive(page)
  await page.getByRole('heading', { name: 'Bir kez daha okuyun' }).waitFor()
  await time(page, '20.00').click()
  await page.getByText('Bilgileri değiştir').click()
  const again = page.getByRole('form', { name: 'Bilgileriniz' })
  expect(await again.getByLabel('Adınız').inputValue()).toBe('Ayşe Kaya')
  expect(await graveFaults(page)).toEqual([])
  await pause(3_000)
  await send(page).click()
  await page.waitForURL(isGuestPage)
  expect(await rows()).toMatchObject([{ name: 'Ayşe Kaya', state: 'NEW' }])
})

test('nothing jumps while the form and the page of a table come alive', async () => {
  const { page } = await openWatched(site, '/book-table', PHONE)
  await ask({ page, noise: [], asked: [] })
  await openWatched(site, new URL(page.url()).pathname, PHONE)
})
