import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../../web/src/rules/opening-hours.ts'
import { graveFaults, overflowAt } from '../../support/accessibility.ts'
import {
  draftIsGone,
  draftIsKept,
  goTo,
  loseConnectionAfter,
  loseReply,
  openBackOffice,
  openConnected,
} from '../../support/back-office.ts'
import { forgive, openSite, PHONE } from '../../support/site.ts'
import { answer, openRequests, row, TOMORROW } from '../../support/table-requests.ts'

const site = openSite()
const office = openBackOffice(site)
const { request, stored } = openRequests(site)

/** Reads the lists as a page does that comes to the foreground. */
const lookAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('visibilitychange')))

/** Runs in the page: counts the tones that it plays. */
function countTones(): void {
  const { start } = OscillatorNode.prototype
  OscillatorNode.prototype.start = function (...given) {
    document.body.dataset.tones = String(Number(document.body.dataset.tones ?? 0) + 1)
    return start.apply(this, given)
  }
}

beforeEach(() => site.sql('delete from reservation'))

test('of two answers in two tabs the first counts, and the second is told', async () => {
  await request('Ayşe Kaya')
  const { page } = await office.visit('/tables', { ...PHONE })
  const { page: other } = await office.visit('/tables')
  await row(other, 'Ayşe Kaya').waitFor()
  await answer(page, 'Ayşe Kaya', 'Mesaj ekle')
  await row(page, 'Ayşe Kaya').getByLabel('Misafire mesaj').fill('Bekleriz')
  await draftIsKept(page, 'Bekleriz')
  await answer(other, 'Ayşe Kaya', 'Yok')
  await row(other, 'Ayşe Kaya').getByText('Yok denildi').waitFor()
  await answer(page, 'Ayşe Kaya', 'Onayla')
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
  await answer(visit.page, 'Ayşe Kaya', 'Onayla')
  await row(visit.page, 'Ayşe Kaya').getByText('Onaylandı').waitFor()
  expect(await stored()).toMatchObject([{ state: 'CONFIRMED', version: 2 }])
  await answer(visit.page, 'Ayşe Kaya', 'Geri al')
  await row(visit.page, 'Ayşe Kaya').getByRole('button', { name: 'Ayşe Kaya: Yok' }).waitFor()
  expect(await stored()).toMatchObject([{ state: 'NEW', version: 3 }])
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})

test('an answer that turns out to be stored is told without an undo, since tables have no history', async () => {
  await request('Ayşe Kaya')
  const visit = await office.visit('/tables', { ...PHONE })
  const { page } = visit
  await row(page, 'Ayşe Kaya').waitFor()
  await loseConnectionAfter(page, 'AnswerTable')
  await answer(page, 'Ayşe Kaya', 'Onayla')
  await page.getByText('Ayşe Kaya: Onayla: sunucunun yanıtı bekleniyor.').waitFor()
  await openConnected(page)
  const notice = page.getByRole('alert').filter({ hasText: 'Kaydedilmişti: Ayşe Kaya: Onayla' })
  await notice.waitFor()
  expect(await notice.getByRole('button').allTextContents()).toEqual([''])
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})

test('a message that was typed survives another screen and a reload, and ends with the answer', async () => {
  await request('Ayşe Kaya')
  const { page } = await office.visit('/tables', { ...PHONE })
  await answer(page, 'Ayşe Kaya', 'Mesaj ekle')
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
  await answer(page, 'Ayşe Kaya', 'Yok')
  await row(page, 'Ayşe Kaya').getByText('Yok denildi').waitFor()
  expect(await stored()).toMatchObject([{ state: 'DECLINED', message: 'Bahçede yerimiz var' }])
  await draftIsGone(page, 'Bahçede yerimiz var')
  await answer(page, 'Ayşe Kaya', 'Geri al')
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
  await answer(page, 'Ayşe Kaya', 'Onayla')
  await row(page, 'Ayşe Kaya').getByText('Onaylandı').waitFor()
  await lookAgain(other)
  await row(other, 'Ayşe Kaya').getByText('Onaylandı').waitFor()
  await page.reload()
  await row(page, 'Ayşe Kaya').getByText('Onaylandı').waitFor()
  await answer(other, 'Ayşe Kaya', 'Geri al')
  await row(other, 'Ayşe Kaya').getByRole('button', { name: 'Ayşe Kaya: Onayla' }).waitFor()
  expect(await stored()).toMatchObject([{ state: 'NEW' }])
  await lookAgain(page)
  await row(page, 'Ayşe Kaya').getByRole('button', { name: 'Ayşe Kaya: Onayla' }).waitFor()
  await answer(page, 'Ayşe Kaya', 'Yok')
  await row(page, 'Ayşe Kaya').getByText('Yok denildi').waitFor()
  await page.reload()
  await row(page, 'Ayşe Kaya').getByText('Yok denildi').waitFor()
  await site.sql("update reservation set answered_at = now() - interval '27 seconds'")
  await lookAgain(page)
  await row(page, 'Ayşe Kaya').waitFor({ state: 'detached' })
})

