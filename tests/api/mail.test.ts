import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MailCarrier } from '../../server/modules/mail/mail-carrier.ts'
import { Sender } from '../../server/start/sender.ts'
import { type Answer, type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, PASSWORD, type People, unique } from '../support/people.ts'
import {
  certificateFor,
  decoded,
  type SmtpFaults,
  type SmtpStub,
  signedCertificateFor,
  startSmtp,
} from '../support/smtp.ts'

const SENDER = 'site@restaurant.example'

const certificate = certificateFor('localhost')

let api: Api
let people: People
let admin: Headers
let open: (() => Promise<void>)[] = []

beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'https://restaurant.example' }, { mailAuthority: certificate.authority })
  people = await createPeople(api)
  admin = await people.headers(people.admin)
  return () => api.close()
})

beforeEach(() => api.sql('delete from mail; delete from mail_account; delete from sign_in_attempt'))

afterEach(async () => {
  for (const close of open.reverse()) await close()
  open = []
})

const reasonOf = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions.reason
const paramsOf = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions.params

async function smtp(faults?: SmtpFaults, options?: Parameters<typeof startSmtp>[0]): Promise<SmtpStub> {
  const server = await startSmtp(options, faults)
  open.push(server.close)
  return server
}

function sender(): Sender {
  const { orm, databaseUrl, services } = api
  const log = pino({ level: 'silent' })
  const started = new Sender(new MailCarrier({ mail: services.mail, log, betweenMs: 1 }), {
    orm,
    databaseUrl,
    log,
  })
  open.push(() => started.stop())
  return started
}

const contact = (port: number, fields: object = {}) =>
  api.services.contacts.add(api.staff, { mailServer: 'localhost', port, mail: SENDER, ...fields })

const use = (contactId: number, headers = admin, currentPassword = PASSWORD) =>
  api.ask<{ useMailAccount: { state: string; contactId: string } }>(
    'mutation ($contactId: ID!, $p: String!) { useMailAccount(contactId: $contactId, currentPassword: $p) { state contactId } }',
    { contactId, p: currentPassword },
    headers,
  )

const account = async () =>
  (
    await api.ask<{
      mailAccount: {
        state: string
        waiting: number
        failed: number
        sentToday: number
        lastError: string | null
      } | null
    }>('{ mailAccount { state waiting failed sentToday lastError } }', {}, admin)
  ).data.mailAccount

async function ready(faults: SmtpFaults = {}): Promise<{ server: SmtpStub; contactId: number }> {
  const server = await smtp(faults)
  const contactId = await contact(server.port)
  expect((await use(contactId)).errors).toBeUndefined()
  return { server, contactId }
}

const FACTS: Readonly<Record<string, object>> = {
  ALERT: { concern: 'DISK_LOW', over: false },
  SECURITY_NOTICE: { what: 'EMAIL' },
}

const waiting = async (kind: string, recipient = 'guest@example.com', expires = '1 hour') =>
  (
    await api.sql(
      'insert into mail (kind, facts, recipient, expires_at) values ($1, $2, $3, now() + $4::interval) returning id',
      [kind, FACTS[kind] ?? {}, recipient, expires],
    )
  ).rows[0].id as number

const stateOf = async (id: number) =>
  (await api.sql('select state from mail where id = $1', [id])).rows[0]?.state

