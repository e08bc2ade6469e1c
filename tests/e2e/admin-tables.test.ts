import type { Locator, Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { addDays, localDay } from '../../web/src/rules/opening-hours.ts'
import { graveFaults, overflowAt } from '../support/accessibility.ts'
import { openBackOffice } from '../support/back-office.ts'
import { openSite, PHONE } from '../support/site.ts'
import { answer, openRequests, row, TOMORROW } from '../support/table-requests.ts'

const site = openSite()
const office = openBackOffice(site)
const { request, stored: asked } = openRequests(site)

beforeEach(() => site.sql('delete from reservation'))

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const rows = () => site.sql('select name, people, state, phone, note from reservation order by at, id')

test('an evening is taken by phone, changed, and marked by one thumb, by who may do nothing else', async () => {
  await office.ask('mutation { updateSite(input: { reservations: { seats: 6 } }) { name } }')
  const token = await office.memberOf('Reception')
  const { page } = await office.visitor({ ...PHONE }, token)
  await page.goto(`${site.server.url}/admin`)
  await page.waitForURL(/\/admin\/tables$/)
  const tomorrow = addDays(localDay(new Date(), 'Europe/Istanbul'), 1)
  await page.goto(`${site.server.url}/admin/tables?day=${tomorrow}`)
  await page.getByText('Bu gün için masa yok').waitFor()
  const take = async (name: string, time: string, more: number) => {
    await press(page, 'Masa yaz')
    const dialog = page.getByRole('dialog', { name: 'Masa yaz' })
    await dialog.getByLabel('Ad').fill(name)
    await dialog.getByLabel('Telefon').fill('0532 111 22 33')
    await dialog.getByRole('combobox', { name: 'Saat' }).click()
    await page.getByRole('option', { name: time, exact: true }).click()
    for (let step = 0; step < more; step++)
      await dialog.getByRole('button', { name: 'Bir kişi fazla' }).click()
    await dialog.getByRole('button', { name: 'Kaydet' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await press(page, 'Masa yaz')
  await page.getByRole('dialog').getByLabel('Ad').fill('Ayşe Kaya')
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click()
  await page.getByRole('dialog').getByText('Telefon numarası gerekli.').waitFor()
  await press(page, 'Vazgeç')
  await take('Ayşe Kaya', '19.00', 2)
  await take('Cem', '19.00', 0)
  await page.getByText('2 masa, 6 kişi').waitFor()
  await take('Deniz', '20.00', 1)
  await page.getByText('sayılan yerlerden fazla misafir var').waitFor()
  await page.getByRole('region', { name: '20.00' }).getByText('9 / 6 kişi').waitFor()
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, [320, 390, 768, 1440])).toEqual([])

  const row = (name: string) => page.getByRole('listitem', { name })
  await row('Cem').getByRole('button', { name: 'Geldi' }).click()
  await row('Cem').getByRole('button', { name: 'Geldi', pressed: true }).waitFor()
  await row('Deniz').getByRole('button', { name: 'Deniz: diğer işler' }).click()
  await page.getByRole('menuitem', { name: 'Vazgeçti' }).click()
  await row('Deniz').getByText('Vazgeçti').waitFor()
  expect(await graveFaults(page)).toEqual([])
  await row('Ayşe Kaya').getByRole('button', { name: 'Ayşe Kaya: diğer işler' }).click()
  await page.getByRole('menuitem', { name: 'Değiştir' }).click()
  await page.getByRole('dialog').getByLabel('Not').fill('pencere kenarı')
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click()
  await row('Ayşe Kaya').getByText('pencere kenarı').waitFor()
  expect(await rows()).toEqual([
    { name: 'Ayşe Kaya', people: 4, state: 'CONFIRMED', phone: '0532 111 22 33', note: 'pencere kenarı' },
    { name: 'Cem', people: 2, state: 'ARRIVED', phone: '0532 111 22 33', note: null },
    { name: 'Deniz', people: 3, state: 'CANCELLED', phone: '0532 111 22 33', note: null },
  ])
  await office.ask('mutation { updateSite(input: { reservations: null }) { name } }')
})

test('requests are answered by one thumb, with a message, and taken back', async () => {
  await office.ask('mutation { updateSite(input: { reservations: { seats: 6 } }) { name } }')
  await request('Ayşe Kaya', { time: '19:00', people: 4, note: 'Cam kenarı' })
  await request('Cem', { time: '20:30', people: 3 })
  await request('Deniz', {}, addDays(TOMORROW, 1))
  const token = await office.memberOf('Reception')
  const { page } = await office.visitor({ ...PHONE }, token)
  await page.goto(`${site.server.url}/admin/tables`)
  await page.getByRole('heading', { name: '3 istek yanıt bekliyor' }).waitFor()
  const waiting = page.getByRole('region', { name: '3 istek yanıt bekliyor' }).getByRole('listitem')
  const inSight = (items: Locator) =>
    items.evaluateAll((all) => all.map((item) => item.getAttribute('aria-label')))
  expect(await inSight(waiting)).toEqual(['Ayşe Kaya', 'Cem', 'Deniz'])
  await row(page, 'Ayşe Kaya').getByText('Yarın 19.00').waitFor()
  await row(page, 'Ayşe Kaya').getByText('Yer aşılır: 3 boş yer').waitFor()
  await row(page, 'Deniz').getByText('6 boş yer').waitFor()
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, [320, 390, 768, 1440])).toEqual([])

  await answer(page, 'Ayşe Kaya', 'Onayla')
  await row(page, 'Ayşe Kaya').getByText('Onaylandı').waitFor()
  const left = page.getByRole('region', { name: '2 istek yanıt bekliyor' }).getByRole('listitem')
  expect(await inSight(left)).toEqual(['Cem', 'Deniz', 'Ayşe Kaya'])
  // What has come under the finger takes no second tap.
  const next = row(page, 'Cem').getByRole('button', { name: 'Cem: Onayla' })
  expect(
    await next.evaluate((button: HTMLElement) => {
      button.click()
      return button.getAttribute('aria-disabled')
    }),
  ).toBe('true')
  expect(await asked()).toMatchObject([{ state: 'CONFIRMED' }, { state: 'NEW' }, { state: 'NEW' }])
  const whatsapp = row(page, 'Ayşe Kaya').getByRole('link', { name: 'Ayşe Kaya: WhatsApp' })
  expect(decodeURIComponent(String(await whatsapp.getAttribute('href')))).toMatch(
    /^https:\/\/wa\.me\/905321112233\?text=.+: Merhaba Ayşe Kaya, masanız ayrıldı: .*saat 19\.00, 4 kişi\.$/,
  )

  await answer(page, 'Cem', 'Mesaj ekle')
  await row(page, 'Cem')
    .getByRole('button', { name: /yerimiz var, ister misiniz/ })
    .click()
  await answer(page, 'Cem', 'Yok')
  await row(page, 'Cem').getByText('Yok denildi').waitFor()
  expect(await asked()).toMatchObject([
    { name: 'Ayşe Kaya', state: 'CONFIRMED', message: null },
    { name: 'Cem', state: 'DECLINED', message: expect.stringMatching(/yerimiz var, ister misiniz\?$/) },
    { name: 'Deniz', state: 'NEW' },
  ])

  await answer(page, 'Cem', 'Geri al')
  await row(page, 'Cem').getByRole('button', { name: 'Cem: Onayla' }).waitFor()
  expect((await asked())[1]).toMatchObject({ state: 'NEW', message: null })
  await answer(page, 'Cem', 'Onayla')
  await row(page, 'Cem').getByText('Onaylandı').waitFor()
  await page.getByRole('heading', { name: 'Bir istek yanıt bekliyor' }).waitFor()
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, [320, 390, 768, 1440])).toEqual([])
  expect(await asked()).toMatchObject([{ state: 'CONFIRMED' }, { state: 'CONFIRMED' }, { state: 'NEW' }])

  // Half a minute later they are in the lists of their days.
  await site.sql("update reservation set answered_at = answered_at - interval '30 seconds'")
  await page.goto(`${site.server.url}/admin/tables?day=${TOMORROW}`)
  await page.getByRole('region', { name: '19.00' }).getByText('Ayşe Kaya').waitFor()
  await office.ask('mutation { updateSite(input: { reservations: null }) { name } }')
})

