import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetWhatIsOver } from '../../../server/core/forget-what-is-over.ts'
import { MailCarrier } from '../../../server/modules/mail/mail-carrier.ts'
import { Sender } from '../../../server/start/sender.ts'
import { addDays, instantOf, localDay } from '../../../web/src/rules/opening-hours.ts'
import { type Api, startApi } from '../../support/api.ts'
import { earlier } from '../../support/earlier.ts'
import { createPeople, type Headers, PASSWORD, type People } from '../../support/people.ts'
import { decoded, type SmtpStub, startSmtp } from '../../support/smtp.ts'

const SENDER = 'site@restaurant.example'
const GUEST = 'ayse@guest.example'
const DAY = addDays(localDay(new Date(), 'Europe/Istanbul'), 3)
const AT = instantOf(DAY, 19 * 60 + 30, 'Europe/Istanbul')

let api: Api
let admin: Headers
let host: Headers
let people: People
let smtp: SmtpStub
let sender: Sender | null
const tokens: string[] = []

beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'https://restaurant.example' })
  people = await createPeople(api)
  admin = await people.headers(people.admin)
  host = await people.headers(await people.userWith(['reservation.manage']))
  await api.sql('update site set pages = $1', [JSON.stringify([{ key: 'book-table', mode: 'LIVE' }])])
  await earlier(3_000, async () => {
    for (let each = 0; each < 24; each++) tokens.push(await api.services.tableRequests.begin(api.staff))
  })
  smtp = await startSmtp()
  return async () => {
    await smtp.close()
    await api.close()
  }
})

beforeEach(async () => {
  sender = null
  smtp.clear()
  await api.sql('delete from reservation')
  await api.sql('delete from mail')
  await api.sql('delete from mail_account')
})

afterEach(() => sender?.stop())

async function useAccount(): Promise<void> {
  const id = await api.services.contacts.add(api.staff, {
    ...{ mailServer: 'localhost', port: smtp.port, mail: SENDER },
  })
  await api.ask(
    'mutation ($id: ID!, $p: String!) { useMailAccount(contactId: $id, currentPassword: $p) { state } }',
    { id, p: PASSWORD },
    admin,
  )
  smtp.clear()
  await api.sql('delete from mail')
  const { orm, databaseUrl, services } = api
  const log = pino({ level: 'silent' })
  sender = new Sender(new MailCarrier({ mail: services.mail, log, betweenMs: 1 }), { orm, databaseUrl, log })
}

async function request(email: string | null = GUEST): Promise<{ id: number; version: number; code: string }> {
  const token = tokens.pop() as string
  const input = {
    token,
    name: 'Ayşe Kaya',
    phone: '0532 111 22 33',
    email,
    people: 4,
    at: AT,
    note: 'Cam <kenarı>',
  }
  await api.services.tableRequests.request(api.staff, input)
  const { rows } = await api.sql('select id, version, code from reservation')
  return rows[0]
}

const answer = (id: number, version: number, as = 'CONFIRM', message: string | null = null, by = host) =>
  api.ask<{ it: { version: number } }>(
    `mutation ($id: ID!, $as: ReservationAnswer!, $message: String, $version: Int!) {
      it: answerReservation(id: $id, answer: $as, message: $message, version: $version) { version } }`,
    { id, as, message, version },
    by,
  )

const mails = async (kind: string) =>
  (await api.sql('select id, recipient, state, facts, secret from mail where kind = $1 order by id', [kind]))
    .rows

const answers = () => mails('RESERVATION_ANSWER')
const becomeDue = () => api.sql("update mail set not_before = now() where kind = 'RESERVATION_ANSWER'")

test('a request is mailed to the restaurant, and nothing to the address that was typed', async () => {
  await useAccount()
  await request()
  await expect.poll(() => smtp.mails.length).toBe(1)
  const [mail] = smtp.mails
  expect(mail?.to).toEqual([SENDER])
  const text = decoded(mail as NonNullable<typeof mail>)
  expect(text).toContain('Ayşe Kaya')
  expect(text).toContain('0532 111 22 33')
  expect(text).toContain('Cam &lt;kenarı&gt;')
  expect(text).toContain('https://restaurant.example/admin/tables')
  await pause(500)
  expect(smtp.mails).toHaveLength(1)
})

test('it goes to the address of the site where there is one', async () => {
  await useAccount()
  await api.sql("update site set mail = 'masa@restaurant.example'")
  await request()
  await api.sql('update site set mail = null')
  expect(await mails('RESERVATION_REQUEST')).toMatchObject([{ recipient: 'masa@restaurant.example' }])
})

