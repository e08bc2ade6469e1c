import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetWhatIsOver } from '../../server/core/forget-what-is-over.ts'
import { LOCKS } from '../../server/core/primitives/locks.ts'
import { addDays, instantOf, localDay } from '../../web/src/rules/opening-hours.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

const ISTANBUL = 'Europe/Istanbul'
const TODAY = localDay(new Date(), ISTANBUL)
/** A day ahead on which the restaurant is open from 18:00 to 02:00, as on every day. */
const DAY = addDays(TODAY, 3)
const at = (time: string, day = DAY) =>
  instantOf(day, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)), ISTANBUL).toISOString()
const LIVE = [{ key: 'book-table', mode: 'LIVE' }]

let api: Api
let host: Headers
let admin: Headers

beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' })
  const people = await createPeople(api)
  host = await people.headers(await people.userWith(['reservation.manage']))
  admin = await people.headers(people.admin)
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    ...{ weekday, opens: '18:00', closes: '02:00', kind: 'SERVICE' },
  }))
  await setSite({ weekly, pages: LIVE })
})

afterAll(() => api.close())

/** An address for each test, so that none is out of attempts. */
let addresses = 0

beforeEach(async () => {
  addresses++
  for (const table of ['reservation', 'reservation_origin', 'booking_day'])
    await api.sql(`delete from ${table}`)
})

async function setSite(input: object) {
  const { errors } = await api.ask(
    'mutation ($input: UpdateSite!) { updateSite(input: $input) { version } }',
    { input },
    admin,
  )
  return errors?.[0]?.extensions
}

/** Runs a test under other rules for tables. */
async function under(rules: object, work: () => Promise<void>): Promise<void> {
  await setSite({ reservations: rules })
  try {
    await work()
  } finally {
    await setSite({ reservations: null })
  }
}

type Reply = Record<string, unknown> & { error?: Record<string, unknown> }

async function ask(query: string, variables: object, headers: Headers = {}): Promise<Reply> {
  const from = { 'X-Forwarded-For': `198.51.100.${addresses}` }
  const { data, errors } = await api.ask<{ it: Record<string, unknown> }>(query, variables, {
    ...from,
    ...headers,
  })
  return { ...data?.it, ...(errors && { error: errors[0]?.extensions }) }
}

let codes = 0

/** A request as guests make it, half an hour ago. */
async function request(table: { people?: number; time?: string; state?: string; phone?: string } = {}) {
  const { people = 4, time = '19:00', state = 'NEW', phone = '0532 111 22 33' } = table
  const code = `guest${String(++codes).padStart(17, '0')}`
  const { rows } = await api.sql(
    `insert into reservation (state, at, day, stay_minutes, people, asked_people, asked_at, name, phone, by_phone, overbooked, code, created_date, answered_at)
      values ($1, $2, $3, 120, $4, $4, $2, 'Ayşe Kaya', $5, false, false, $6, now() - interval '30 minutes',
        case when $1 = 'NEW' then null else now() - interval '1 minute' end) returning id`,
    [state, at(time), DAY, people, phone, code],
  )
  return { id: String(rows[0].id), code }
}

/** A table that the restaurant has promised. */
const promise = (people: number, time = '19:00') =>
  api.sql(
    `insert into reservation (state, at, day, stay_minutes, people, name, by_phone, overbooked, answered_at)
      values ('CONFIRMED', $1, $2, 120, $3, 'Telefon', true, false, now())`,
    [at(time), DAY, people],
  )

const change = (code: string, people: number, moment = at('19:00')) =>
  ask(
    'mutation ($code: ID!, $people: Int!, $at: DateTimeISO!) { it: changeReservation(code: $code, people: $people, at: $at) { code state people at message } }',
    { code, people, at: moment },
  )

const answer = (id: string, version: number, as = 'CONFIRM') =>
  ask(
    'mutation ($id: ID!, $as: ReservationAnswer!, $version: Int!) { it: answerReservation(id: $id, answer: $as, message: "Bekleriz", version: $version) { state } }',
    { id, as, version },
    host,
  )