test('a request is seen and heard on every screen, by those who keep the book alone', async () => {
  const { page } = await office.visitor()
  await page.addInitScript(countTones)
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
  await expect.poll(() => page.title()).toBe('(1) Çalışma saatleri · Yönetim')
  await page.getByText('Yeni bir masa isteği geldi').waitFor()
  await expect.poll(() => page.evaluate(() => document.body.dataset.tones)).toBe('2')
  await page.getByRole('menuitem', { name: /^Masalar *, Bir istek yanıt bekliyor$/ }).waitFor()
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, [320, 390, 768, 1440])).toEqual([])
  await page.getByRole('status').getByRole('link', { name: 'Masalar' }).click()
  await answer(page, 'Ayşe Kaya', 'Onayla')
  await expect.poll(() => page.title()).toBe('Masalar · Yönetim')
  // One that is taken back is not new.
  await answer(page, 'Ayşe Kaya', 'Geri al')
  await expect.poll(() => page.title()).toBe('(1) Masalar · Yönetim')
  expect(await page.evaluate(() => document.body.dataset.tones)).toBe('2')

  await page.getByRole('button', { name: 'Hesabım' }).click()
  await sound.click()
  await page.reload()
  await page.getByRole('button', { name: 'Hesabım' }).click()
  expect(await sound.getAttribute('aria-checked')).toBe('false')
  expect(other.asked).not.toContain('WaitingCount')
})

test('of two tabs of one browser one sounds for each request, and both tell', async () => {
  const { page } = await office.visitor()
  await page.context().addInitScript(countTones)
  const pages = [page, await page.context().newPage()]
  for (const each of pages) {
    await each.goto(`${site.server.url}/admin/hours`)
    await expect.poll(() => each.title()).toBe('Çalışma saatleri · Yönetim')
    await each.getByRole('button', { name: 'Hesabım' }).click()
    await each.keyboard.press('Escape')
  }
  const tones = async () => {
    const counts = await Promise.all(
      pages.map((each) => each.evaluate(() => Number(document.body.dataset.tones ?? 0))),
    )
    return counts.reduce((sum, count) => sum + count)
  }
  for (const [index, name] of ['Ayşe Kaya', 'Cem'].entries()) {
    await request(name)
    for (const each of pages)
      await expect.poll(() => each.title()).toBe(`(${index + 1}) Çalışma saatleri · Yönetim`)
    await page.waitForTimeout(1_000)
    // Each sound has two.
    expect(await tones()).toBe(2 * (index + 1))
  }
})

test('before hours are changed the nearest tables and requests outside of them are listed, the others counted', async () => {
  const day = addDays(TOMORROW, 1)
  await office.ask('mutation ($input: AddReservation!) { addReservation(input: $input) { id } }', {
    input: {
      ...{ name: 'Ayşe Kaya', phone: '0532 111 22 33', people: 4 },
      at: new Date(`${day}T20:00:00+03:00`).toISOString(),
    },
  })
  await request('Ozan Er', { time: '20:30', people: 3 }, day)
  const { page } = await office.visit('/openingException/create', { ...PHONE })
  await page.getByRole('textbox', { name: 'Ad' }).fill('Tadilat')
  expect(await row(page, 'Ayşe Kaya').count()).toBe(0)
  await page.getByLabel('İlk gün').fill(day)
  await page
    .getByText('Bu saatlerin dışında kalıyor: söz verilmiş bir masa, yanıt bekleyen bir istek.')
    .waitFor()
  await row(page, 'Ayşe Kaya').getByText('Ayşe Kaya · 4 kişi', { exact: true }).waitFor()
  await row(page, 'Ozan Er').getByText('Ozan Er · 3 kişi · Yanıt bekliyor', { exact: true }).waitFor()
  const links = row(page, 'Ozan Er').getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'tel:05321112233',
    'https://wa.me/905321112233',
  ])
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, [320, 390, 768, 1440])).toEqual([])

  // More of them than a page of the book has, all later; and as many of evenings that are over.
  await site.sql(
    `insert into reservation (state, at, day, stay_minutes, people, name, by_phone, overbooked, answered_at)
     select 'CONFIRMED', each at time zone 'Europe/Istanbul', each::date, 120, 2, 'Sonraki', true, false, now()
       from generate_series(1, 120) n, (values (1), (-1)) sign (s),
            lateral (select $1::date + time '20:00' + s * (n % 20 + 10) * interval '1 day' as each) day`,
    [day],
  )
  const { page: week } = await office.visit('/hours')
  for (const weekday of ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'])
    await week.getByLabel(`${weekday}: Kapanış`).fill('19:00')
  await week
    .getByText('Bu saatlerin dışında kalıyor: söz verilmiş 121 masa, yanıt bekleyen bir istek.')
    .waitFor()
  const listed = week.getByRole('alert').getByRole('listitem')
  expect(await listed.count()).toBe(8)
  const named = await listed.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  expect(named.slice(0, 3)).toEqual(['Ayşe Kaya', 'Ozan Er', 'Sonraki'])
  await week.getByText('Daha ilerisi için 114 masa daha var.').waitFor()
})