test('requests on the site are turned on where tables are, with the page that explains them, and off again', async () => {
  const before = await site.sql('select pages from site')
  await office.ask(
    'mutation { updateSite(input: { pages: [{ key: "book-table", mode: HIDDEN }, { key: "privacy-policy", mode: HIDDEN }] }) { name } }',
  )
  const { page } = await office.visit('/tables', PHONE)
  const taking = page.getByRole('switch', { name: 'Siteden masa isteği alınsın' })
  const statuses = async () =>
    Promise.all(
      ['/book-table', '/privacy-policy'].map(async (path) => (await fetch(site.server.url + path)).status),
    )
  await expect.poll(() => taking.isChecked()).toBe(false)
  expect(await statuses()).toEqual([404, 404])
  await taking.click()
  await expect.poll(() => taking.isChecked()).toBe(true)
  expect(await statuses()).toEqual([200, 200])
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, [320, 390, 768, 1440])).toEqual([])
  await press(page, 'Geri al')
  await expect.poll(() => taking.isChecked()).toBe(false)
  expect(await statuses()).toEqual([404, 404])
  await taking.click()
  await expect.poll(() => taking.isChecked()).toBe(true)
  await taking.click()
  await expect.poll(() => taking.isChecked()).toBe(false)
  expect(await statuses()).toEqual([404, 200])
  await site.sql('update site set pages = $1', [JSON.stringify(before[0]?.pages ?? null)])
})

