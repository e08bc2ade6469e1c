import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetWhatIsOver } from '../../server/core/forget-what-is-over.ts'
import { SecretBox } from '../../server/core/primitives/secret-box.ts'
import type { deliverPush, PushDelivery } from '../../server/modules/push/deliver-push.ts'
import { PushCarrier } from '../../server/modules/push/push-carrier.ts'
import { PushDeliveries } from '../../server/modules/push/push-deliveries.ts'
import { PushKeys } from '../../server/modules/push/push-keys.ts'
import { waitingTables } from '../../server/modules/reservation/book.ts'
import { TableReminders } from '../../server/modules/reservation/table-reminders.service.ts'
import { addDays, instantOf, localDay } from '../../web/src/rules/opening-hours.ts'
import type { PushedMessage } from '../../web/src/rules/pushed-message.ts'
import { type Api, AUTH_SECRET, startApi } from '../support/api.ts'
import { earlier } from '../support/earlier.ts'
import { createPeople, type Headers, PASSWORD, type People } from '../support/people.ts'
import { subscription } from '../support/push-subscription.ts'

const ISTANBUL = 'Europe/Istanbul'
const DAY = addDays(localDay(new Date(), ISTANBUL), 3)
const AT = instantOf(DAY, 19 * 60 + 30, ISTANBUL)
const TAKEN: PushDelivery = { outcome: 'TAKEN' }
const BUSY = {
  ...{ outcome: 'LATER', text: 'fcm.googleapis.com: 503', afterSeconds: null, isUnheard: false },
} as const satisfies PushDelivery

/** A message that has left, with where it went and what the push service was told. */
interface Left {
  readonly endpoint: string
  readonly message: PushedMessage
  readonly seconds: number
  readonly topic: string
}

let api: Api
let people: People
let host: Headers
let admin: Headers
/** An account of its own for each test. */
let own: Headers
let ownId: number
let left: Left[]
let answers: PushDelivery[]
/** What every message of the next turn waits for. */
let whileLeaving: (() => unknown) | null
let carrier: PushCarrier
const tokens: string[] = []

const deliver: typeof deliverPush = async ({ endpoint }, message, { seconds, topic }) => {
  left.push({ endpoint, message, seconds, topic })
  await whileLeaving?.()
  return answers.shift() ?? TAKEN
}

beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'https://restaurant.example' })
  people = await createPeople(api)
  admin = await people.headers(people.admin)
  host = await people.headers(await people.userWith(['reservation.manage']))
  await api.sql('update site set pages = $1', [JSON.stringify([{ key: 'book-table', mode: 'LIVE' }])])
  await earlier(3_000, async () => {
    for (let each = 0; each < 58; each++) tokens.push(await api.services.tableRequests.begin(api.staff))
  })
})

afterAll(() => api.close())

beforeEach(async () => {
  left = []
  answers = []
  whileLeaving = null
  for (const table of ['push_device', 'push_use', 'reservation', 'reservation_origin', 'alert'])
    await api.sql(`delete from ${table}`)
  await api.sql('update site set weekly = null')
  // Whoever adds a device has asked for the key.
  await new PushKeys(new SecretBox(AUTH_SECRET)).current(api.orm.em.fork())
  const user = await people.userWith(['reservation.manage'])
  own = await people.headers(user)
  ownId = Number((await api.sql('select id from user_account where email = $1', [user.email])).rows[0].id)
  carrier = carrierOf()
})

const deliveries = () =>
  new PushDeliveries({
    keys: new PushKeys(new SecretBox(AUTH_SECRET)),
    publicUrl: () => 'https://restaurant.example',
    secret: AUTH_SECRET,
    isAvailable: () => true,
    deliver,
  })

const carrierOf = () =>
  new PushCarrier({
    deliveries: deliveries(),
    waiting: waitingTables,
    timeZone: ISTANBUL,
    log: pino({ level: 'silent' }),
  })

/** Gives the carrier a turn, and waits for what it sends. */
async function turn(one = carrier): Promise<Left[]> {
  const before = left.length
  await one.turn(api.orm.em.fork())
  await one.settled()
  whileLeaving = null
  return left.slice(before)
}

/** A minute and more passes, so that devices may ring again. */
const later = (minutes = 2) =>
  api
    .sql(`update push_device set rang_at = rang_at - make_interval(mins => ${minutes})`)
    .then(() =>
      api.sql(
        `update push_message set not_before = not_before - make_interval(mins => ${minutes}) where state = 'WAITING'`,
      ),
    )

const ADD =
  'mutation ($input: AddPushDevice!, $key: ID) { addPushDevice(input: $input, clientKey: $key) { id name topics quietFrom quietTo createdAt lastSentAt lastError } }'