/** The table as the book shows it. */
async function booked(id: string) {
  const { data } = await api.ask<{ reservationTable: { items: Record<string, unknown>[] } }>(
    `{ reservationTable(query: { filters: [{ field: "id", value: ${id} }] }) { items {
      version state people at message overbooked answeredAt changedAt askedFirst { people at } } } }`,
    {},
    host,
  )
  return data?.reservationTable.items[0] ?? {}
}

const slots = async (people: number, code: string | null = null, date = DAY) => {
  const { data, errors } = await api.ask<{ slots: { time: string; at: string; isFull: boolean }[] }>(
    'query ($date: String!, $people: Int!, $code: ID) { slots: reservationSlots(date: $date, people: $people, code: $code) { time at isFull } }',
    { date, people, code },
  )
  return { slots: data?.slots ?? [], error: errors?.[0]?.extensions }
}
const full = async (people: number, code: string | null = null) =>
  (await slots(people, code)).slots.filter(({ isFull }) => isFull).map(({ time }) => time)

const setDay = (date: string, open: boolean, from: string | null = null, headers = host, key = '') =>
  ask(
    `mutation ($date: String!, $open: Boolean!, $from: DateTimeISO${key && ', $key: ID'}) { it: setReservationDay(date: $date, open: $open, from: $from${key && ', clientKey: $key'}) { date isOpen closedFrom } }`,
    { date, open, from, ...(key && { key }) },
    headers,
  )

const closedDays = async (headers = host) => {
  const { data, errors } = await api.ask<{ it: object[] }>(
    '{ it: reservationDays { date isOpen closedFrom } }',
    {},
    headers,
  )
  return data?.it ?? errors?.[0]?.extensions
}

/** Makes answers older than the time in which they can be taken back. */
const pass = () => api.sql("update reservation set answered_at = answered_at - interval '31 seconds'")

/** Runs writes to the book that all have begun before the first is done, in their order. */
async function whileBookIsHeld<T>(...work: readonly (() => Promise<T>)[]): Promise<T[]> {
  const begun: Promise<T>[] = []
  await api.orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [LOCKS.reservations])
    for (const [index, begin] of work.entries()) {
      begun.push(begin())
      await expect
        .poll(async () => {
          const [row] = await em.execute<[{ count: number }]>(
            "select count(*)::integer as count from pg_locks where locktype = 'advisory' and objid = ? and not granted",
            [LOCKS.reservations],
          )
          return row.count
        })
        .toBe(index + 1)
    }
  })
  return Promise.all(begun)
}