describe('an account that sends', () => {
  test('is used once its server has taken a mail to the caller', async () => {
    expect(await account()).toBeNull()
    const { server, contactId } = await ready()
    expect(server.mails).toMatchObject([{ from: SENDER, to: [people.admin.email] }])
    expect(await account()).toEqual({ state: 'READY', waiting: 0, failed: 0, sentToday: 1, lastError: null })
    const { data } = await api.ask<{ mailTable: object }>(
      '{ mailTable { totalCount items { kind to state attempts } } }',
      {},
      admin,
    )
    expect(data.mailTable).toEqual({
      totalCount: 1,
      items: [{ kind: 'TEST', to: 'a•••@example.com', state: 'SENT', attempts: 1 }],
    })
    expect((await api.ask('mutation { stopMail }', {}, admin)).errors).toBeUndefined()
    expect(await account()).toMatchObject({ state: 'OFF' })
    expect((await use(contactId)).data.useMailAccount).toEqual({
      state: 'READY',
      contactId: String(contactId),
    })
  })

  test.each<[cause: string, fields: object, faults: SmtpFaults]>([
    ['AUTH', { password: 'wrong' }, { password: 'right' }],
    ['AUTH', { password: 'any' }, {}],
    ['SENDER', {}, { sender: 553 }],
    ['SENDER', { mail: null, address: 'x' }, {}],
    ['RECIPIENT', {}, { recipient: 550 }],
    ['OTHER', {}, { recipient: 450 }],
    ['OTHER', {}, { message: 554 }],
    ['CONNECT', { mailServer: null }, {}],
    ['CONNECT', { port: 1 }, {}],
    // Not this machine by its name, so that it needs STARTTLS.
    ['TLS', { mailServer: '0.0.0.0' }, {}],
  ])('is refused for %s with %j at a server with %j, and nothing changes', async (cause, fields, faults) => {
    const server = await smtp(faults)
    const refused = await use(await contact(server.port, fields))
    expect([reasonOf(refused), paramsOf(refused)?.cause]).toEqual(['MAIL_REFUSED', cause])
    expect(String(paramsOf(refused)?.text).length).toBeGreaterThan(5)
    expect(await account()).toBeNull()
  })

  test('signs in, over TLS with a certificate for the name of its server', async () => {
    const { key, cert } = certificate
    const server = await smtp({ password: 'right' }, { key, cert })
    const fields = { password: 'right', userName: 'site' }
    expect((await use(await contact(server.port, fields))).errors).toBeUndefined()
    expect(server.mails).toMatchObject([{ isSecure: true }])
    const other = certificateFor('mail.other.example')
    const wrong = await smtp({ password: 'right' }, { key: other.key, cert: other.cert })
    expect(paramsOf(await use(await contact(wrong.port, fields)))?.cause).toBe('TLS')
    const named = await smtp({}, { key, cert })
    expect(paramsOf(await use(await contact(named.port, { mailServer: '0.0.0.0' })))?.cause).toBe('TLS')
  })

  test.each([
    ['by an unknown authority', () => signedCertificateFor('localhost', true)],
    ['by an authority whose certificate it leaves out', () => signedCertificateFor('localhost', false)],
    ['by its own key', () => certificateFor('localhost')],
  ])('is refused for TLS at a server whose certificate is signed %s', async (_by, certificateOf) => {
    const { key, cert } = certificateOf()
    const server = await smtp({}, { key, cert })
    const refused = await use(await contact(server.port))
    expect(paramsOf(refused)).toMatchObject({ cause: 'TLS', text: expect.stringMatching(/certificate/) })
  })

  test('is for administrators, with their own password', async () => {
    const editor = await people.headers(await people.userWith(['contact.manage', 'user.manage']))
    const id = await contact(1)
    for (const [query, variables] of [
      ['mutation ($id: ID!) { useMailAccount(contactId: $id, currentPassword: "x") { state } }', { id }],
      ['mutation { stopMail }', {}],
      ['{ mailAccount { state } }', {}],
      ['{ mailTable { totalCount } }', {}],
      ['mutation ($id: ID!) { retryMail(id: $id) { id } }', { id: 1 }],
      ['mutation ($id: ID!) { cancelMail(id: $id) { id } }', { id: 1 }],
    ] as const) {
      expect([query, reasonOf(await api.ask(query, variables, editor))]).toEqual([
        query,
        'MISSING_PERMISSION',
      ])
      expect([query, reasonOf(await api.ask(query, variables))]).toEqual([query, 'SIGN_IN_REQUIRED'])
    }
    expect(reasonOf(await use(id, admin, 'wrong'))).toBe('INVALID_FIELDS')
    expect(reasonOf(await use(2_000_000_000))).toBe('NOT_FOUND')
    const local = await startApi()
    try {
      const own = await createPeople(local)
      const contactId = await local.services.contacts.add(local.staff, {
        mailServer: 'localhost',
        mail: SENDER,
      })
      const refused = await local.ask(
        'mutation ($id: ID!, $p: String!) { useMailAccount(contactId: $id, currentPassword: $p) { state } }',
        { id: contactId, p: PASSWORD },
        await own.headers(own.admin),
      )
      expect(reasonOf(refused)).toBe('PUBLIC_URL_UNSET')
    } finally {
      await local.close()
    }
  })

  test.each([
    ['mailServer', 'mail.evil.example'],
    ['port', 2525],
    ['userName', 'other'],
    ['password', 'other'],
    ['mail', 'evil@example.com'],
  ])('sends nothing once its %s has changed', async (field, value) => {
    const { server, contactId } = await ready()
    await api.services.contacts.update(api.staff, contactId, { [field]: value })
    expect(await account()).toMatchObject({ state: 'CHANGED' })
    const id = await waiting('PASSWORD_LINK')
    sender()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect([await stateOf(id), server.mails.length]).toEqual(['WAITING', 1])
  })

  test('is not ready again because its fields are set back, or the change is undone: it is tried again', async () => {
    const server = await smtp({ password: 'right' })
    const { port } = server
    const contactId = await contact(port, { userName: 'site', password: 'right' })
    expect((await use(contactId)).errors).toBeUndefined()
    await api.services.contacts.update(api.staff, contactId, { address: 'Moda' })
    expect(await account()).toMatchObject({ state: 'READY' })
    const undo = async () => {
      const { rows } = await api.sql(
        "select id from change where entity = 'contact' and entity_id = $1 order by id desc limit 1",
        [contactId],
      )
      const undone = 'mutation ($id: ID!) { undoChange(id: $id) { id } }'
      expect((await api.ask(undone, { id: rows[0].id }, admin)).errors).toBeUndefined()
    }
    const update = (fields: object) => api.services.contacts.update(api.staff, contactId, fields)
    const changes: readonly [change: () => Promise<unknown>, back: () => Promise<unknown>][] = [
      [() => update({ mailServer: 'mail.evil.example' }), () => update({ mailServer: 'localhost' })],
      [() => update({ port: 2525 }), () => update({ port })],
      [() => update({ userName: 'other' }), () => update({ userName: 'site' })],
      [() => update({ password: 'other' }), () => update({ password: 'right' })],
      [() => update({ mail: 'evil@example.com' }), () => update({ mail: SENDER })],
      [() => update({ port: 2525 }), undo],
      [
        () => api.services.contacts.remove(api.staff, contactId),
        () => api.services.contacts.restore(api.staff, contactId),
      ],
    ]
    for (const [change, back] of changes) {
      expect((await use(contactId)).errors).toBeUndefined()
      await change()
      await back()
      expect(await account()).toMatchObject({ state: 'CHANGED' })
    }
    server.clear()
    const id = await waiting('PASSWORD_LINK')
    sender()
    expect((await use(contactId)).errors).toBeUndefined()
    await expect.poll(() => stateOf(id)).toBe('SENT')
    expect(server.mails.flatMap(({ to }) => to)).toEqual([people.admin.email, 'guest@example.com'])
  })

  test('sends nothing once its contact entry is removed', async () => {
    const { contactId } = await ready()
    await api.services.contacts.remove(api.staff, contactId)
    expect(await account()).toMatchObject({ state: 'CHANGED' })
  })
})