/** Adds a device. @returns its id, or what was refused, as `code reason` and `field rule`. */
async function add(input: object = {}, as = own): Promise<string> {
  const { data, errors } = await api.ask<{ addPushDevice: { id: string } }>(
    ADD,
    { input: { ...subscription(), name: 'Telefon', topics: ['TABLES'], ...input } },
    as,
  )
  return faultOf(errors) ?? data.addPushDevice.id
}

function faultOf(errors: Awaited<ReturnType<Api['ask']>>['errors']): string | null {
  if (!errors) return null
  const { code, reason, fields } = errors[0]?.extensions ?? { code: '', reason: '' }
  return fields?.[0] ? `${fields[0].field} ${fields[0].rule}` : `${code} ${reason}`
}

const devicesOf = async (as = own) =>
  (
    await api.ask<{
      pushDevices: {
        id: string
        name: string
        topics: string[]
        lastError: string | null
        lastSentAt: string | null
        quietFrom: string | null
      }[]
    }>('{ pushDevices { id name topics quietFrom quietTo createdAt lastSentAt lastError } }', {}, as)
  ).data.pushDevices

async function request(
  guest: { people?: number; at?: Date } = {},
): Promise<{ id: number; code: string; version: number }> {
  const { people: count = 4, at = AT } = guest
  const input = {
    ...{ token: tokens.pop(), at: at.toISOString(), people: count },
    ...{
      name: 'Ayşe Kaya',
      phone: `0532 111 ${1_000 + tokens.length}`,
      note: 'Pencere kenarı',
    },
  }
  const { data, errors } = await api.ask<{ requestReservation: { code: string } }>(
    'mutation ($input: RequestReservation!) { requestReservation(input: $input) { code } }',
    { input },
  )
  expect(errors).toBeUndefined()
  await api.sql('delete from reservation_origin')
  const { code } = data.requestReservation
  const { rows } = await api.sql('select id, version from reservation where code = $1', [code])
  return { ...rows[0], code }
}

const answer = (id: number, version: number) =>
  api.ask(
    'mutation ($id: ID!, $version: Int!) { answerReservation(id: $id, answer: CONFIRM, version: $version) { id } }',
    { id, version },
    host,
  )

const change = (code: string, people: number, at = AT) =>
  api.ask(
    'mutation ($code: ID!, $people: Int!, $at: DateTimeISO!) { changeReservation(code: $code, people: $people, at: $at) { code } }',
    { code, people, at: at.toISOString() },
  )

const giveUp = (code: string) =>
  api.ask('mutation ($code: ID!) { cancelReservation(code: $code) { state } }', { code })

const states = async () =>
  (await api.sql('select kind, state from push_message order by id')).rows.map(
    ({ kind, state }) => `${kind} ${state}`,
  )

