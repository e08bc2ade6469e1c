import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { addDays, localDay } from '../../web/src/rules/opening-hours.ts'
import { graveFaults, overflowAt } from '../support/accessibility.ts'
import { draftIsGone, draftIsKept, goTo, loseReply, openBackOffice } from '../support/back-office.ts'
import { forgive, openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

const TOMORROW = addDays(localDay(new Date(), 'Europe/Istanbul'), 1)

beforeEach(() => site.sql('delete from reservation'))

interface Asked {
  readonly time?: string
  readonly people?: number
  readonly note?: string | null
  readonly minutesAgo?: number
}

let codes = 0
/** A guest asks for a table, as the page does. */
const request = (
  name: string,
  { time = '20:00', people = 2, note = null, minutesAgo = 3 }: Asked = {},
  day = TOMORROW,
) =>
  site.sql(
    `insert into reservation (state, at, day, stay_minutes, people, name, phone, note, by_phone, overbooked, code, created_date)
      values ('NEW', $1, $2, 120, $3, $4, '0532 111 22 33', $5, false, false, $6, now() - make_interval(mins => $7))`,
    [
      ...[`${day}T${time}:00+03:00`, day, people, name, note],
      ...[`abcdefghijklmnopqr${String(++codes).padStart(4, '0')}`, minutesAgo],
    ],
  )

const stored = () => site.sql('select name, state, message, version from reservation order by id')
/** Reads the lists as a page does that comes to the foreground. */
const lookAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
const row = (page: Page, name: string) => page.getByRole('listitem', { name })
const press = (page: Page, name: string, what: string) =>
  page.getByRole('button', { name: `${name}: ${what}`, exact: true }).click()

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
  expect(await waiting.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')))).toEqual([
    'Ayşe Kaya',
    'Cem',
    'Deniz',
  ])
  await row(page, 'Ayşe Kaya').getByText('Yarın 19.00').waitFor()
  await row(page, 'Ayşe Kaya').getByText('Yer aşılır: 3 boş yer').waitFor()
  await row(page, 'Deniz').getByText('6 boş yer').waitFor()
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, [320, 390, 768, 1440])).toEqual([])

  await press(page, 'Ayşe Kaya', 'Onayla')
  await row(page, 'Ayşe Kaya').getByText('Onaylandı').waitFor()
  const whatsapp = row(page, 'Ayşe Kaya').getByRole('link', { name: 'Ayşe Kaya: WhatsApp' })
  expect(decodeURIComponent(String(await whatsapp.getAttribute('href')))).toMatch(
    /^https:\/\/wa\.me\/905321112233\?text=.+: Merhaba Ayşe Kaya, masanız ayrıldı: .*saat 19\.00, 4 kişi\.$/,
  )

  await press(page, 'Cem', 'Mesaj ekle')
  await row(page, 'Cem')
    .getByRole('button', { name: /yerimiz var, ister misiniz/ })
    .click()
  await press(page, 'Cem', 'Yok')
  await row(page, 'Cem').getByText('Yok denildi').waitFor()
  expect(await stored()).toMatchObject([
    { name: 'Ayşe Kaya', state: 'CONFIRMED', message: null },
    { name: 'Cem', state: 'DECLINED', message: expect.stringMatching(/yerimiz var, ister misiniz\?$/) },
    { name: 'Deniz', state: 'NEW' },
  ])

  await press(page, 'Cem', 'Geri al')
  await row(page, 'Cem').getByRole('button', { name: 'Cem: Onayla' }).waitFor()
  expect((await stored())[1]).toMatchObject({ state: 'NEW', message: null })
  await press(page, 'Cem', 'Onayla')
  await row(page, 'Cem').getByText('Onaylandı').waitFor()
  await page.getByRole('heading', { name: 'Bir istek yanıt bekliyor' }).waitFor()
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, [320, 390, 768, 1440])).toEqual([])
  expect(await stored()).toMatchObject([{ state: 'CONFIRMED' }, { state: 'CONFIRMED' }, { state: 'NEW' }])

  // Half a minute later they are in the lists of their days.
  await site.sql("update reservation set answered_at = answered_at - interval '30 seconds'")
  await page.goto(`${site.server.url}/admin/tables?day=${TOMORROW}`)
  await page.getByRole('region', { name: '19.00' }).getByText('Ayşe Kaya').waitFor()
  await office.ask('mutation { updateSite(input: { reservations: null }) { name } }')
})

