import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { PASSWORD } from '../support/people.ts'
import { type RunningServer, startServer } from '../support/running-server.ts'
import { type SmtpFaults, type SmtpStub, startSmtp } from '../support/smtp.ts'
import { STAFF_ENV, Staff } from './staff.ts'

const MAILS = 8
const KILLS = 4

let database: TestDatabase
let server: RunningServer
let smtp: SmtpStub
const faults: SmtpFaults = {}
const staff = new Staff(() => server.url)

async function sql(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

beforeAll(async () => {
  database = await createTestDatabase()
  smtp = await startSmtp({}, faults)
  await start()
  await staff.signIn()
  const { addContact } = await staff.ask<{ addContact: { id: string } }>(
    `mutation { addContact(input: { mailServer: "localhost", port: ${smtp.port}, mail: "site@restaurant.example" }) { id } }`,
  )
  await staff.ask(
    `mutation { useMailAccount(contactId: ${addContact.id}, currentPassword: "${PASSWORD}") { state } }`,
  )
})

afterAll(async () => {
  await server?.stop()
  await smtp?.close()
  await database?.drop()
})

beforeEach(() => smtp.clear())

afterEach(() => {
  faults.isSilent = false
})

async function start(): Promise<void> {
  server = await startServer({
    databaseUrl: database.url,
    env: { ...STAFF_ENV, PUBLIC_URL: 'https://restaurant.example' },
  })
}

/** Takes mails to as many recipients into the outbox. */
const take = (count: number) =>
  sql(
    `insert into mail (kind, facts, recipient, expires_at)
       select 'ALERT', '{"concern": "DISK_LOW", "over": false}', n || '@restaurant.example', now() + interval '1 hour' from generate_series(1, ${count}) n`,
  )

const messageIds = () => smtp.mails.map(({ text }) => /^Message-ID: (\S+)/im.exec(text)?.[1])

const waitFor = (done: () => Promise<void> | void) => vi.waitFor(done, { interval: 100 })

test('a mail whose reply was not heard, because the process was killed, is sent once more and never again', async () => {
  faults.isSilent = true
  await take(1)
  for (const arrivals of [1, 2]) {
    await waitFor(() => expect(smtp.mails).toHaveLength(arrivals))
    await server.kill()
    await start()
  }
  await waitFor(async () =>
    expect(await sql("select state from mail where kind = 'ALERT'")).toEqual([{ state: 'FAILED' }]),
  )
  const [first, second, ...more] = messageIds()
  expect([second, more]).toEqual([first, []])
})

test('mails of a process that is killed again and again all arrive, twice at most', async () => {
  await sql('delete from mail')
  await take(MAILS)
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(700 + Math.random() * 1500)
    await server.kill()
    await start()
  }
  await waitFor(async () =>
    expect(await sql("select count(*)::integer as open from mail where state <> 'SENT'")).toEqual([
      { open: 0 },
    ]),
  )
  const times = Array.from(
    { length: MAILS },
    (_, index) => smtp.mails.filter(({ to }) => to[0] === `${index + 1}@restaurant.example`).length,
  )
  expect(times.filter((each) => each < 1 || each > 2)).toEqual([])
  expect(smtp.mails.length - MAILS).toBeLessThanOrEqual(KILLS)
})

test('the mail of an answer leaves once, though the process was killed between the two', async () => {
  await sql('delete from mail')
  const [{ id } = {}] = await sql(
    `insert into reservation (state, at, day, stay_minutes, people, name, phone, email, by_phone, overbooked, code)
       values ('NEW', now() + interval '2 days', current_date + 2, 120, 4, 'Ayşe Kaya', '0532 111 22 33',
               'ayse@guest.example', false, false, 'abcdefghijklmnopqrstuv') returning id`,
  )
  await staff.ask(`mutation { answerReservation(id: ${id}, answer: CONFIRM, version: 1) { state } }`)
  await server.kill()
  expect(await sql('select state from mail')).toEqual([{ state: 'WAITING' }])
  await start()
  expect(await staff.ask(`{ reservations(withdrawable: true) { state } }`)).toEqual({
    reservations: [{ state: 'CONFIRMED' }],
  })
  await sql("update mail set not_before = now() + interval '2 seconds'")
  await server.kill()
  await pause(2_500)
  expect(smtp.mails).toEqual([])
  await start()
  await waitFor(async () => expect(await sql('select state from mail')).toEqual([{ state: 'SENT' }]))
  await server.kill()
  await start()
  await pause(5_000)
  expect(smtp.mails.map(({ to }) => to)).toEqual([['ayse@guest.example']])
})