const invite = async (asked: Api, headers: Headers) =>
  (
    await asked.ask<{ inviteUser: { mailed: boolean; link: string | null } }>(
      'mutation ($email: String!) { inviteUser(input: { email: $email }) { mailed link } }',
      { email: `${unique('guest')}@example.com` },
      headers,
    )
  ).data.inviteUser

test('an invitation that would not leave is shown instead', async () => {
  const { contactId } = await ready()
  expect(await invite(api, admin)).toEqual({ mailed: true, link: null })
  await api.services.contacts.update(api.staff, contactId, { mail: 'other@restaurant.example' })
  expect(await invite(api, admin)).toEqual({ mailed: false, link: expect.stringContaining('#') })
})

test.each([[{ MAIL: 'off', PUBLIC_URL: 'https://restaurant.example' }], [{}]])(
  'nothing leaves with %j, and everybody is told so',
  async (env) => {
    const { server } = await ready()
    const held = await startApi({ ...env, DATABASE_URL: api.databaseUrl })
    try {
      const { data } = await held.ask(
        '{ signInOptions { passwordLinks } mailAccount { state isHeld } }',
        {},
        admin,
      )
      expect(data).toEqual({
        signInOptions: { passwordLinks: false },
        mailAccount: { state: 'READY', isHeld: true },
      })
      expect(await invite(held, admin)).toEqual({ mailed: false, link: expect.stringContaining('#') })
      const id = await waiting('ALERT')
      const { orm, databaseUrl, services } = held
      const log = pino({ level: 'silent' })
      const idle = new Sender(new MailCarrier({ mail: services.mail, log, betweenMs: 1 }), {
        orm,
        databaseUrl,
        log,
      })
      await pause(700)
      await idle.stop()
      expect([await stateOf(id), server.mails.length]).toEqual(['WAITING', 1])
    } finally {
      await held.close()
    }
  },
)