describe('a guest changes a request', () => {
  test('and the book shows what it is, and what was asked for first', async () => {
    const { id, code } = await request()
    expect(await change(code, 6, at('20:30'))).toEqual({
      ...{ code, state: 'NEW', people: 6, at: at('20:30'), message: null },
    })
    expect(await booked(id)).toMatchObject({
      ...{ version: 2, people: 6, at: at('20:30'), changedAt: expect.any(String) },
      askedFirst: { people: 4, at: at('19:00') },
    })
    expect((await answer(id, 1)).error).toMatchObject({ code: 'CONFLICT', reason: 'STALE_VERSION' })
    await change(code, 4, at('19:00'))
    expect(await booked(id)).toMatchObject({ version: 3, askedFirst: null, changedAt: expect.any(String) })
    expect((await answer(id, 3)).state).toBe('CONFIRMED')
  })

  test('to a moment after midnight, which is of the evening before', async () => {
    const { code } = await request()
    await change(code, 4, at('00:30', addDays(DAY, 1)))
    expect((await api.sql('select day::text from reservation')).rows).toEqual([{ day: DAY }])
    await change(code, 4, at('19:00', addDays(DAY, 1)))
    expect((await api.sql('select day::text from reservation')).rows).toEqual([{ day: addDays(DAY, 1) }])
  })

  test('and its stay, and the two hours of its seats, go on', async () => {
    const { code } = await request()
    const before = (await api.sql('select created_date, stay_minutes from reservation')).rows
    await under({ stayMinutes: 60 }, async () => {
      await change(code, 5, at('20:00'))
    })
    expect((await api.sql('select created_date, stay_minutes from reservation')).rows).toEqual(before)
  })

  test.each(['NEW', 'CONFIRMED', 'DECLINED', 'CANCELLED', 'ARRIVED', 'NO_SHOW'])(
    'to what it is: nothing is stored while it is %s, whatever the mode',
    async (state) => {
      const { id, code } = await request({ state })
      await setSite({ pages: [{ key: 'book-table', mode: 'HIDDEN' }] })
      expect(await change(code, 4)).toMatchObject({ state, people: 4, at: at('19:00') })
      await setSite({ pages: LIVE })
      expect(await booked(id)).toMatchObject({ version: 1, changedAt: null })
      expect((await api.sql('select from reservation_origin')).rows).toEqual([])
    },
  )

  test('twice with the same values: a double tap is one change', async () => {
    const { id, code } = await request()
    const [one, other] = await Promise.all([change(code, 5), change(code, 5)])
    expect(one?.error).toBeUndefined()
    expect(other).toEqual(one)
    expect(await booked(id)).toMatchObject({ version: 2, people: 5 })
    expect((await api.sql('select from reservation_origin')).rows).toHaveLength(1)
  })

  test('whose own seats do not count', async () => {
    await under({ seats: 10 }, async () => {
      const { code } = await request({ people: 5 })
      await promise(4)
      expect(await full(6)).toContain('19:00')
      expect(await full(6, code)).toEqual([])
      expect(await full(7, code)).toContain('19:00')
      expect((await change(code, 7)).error).toMatchObject({
        ...{ code: 'CONFLICT', reason: 'SLOT_UNAVAILABLE', params: { times: expect.any(Array) } },
      })
      expect((await change(code, 6)).error).toBeUndefined()
    })
  })

  test('with no more guests at its moment, though more tables were promised than there are seats', async () => {
    await under({ seats: 4 }, async () => {
      const { code } = await request()
      await promise(4)
      expect((await change(code, 5)).error).toMatchObject({ reason: 'SLOT_UNAVAILABLE' })
      expect((await change(code, 3)).error).toBeUndefined()
    })
  })

  test('whose moment stays within the notice, but for another one the notice counts', async () => {
    await under({ noticeMinutes: 10_080 }, async () => {
      const { code } = await request()
      expect((await slots(5)).slots).toEqual([])
      expect((await slots(5, code)).slots).toEqual([{ time: '19:00', at: at('19:00'), isFull: false }])
      expect((await change(code, 5, at('19:30'))).error).toMatchObject({ params: { times: ['19:00'] } })
      expect(await change(code, 5)).toMatchObject({ people: 5 })
    })
  })

  test('of a weekday that takes no requests any more, at its moment alone', async () => {
    const { code } = await request()
    await under({ closedWeekdays: [1, 2, 3, 4, 5, 6, 7] }, async () => {
      expect((await slots(3, code)).slots?.map(({ time }) => time)).toEqual(['19:00'])
      expect((await change(code, 3, at('19:30'))).error).toMatchObject({ params: { times: ['19:00'] } })
      expect(await change(code, 3)).toMatchObject({ people: 3 })
    })
  })

  test('of a day that is full, with no more guests at its moment', async () => {
    const { code } = await request()
    await setDay(DAY, false)
    expect(await full(4, code)).not.toContain('19:00')
    expect((await change(code, 5)).error).toMatchObject({ reason: 'SLOT_UNAVAILABLE' })
    expect((await change(code, 4, at('19:30'))).error).toMatchObject({ reason: 'SLOT_UNAVAILABLE' })
    expect(await change(code, 3)).toMatchObject({ people: 3 })
    expect(await change(code, 3, at('19:30', addDays(DAY, 1)))).toMatchObject({ people: 3 })
  })

  test.each(['CONFIRM', 'DECLINE'])(
    'after an answer %s of which nobody was told: it waits again',
    async (as) => {
      const { id, code } = await request()
      await answer(id, 1, as)
      expect(await change(code, 5)).toMatchObject({ state: 'NEW', people: 5, message: null })
      expect(await booked(id)).toMatchObject({
        ...{ state: 'NEW', version: 3, message: null, answeredAt: null, overbooked: false },
      })
      expect((await answer(id, 3)).state).toBe('CONFIRMED')
      await pass()
      expect((await change(code, 6)).error).toMatchObject({
        ...{ reason: 'RESERVATION_SETTLED', params: { state: 'CONFIRMED' } },
      })
      expect(await booked(id)).toMatchObject({ state: 'CONFIRMED', version: 4, people: 5 })
    },
  )

  test.each([
    ['DECLINED', 'DECLINED'],
    ['CANCELLED', 'CANCELLED'],
    ['ARRIVED', 'ARRIVED'],
    ['NEW', 'EXPIRED'],
  ])('no more once it is %s: %s', async (state, told) => {
    const { id, code } = await request({ state })
    if (told === 'EXPIRED') await api.sql("update reservation set at = now() - interval '1 minute'")
    expect((await change(code, 5, at('20:00'))).error).toMatchObject({
      ...{ code: 'CONFLICT', reason: 'RESERVATION_SETTLED', params: { state: told } },
    })
    expect(await booked(id)).toMatchObject({ version: 1, people: 4 })
  })

  test.each([
    [0, at('19:00'), { fields: [{ field: 'people', rule: 'INTEGER_RANGE' }] }],
    [101, at('19:00'), { fields: [{ field: 'people', rule: 'INTEGER_RANGE' }] }],
    [13, at('19:00'), { fields: [{ field: 'people', rule: 'INTEGER_RANGE', params: { min: 1, max: 12 } }] }],
    [2 ** 31, at('19:00'), { code: 'BAD_USER_INPUT' }],
    [4, 'bugün', { code: 'BAD_USER_INPUT' }],
    [4, '0001-01-01T00:00:00Z', { reason: 'SLOT_UNAVAILABLE', params: { times: [] } }],
    [4, '9999-12-31T23:59:59Z', { reason: 'SLOT_UNAVAILABLE', params: { times: [] } }],
    [4, at('19:10'), { reason: 'SLOT_UNAVAILABLE' }],
    [4, new Date(Date.now() - 60_000).toISOString(), { reason: 'SLOT_UNAVAILABLE' }],
  ])('to %i guests at %s is refused', async (people, moment, told) => {
    const { id, code } = await request()
    expect((await change(code, people, moment)).error).toMatchObject(told)
    expect(await booked(id)).toMatchObject({ version: 1, people: 4, at: at('19:00') })
  })

  test.each(['x', 'guest99999999999999999', 'GUEST\0', "' or ''='", 'ş'.repeat(22)])(
    'under the code %j is not found',
    async (code) => {
      expect((await change(code, 5)).error).toMatchObject({ reason: 'RESERVATION_UNKNOWN' })
      expect((await slots(5, code)).error).toMatchObject({ reason: 'RESERVATION_UNKNOWN' })
    },
  )

  test('only while requests are taken', async () => {
    const { code } = await request()
    await setSite({ pages: [{ key: 'book-table', mode: 'OWN' }] })
    expect((await change(code, 5)).error).toMatchObject({ code: 'CONFLICT', reason: 'RESERVATIONS_OFF' })
    expect((await slots(5, code)).slots).toEqual([])
    await setSite({ pages: LIVE })
  })

  test('within the twenty requests and changes of an address in an hour', async () => {
    const { code } = await request()
    for (let each = 0; each < 20; each++)
      expect((await change(code, 5 + (each % 2), at('19:00'))).error).toBeUndefined()
    expect((await change(code, 7)).error).toMatchObject({ reason: 'TOO_MANY_RESERVATIONS' })
    expect(await change(code, 6)).toMatchObject({ people: 6 })
    await api.sql("update reservation_origin set at = now() - interval '2 hours'")
    expect((await change(code, 7)).error).toBeUndefined()
  })

  test('within sixty attempts of an address in a minute, also with wrong codes', async () => {
    const reasons = new Set<unknown>()
    for (let each = 0; each < 61; each++) reasons.add((await change('x', 5)).error?.reason)
    expect([...reasons]).toEqual(['RESERVATION_UNKNOWN', 'TOO_MANY_ATTEMPTS'])
  })

  test('within the twenty-four guests of an address, without those that it has', async () => {
    const tables = [await request({ people: 1 }), await request({ people: 1, phone: '0533 1' })]
    const [one, other] = tables.map(({ code }) => code) as [string, string]
    expect((await change(one, 12)).error).toBeUndefined()
    expect((await change(one, 11)).error).toBeUndefined()
    expect((await change(other, 12)).error).toBeUndefined()
    const third = await request({ people: 1, phone: '0534 1' })
    expect((await change(third.code, 2)).error).toMatchObject({ reason: 'TOO_MANY_RESERVATIONS' })
  })

  test('and is still listed with those that were asked for from the same address, and no others', async () => {
    const [one, other] = [await request(), await request({ phone: '0533 1' })]
    await api.sql("insert into reservation_origin (origin, reservation_id) values ('a', $1), ('a', $2)", [
      one.id,
      other.id,
    ])
    await change(one.code, 5)
    await change(other.code, 5)
    await change(one.code, 6)
    const alike = async () =>
      (await api.ask<{ it: string[][] }>('{ it: reservationsAlike }', {}, host)).data?.it
    expect(await alike()).toEqual([[one.id, other.id]])
    await api.sql("delete from reservation_origin where origin = 'a'")
    expect(await alike()).toEqual([])
    const declined = await api.ask<{ it: number }>(
      `mutation { it: declineReservationsAlike(id: ${one.id}) }`,
      {},
      host,
    )
    expect(declined.data?.it).toBe(0)
  })

  test('for the last seats: of two in the same second one gets them', async () => {
    await under({ seats: 10 }, async () => {
      const [one, other] = [
        await request({ people: 2, time: '22:00' }),
        await request({ people: 2, time: '22:00', phone: '0533 1' }),
      ]
      await promise(2, '22:00')
      const replies = await whileBookIsHeld(
        () => change(one.code, 6, at('22:00')),
        () => change(other.code, 6, at('22:00')),
      )
      const refused = replies.filter(({ error }) => error)
      expect(refused.map(({ error }) => error?.reason)).toEqual(['SLOT_UNAVAILABLE'])
    })
  })

  test('while the host answers what it was: the answer is stale, or none', async () => {
    const { id, code } = await request()
    const [changed, answered] = await whileBookIsHeld(
      () => change(code, 5),
      () => answer(id, 1),
    )
    expect([changed?.people, answered?.error?.reason]).toEqual([5, 'STALE_VERSION'])
    const [first, then] = await whileBookIsHeld(
      () => answer(id, 2),
      () => change(code, 6),
    )
    expect([first?.state, then?.state, then?.people]).toEqual(['CONFIRMED', 'NEW', 6])
    expect(await booked(id)).toMatchObject({ state: 'NEW', people: 6, answeredAt: null })
  })
})

