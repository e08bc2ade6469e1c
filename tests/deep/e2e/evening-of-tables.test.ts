import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addDays, instantOf, localDay } from '../../../web/src/rules/opening-hours.ts'
import { openBackOffice } from '../../support/back-office.ts'
import { forgive, openSite, PHONE, type Visit } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

const ISTANBUL = 'Europe/Istanbul'
const DAY = addDays(localDay(new Date(), ISTANBUL), 1)
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true }
const isGuestPage = /\/book-table\/[a-z0-9]{22}$/

async function post<T>(query: string, variables: object = {}): Promise<T> {
  const reply = await fetch(`${site.server.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return ((await reply.json()) as { data: T }).data
}

/** Fills the form in for six guests at 19.30. */
async function fillIn({ page }: Visit, name: string, phone: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Masa isteği' })
  await form.getByLabel('Kişi sayısı').fill('6')
  await form.getByLabel('Geliş tarihi').fill(DAY)
  await form.getByText('19.30', { exact: true }).click()
  await form.getByLabel('Adınız').fill(name)
  await form.getByLabel('Telefon').fill(phone)
}

const send = ({ page }: Visit) => page.getByRole('button', { name: /^İsteği gönder/ }).click()
const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const press = (page: Page, name: string, what: string) =>
  page.getByRole('button', { name: `${name}: ${what}`, exact: true }).click()
const stateOf = async (name: string) =>
  (await site.sql('select state from reservation where name = $1', [name]))[0]?.state

test('an evening of twelve requests is kept by two phones and a tablet', async () => {
  await office.ask('mutation ($input: UpdateSite!) { updateSite(input: $input) { name } }', {
    input: { pages: [{ key: 'book-table', mode: 'LIVE' }], reservations: { seats: 60 } },
  })
  const { page: tablet, ...tabletVisit } = await office.visitor(TABLET, await office.memberOf('Reception'))
  await tablet.goto(`${site.server.url}/admin/tables?day=${DAY}`)

  // Thirty seats are taken by phone, and ten guests ask for 20 more at half past seven.
  const moment = instantOf(DAY, 19 * 60 + 30, ISTANBUL).toISOString()
  await site.sql(
    `insert into reservation (state, at, day, stay_minutes, people, name, phone, by_phone, overbooked, code, answered_at)
     values ('CONFIRMED', '${moment}', '${DAY}', 120, 30, 'Düğün', '0532 000 00 00', true, false, 'abcdefghij0123456789kl', now())`,
  )
  const tokens = await Promise.all(
    Array.from({ length: 10 }, () => post<{ beginReservation: string }>('mutation { beginReservation }')),
  )
  await pause(3_000)
  const at = instantOf(DAY, 19 * 60 + 30, ISTANBUL).toISOString()
  for (const [index, { beginReservation: token }] of tokens.entries()) {
    await post('mutation ($input: RequestReservation!) { requestReservation(input: $input) { code } }', {
      input: { token, name: `Konuk ${index + 1}`, phone: `0533 111 22 ${30 + index}`, people: 2, at },
    })
  }
  // Two phones ask for six of the last ten seats in the same second.
  const phones = [await site.visit('/book-table', PHONE), await site.visit('/book-table', PHONE)] as const
  await fillIn(phones[0], 'Ayşe Kaya', '0532 111 22 33')
  await fillIn(phones[1], 'Cem Demir', '0532 444 55 66')
  await pause(3_000)
  // All phones of this test have one address, which may ask for 24 people an hour.
  await site.sql('delete from reservation_origin')
  await Promise.all(phones.map(send))
  await expect.poll(() => phones.filter(({ page }) => isGuestPage.test(page.url())).length).toBe(1)
  const [first, second] = isGuestPage.test(phones[0].page.url()) ? phones : ([phones[1], phones[0]] as const)
  const names =
    first === phones[0] ? (['Ayşe Kaya', 'Cem Demir'] as const) : (['Cem Demir', 'Ayşe Kaya'] as const)
  // The other one is told the nearest time, takes it, and is the twelfth.
  forgive(second, /409/)
  await second.page
    .getByRole('button', { name: /^(17\.30|21\.30)$/ })
    .first()
    .click()
  if (!isGuestPage.test(second.page.url())) await send(second)
  await second.page.waitForURL(isGuestPage)
  expect(
    await site.sql('select state, count(*)::integer from reservation where not by_phone group by state'),
  ).toEqual([{ state: 'NEW', count: 12 }])

  await tablet.getByRole('heading', { name: '12 istek yanıt bekliyor' }).waitFor()
  for (const name of [...names, 'Konuk 1', 'Konuk 2', 'Konuk 3']) {
    await press(tablet, name, 'Onayla')
    await row(tablet, name).getByText('Onaylandı').waitFor()
  }
  await press(tablet, 'Konuk 4', 'Yok')
  await row(tablet, 'Konuk 4').getByText('Yok denildi').waitFor()
  // Without a connection an answer waits, and is stored once when it is back.
  await tablet.context().setOffline(true)
  await press(tablet, 'Konuk 5', 'Onayla')
  await pause(20_000)
  expect(await stateOf('Konuk 5')).toBe('NEW')
  await tablet.context().setOffline(false)
  await expect.poll(() => stateOf('Konuk 5'), { timeout: 60_000 }).toBe('CONFIRMED')
  await row(tablet, 'Konuk 5').getByText('Onaylandı').waitFor()

  // Half a minute later the guests are told, and one gives up.
  await site.sql("update reservation set answered_at = answered_at - interval '1 minute'")
  const told = first.page.getByRole('main').getByRole('status').first()
  await first.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => told.textContent()).toContain('Masanız ayrıldı')
  await first.page.getByRole('button', { name: 'Vazgeçtim' }).click()
  await first.page.getByRole('button', { name: 'Evet, vazgeçtim' }).click()
  await expect.poll(() => stateOf(names[0])).toBe('CANCELLED')

  // The evening itself: one table comes, one does not.
  await tablet.reload()
  await row(tablet, 'Konuk 1').getByRole('button', { name: 'Geldi' }).click()
  await row(tablet, 'Konuk 1').getByRole('button', { name: 'Geldi', pressed: true }).waitFor()
  await row(tablet, 'Konuk 2').getByRole('button', { name: 'Konuk 2: diğer işler' }).click()
  await tablet.getByRole('menuitem', { name: 'Gelmedi' }).click()
  await row(tablet, 'Konuk 2').getByText('Gelmedi').waitFor()
  await row(tablet, names[0]).getByText('Vazgeçti').waitFor()

  const stored = await site.sql(
    'select state, count(*)::integer from reservation where not by_phone group by state order by state',
  )
  expect(stored).toEqual([
    { state: 'ARRIVED', count: 1 },
    { state: 'CANCELLED', count: 1 },
    { state: 'CONFIRMED', count: 3 },
    { state: 'DECLINED', count: 1 },
    { state: 'NEW', count: 5 },
    { state: 'NO_SHOW', count: 1 },
  ])
  // No answer was stored twice.
  expect(await site.sql("select name from reservation where version > 2 and state = 'CONFIRMED'")).toEqual([])
  expect(await site.sql("select from change where entity ilike '%reservation%'")).toEqual([])
  forgive({ page: tablet, ...tabletVisit }, /ERR_INTERNET_DISCONNECTED|Failed to fetch/)
})