describe('a mail', () => {
  test('of an invitation has the link, by which the address is confirmed, and leaves no secret behind', async () => {
    const { server } = await ready()
    await api.services.siteSettings.update(api.staff, 1, { name: 'Lale & Söhne' })
    const { data } = await api.ask<{ inviteUser: { mailed: boolean; link: string | null } }>(
      'mutation { inviteUser(input: { email: "guest@example.com", firstName: "Ada" }) { mailed link } }',
      {},
      admin,
    )
    expect(data.inviteUser).toEqual({ mailed: true, link: null })
    sender()
    await expect.poll(() => server.mails.length).toBe(2)
    const text = decoded(server.mails[1] as never)
    expect(text).toContain('Merhaba Ada,')
    expect(text).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(text.length).toBeLessThan(15_000)
    expect(text).toContain('Lale &amp; Söhne')
    const token = /https:\/\/restaurant\.example\/auth\/password#([\w-]{43})/.exec(text)?.[1]
    const set = await api.ask(
      'mutation ($token: String!) { setPasswordByLink(token: $token, password: "a brand new horse") }',
      { token },
    )
    expect(set.errors).toBeUndefined()
    const { rows } = await api.sql(
      "select email_confirmed from user_account where email = 'guest@example.com'",
    )
    expect(rows).toEqual([{ email_confirmed: true }])
    expect((await api.sql("select state, secret from mail where kind = 'INVITATION'")).rows).toEqual([
      { state: 'SENT', secret: null },
    ])
  })

  test.each<[number, string, number]>([
    [550, 'FAILED', 0],
    [450, 'WAITING', 60],
  ])('that is answered by %d is %s', async (code, state, seconds) => {
    await ready()
    await api.sql('delete from mail_account')
    const failing = await smtp({ recipient: code })
    await takeOver(failing)
    const id = await waiting('ALERT')
    sender()
    await expect.poll(() => attemptsOf(id)).toBe(1)
    await expect.poll(() => stateOf(id)).toBe(state)
    const { rows } = await api.sql(
      'select extract(epoch from not_before - now()) as wait from mail where id = $1',
      [id],
    )
    expect(Math.abs(Number(rows[0].wait) - seconds)).toBeLessThan(30)
    expect(await account()).toMatchObject({ state: 'READY', failed: state === 'FAILED' ? 1 : 0 })
  })

  test('waits while the sign-in is refused, and one is tried an hour later', async () => {
    const server = await smtp({ password: 'right' })
    await takeOver(server, { password: 'wrong' })
    const ids = [await waiting('ALERT'), await waiting('ALERT')]
    sender()
    await expect.poll(async () => (await account())?.state).toBe('REFUSED')
    expect(server.connections()).toBe(1)
    expect(await Promise.all(ids.map(stateOf))).toEqual(['WAITING', 'WAITING'])
    const { rows } = await api.sql(
      "select next_try > now() + interval '59 minutes' as later from mail_account",
    )
    expect(rows).toEqual([{ later: true }])
  })

  test('that could not be delivered holds back none that comes later or is tried by hand, and no queue is tried through', async () => {
    const faults: SmtpFaults = { isDown: true }
    const server = await smtp(faults)
    await takeOver(server)
    const [first, second] = [await waiting('ALERT'), await waiting('ALERT')]
    sender()
    await expect.poll(async () => (await account())?.state).toBe('UNREACHABLE')
    const tries = async () => [
      server.connections(),
      ...(await Promise.all([first, second, later].map(attemptsOf))),
    ]
    const retry = (id: number) => api.ask('mutation ($id: ID!) { retryMail(id: $id) { id } }', { id }, admin)
    // The second one would have gone before it.
    const later = await waiting('ALERT')
    await expect.poll(tries).toEqual([2, 1, 0, 1])
    await retry(second)
    await expect.poll(tries).toEqual([3, 1, 1, 1])
    await retry(first)
    await expect.poll(tries).toEqual([4, 2, 1, 1])
    const { rows } = await api.sql(
      'select round(extract(epoch from not_before - now()) / 60)::integer as minutes from mail order by id',
    )
    expect(rows).toEqual([{ minutes: 5 }, { minutes: 1 }, { minutes: 1 }])
    faults.isDown = false
    await waiting('PASSWORD_LINK')
    await expect.poll(() => server.mails.length).toBe(4)
    expect(await account()).toMatchObject({ state: 'READY', waiting: 0 })
  })

  test('whose answer was not heard is sent once more with the same Message-ID, and never a third time', async () => {
    const server = await smtp({ cuts: 2 })
    await takeOver(server)
    const id = await waiting('SECURITY_NOTICE')
    sender()
    await expect.poll(() => server.mails.length).toBe(1)
    await expect.poll(() => stateOf(id)).toBe('WAITING')
    await api.sql('update mail set not_before = now(); update mail_account set next_try = now()')
    await expect.poll(() => stateOf(id)).toBe('FAILED')
    const ids = server.mails.map(({ text }) => /^Message-ID: .*$/im.exec(text)?.[0])
    expect(ids).toHaveLength(2)
    expect(ids[1]).toBe(ids[0])
  })

  test('leaves once, on two processes, links first', async () => {
    const { server } = await ready()
    const kinds = ['ALERT', 'SECURITY_NOTICE', 'PASSWORD_LINK']
    for (let index = 0; index < 30; index++)
      await waiting(kinds[index % 3] as string, `g${index}@example.com`)
    sender()
    sender()
    await expect.poll(() => server.mails.length).toBe(31)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const order = server.mails.slice(1).map(({ to }) => Number(/\d+/.exec(to[0] ?? '')?.[0]) % 3)
    expect(order).toEqual([...Array(10).fill(2), ...Array(10).fill(1), ...Array(10).fill(0)])
    expect(new Set(server.mails.flatMap(({ to }) => to)).size).toBe(31)
  })

  test('leaves once although the connection with the lock is lost while its server is slow', async () => {
    let recipients = 0
    const server = await smtp(
      {},
      {
        disabledCommands: ['AUTH', 'STARTTLS'],
        onRcptTo: (_address, _session, done) => void setTimeout(done, recipients++ === 0 ? 9_000 : 0),
      },
    )
    await takeOver(server)
    const id = await waiting('ALERT')
    sender()
    await expect.poll(() => recipients).toBe(1)
    sender()
    await api.sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'restaurant-site mails' and datname = current_database()",
    )
    await expect.poll(() => stateOf(id)).toBe('SENT')
    await new Promise((resolve) => setTimeout(resolve, 9_000))
    expect([server.mails.length, await stateOf(id)]).toEqual([1, 'SENT'])
  })

  test('waits while the password of the account cannot be read, and no link is lost', async () => {
    const { contactId } = await ready()
    await api.sql("update contact set password_encrypted = 'of another secret' where id = $1", [contactId])
    await api.sql(
      'update mail_account set tried = (select md5(row(mail_server, port, user_name, password_encrypted, mail, is_deleted)::text) from contact where id = contact_id)',
    )
    const id = await waiting('PASSWORD_LINK')
    sender()
    await expect.poll(async () => (await account())?.state).toBe('REFUSED')
    expect(await stateOf(id)).toBe('WAITING')
  })

  test('expires, and what another process was sending when it ended is sent', async () => {
    const { server } = await ready()
    const late = await waiting('ALERT', 'late@example.com', '-1 second')
    const left = await waiting('ALERT', 'left@example.com')
    const twice = await waiting('ALERT', 'twice@example.com')
    await api.sql("update mail set state = 'SENDING' where id in ($1, $2)", [left, twice])
    await api.sql('update mail set data_sent = 2 where id = $1', [twice])
    sender()
    await expect.poll(() => stateOf(left)).toBe('SENT')
    expect([await stateOf(late), await stateOf(twice)]).toEqual(['EXPIRED', 'FAILED'])
    expect(server.mails.flatMap(({ to }) => to)).toEqual([people.admin.email, 'left@example.com'])
  })

  test('that cannot be composed is FAILED, and holds none up behind it', async () => {
    const { server } = await ready()
    const odd = await waiting('SECURITY_NOTICE', 'odd@example.com')
    await api.sql(`update mail set facts = '{"what": "SOMETHING_NEW"}' where id = $1`, [odd])
    const alert = await waiting('ALERT', 'alert@example.com')
    sender()
    await expect.poll(() => stateOf(alert)).toBe('SENT')
    expect(await stateOf(odd)).toBe('FAILED')
    expect(server.mails.flatMap(({ to }) => to)).not.toContain('odd@example.com')
  })

  test('that is patient waits beyond 400 a day, and a link does not', async () => {
    const { server } = await ready()
    await api.sql(
      "insert into mail (kind, recipient, expires_at, state, sent_at) select 'ALERT', 'x@example.com', now(), 'SENT', now() from generate_series(1, 399)",
    )
    const alert = await waiting('ALERT', 'alert@example.com')
    const link = await waiting('EMAIL_CONFIRMATION', 'link@example.com')
    sender()
    await expect.poll(() => stateOf(link)).toBe('SENT')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect([await stateOf(alert), server.mails.length]).toEqual(['WAITING', 2])
  })

  test('about a table waits beyond 300 a day, so that no stranger holds a notice back', async () => {
    const { server } = await ready()
    await api.sql(
      "insert into mail (kind, recipient, expires_at, state, sent_at) select 'RESERVATION_REQUEST', 'x@example.com', now(), 'SENT', now() from generate_series(1, 299)",
    )
    const request = await waiting('RESERVATION_REQUEST', 'venue@example.com')
    const alert = await waiting('ALERT', 'alert@example.com')
    sender()
    await expect.poll(() => stateOf(alert)).toBe('SENT')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect([await stateOf(request), server.mails.length]).toEqual(['WAITING', 2])
  })

  test('is tried again or cancelled by hand, as long as that makes sense', async () => {
    const call = async (name: string, id: number) =>
      reasonOf(await api.ask(`mutation ($id: ID!) { ${name}(id: $id) { id state } }`, { id }, admin))
    const [alert, link, sent] = [
      await waiting('ALERT'),
      await waiting('PASSWORD_LINK'),
      await waiting('ALERT'),
    ]
    await api.sql("update mail set state = 'FAILED' where id in ($1, $2)", [alert, link])
    await api.sql("update mail set state = 'SENT' where id = $1", [sent])
    expect([await call('retryMail', alert), await stateOf(alert)]).toEqual([undefined, 'WAITING'])
    expect([await call('retryMail', link), await stateOf(link)]).toEqual(['MAIL_SETTLED', 'FAILED'])
    expect(await call('retryMail', sent)).toBe('MAIL_SETTLED')
    expect(await call('cancelMail', sent)).toBe('MAIL_SETTLED')
    expect([await call('cancelMail', alert), await stateOf(alert)]).toEqual([undefined, 'CANCELLED'])
    expect(await call('cancelMail', 2_000_000_000)).toBe('NOT_FOUND')
  })
})