test('guests who have come are counted at once, and once though the reply was lost', async () => {
  const visit = await office.visit('/tables', { ...PHONE })
  const { page } = visit
  await page.getByRole('button', { name: 'Misafir geldi', exact: true }).click()
  await loseReply(page, 'AddTable')
  const dialog = page.getByRole('dialog', { name: 'Misafir geldi' })
  await dialog.getByRole('button', { name: 'Bir kişi fazla' }).click()
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await page
    .getByRole('listitem', { name: 'Misafir' })
    .getByRole('button', { name: 'Geldi', pressed: true })
    .waitFor()
  expect(await site.sql('select name, people, state, phone, note from reservation')).toEqual([
    { name: 'Misafir', people: 3, state: 'ARRIVED', phone: null, note: null },
  ])
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})

describe('a table that is taken by phone on a bad line', () => {
  /** Takes a table for Ayşe, whose call gets no answer. */
  async function unanswered(arrives: boolean) {
    const visit = await office.visit('/tables', { ...PHONE })
    const { page } = visit
    await page.getByRole('button', { name: 'Masa yaz', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Masa yaz' })
    const fill = async (name: string, phone: string) => {
      await dialog.getByLabel('Ad', { exact: true }).fill(name)
      await dialog.getByLabel('Telefon').fill(phone)
    }
    await fill('Ayşe', '0532 111 22 33')
    if (arrives) await loseConnectionAfter(page, 'AddTable')
    else await page.route('**/graphql', (route) => route.abort('connectionreset'))
    await dialog.getByRole('button', { name: 'Kaydet' }).click()
    await dialog.getByText('Masalar: Ayşe: sunucunun yanıtı bekleniyor.').waitFor()
    return { visit, page, dialog, fill }
  }

  test('is told in its dialog, which can be closed, and is there again after a reload', async () => {
    const { visit, page, dialog } = await unanswered(false)
    expect(await graveFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('Masalar: Ayşe: sunucunun yanıtı bekleniyor.').waitFor()
    await openConnected(page)
    await page.getByText('Kaydedilmemişti: Masalar: Ayşe').waitFor()
    await page.getByRole('button', { name: 'Masa yaz', exact: true }).click()
    await expect.poll(() => dialog.getByLabel('Ad', { exact: true }).inputValue()).toBe('Ayşe')
    expect(await dialog.getByLabel('Telefon').inputValue()).toBe('0532 111 22 33')
    expect(await site.sql('select name from reservation')).toEqual([])
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })

  test.each([
    ['Bir tane daha ekle', ['Ayşe 0532 111 22 33', 'Mehmet 0533 444 55 66']],
    ['Onu değiştir', ['Mehmet 0533 444 55 66']],
  ])('is never made another guest’s unasked: %s', async (answered, tables) => {
    const { visit, page, dialog, fill } = await unanswered(true)
    await dialog.getByRole('button', { name: 'Bekleme' }).click()
    await dialog.getByText('Sunucu yanıt vermiyor').waitFor()
    await fill('Mehmet', '0533 444 55 66')
    await page.unroute('**/graphql')
    await dialog.getByText(/^Ayşe, \d\d\.\d\d kaydedilmişti/).waitFor()
    await dialog.getByRole('button', { name: answered }).click()
    await dialog.waitFor({ state: 'hidden' })
    const rows = await site.sql("select name || ' ' || phone as text from reservation order by id")
    expect(rows.map(({ text }) => text)).toEqual(tables)
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })
})