test('an answer is mailed to the guest once it can no longer be taken back', async () => {
  await useAccount()
  const { id, version, code } = await request()
  expect((await answer(id, version, 'CONFIRM', 'Bahçede yeriniz hazır')).errors).toBeUndefined()
  const [waiting] = await answers()
  expect(waiting).toMatchObject({ recipient: GUEST, state: 'WAITING' })
  expect(waiting.secret).not.toContain(code)
  const { rows } = await api.sql(
    `select round(extract(epoch from m.not_before - r.answered_at)) as seconds, m.expires_at = r.at as ends
      from mail m join reservation r on r.id = m.reservation_id where m.kind = 'RESERVATION_ANSWER'`,
  )
  expect(rows).toEqual([{ seconds: '30', ends: true }])
  // An administrator who sends mails at once does not shorten it.
  await api.ask('mutation ($id: ID!) { retryMail(id: $id) { state } }', { id: waiting.id }, admin)
  await pause(3_000)
  expect(smtp.mails.filter(({ to }) => to[0] === GUEST)).toEqual([])
  await becomeDue()
  await expect.poll(() => smtp.mails.filter(({ to }) => to[0] === GUEST).length).toBe(1)
  const text = decoded(smtp.mails.find(({ to }) => to[0] === GUEST) as SmtpStub['mails'][number])
  expect(text).toContain('Merhaba,')
  for (const typed of ['Ayşe', 'Kaya', '0532', 'Cam']) expect(text).not.toContain(typed)
  expect(text).toContain('19.30')
  expect(text).toContain('Bahçede yeriniz hazır')
  expect(text).toContain(`https://restaurant.example/book-table/${code}`)
})

test('the restaurant is told when a promised table is given up, once', async () => {
  await useAccount()
  const { id, version, code } = await request(null)
  const { data } = await answer(id, version)
  await api.services.reservations.update(api.staff, id, { phone: null, version: data.it.version })
  await expect.poll(() => smtp.mails.length).toBe(1)
  for (let each = 0; each < 2; each++)
    await api.ask('mutation ($code: ID!) { cancelReservation(code: $code) { state } }', { code })
  await expect.poll(() => smtp.mails.length).toBe(2)
  const text = decoded(smtp.mails[1] as SmtpStub['mails'][number])
  expect(text).toContain('masadan vazgeçti')
  expect(text).not.toContain('Telefon')
  expect(await mails('RESERVATION_REQUEST')).toHaveLength(2)
})