test('requests that came over one connection are declined by one tap, and each is taken back', async () => {
  for (const name of ['Ali', 'Veli', 'Selami']) await request(name)
  await site.sql("insert into reservation_origin (origin, reservation_id) select 'one', id from reservation")
  const { page } = await office.visitor({ ...PHONE }, await office.memberOf('Reception'))
  await page.goto(`${site.server.url}/admin/tables`)
  const lot = page.getByRole('alert').filter({ hasText: 'Bu 3 istek aynı bağlantıdan geldi: ' })
  await lot.waitFor()
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, [320, 390])).toEqual([])
  await lot.getByRole('button', { name: 'Hepsine yok de' }).click()
  await page.getByText('3 isteğe yok denildi').waitFor()
  await lot.waitFor({ state: 'detached' })
  expect((await asked()).map(({ state }) => state)).toEqual(['DECLINED', 'DECLINED', 'DECLINED'])
  await row(page, 'Veli').getByText('Yok denildi').waitFor()
  await answer(page, 'Veli', 'Geri al')
  await row(page, 'Veli').getByRole('button', { name: 'Veli: Onayla' }).waitFor()
  expect((await asked()).filter(({ state }) => state === 'NEW').map(({ name }) => name)).toEqual(['Veli'])
})

test('who moves a table or gives it up has the text for its guest ready', async () => {
  await office.ask('mutation ($input: AddReservation!) { addReservation(input: $input) { id } }', {
    input: { name: 'Cem', phone: '0532 111 22 33', people: 2, at: `${TOMORROW}T20:00:00+03:00` },
  })
  const { page } = await office.visit(`/tables?day=${TOMORROW}`, { ...PHONE })
  const told = async () => {
    const link = row(page, 'Cem').getByRole('link', { name: 'Cem: WhatsApp' })
    return decodeURIComponent(String(await link.getAttribute('href')))
  }
  const choose = async (what: string) => {
    await answer(page, 'Cem', 'diğer işler')
    await page.getByRole('menuitem', { name: what }).click()
  }
  const save = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await choose('Değiştir')
  await page.getByRole('dialog').getByLabel('Not').fill('Cam kenarı')
  await save()
  await row(page, 'Cem').getByText('Cam kenarı').waitFor()
  expect(await row(page, 'Cem').getByRole('link').count()).toBe(0)
  await choose('Değiştir')
  await page.getByRole('dialog').getByRole('button', { name: 'Bir kişi fazla' }).click()
  await save()
  await expect.poll(told).toMatch(/text=.+: Merhaba Cem, masanız ayrıldı: .*saat 20\.00, 3 kişi\.$/)
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, [320, 390, 768, 1440])).toEqual([])
  await choose('Vazgeçti')
  await expect.poll(told).toMatch(/saat 20\.00 için ayırdığımız 3 kişilik masa iptal edildi\.$/)
})