describe('the owner of an account', () => {
  const noticesOf = async (id: number) =>
    (
      await api.sql("select facts ->> 'what' as what, recipient from mail where user_id = $1 order by id", [
        id,
      ])
    ).rows

  test('is told of a new password, and both addresses of a new one', async () => {
    await ready()
    const person = await people.userWith([])
    await api.services.users.update(api.staff, person.id, { firstName: 'Ada' })
    expect(await noticesOf(person.id)).toEqual([])
    await api.services.users.update(api.staff, person.id, { password: 'a second horse battery' })
    const email = `${unique('moved')}@example.com`
    await api.services.users.update(api.staff, person.id, { email })
    expect(await noticesOf(person.id)).toEqual([
      { what: 'PASSWORD', recipient: person.email },
      { what: 'EMAIL', recipient: person.email },
      { what: 'EMAIL', recipient: email },
    ])
  })

  test('is told nothing while no account sends, nor of a hash that is only renewed', async () => {
    const person = await people.userWith([])
    await api.services.users.update(api.staff, person.id, { password: 'a second horse battery' })
    await ready()
    await api.sql("update user_account set password_hash = password_hash || 'x' where id = $1", [person.id])
    expect(await noticesOf(person.id)).toEqual([])
  })

  test('is not in the table of mails any more once erased', async () => {
    await ready()
    const person = await people.userWith([])
    await api.services.users.update(api.staff, person.id, { password: 'a second horse battery' })
    await api.services.users.remove(api.staff, person.id)
    await api.services.users.erase(api.staff, person.id)
    expect(await noticesOf(person.id)).toEqual([])
  })
})

/** As if the account of a server had been tried before it had its fault. */
async function takeOver(server: SmtpStub, fields: object = {}): Promise<void> {
  const id = await contact(server.port, fields)
  await api.sql('delete from mail_account')
  await api.sql(
    `insert into mail_account (contact_id, state, tried)
       select id, 'READY', md5(row(mail_server, port, user_name, password_encrypted, mail, is_deleted)::text)
         from contact where id = $1`,
    [id],
  )
}

const attemptsOf = async (id: number) =>
  (await api.sql('select attempts from mail where id = $1', [id])).rows[0]?.attempts