describe('a request that its guest changes', () => {
  const later = new Date(AT.getTime() + 60 * 60_000)
  const change = (code: string, people: number, at: Date) =>
    api.services.tableRequests.change({ ...api.staff, address: '203.0.113.9' }, code, { people, at })
  const told = () => smtp.mails.map((mail) => decoded(mail))

  test('is mailed to the restaurant once more, with what was asked for first', async () => {
    await useAccount()
    const { code } = await request()
    await expect.poll(() => smtp.mails.length).toBe(1)
    await change(code, 6, later)
    await change(code, 6, later)
    await expect.poll(() => smtp.mails.length).toBe(2)
    expect(told()[1]).toMatch(/masa isteğini değiştirdi: artık .* 20\.30 için 6 kişilik masa istiyor/)
    expect(told()[1]).toMatch(/Önce .* 19\.30 için 4 kişilik masa istemişti/)
    await change(code, 4, AT)
    await expect.poll(() => smtp.mails.length).toBe(3)
    expect(told()[2]).toContain('Yeniden ilk istediği gibi.')
    expect(smtp.mails.map(({ to }) => to)).toEqual(Array(3).fill([SENDER]))
  })

  test('before the restaurant was mailed is mailed as it is, once', async () => {
    await useAccount()
    await sender?.stop()
    const { code } = await request()
    await change(code, 6, later)
    await change(code, 7, later)
    const rows = await mails('RESERVATION_REQUEST')
    expect(rows.map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED', 'WAITING'])
    expect(rows[2].facts).toEqual({
      ...{ at: later.toISOString(), people: 7, phone: '0532 111 22 33', note: 'Cam <kenarı>' },
      ...{ from: 'Ayşe Kaya', isGivenUp: false },
    })
  })

  test('is mailed no answer to what it was', async () => {
    await useAccount()
    const { id, version, code } = await request()
    await answer(id, version)
    await change(code, 6, later)
    expect(await answers()).toMatchObject([{ state: 'CANCELLED', secret: null }])
    await answer(id, version + 2)
    await becomeDue()
    await expect.poll(() => told().filter((text) => text.includes('6 kişi')).length).toBe(2)
    expect(told().some((text) => text.includes('Masanız ayrıldı') && text.includes('4 kişi'))).toBe(false)
  })

  test('is not changed any more once its answer is on its way', async () => {
    await useAccount()
    const { id, version, code } = await request()
    await answer(id, version)
    await sender?.stop()
    await api.sql("update mail set state = 'SENDING' where kind = 'RESERVATION_ANSWER'")
    await expect(change(code, 6, later)).rejects.toMatchObject({
      ...{ reason: 'RESERVATION_SETTLED', params: { state: 'CONFIRMED' } },
    })
    expect((await answers()).map(({ state }) => state)).toEqual(['SENDING'])
  })
})

test('of an answer that was taken back, or a table that was given up, no mail leaves', async () => {
  await useAccount()
  const first = await request()
  const { data } = await answer(first.id, first.version, 'DECLINE')
  await api.ask(
    'mutation ($id: ID!, $version: Int!) { withdrawAnswer(id: $id, version: $version) { state } }',
    { id: first.id, version: data.it.version },
    host,
  )
  await answer(first.id, data.it.version + 1)
  await api.ask('mutation ($code: ID!) { cancelReservation(code: $code) { state } }', { code: first.code })
  expect((await answers()).map(({ state, secret }) => [state, secret])).toEqual([
    ['CANCELLED', null],
    ['CANCELLED', null],
  ])
  await becomeDue()
  await pause(3_000)
  expect(smtp.mails.filter(({ to }) => to[0] === GUEST)).toEqual([])
})

test('an answer of somebody who is removed and erased stays, and is mailed once', async () => {
  await useAccount()
  const { id, version } = await request()
  const gone = await people.userWith(['reservation.manage'])
  await answer(id, version, 'CONFIRM', null, await people.headers(gone))
  const user = { id: gone.id }
  await api.ask('mutation ($id: ID!) { removeUser(id: $id) }', user, admin)
  const book = async () =>
    api.ask(
      'query ($date: String!) { reservations(date: $date) { state answeredBy answeredAt } }',
      { date: DAY },
      host,
    )
  const answered = { state: 'CONFIRMED', answeredBy: String(gone.id), answeredAt: expect.any(String) }
  expect((await book()).data).toEqual({ reservations: [answered] })
  const { data } = await api.ask('mutation ($id: ID!) { eraseUser(id: $id) }', user, admin)
  expect(data).toEqual({ eraseUser: true })
  expect((await book()).data).toEqual({ reservations: [answered] })
  await becomeDue()
  const toGuest = () => smtp.mails.filter(({ to }) => to[0] === GUEST).length
  await expect.poll(toGuest).toBe(1)
  await pause(2_500)
  expect(toGuest()).toBe(1)
})

test('an answer that waits tells the table as it was changed since', async () => {
  await useAccount()
  const { id, version } = await request()
  const { data } = await answer(id, version)
  const later = new Date(AT.getTime() + 3_600_000)
  await api.services.reservations.update(api.staff, id, { at: later, version: data.it.version })
  const [old, waiting] = await answers()
  expect([old.state, waiting.state]).toEqual(['CANCELLED', 'WAITING'])
  expect(waiting.facts.at).toBe(later.toISOString())
})

test('a promise that waits stays one when its guests are there and more than they said', async () => {
  await useAccount()
  const { id, version } = await request()
  const { data } = await answer(id, version)
  await api.services.reservations.mark(api.staff, id, 'ARRIVED')
  await api.services.reservations.update(api.staff, id, { people: 5, version: data.it.version + 1 })
  expect((await answers()).at(-1)).toMatchObject({
    state: 'WAITING',
    facts: { people: 5, isConfirmed: true },
  })
})

describe('a guest who was told of a table', () => {
  const HOUR_MS = 3_600_000
  let id: number
  const toGuest = () => smtp.mails.filter(({ to }) => to[0] === GUEST)
  const move = async (to: { at?: Date; people?: number; note?: string; email?: string | null }) => {
    const { rows } = await api.sql('select version from reservation')
    await api.services.reservations.update(api.staff, id, { ...to, version: rows[0].version })
  }
  const mark = (as: 'ARRIVED' | 'NO_SHOW' | 'CANCELLED') => api.services.reservations.mark(api.staff, id, as)
  const waiting = async () => (await answers()).filter(({ state }) => state === 'WAITING')
  const later = new Date(AT.getTime() + HOUR_MS)

  /** Lets the next mail leave. @returns its text. */
  const arrives = async () => {
    const before = toGuest().length
    await becomeDue()
    await expect.poll(() => toGuest().length).toBe(before + 1)
    await expect.poll(waiting).toEqual([])
    await expect.poll(async () => (await answers()).at(-1).state).toBe('SENT')
    return decoded(toGuest().at(-1) as SmtpStub['mails'][number])
  }

  beforeEach(async () => {
    await useAccount()
    const asked = await request()
    id = asked.id
    await answer(id, asked.version, 'CONFIRM', 'Bahçede')
    await arrives()
  })

  test('is mailed once what the table is after several changes, half a minute after the last', async () => {
    await move({ at: later })
    await api.sql("update mail set not_before = now() + interval '5 seconds' where state = 'WAITING'")
    await move({ people: 6 })
    const [only, ...more] = await waiting()
    expect([only.recipient, more]).toEqual([GUEST, []])
    const due = () =>
      api.sql("select extract(epoch from not_before - now()) as left from mail where state = 'WAITING'")
    expect(Number((await due()).rows[0].left)).toBeGreaterThan(28)
    await api.sql("update mail set not_before = now() + interval '9 seconds' where state = 'WAITING'")
    // A changed note does not delay the mail.
    await move({ note: 'Doğum günü' })
    expect(Number((await due()).rows[0].left)).toBeLessThan(9)
    const text = await arrives()
    expect(text).toContain('Masanız değişti, artık şöyle:')
    expect(text).toContain('20.30, 6 kişi.')
    expect(text).not.toContain('Bahçede')
  })

  test('is not mailed what was changed back, or nobody need know', async () => {
    await move({ at: later })
    await move({ at: AT })
    await move({ note: 'Doğum günü' })
    await move({ people: 5 })
    await mark('ARRIVED')
    expect(await waiting()).toEqual([])
    await move({ people: 6 })
    await mark('NO_SHOW')
    expect(await waiting()).toEqual([])
  })

  test('is mailed that it was given up, as the guest knows it, unless it was marked by mistake', async () => {
    await mark('CANCELLED')
    expect(await waiting()).toHaveLength(1)
    await mark('ARRIVED')
    expect(await waiting()).toEqual([])
    await api.sql("update reservation set state = 'CONFIRMED', version = version + 1")
    await move({ at: later })
    await mark('CANCELLED')
    const text = await arrives()
    expect(text).toContain('Masanız iptal edildi:')
    expect(text).toContain('19.30, 4 kişi.')
    await mark('NO_SHOW')
    await mark('CANCELLED')
    expect(await waiting()).toEqual([])
  })

  test('is mailed nothing without an address, an account, or time', async () => {
    await move({ at: later, email: null })
    expect(await waiting()).toEqual([])
    await api.sql('update reservation set email = $1', [GUEST])
    await api.sql("update reservation set at = now() - interval '1 minute'")
    await mark('CANCELLED')
    expect(await waiting()).toEqual([])
    await api.sql("update reservation set state = 'CONFIRMED', at = $1", [AT])
    await api.sql("update mail_account set state = 'OFF'")
    await move({ at: later })
    expect(await waiting()).toEqual([])
  })

  test('is known to have been told although the mail is gone, as after a restore or some weeks', async () => {
    await api.sql("update mail set created_at = now() - interval '40 days'")
    await forgetWhatIsOver(api.staff.em.fork())
    expect(await answers()).toEqual([])
    await move({ at: later })
    expect(await arrives()).toContain('Masanız değişti, artık şöyle:')
    await api.sql('delete from mail')
    await mark('CANCELLED')
    expect(await arrives()).toContain('Masanız iptal edildi:')
  })

  test('who gives it up is mailed no change of it', async () => {
    await move({ at: later })
    const { rows } = await api.sql('select code from reservation')
    await api.ask('mutation ($code: ID!) { cancelReservation(code: $code) { state } }', rows[0])
    expect(await waiting()).toEqual([])
  })
})

test('without an account, or an address, nothing waits', async () => {
  const { id, version } = await request()
  await answer(id, version)
  await useAccount()
  await api.sql('delete from reservation')
  const other = await request(null)
  await answer(other.id, other.version)
  expect(await answers()).toEqual([])
})

test('what mails hold of a guest is deleted with the table', async () => {
  await useAccount()
  const { id, version } = await request()
  await answer(id, version)
  expect((await api.sql('select from mail where reservation_id is not null')).rowCount).toBe(2)
  await api.sql('update reservation set day = current_date - 40')
  await forgetWhatIsOver(api.staff.em.fork())
  expect(
    (await api.sql("select from mail where facts::text like '%Ayşe%' or recipient = $1", [GUEST])).rowCount,
  ).toBe(0)
  expect((await api.sql('select from reservation')).rowCount).toBe(0)
})