test('an evening is closed by one tap, from a time on too, and opened again', async () => {
  await office.ask('mutation { updateSite(input: { pages: [{ key: "book-table", mode: LIVE }] }) { name } }')
  const token = await office.memberOf('Reception')
  const { page } = await office.visitor({ ...PHONE }, token)
  await page.goto(`${site.server.url}/admin/tables?day=${TOMORROW}`)
  const closed = () => site.sql('select date::text, is_open, closed_from from booking_day')
  const day = { date: TOMORROW, is_open: false, closed_from: null }
  await page.getByRole('button', { name: 'Bu gün doldu' }).dblclick()
  await page.getByText('Bu gün dolu: siteden yeni istek gelmez.').waitFor()
  expect(await closed()).toEqual([day])
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, [320, 390, 768, 1440])).toEqual([])
  // What was tapped has to rest.
  await page.locator('button:not([aria-disabled="true"])', { hasText: 'Yeniden aç' }).click()
  await page.getByRole('button', { name: 'Şu saatten sonrası doldu' }).click()
  await page.getByRole('menuitem', { name: '20.00 ve sonrası' }).click()
  await page.getByText('20.00 ve sonrası dolu').waitFor()
  expect(await closed()).toMatchObject([{ is_open: false, closed_from: expect.anything() }])
  expect(await graveFaults(page)).toEqual([])
  await site.sql('delete from booking_day')
  await office.ask('mutation { updateSite(input: { pages: [] }) { name } }')
})

test('the book shows what a guest has changed, and sentences that are ready stand beside the answer', async () => {
  await office.ask(
    `mutation { updateSite(input: { reservations: { answers: ["Bahçede yerimiz var", "Bekleriz"] }, pages: [{ key: "book-table", mode: LIVE }] }) { name } }`,
  )
  await request('Ayşe Kaya', { time: '19:00', people: 4 })
  const token = await office.memberOf('Reception')
  const { page } = await office.visitor({ ...PHONE }, token)
  await page.goto(`${site.server.url}/admin/tables?day=${TOMORROW}`)
  await row(page, 'Ayşe Kaya').getByText('Yarın 19.00').waitFor()
  const [{ code }] = (await site.sql('select code from reservation')) as [{ code: string }]
  await office.ask(
    `mutation { changeReservation(code: "${code}", people: 6, at: "${TOMORROW}T20:00:00+03:00") { code } }`,
  )
  // As if somebody came back to the page.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await row(page, 'Ayşe Kaya').getByText('Misafir değiştirdi; önce 19.00, 4 kişi istemişti.').waitFor()
  await row(page, 'Ayşe Kaya').getByText('Yarın 20.00').waitFor()
  await press(page, 'Ayşe Kaya: Mesaj ekle')
  await press(page, 'Bekleriz')
  await page.locator('button:not([aria-disabled="true"])', { hasText: 'Onayla' }).click()
  await expect
    .poll(() => site.sql('select state, message, people, version from reservation'))
    .toEqual([{ state: 'CONFIRMED', message: 'Bekleriz', people: 6, version: 3 }])
  await site.sql("update reservation set answered_at = now() - interval '1 minute'")
  await page.reload()
  await row(page, 'Ayşe Kaya').getByText('önce 19.00, 4 kişi istemişti').waitFor()
  expect(await graveFaults(page)).toEqual([])
  await office.ask('mutation { updateSite(input: { reservations: null, pages: [] }) { name } }')
})