test('of two answers in two tabs the first counts, and the second is told', async () => {
  await request('Ayşe Kaya')
  const { page } = await office.visit('/tables', { ...PHONE })
  const { page: other } = await office.visit('/tables')
  await row(other, 'Ayşe Kaya').waitFor()
  await press(page, 'Ayşe Kaya', 'Mesaj ekle')
  await row(page, 'Ayşe Kaya').getByLabel('Misafire mesaj').fill('Bekleriz')
  await draftIsKept(page, 'Bekleriz')
  await press(other, 'Ayşe Kaya', 'Yok')
  await row(other, 'Ayşe Kaya').getByText('Yok denildi').waitFor()
  await press(page, 'Ayşe Kaya', 'Onayla')
  await page.getByText('Başkası yanıtladı').waitFor()
  await row(page, 'Ayşe Kaya').getByText('Yok denildi').waitFor()
  await draftIsGone(page, 'Bekleriz')
  expect(await stored()).toMatchObject([{ state: 'DECLINED', version: 2 }])
})

test('an answer whose reply is lost is stored once', async () => {
  await request('Ayşe Kaya')
  const visit = await office.visit('/tables', { ...PHONE })
  await row(visit.page, 'Ayşe Kaya').waitFor()
  await loseReply(visit.page, 'AnswerTable')
  await press(visit.page, 'Ayşe Kaya', 'Onayla')
  await row(visit.page, 'Ayşe Kaya').getByText('Onaylandı').waitFor()
  expect(await stored()).toMatchObject([{ state: 'CONFIRMED', version: 2 }])
  await press(visit.page, 'Ayşe Kaya', 'Geri al')
  await row(visit.page, 'Ayşe Kaya').getByRole('button', { name: 'Ayşe Kaya: Yok' }).waitFor()
  expect(await stored()).toMatchObject([{ state: 'NEW', version: 3 }])
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})

test('a message that was typed survives another screen and a reload, and ends with the answer', async () => {
  await request('Ayşe Kaya')
  const { page } = await office.visit('/tables', { ...PHONE })
  await press(page, 'Ayşe Kaya', 'Mesaj ekle')
  const message = row(page, 'Ayşe Kaya').getByLabel('Misafire mesaj')
  await message.fill('Bahçede yerimiz var')
  await draftIsKept(page, 'Bahçede yerimiz var')
  await goTo(page, '/hours')
  await expect.poll(() => page.title()).toMatch(/^.{0,4}Çalışma saatleri/)
  await goTo(page, '/tables')
  await expect.poll(() => message.inputValue()).toBe('Bahçede yerimiz var')
  await page.reload()
  await message.waitFor()
  expect(await message.inputValue()).toBe('Bahçede yerimiz var')
  await press(page, 'Ayşe Kaya', 'Yok')
  await row(page, 'Ayşe Kaya').getByText('Yok denildi').waitFor()
  expect(await stored()).toMatchObject([{ state: 'DECLINED', message: 'Bahçede yerimiz var' }])
  await draftIsGone(page, 'Bahçede yerimiz var')
  await press(page, 'Ayşe Kaya', 'Geri al')
  await row(page, 'Ayşe Kaya').getByRole('button', { name: 'Ayşe Kaya: Yok' }).waitFor()
  await page.reload()
  await row(page, 'Ayşe Kaya').getByRole('button', { name: 'Ayşe Kaya: Yok' }).waitFor()
  await page.waitForTimeout(500)
  expect(await message.isVisible()).toBe(false)
  expect(await message.inputValue()).toBe('')
})