describe('devices', () => {
  test('are added, listed and removed by their owner alone', async () => {
    const id = await add({ quietFrom: '23:00', quietTo: '08:30' })
    expect(await devicesOf()).toEqual([
      {
        ...{ id, name: 'Telefon', topics: ['TABLES'], quietFrom: '23:00', quietTo: '08:30' },
        ...{ createdAt: expect.any(String), lastSentAt: null, lastError: null },
      },
    ])
    expect(await devicesOf(host)).toEqual([])
    const remove = (as: Headers) => api.ask('mutation ($id: ID!) { removePushDevice(id: $id) }', { id }, as)
    expect(faultOf((await remove(host)).errors)).toBe('NOT_FOUND NOT_FOUND')
    expect((await remove(own)).data).toEqual({ removePushDevice: true })
    expect(await devicesOf()).toEqual([])
  })

  test.each([
    [{ endpoint: 'http://fcm.googleapis.com/x' }, 'endpoint UNKNOWN_PUSH_SERVICE'],
    [{ endpoint: 'https://fcm.googleapis.com:8443/x' }, 'endpoint UNKNOWN_PUSH_SERVICE'],
    [{ endpoint: 'https://user:x@fcm.googleapis.com/x' }, 'endpoint UNKNOWN_PUSH_SERVICE'],
    [{ endpoint: 'https://googleapis.com.evil.example/x' }, 'endpoint UNKNOWN_PUSH_SERVICE'],
    [{ endpoint: 'https://evilgoogleapis.com/x' }, 'endpoint UNKNOWN_PUSH_SERVICE'],
    [{ endpoint: 'https://127.0.0.1/x' }, 'endpoint UNKNOWN_PUSH_SERVICE'],
    [{ endpoint: '' }, 'endpoint UNKNOWN_PUSH_SERVICE'],
    [{ endpoint: `https://fcm.googleapis.com/${'x'.repeat(2_000)}` }, 'endpoint MAX_LENGTH'],
    [{ p256dh: 'no key' }, 'p256dh INVALID_KEY'],
    [
      { p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url') },
      'p256dh INVALID_KEY',
    ],
    [{ auth: randomBytes(15).toString('base64url') }, 'auth INVALID_KEY'],
    [{ auth: `${randomBytes(16).toString('base64url')}=` }, 'auth INVALID_KEY'],
    [{ p256dh: `${subscription().p256dh}==` }, 'p256dh INVALID_KEY'],
    [{ endpoint: `https://fcm.googleapis.com/${'ş'.repeat(1_900)}` }, 'endpoint UNKNOWN_PUSH_SERVICE'],
    [{ endpoint: 'https://FCM.googleapis.com/x' }, 'endpoint UNKNOWN_PUSH_SERVICE'],
    [{ endpoint: 'https://fcm.googleapis.com/x#y' }, 'endpoint UNKNOWN_PUSH_SERVICE'],
    [{ topics: ['ALERTS'], endpoint: '', name: '' }, 'FORBIDDEN MISSING_PERMISSION'],
    [{ name: ' ' }, 'name LENGTH'],
    [{ name: 'x'.repeat(61) }, 'name MAX_LENGTH'],
    [{ topics: [] }, 'topics REQUIRED'],
    [{ topics: ['TABLES', 'TABLES'] }, 'topics REPEATED'],
    [{ quietFrom: '23:00' }, 'quietTo REQUIRED_WITH'],
    [{ quietTo: '08:00' }, 'quietFrom REQUIRED_WITH'],
    [{ quietFrom: '24:00', quietTo: '08:00' }, 'quietFrom NOT_A_TIME'],
    [{ topics: ['ALERTS'] }, 'FORBIDDEN MISSING_PERMISSION'],
  ])('%j is refused as %s, and nothing is stored', async (input, fault) => {
    expect(await add(input)).toBe(fault)
    expect(await devicesOf()).toEqual([])
  })

  test('of every vendor are accepted', async () => {
    for (const name of [
      'fcm.googleapis.com',
      'jmt17.google.com',
      'updates.push.services.mozilla.com',
      'web.push.apple.com',
      'wns2-par02p.notify.windows.com',
    ])
      expect(await add({ ...subscription(name) })).toMatch(/^\d+$/)
  })

  test('ring for alerts with an administrator alone, and for nobody who only signs in', async () => {
    expect(await add({ topics: ['ALERTS', 'TABLES', 'CHANGES_OF_TABLES'] }, admin)).toMatch(/^\d+$/)
    const nobody = await people.headers(await people.userWith([]))
    expect(await add({}, nobody)).toBe('FORBIDDEN MISSING_PERMISSION')
    expect(await add({}, {})).toBe('UNAUTHENTICATED SIGN_IN_REQUIRED')
  })

  test('are kept by no cache', async () => {
    for (const query of ['{ pushKey }', '{ pushDevices { id } }', '{ pushConcern }']) {
      const { headers, errors } = await api.ask(query, {}, own)
      expect([errors, headers.get('cache-control')], query).toEqual([undefined, 'private, no-store'])
    }
  })

  test('have keys that are padded as they should be', async () => {
    const { p256dh, auth } = subscription()
    expect(await add({ p256dh: `${p256dh}=`, auth: `${auth}==` })).toMatch(/^\d+$/)
  })

  test('are ten at most; the same one again takes no room, and moves to who adds it last', async () => {
    const same = subscription()
    const first = await add(same)
    for (let each = 1; each < 10; each++) await add()
    expect(await add()).toBe('CONFLICT TOO_MANY_RECORDS')
    expect(await add({ ...same, name: 'Yeni' })).toBe(first)
    expect((await devicesOf()).map(({ name }) => name).filter((name) => name === 'Yeni')).toHaveLength(1)
    expect(await add(same, host)).not.toBe(first)
    expect([(await devicesOf()).length, (await devicesOf(host)).length]).toEqual([9, 1])
  })

  test('ten at once make no eleventh', async () => {
    for (let each = 0; each < 8; each++) await add()
    const results = await Promise.all(Array.from({ length: 6 }, () => add()))
    expect(results.filter((result) => result === 'CONFLICT TOO_MANY_RECORDS')).toHaveLength(4)
    expect(await devicesOf()).toHaveLength(10)
  })

  test('the same call again stores nothing and tells the same', async () => {
    const input = { ...subscription(), name: 'Telefon', topics: ['TABLES'] }
    const key = 'push-key-of-a-call-1'
    const [first, second] = [await api.ask(ADD, { input, key }, own), await api.ask(ADD, { input, key }, own)]
    expect(second.data).toEqual(first.data)
    expect(await devicesOf()).toHaveLength(1)
  })

  test('end with the other sessions, a new password, PASSIVE and removal', async () => {
    const ends: [string, () => Promise<unknown>][] = [
      ['sessions', () => api.ask('mutation { endOtherSessions }', {}, own)],
      [
        'password',
        () =>
          api.ask(
            'mutation ($old: String!, $new: String!) { changePassword(current: $old, new: $new) }',
            { old: PASSWORD, new: 'a wholly other passphrase' },
            own,
          ),
      ],
      ['passive', () => api.sql('update user_account set status = 0 where id = $1', [ownId])],
    ]
    for (const [what, end] of ends) {
      await add()
      expect((await api.sql('select from push_device')).rowCount, what).toBe(1)
      await end()
      expect((await api.sql('select from push_device')).rowCount, what).toBe(0)
    }
  })

  test('programs have none', async () => {
    const { data } = await api.ask<{ addApiToken: { token: string } }>(
      'mutation ($input: AddApiToken!) { addApiToken(input: $input) { token } }',
      {
        input: {
          ...{ name: 'Kasa', roles: ['reservation.manage'], currentPassword: PASSWORD },
          expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
        },
      },
      own,
    )
    const program = { Authorization: `Bearer ${data.addApiToken.token}` }
    expect(await add({}, program)).toMatch(/^FORBIDDEN/)
    expect(faultOf((await api.ask('{ pushKey pushDevices { id } }', {}, program)).errors)).toMatch(
      /^FORBIDDEN/,
    )
  })
})

describe('a request for a table', () => {
  test('rings once on each device that hears of tables, with nothing of the guest', async () => {
    await add({ ...subscription(), name: 'one' })
    await add({ ...subscription(), name: 'two' }, host)
    await add({ topics: ['ALERTS'] }, admin)
    const { id } = await request()
    const rings = await turn()
    expect(rings).toHaveLength(2)
    for (const { message, seconds } of rings) {
      expect(message).toEqual({
        ...{ kind: 'TABLE', id, at: AT.toISOString(), people: 4, timeZone: ISTANBUL, waiting: 1 },
        ...{ concern: null, isOver: false, counts: {}, tag: `table-${id}`, isSilent: false },
      })
      expect(seconds).toBe(12 * 60 * 60)
      expect(JSON.stringify(message)).not.toMatch(/Ayşe|0532|Pencere/)
    }
    expect(new Set(rings.map(({ topic }) => topic)).size).toBe(1)
    expect(rings[0]?.topic).toMatch(/^[\w-]{32}$/)
    expect(await turn()).toEqual([])
    expect((await devicesOf())[0]).toMatchObject({ lastError: null, lastSentAt: expect.any(String) })
  })

  test('is stored with its rings or not at all', async () => {
    await add()
    await api.sql(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`)
    await api.sql(
      'create trigger refuse before insert on push_message for each row execute function refuse()',
    )
    try {
      const input = {
        token: tokens.pop(),
        at: AT.toISOString(),
        people: 2,
        name: 'A',
        phone: '0532 111 22 33',
      }
      const { errors } = await api.ask(
        'mutation ($input: RequestReservation!) { requestReservation(input: $input) { code } }',
        { input },
      )
      expect(errors).toHaveLength(1)
      expect((await api.sql('select from reservation')).rowCount).toBe(0)
    } finally {
      await api.sql('drop function refuse cascade')
    }
  })

  test('three within a minute are one ring', async () => {
    await add()
    await request()
    expect(await turn()).toHaveLength(1)
    for (let each = 0; each < 3; each++) await request({ people: 2 })
    expect(await turn()).toEqual([])
    await later()
    const [ring, ...others] = await turn()
    expect(others).toEqual([])
    expect(ring?.message).toMatchObject({
      kind: 'SEVERAL',
      counts: { TABLE: 3 },
      id: null,
      waiting: 4,
      tag: 'several',
    })
  })

  test('rings nowhere once the role is gone, and again when it is back', async () => {
    await add()
    await request()
    await api.sql(
      'update user_group set is_deleted = true where id in (select group_id from user_group_member where user_id = $1)',
      [ownId],
    )
    expect(await turn()).toEqual([])
    expect(await states()).toEqual(['TABLE CANCELLED'])
    await api.sql(
      'update user_group set is_deleted = false where id in (select group_id from user_group_member where user_id = $1)',
      [ownId],
    )
    await request()
    expect(await turn()).toHaveLength(1)
  })

  test('rings nowhere while the role needs a factor that its owner does not have', async () => {
    await add()
    await request()
    const needs = (isNeeded: boolean) =>
      api.sql(
        'update user_group set requires_second_factor = $2 where id in (select group_id from user_group_member where user_id = $1)',
        [ownId, isNeeded],
      )
    await needs(true)
    expect(await turn()).toEqual([])
    await api.sql(
      "insert into code_app (user_id, sealed, next_until) values ($1, 'x', null) on conflict do nothing",
      [ownId],
    )
    await request()
    expect(await turn()).toHaveLength(1)
  })

  test('rings again though a clock was ahead', async () => {
    await add()
    await api.sql("update push_device set rang_at = now() + interval '1 year'")
    await request()
    expect(await turn()).toHaveLength(1)
  })

  test('waits in quiet hours unless it is for within three hours', async () => {
    const clock = (minutes: number) => {
      const text = new Date(Date.now() + minutes * 60_000).toLocaleTimeString('en-GB', { timeZone: ISTANBUL })
      return text.slice(0, 5)
    }
    await add({ quietFrom: clock(-60), quietTo: clock(60) })
    await request()
    expect(await turn()).toEqual([])
    await api.sql(
      "update push_message set facts = facts || jsonb_build_object('at', now() + interval '2 hours')",
    )
    expect(await turn()).toHaveLength(1)
    await api.sql('update push_device set rang_at = null')
    await request()
    expect(await turn()).toEqual([])
    await api.sql("update push_device set quiet_to = quiet_from + interval '1 minute'")
    expect(await turn()).toHaveLength(1)
  })

  test('quiet hours go on after midnight', async () => {
    await add({ quietFrom: '23:00', quietTo: '08:00' })
    const quiet = async (hour: number) => {
      // The carrier's zone is set so that it is that hour there.
      const shift = hour - new Date().getUTCHours()
      const zone = `Etc/GMT${shift > 0 ? '-' : '+'}${Math.abs(shift)}`
      await api.sql('update push_device set rang_at = null')
      await api.sql("update push_message set state = 'WAITING'")
      const there = new PushCarrier({
        ...{ deliveries: deliveries(), waiting: waitingTables, timeZone: zone },
        log: pino({ level: 'silent' }),
      })
      return (await turn(there)).length === 0
    }
    await request()
    const now = new Date().getUTCHours()
    for (const hour of [22, 23, 0, 3, 7, 8].filter((each) => Math.abs(each - now) <= 12))
      expect(await quiet(hour), String(hour)).toBe(hour >= 23 || hour < 8)
  })

  test('answered before it rang it rings nowhere', async () => {
    await add()
    const { id, version } = await request()
    await answer(id, version)
    expect(await turn()).toEqual([])
    expect(await states()).toEqual(['TABLE CANCELLED'])
  })

  test('answered after it rang a silent message takes its place, half a minute later, but not on an iPhone', async () => {
    await add()
    await add({ ...subscription('web.push.apple.com') }, host)
    const { id, version } = await request()
    expect(await turn()).toHaveLength(2)
    await answer(id, version)
    expect(await turn()).toEqual([])
    await later(1)
    const [silent, ...others] = await turn()
    expect(others).toEqual([])
    expect(silent?.message).toMatchObject({
      kind: 'ANSWERED',
      id,
      tag: `table-${id}`,
      isSilent: true,
      waiting: 0,
    })
    expect(silent?.endpoint).toContain('googleapis')
    expect(await states()).toEqual(['TABLE SENT', 'TABLE SENT', 'ANSWERED SENT'])
  })

  test('an answer that is taken back takes its silent message back', async () => {
    await add()
    const { id, version } = await request()
    await turn()
    await answer(id, version)
    await api.ask(
      'mutation ($id: ID!, $version: Int!) { withdrawAnswer(id: $id, version: $version) { id } }',
      { id, version: version + 1 },
      host,
    )
    await later(1)
    expect(await turn()).toEqual([])
  })

  test('an answer that is taken back before anything rang: it rings, as it is by then', async () => {
    await add()
    const { id, version } = await request()
    await answer(id, version)
    await api.ask(
      'mutation ($id: ID!, $input: UpdateReservation!) { updateReservation(id: $id, input: $input) { id } }',
      { id, input: { people: 7, version: version + 1 } },
      host,
    )
    const { errors } = await api.ask(
      'mutation ($id: ID!, $version: Int!) { withdrawAnswer(id: $id, version: $version) { id } }',
      { id, version: version + 2 },
      host,
    )
    expect(errors).toBeUndefined()
    expect((await turn()).map(({ message }) => [message.kind, message.people])).toEqual([['TABLE', 7]])
    await later()
    expect(await turn()).toEqual([])
  })

  test('answered while it leaves it rings no more, though its push service is busy', async () => {
    await add()
    await add({ ...subscription('web.push.apple.com') }, host)
    const { id, version } = await request()
    answers = [BUSY, BUSY]
    let answered: Promise<unknown> | undefined
    whileLeaving = () => {
      answered ??= answer(id, version)
      return answered
    }
    expect(await turn()).toHaveLength(2)
    await later(60)
    expect((await turn()).map(({ message }) => message.kind)).toEqual(['ANSWERED'])
    await later(60)
    expect(await turn()).toEqual([])
  })

  test('a removed guest leaves no message', async () => {
    await add()
    await request()
    await api.sql('delete from reservation')
    expect((await api.sql('select from push_message')).rowCount).toBe(0)
  })

  test('is told once more after 15 minutes of opening time, by one process', async () => {
    await add()
    const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      opens: '00:00',
      closes: '00:00',
      kind: 'SERVICE',
    }))
    await api.sql('update site set weekly = $1', [JSON.stringify(weekly)])
    const { id } = await request()
    await turn()
    await later()
    const remind = () => Promise.all([1, 2].map(() => api.services.tableReminders.remind()))
    const ago = (minutes: number) =>
      api.sql(`update reservation set created_date = now() - interval '${minutes} minutes'`)
    await ago(14)
    await remind()
    expect(await turn()).toEqual([])
    await ago(15)
    await remind()
    const [again, ...others] = await turn()
    expect([again?.message.kind, again?.message.id, others]).toEqual(['TABLE', id, []])
    await later()
    await remind()
    expect(await turn()).toEqual([])
  })

  test('of many that wait through closed hours the first one alone is looked at', async () => {
    await add()
    await api.sql(
      `insert into reservation (state, at, day, stay_minutes, people, name, by_phone, overbooked, created_date)
         select 'NEW', $1, $2, 120, 2, 'Ayşe', false, false, now() - interval '1 hour' from generate_series(1, 30)`,
      [AT, DAY],
    )
    let looked = 0
    const hours = {
      ...{ timeZone: ISTANBUL, exceptions: [] },
      get weekly() {
        looked++
        return []
      },
    }
    const { pushes } = api.services
    await new TableReminders({ orm: api.orm, pushes, site: { hoursSince: async () => hours } }).remind()
    expect(looked).toBeLessThan(10)
  })

  test('closed hours are no time in which somebody waits', async () => {
    await add()
    await request()
    await turn()
    await api.sql(`update site set weekly = '[]'`)
    await api.sql(`update reservation set created_date = now() - interval '5 hours'`)
    await api.services.tableReminders.remind()
    expect(await states()).toEqual(['TABLE SENT'])
  })
})

describe('what a guest changes', () => {
  test('rings for those who want to know, with the new moment', async () => {
    await add({ topics: ['CHANGES_OF_TABLES'] })
    await add({ topics: ['TABLES'] }, host)
    const { id, code } = await request()
    expect((await turn()).map(({ message }) => message.kind)).toEqual(['TABLE'])
    await change(code, 6)
    const rings = await turn()
    expect(rings.map(({ message }) => [message.kind, message.id, message.people])).toEqual([
      ['CHANGE', id, 6],
    ])
  })

  test('before it was told it is told as it is now, once', async () => {
    await add({ topics: ['TABLES', 'CHANGES_OF_TABLES'] })
    const { code } = await request()
    await change(code, 6)
    const rings = await turn()
    expect(rings.map(({ message }) => [message.kind, message.people])).toEqual([['TABLE', 6]])
    await later()
    expect(await turn()).toEqual([])
  })

  test('after an answer of which nobody was told: whoever was not rung is, as it is now', async () => {
    await add({ topics: ['TABLES'] })
    const { id, code, version } = await request()
    await answer(id, version)
    await change(code, 6)
    expect((await turn()).map(({ message }) => [message.kind, message.people])).toEqual([['TABLE', 6]])
  })

  test('is told once more if it waits again for 15 minutes', async () => {
    await add()
    const { id, code } = await request()
    await api.sql('update reservation set reminded_at = now()')
    await change(code, 6)
    expect((await api.sql('select reminded_at from reservation where id = $1', [id])).rows).toEqual([
      { reminded_at: null },
    ])
  })

  test('given up before it was told, nothing is', async () => {
    await add({ topics: ['TABLES', 'CHANGES_OF_TABLES'] })
    const { code } = await request()
    await giveUp(code)
    expect(await turn()).toEqual([])
  })

  test('given up after it was told it rings, or the notice ends in silence', async () => {
    await add({ topics: ['TABLES', 'CHANGES_OF_TABLES'] })
    await add({ topics: ['TABLES'] }, host)
    const { code } = await request()
    expect(await turn()).toHaveLength(2)
    await later()
    await giveUp(code)
    expect((await turn()).map(({ message }) => message.kind).sort()).toEqual(['ANSWERED', 'GIVEN_UP'])
    await later()
    expect(await turn()).toEqual([])
  })

  test('a promised table that is given up rings', async () => {
    await add({ topics: ['CHANGES_OF_TABLES'] })
    const { id, code, version } = await request()
    await answer(id, version)
    await api.sql(`update reservation set answered_at = now() - interval '5 minutes'`)
    await giveUp(code)
    expect((await turn()).map(({ message }) => message.kind)).toEqual(['GIVEN_UP'])
  })
})

describe('the push service', () => {
  test('that has no such subscription ends the device', async () => {
    await add()
    answers = [{ outcome: 'GONE', text: 'fcm.googleapis.com: 410' }]
    await request()
    expect(await turn()).toHaveLength(1)
    expect(await devicesOf()).toEqual([])
  })

  test('that is busy is asked again after 1, 5 and 15 minutes, and no more', async () => {
    await add()
    await request()
    answers = [BUSY, BUSY, BUSY, BUSY]
    for (const minutes of [1, 5, 15]) {
      expect(await turn()).toHaveLength(1)
      const { rows } = await api.sql(
        'select round(extract(epoch from not_before - now()) / 60) as minutes from push_message',
      )
      expect(Number(rows[0].minutes)).toBe(minutes)
      await later(minutes - 1)
      expect(await turn()).toEqual([])
      await later(2)
    }
    expect(await turn()).toHaveLength(1)
    expect(await states()).toEqual(['TABLE FAILED'])
    expect((await devicesOf())[0]?.lastError).toBe('fcm.googleapis.com: 503')
  })

  test('says when it wants to be asked again', async () => {
    await add()
    await request()
    answers = [{ ...BUSY, afterSeconds: 600 }]
    await turn()
    await later(9)
    expect(await turn()).toEqual([])
    await later(2)
    expect(await turn()).toHaveLength(1)
  })

  test.each([1e21, Number.POSITIVE_INFINITY])(
    'that wants to be asked again in %d seconds is, half a day later',
    async (afterSeconds) => {
      await add()
      await request()
      answers = [{ ...BUSY, afterSeconds }]
      await turn()
      expect(await states()).toEqual(['TABLE WAITING'])
      await later(12 * 60 + 1)
      expect(await turn()).toHaveLength(1)
    },
  )

  test('that gave no answer gets it once more, without a second ring', async () => {
    await add()
    await request()
    const unheard = { ...BUSY, isUnheard: true }
    answers = [unheard, unheard]
    expect((await turn()).map(({ message }) => message.isSilent)).toEqual([false])
    await later()
    expect((await turn()).map(({ message }) => message.isSilent)).toEqual([true])
    await later(60)
    expect(await turn()).toEqual([])
    expect(await states()).toEqual(['TABLE FAILED'])
  })

  test('that does not take a message gets it no more', async () => {
    await add()
    await request()
    answers = [{ outcome: 'FAILED', text: 'fcm.googleapis.com: 413' }]
    await turn()
    await later(60)
    expect(await turn()).toEqual([])
  })

  test('that refuses the key is told on the dashboard until it takes one', async () => {
    const concern = async () =>
      (await api.ask<{ pushConcern: string | null }>('{ pushConcern }', {}, own)).data.pushConcern
    await add()
    expect(await concern()).toBeNull()
    await request()
    answers = [{ outcome: 'UNAUTHORIZED', text: 'fcm.googleapis.com: 403' }]
    await turn()
    expect(await concern()).toBe('REFUSED')
    await later()
    await request()
    await turn()
    expect(await concern()).toBeNull()
  })

  test('that is silent holds up no other device', async () => {
    await add()
    await add({}, host)
    let answered = () => {}
    const silent = new Promise<void>((resolve) => {
      answered = resolve
    })
    let asked = 0
    const slow = new PushCarrier({
      deliveries: {
        isAvailable: true,
        send: async (...given: Parameters<PushDeliveries['send']>) => {
          if (asked++ === 0) await silent
          return deliveries().send(...given)
        },
      } as unknown as PushDeliveries,
      ...{ waiting: waitingTables, timeZone: ISTANBUL, log: pino({ level: 'silent' }) },
    })
    await request()
    await slow.turn(api.orm.em.fork())
    await expect.poll(() => left.length).toBe(1)
    await later()
    await request()
    await slow.turn(api.orm.em.fork())
    await expect.poll(() => left.length).toBe(2)
    answered()
    await slow.settled()
    expect(left).toHaveLength(3)
  })

  test('of a process that ended meanwhile: the next one sends it once more, silent', async () => {
    await add()
    await request()
    await api.sql("update push_message set state = 'SENDING', attempts = 1")
    expect(await turn()).toEqual([])
    const next = carrierOf()
    await next.takeOver(api.orm.em.fork())
    expect((await turn(next)).map(({ message }) => message.isSilent)).toEqual([true])
    await api.sql("update push_message set state = 'SENDING'")
    await next.takeOver(api.orm.em.fork())
    expect(await states()).toEqual(['TABLE FAILED'])
  })

  test('of which nothing could be recorded gets it once more, silent, and then no more', async () => {
    await add()
    await request()
    whileLeaving = () => Promise.reject(new Error('no'))
    expect(await turn()).toHaveLength(1)
    await later()
    await api.sql(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`)
    await api.sql(
      `create trigger refuse before update on push_message for each row when (new.state = 'SENT') execute function refuse()`,
    )
    try {
      expect((await turn()).map(({ message }) => message.isSilent)).toEqual([true])
    } finally {
      await api.sql('drop function refuse cascade')
    }
    await later()
    expect(await turn()).toEqual([])
    expect(await states()).toEqual(['TABLE FAILED'])
    await request()
    expect(await turn()).toHaveLength(1)
  })

  test('is asked of others while somebody holds a message, or a device', async () => {
    await add()
    const held = await add({}, host)
    await request()
    await api.orm.em.fork().transactional(async (em) => {
      await em.execute('select from push_device where id = ? for update', [held])
      expect(await turn()).toHaveLength(1)
    })
    await api.orm.em.fork().transactional(async (em) => {
      await em.execute('select from push_message for update')
      expect(await turn()).toEqual([])
    })
    expect(await turn()).toHaveLength(1)
  })

  test('two processes send nothing twice', async () => {
    for (let each = 0; each < 10; each++) await add()
    await request()
    const two = [carrierOf(), carrierOf()]
    await Promise.all(two.map((one) => one.turn(api.orm.em.fork())))
    await Promise.all(two.map((one) => one.settled()))
    expect(left).toHaveLength(10)
    expect(new Set(left.map(({ endpoint }) => endpoint)).size).toBe(10)
  })
})

describe('the key', () => {
  const keyOf = async (one = api, as = own) =>
    (await one.ask<{ pushKey: string | null }>('{ pushKey }', {}, as)).data.pushKey

  test('is made once, whoever asks first, and not for strangers', async () => {
    await api.sql('delete from push_key')
    const keys = await Promise.all(Array.from({ length: 5 }, () => keyOf()))
    expect(new Set(keys).size).toBe(1)
    expect(Buffer.from(keys[0] as string, 'base64url')).toHaveLength(65)
    expect(faultOf((await api.ask('{ pushKey }')).errors)).toBe('UNAUTHENTICATED SIGN_IN_REQUIRED')
  })

  test('that cannot be opened is replaced, all devices end, and the dashboard says so', async () => {
    const before = await keyOf()
    await add()
    await api.sql('update push_key set sealed = $1', [
      new SecretBox('another secret of more than 32 characters').encrypt('x'),
    ])
    expect(await keyOf()).not.toBe(before)
    expect(await devicesOf()).toEqual([])
    const concern = async () =>
      (await api.ask<{ pushConcern: string | null }>('{ pushConcern }', {}, own)).data.pushConcern
    expect(await concern()).toBe('SILENT')
    const id = await add()
    expect(await concern()).toBeNull()
    await api.ask('mutation ($id: ID!) { removePushDevice(id: $id) }', { id }, own)
    expect(await concern()).toBeNull()
  })

  test.each<Record<string, string>>([{ PUSH: 'off' }, { PUBLIC_URL: 'http://192.168.1.20:3000' }])(
    'is none with %j',
    async (env) => {
      const without = await startApi(env)
      try {
        const there = await createPeople(without)
        const as = await there.headers(await there.userWith(['reservation.manage']))
        expect(await keyOf(without, as)).toBeNull()
        const { errors } = await without.ask(
          ADD,
          { input: { ...subscription(), name: 'Telefon', topics: ['TABLES'] } },
          as,
        )
        expect(faultOf(errors)).toBe('CONFLICT PUSH_UNAVAILABLE')
        expect(
          (await without.ask<{ pushConcern: null }>('{ pushConcern }', {}, as)).data.pushConcern,
        ).toBeNull()
      } finally {
        await without.close()
      }
    },
  )
})

describe('alerts', () => {
  test('ring for administrators, also where no mails are sent, three a day at most', async () => {
    await add({ topics: ['ALERTS'] }, admin)
    const { alerts } = api.services
    await alerts.tell({ DISK_LOW: true }, 'here')
    const [ring] = await turn()
    expect(ring?.message).toMatchObject({
      kind: 'ALERT',
      concern: 'DISK_LOW',
      isOver: false,
      waiting: null,
      id: null,
    })
    await alerts.tell({ DISK_LOW: true }, 'here')
    expect(await states()).toEqual(['ALERT SENT'])
    await alerts.tell({ DISK_LOW: false, BACKUP_OLD: true, BACKUP_UNPROVED: true }, 'here')
    await later()
    const [several] = await turn()
    expect(several?.message).toMatchObject({ kind: 'SEVERAL', counts: { ALERT: 2 } })
  })

  test('are nobody’s who is no administrator any more', async () => {
    await add({ topics: ['ALERTS'] }, admin)
    await api.sql('update push_device set user_id = $1', [ownId])
    await api.services.alerts.tell({ DISK_LOW: true }, 'there')
    expect(await turn()).toEqual([])
    // Nobody was told.
    await add({ topics: ['ALERTS'] }, admin)
    await api.services.alerts.tell({ DISK_LOW: true }, 'there')
    expect(await turn()).toHaveLength(1)
  })
})

test('messages are forgotten after two days', async () => {
  await add()
  await request()
  await turn()
  await api.sql(
    "update push_message set created_at = now() - interval '3 days', expires_at = now() - interval '1 minute'",
  )
  await forgetWhatIsOver(api.orm.em.fork())
  expect((await api.sql('select from push_message')).rowCount).toBe(0)
})