test('the moments of a day take three statements, with a table that is changed as without', async () => {
  await under({ seats: 10 }, async () => {
    const { code } = await request()
    const statements = async (own: string | null) =>
      (await api.statementsOf(() => slots(4, own))).filter((sql) => !/^(begin|commit)/.test(sql)).length
    expect([await statements(null), await statements(code)].map((count) => count <= 3)).toEqual([true, true])
  })
})

describe('an evening that is full', () => {
  test('has no moment for guests, and is listed until it is opened again', async () => {
    expect(await setDay(DAY, false)).toEqual({ date: DAY, isOpen: false, closedFrom: null })
    const { slots: all } = await slots(2)
    expect(all.length).toBeGreaterThan(10)
    expect(all.every(({ isFull }) => isFull)).toBe(true)
    expect((await slots(2, null, addDays(DAY, 1))).slots.some(({ isFull }) => isFull)).toBe(false)
    expect(await closedDays()).toEqual([{ date: DAY, isOpen: false, closedFrom: null }])
    expect(await setDay(DAY, true)).toEqual({ date: DAY, isOpen: true, closedFrom: null })
    expect(await full(2)).toEqual([])
    expect(await closedDays()).toEqual([])
  })

  test.each([
    ['22:00', DAY, ['22:00', '22:30', '23:00', '23:30', '00:00', '00:30', '01:00']],
    ['00:30', addDays(DAY, 1), ['00:30', '01:00']],
  ])('from %s on is so from then on', async (time, day, left) => {
    expect(await setDay(DAY, false, at(time, day))).toMatchObject({ closedFrom: at(time, day) })
    expect(await full(2)).toEqual(left)
  })

  test('is so for the staff neither when they take a table, nor when they answer', async () => {
    const { id } = await request()
    await setDay(DAY, false)
    const added = await ask(
      'mutation ($input: AddReservation!) { it: addReservation(input: $input) { state } }',
      { input: { name: 'Telefon', phone: '0312 000 00 00', people: 8, at: at('20:00') } },
      host,
    )
    expect(added.state).toBe('CONFIRMED')
    expect((await answer(id, 1)).state).toBe('CONFIRMED')
  })

  test('is no secret of the caches, and needs the role before anything else', async () => {
    expect(await closedDays({})).toMatchObject({ code: 'UNAUTHENTICATED' })
    const { error } = await setDay('nonsense', false, null, {})
    expect(error).toMatchObject({ code: 'UNAUTHENTICATED' })
    const people = await createPeople(api)
    const editor = await people.headers(await people.userWith(['product.manage']))
    expect(await closedDays(editor)).toMatchObject({ code: 'FORBIDDEN' })
    expect((await setDay('nonsense', false, null, editor)).error).toMatchObject({ code: 'FORBIDDEN' })
  })

  test.each([
    ['nonsense', null, 'date', 'NOT_A_DATE'],
    ['2026-02-30', null, 'date', 'NOT_A_DATE'],
    [addDays(TODAY, -1), null, 'date', 'MOMENT_RANGE'],
    [addDays(TODAY, 61), null, 'date', 'MOMENT_RANGE'],
    [DAY, at('23:30', addDays(DAY, -1)), 'from', 'MOMENT_RANGE'],
    [DAY, at('00:00', addDays(DAY, 2)), 'from', 'MOMENT_RANGE'],
    [DAY, '9999-12-31T23:59:59Z', 'from', 'MOMENT_RANGE'],
  ])('can be none such as %s from %s', async (date, from, field, rule) => {
    expect((await setDay(date, false, from)).error).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', fields: [{ field, rule }] },
    })
    expect(await closedDays()).toEqual([])
  })

  test('may be the first and the last day for which guests can ask', async () => {
    for (const date of [TODAY, addDays(TODAY, 60)]) expect((await setDay(date, false)).error).toBeUndefined()
    expect(await closedDays()).toMatchObject([{ date: TODAY }, { date: addDays(TODAY, 60) }])
  })

  test('is closed once for a key', async () => {
    const first = await setDay(DAY, false, null, host, 'evening-1')
    await setDay(DAY, true)
    expect(await setDay(DAY, false, null, host, 'evening-1')).toEqual({ ...first, isOpen: true })
    expect(await closedDays()).toEqual([])
    expect((await setDay(DAY, true, null, host, 'evening-1')).error).toMatchObject({ reason: 'KEY_REUSED' })
  })

  test('takes no request that comes after it, and is one row of two closings', async () => {
    const { code } = await request()
    const [closed, again, changed] = await whileBookIsHeld(
      () => setDay(DAY, false),
      () => setDay(DAY, false, at('22:00')),
      () => change(code, 5, at('23:00')),
    )
    expect([closed?.error, again?.error]).toEqual([undefined, undefined])
    expect(changed?.error).toMatchObject({ reason: 'SLOT_UNAVAILABLE' })
    expect(await closedDays()).toEqual([{ date: DAY, isOpen: false, closedFrom: at('22:00') }])
  })

  test('goes with its day, and is in no history', async () => {
    const changes = async () => (await api.sql('select count(*) from change')).rows[0].count
    const before = await changes()
    await setDay(DAY, false)
    await setDay(TODAY, false)
    expect(await changes()).toBe(before)
    await api.sql('update booking_day set date = $1 where date = $2', [addDays(TODAY, -1), DAY])
    expect(await closedDays()).toMatchObject([{ date: TODAY }])
    await forgetWhatIsOver(api.orm.em.fork())
    expect((await api.sql('select date::text from booking_day')).rows).toEqual([{ date: TODAY }])
  })
})