test('an answer is taken back after a reload, and by whoever else has the screen open', async () => {
  await request('Ayşe Kaya', {}, addDays(TOMORROW, 1))
  const { page } = await office.visit('/tables', { ...PHONE })
  await row(page, 'Ayşe Kaya').waitFor()
  const { page: other } = await office.visitor({ ...PHONE }, await office.memberOf('Reception'))
  await other.goto(`${site.server.url}/admin/tables`)
  await press(page, 'Ayşe Kaya', 'Onayla')
  await row(page, 'Ayşe Kaya').getByText('Onaylandı').waitFor()
  await lookAgain(other)
  await row(other, 'Ayşe Kaya').getByText('Onaylandı').waitFor()
  await page.reload()
  await row(page, 'Ayşe Kaya').getByText('Onaylandı').waitFor()
  await press(other, 'Ayşe Kaya', 'Geri al')
  await row(other, 'Ayşe Kaya').getByRole('button', { name: 'Ayşe Kaya: Onayla' }).waitFor()
  expect(await stored()).toMatchObject([{ state: 'NEW' }])
  await lookAgain(page)
  await row(page, 'Ayşe Kaya').getByRole('button', { name: 'Ayşe Kaya: Onayla' }).waitFor()
  await press(page, 'Ayşe Kaya', 'Yok')
  await row(page, 'Ayşe Kaya').getByText('Yok denildi').waitFor()
  await site.sql("update reservation set answered_at = now() - interval '27 seconds'")
  await page.reload()
  await row(page, 'Ayşe Kaya').getByText('Yok denildi').waitFor()
  await row(page, 'Ayşe Kaya').waitFor({ state: 'detached' })
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
    await press(page, 'Cem', 'diğer işler')
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

test('a request is seen and heard on every screen, by those who keep the book alone', async () => {
  const { page } = await office.visitor()
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (...given) {
      document.body.dataset.tones = String(Number(document.body.dataset.tones ?? 0) + 1)
      return start.apply(this, given)
    }
  })
  await page.goto(`${site.server.url}/admin/hours`)
  await expect.poll(() => page.title()).toBe('Çalışma saatleri · Yönetim')
  const sound = page.getByRole('menuitemcheckbox', { name: 'Ses' })
  await page.getByRole('button', { name: 'Hesabım' }).click()
  expect(await sound.getAttribute('aria-checked')).toBe('true')
  expect(await graveFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  const other = await office.visitor({ ...PHONE }, await office.memberOf('Editors'))
  await other.page.goto(`${site.server.url}/admin/product`)

  await request('Ayşe Kaya')
  await expect.poll(() => page.title(), { timeout: 30_000 }).toBe('(1) Çalışma saatleri · Yönetim')
  await page.getByText('Yeni bir masa isteği geldi').waitFor()
  await expect.poll(() => page.evaluate(() => document.body.dataset.tones)).toBe('2')
  await page.getByRole('menuitem', { name: /^Masalar *, Bir istek yanıt bekliyor$/ }).waitFor()
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, [320, 390, 768, 1440])).toEqual([])
  await page.getByRole('status').getByRole('link', { name: 'Masalar' }).click()
  await press(page, 'Ayşe Kaya', 'Onayla')
  await expect.poll(() => page.title()).toBe('Masalar · Yönetim')
  // One that is taken back is not new.
  await press(page, 'Ayşe Kaya', 'Geri al')
  await expect.poll(() => page.title()).toBe('(1) Masalar · Yönetim')
  expect(await page.evaluate(() => document.body.dataset.tones)).toBe('2')

  await page.getByRole('button', { name: 'Hesabım' }).click()
  await sound.click()
  await page.reload()
  await page.getByRole('button', { name: 'Hesabım' }).click()
  expect(await sound.getAttribute('aria-checked')).toBe('false')
  expect(other.asked).not.toContain('WaitingCount')
}, 90_000)
