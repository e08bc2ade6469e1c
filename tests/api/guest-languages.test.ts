import { pino } from 'pino'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { MailCarrier } from '../../server/modules/mail/mail-carrier.ts'
import { Sender } from '../../server/start/sender.ts'
import { addDays, instantOf, localDay } from '../../web/src/rules/opening-hours.ts'
import { type Api, startApi } from '../support/api.ts'
import { earlier } from '../support/earlier.ts'
import { createPeople, type Headers, PASSWORD } from '../support/people.ts'
import { decoded, type SmtpStub, startSmtp } from '../support/smtp.ts'

const GUEST = 'guest@example.com'
const HOUSE = 'site@restaurant.example'
const DAY = addDays(localDay(new Date(), 'Europe/Istanbul'), 3)
const AT = instantOf(DAY, 19 * 60 + 30, 'Europe/Istanbul').toISOString()

let api: Api
let admin: Headers
let smtp: SmtpStub
let sender: Sender
const tokens: string[] = []

beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'https://restaurant.example' })
  const people = await createPeople(api)
  admin = await people.headers(people.admin)
  await setSite({ pages: [{ key: 'book-table', mode: 'LIVE' }] })
  await earlier(3_000, async () => {
    for (let each = 0; each < 16; each++) tokens.push(await api.services.tableRequests.begin(api.staff))
  })
  smtp = await startSmtp()
  const contactId = await api.services.contacts.add(api.staff, {
    ...{ mailServer: 'localhost', port: smtp.port, mail: HOUSE },
  })
  await ask(
    'mutation ($id: ID!, $p: String!) { it: useMailAccount(contactId: $id, currentPassword: $p) { state } }',
    { id: contactId, p: PASSWORD },
    admin,
  )
  return async () => {
    await smtp.close()
    await api.close()
  }
})

beforeEach(async () => {
  smtp.clear()
  await api.sql('delete from reservation')
  await api.sql('delete from mail')
  await setSite({ languages: [] })
  const { orm, databaseUrl, services } = api
  const log = pino({ level: 'silent' })
  sender = new Sender(new MailCarrier({ mail: services.mail, log, betweenMs: 1 }), { orm, databaseUrl, log })
})

afterEach(() => sender.stop())

async function ask<T = Record<string, unknown>>(query: string, variables: object, headers: Headers = {}) {
  const { data, errors } = await api.ask<{ it: T }>(query, variables, headers)
  return { it: data?.it as T, error: errors?.[0]?.extensions }
}

const setSite = (input: object) =>
  ask('mutation ($input: UpdateSite!) { it: updateSite(input: $input) { version } }', { input }, admin)

const table = (input: object = {}) => ({
  ...{ name: 'Anna', phone: '+49 170 1234567', email: GUEST, people: 2, at: AT },
  token: tokens.pop() as string,
  ...input,
})

const send = (input: object) =>
  ask<{ code: string; language: string }>(
    'mutation ($input: RequestReservation!) { it: requestReservation(input: $input) { code language } }',
    { input },
  )

const book = async () => {
  const query = 'query ($date: String!) { it: reservations(date: $date) { id version language } }'
  const { it } = await ask<{ id: string; version: number; language: string }[]>(query, { date: DAY }, admin)
  return it
}

/** Asks for a table, confirms it, and lets the mail to the guest leave. @returns its code and text. */
async function told(input: object, beforeItLeaves: () => Promise<unknown> = async () => {}) {
  const { it } = await send(table(input))
  const [asked] = await book()
  await ask(
    `mutation ($id: ID!, $version: Int!) {
       it: answerReservation(id: $id, answer: CONFIRM, message: "Bahçede", version: $version) { id } }`,
    { id: asked?.id, version: asked?.version },
    admin,
  )
  await beforeItLeaves()
  await api.sql("update mail set not_before = now() where kind = 'RESERVATION_ANSWER'")
  const toGuest = () => smtp.mails.find(({ to }) => to[0] === GUEST)
  await expect.poll(toGuest).toBeDefined()
  return { code: it.code, text: decoded(toGuest() as SmtpStub['mails'][number]) }
}

test('a request has the language of its page, published or not; Turkish if it names none', async () => {
  const seen = (code: string) =>
    ask('query ($code: ID!) { it: guestReservation(code: $code) { language } }', { code })
  for (const language of ['TR', 'EN', 'DE', 'RU', 'AR', 'FA']) {
    await api.sql('delete from reservation')
    const { it } = await send(table({ language }))
    expect(it.language).toBe(language)
    expect((await seen(it.code)).it).toEqual({ language })
    expect(await book()).toMatchObject([{ language }])
  }
  await api.sql('delete from reservation')
  expect((await send(table())).it.language).toBe('TR')
  for (const language of ['FR', 'en', null, 1])
    expect((await send(table({ language }))).error).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await book()).toHaveLength(1)
})

test('a change keeps the language', async () => {
  const { it } = await send(table({ language: 'RU' }))
  const changed = await ask(
    'mutation ($code: ID!, $at: DateTimeISO!) { it: changeReservation(code: $code, people: 3, at: $at) { people language } }',
    { code: it.code, at: AT },
  )
  expect(changed.it).toEqual({ people: 3, language: 'RU' })
})

test('the same request names the same language; Turkish may be left out', async () => {
  const first = table()
  const { it } = await send(first)
  expect((await send({ ...first, language: 'TR' })).it).toEqual(it)
  expect((await send({ ...first, language: 'EN' })).error).toMatchObject({ reason: 'KEY_REUSED' })
})

test('a guest is answered in the language of the request, and led to the page in it', async () => {
  await setSite({ languages: ['EN', 'AR'] })
  const { code, text } = await told({ language: 'EN' })
  expect(text).toContain('Your table is reserved: ')
  expect(text).toContain('19:30, 2 guests.')
  expect(text).toContain('<p lang="tr" dir="ltr" style="margin:0 0 16px">Bahçede</p>')
  expect(text).toContain(`https://restaurant.example/en/book-table/${code}`)
  expect(text).not.toMatch(/Merhaba|Masan|kişi|sitesinden/)
  const toHouse = () => smtp.mails.find(({ to }) => to[0] === HOUSE)
  await expect.poll(toHouse).toBeDefined()
  expect(decoded(toHouse() as SmtpStub['mails'][number])).toContain('2 kişilik masa istiyor.')
})

test('a guest whose language is not published when the mail leaves is led to the Turkish page', async () => {
  await setSite({ languages: ['EN', 'AR'] })
  const { code, text } = await told({ language: 'AR' }, () => setSite({ languages: ['EN'] }))
  expect(text).toContain('تم حجز طاولتكم')
  expect(text).toContain('<html lang="ar" dir="rtl">')
  expect(text).toContain(`https://restaurant.example/book-table/${code}`)
  expect(text).not.toContain('/ar/')
})

test('a Turkish guest is led to the Turkish page, whatever is published', async () => {
  await setSite({ languages: ['EN'] })
  const { code, text } = await told({})
  expect(text).toContain('Masanız ayrıldı: ')
  expect(text).toContain(`https://restaurant.example/book-table/${code}`)
})