describe('how long an answer takes', () => {
  /** Requests of yesterday 19:00 that were answered so many minutes later; null for one that expired. */
  const answered = (minutes: readonly (number | null)[], asked = at('19:00', addDays(TODAY, -1))) =>
    api.sql(
      `insert into reservation (state, at, day, stay_minutes, people, name, by_phone, overbooked, code, created_date, answered_at)
        select case when minutes is null then 'NEW' else 'CONFIRMED' end,
               case when minutes is null then now() - interval '1 hour' else $2::timestamptz + interval '1 day' end,
               $3, 120, 2, 'Eski', false, false, null, $2::timestamptz, $2::timestamptz + make_interval(mins => minutes)
          from unnest($1::integer[]) as minutes`,
      [`{${minutes.map((each) => each ?? 'null').join()}}`, asked, addDays(TODAY, -1)],
    )
  const within = async () => {
    const { code } = await request()
    const { it } = (
      await api.ask<{ it: { answeredWithinMinutes: number | null } }>(
        'query ($code: ID!) { it: guestReservation(code: $code) { answeredWithinMinutes } }',
        { code },
      )
    ).data as { it: { answeredWithinMinutes: number | null } }
    return it.answeredWithinMinutes
  }
  const times = (count: number, minutes: number | null) => Array<number | null>(count).fill(minutes)

  test.each([
    ['nothing by nine', times(9, 20), null],
    ['the next quarter of an hour', times(10, 31), 45],
    ['a quarter of an hour at least', times(10, 0), 15],
    ['the median', [...times(5, 10), ...times(5, 50)], 30],
    ['four hours', times(10, 240), 240],
    ['nothing above four hours', times(10, 241), null],
    ['what was never answered as never', [...times(5, 10), ...times(5, null)], null],
    ['the median of what was answered and what never was', [...times(6, 10), ...times(5, null)], 15],
  ])('is told as %s', async (_, minutes, told) => {
    await answered(minutes)
    expect(await within()).toBe(told)
  })

  test('counts the time in which the restaurant is open, from when it was changed last', async () => {
    // From 01:00 to 19:00 there is an hour until 02:00, and one after 18:00.
    await answered(times(10, 18 * 60), at('01:00', addDays(TODAY, -1)))
    expect(await within()).toBe(120)
    await api.sql(
      "update reservation set changed_at = answered_at - interval '20 minutes' where answered_at is not null",
    )
    expect(await within()).toBe(30)
  })

  test('counts the hours of that day, though their exception is over', async () => {
    const day = addDays(TODAY, -10)
    await api.sql(
      "insert into opening_exception (from_date, to_date, label, closed, created_date) values ($1, $1, 'Kapalı', true, now())",
      [day],
    )
    try {
      await answered(times(10, 18 * 60 + 60), at('10:00', day))
      // Without the exception it would be the whole evening.
      expect(await within()).toBe(15)
    } finally {
      await api.sql('delete from opening_exception')
    }
  })

  test('is that of the last thirty', async () => {
    await answered(times(30, 200), at('18:00', addDays(TODAY, -5)))
    await answered(times(30, 20))
    expect(await within()).toBe(30)
  })

  test('is looked up once, however often a call asks for it', async () => {
    await answered(times(10, 20))
    const { code } = await request()
    const statements = await api.statementsOf(async () => {
      const { data } = await api.ask(
        'query ($code: ID!) { one: guestReservation(code: $code) { answeredWithinMinutes } other: guestReservation(code: $code) { answeredWithinMinutes } }',
        { code },
      )
      expect(data).toEqual({ one: { answeredWithinMinutes: 30 }, other: { answeredWithinMinutes: 30 } })
    })
    expect(statements.filter((sql) => sql.includes('answered_at is not null'))).toHaveLength(1)
  })

  test('is told while a request waits alone', async () => {
    await answered(times(10, 20))
    const { code } = await request({ state: 'CONFIRMED' })
    const { data } = await api.ask(
      'query ($code: ID!) { guestReservation(code: $code) { state answeredWithinMinutes } }',
      { code },
    )
    expect(data).toEqual({ guestReservation: { state: 'CONFIRMED', answeredWithinMinutes: null } })
  })
})

describe('answers that are ready', () => {
  const set = (answers: unknown) => setSite({ reservations: { answers } })
  const stored = async () =>
    (
      await api.ask<{ site: { reservations: { answers: string[] } } }>(
        '{ site { reservations { answers } } }',
      )
    ).data?.site.reservations.answers

  test('are none at first, and for rules from before there were any; everybody can read them', async () => {
    expect(await stored()).toEqual([])
    await api.sql(`update site set reservations = '{"seats": 40}'`)
    await setSite({ slogan: 'x' })
    expect(await stored()).toEqual([])
    const { data } = await api.ask('{ site { settings { reservations { seats answers } } } }')
    expect(data).toEqual({ site: { settings: { reservations: { seats: 40, answers: [] } } } })
    expect(await set(['Bahçede yerimiz var', 'Ona kadar gelin'])).toBeUndefined()
    expect(await stored()).toEqual(['Bahçede yerimiz var', 'Ona kadar gelin'])
    await setSite({ reservations: null })
    expect(await stored()).toEqual([])
  })

  test.each([
    [Array.from({ length: 9 }, (_, each) => `Cümle ${each}`), 'MAX_ITEMS'],
    [[' '], 'LENGTH'],
    [['x'.repeat(201)], 'LENGTH'],
    [['Bakın: www.example'], 'NO_LINKS'],
    [['HTTP://example'], 'NO_LINKS'],
    [['a\0b'], 'INVALID_CHARACTERS'],
    [['Bahçede yerimiz var', ' BAHÇEDE  YERİMİZ VAR'], 'REPEATED'],
    [['IZGARA', 'izgara'], 'REPEATED'],
    [['Bahçede yerimiz var', 'Bahçede yeri\u200bmiz\u2060 var'], 'REPEATED'],
  ])('cannot be %j', async (answers, rule) => {
    expect(await set(answers)).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', fields: [{ field: 'reservations.answers', rule }] },
    })
    expect(await stored()).toEqual([])
  })

  test('do not stand in the way of an undo to rules from before there were any', async () => {
    await api.sql(
      `update site set reservations = '{"slotMinutes": 30, "stayMinutes": 120, "noticeMinutes": 120, "daysAhead": 60, "lastArrivalMinutes": 60, "largestParty": 12, "seats": 40, "closedWeekdays": [], "keepDays": 30, "note": null}'`,
    )
    await set(['Bekleriz'])
    const { rows } = await api.sql('select request_id from change order by id desc limit 1')
    const { errors } = await api.ask(
      'mutation ($id: String!) { undoRequest(requestId: $id) }',
      { id: rows[0].request_id },
      admin,
    )
    expect(errors).toBeUndefined()
    const after = await api.ask('{ site { reservations { seats answers } } }')
    expect(after.data).toEqual({ site: { reservations: { seats: 40, answers: [] } } })
    await setSite({ reservations: null })
  })

  test.each([[8, 200]])('can be %i of %i characters', async (count, length) => {
    const answers = Array.from({ length: count }, (_, each) => String(each).repeat(length))
    expect(await set(answers)).toBeUndefined()
    expect(await stored()).toEqual(answers)
    await setSite({ reservations: null })
  })
})
