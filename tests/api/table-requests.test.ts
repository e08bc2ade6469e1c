import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays, instantOf, localDay } from '../../web/src/rules/opening-hours.ts'
import { type Api, startApi } from '../support/api.ts'
import { earlier } from '../support/earlier.ts'
import { createPeople, type Headers } from '../support/people.ts'

const ISTANBUL = 'Europe/Istanbul'
/** A day ahead on which the restaurant is open from 18:00 to 02:00, as on every day. */
const DAY = addDays(localDay(new Date(), ISTANBUL), 3)
const at = (time: string, day = DAY) =>
  instantOf(day, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)), ISTANBUL).toISOString()

/** Older than three seconds, taken for each test from here. */
const tokens: string[] = []
const CALLS = 80

let api: Api
let host: Headers
let admin: Headers

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  host = await people.headers(await people.userWith(['reservation.manage']))
  admin = await people.headers(people.admin)
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    ...{ weekday, opens: '18:00', closes: '02:00', kind: 'SERVICE' },
  }))
  await setSite({ weekly: week, pages: LIVE })
  await earlier(3_000, async () => {
    for (let each = 0; each < CALLS; each++) tokens.push(await api.services.tableRequests.tokenFor(''))
  })
})

afterAll(() => api.close())

beforeEach(async () => {
  await api.sql('delete from reservation')
  await api.sql('delete from reservation_origin')
})

const LIVE = [{ key: 'book-table', mode: 'LIVE' }]

async function setSite(input: object) {
  const { errors } = await api.ask(
    'mutation ($input: UpdateSite!) { updateSite(input: $input) { version } }',
    { input },
    admin,
  )
  return errors?.[0]?.extensions
}

interface Guest {
  code: string
  state: string
  message: string | null
}

interface Table {
  id: string
  version: number
  state: string
  overbooked: boolean
  message: string | null
}

type Reply<T> = Partial<T> & { error?: Record<string, unknown> }

async function ask<T>(query: string, variables: object, headers: Headers = {}): Promise<Reply<T>> {
  const { data, errors } = await api.ask<{ it: T }>(query, variables, headers)
  return { ...(data?.it as Partial<T>), ...(errors && { error: errors[0]?.extensions }) }
}

async function begin(): Promise<string> {
  const { data } = await api.ask<{ beginReservation: string }>('mutation { beginReservation }')
  return data?.beginReservation as string
}

const asked = {
  name: 'Ayşe Kaya',
  phone: '0532 111 22 33',
  email: 'ayse@example.com',
  people: 4,
  at: at('19:00'),
  note: 'Cam kenarı',
}

let phones = 0
/** The input of a request, from a phone number of its own. */
const table = (input: object = {}) => ({
  ...asked,
  phone: `0533 ${String(++phones).padStart(7, '0')}`,
  token: tokens.pop() as string,
  ...input,
})

const send = (input: object) =>
  ask<Guest>(
    'mutation ($input: RequestReservation!) { it: requestReservation(input: $input) { code state people at name note message } }',
    { input },
  )

const request = (input: object = {}) => send(table(input))

const seen = (code: unknown) =>
  ask<Guest>('query ($code: ID!) { it: guestReservation(code: $code) { code state message } }', { code })

const giveUp = (code: unknown) =>
  ask<Guest>('mutation ($code: ID!) { it: cancelReservation(code: $code) { code state message } }', {
    code,
  })

const answer = (
  id: unknown,
  version: unknown,
  message: string | null = null,
  as = 'CONFIRM',
  headers = host,
) =>
  ask<Table>(
    `mutation ($id: ID!, $as: ReservationAnswer!, $message: String, $version: Int!) {
      it: answerReservation(id: $id, answer: $as, message: $message, version: $version) { id version state overbooked message answeredAt answeredBy } }`,
    { id, as, message, version },
    headers,
  )

const withdraw = (id: unknown, version: unknown) =>
  ask<Table>(
    'mutation ($id: ID!, $version: Int!) { it: withdrawAnswer(id: $id, version: $version) { id version state message answeredAt } }',
    { id, version },
    host,
  )

const slots = async (date = DAY, people = 4) => {
  const { data, errors } = await api.ask<{ slots: { time: string; at: string; isFull: boolean }[] }>(
    'query ($date: String!, $people: Int!) { slots: reservationSlots(date: $date, people: $people) { time at isFull } }',
    { date, people },
  )
  return { slots: data?.slots ?? [], error: errors?.[0]?.extensions }
}

const rows = async (statement: string) => (await api.sql(statement)).rows

const stored = () => rows('select id, version, state from reservation order by id')
const waiting = async () => (await api.ask<{ it: number }>('{ it: reservationsWaiting }', {}, host)).data?.it

/** Makes the answer older than the time in which it can be taken back. */
const pass = (seconds: number) =>
  api.sql(`update reservation set answered_at = answered_at - interval '${seconds} seconds'`)

describe('a request', () => {
  test('is stored, and waits for a person', async () => {
    const { code, error, ...others } = await request()
    expect(error).toBeUndefined()
    expect(code).toMatch(/^[a-z0-9]{22}$/)
    expect(others).toEqual({
      state: 'NEW',
      people: 4,
      at: at('19:00'),
      name: 'Ayşe Kaya',
      note: 'Cam kenarı',
      message: null,
    })
    expect(await seen(code)).toMatchObject({ state: 'NEW' })
    expect(await waiting()).toBe(1)
  })

  test('is stored once, and its token takes no other', async () => {
    const input = table()
    const [one, other] = await Promise.all([send(input), send(input)])
    expect(one.error).toBeUndefined()
    expect(other).toEqual(one)
    expect(await send({ ...input, people: 5 })).toMatchObject({
      error: { code: 'CONFLICT', reason: 'KEY_REUSED' },
    })
    expect(await stored()).toHaveLength(1)
  })

  test.each([
    [{ token: 'nonsense' }, 'token', 'TOKEN_INVALID'],
    [{ token: '' }, 'token', 'TOKEN_INVALID'],
    [{ name: ' ' }, 'name', 'LENGTH'],
    [{ name: 'WWW.example' }, 'name', 'NO_LINKS'],
    [{ note: 'bakın:\nHttp example' }, 'note', 'NO_LINKS'],
    [{ phone: ' ' }, 'phone', 'REQUIRED'],
    [{ phone: 'yok' }, 'phone', 'NOT_A_PHONE_NUMBER'],
    [{ email: 'a@b.example, c@d.example' }, 'email', 'EMAIL'],
    [{ people: 0 }, 'people', 'INTEGER_RANGE'],
    [{ people: 13 }, 'people', 'INTEGER_RANGE'],
  ])('of %o is refused', async (input, field, rule) => {
    const token = tokens.at(-1) as string
    const { error } = await send({ ...table({ token }), ...input })
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field, rule }] })
    expect(await stored()).toHaveLength(0)
  })

  test('with a young token, or a forged one, is refused', async () => {
    const young = await begin()
    expect((await send(table({ token: young }))).error).toMatchObject({
      fields: [{ field: 'token', rule: 'TOKEN_EARLY', params: { seconds: 3 } }],
    })
    const [head, , signature] = young.split('.')
    const forged = [
      head,
      Buffer.from('{"at":0,"jti":"x","iss":"restaurant-site tables"}').toString('base64url'),
      signature,
    ]
    expect((await send(table({ token: forged.join('.') }))).error).toMatchObject({
      fields: [{ field: 'token', rule: 'TOKEN_INVALID' }],
    })
  })

  test('with a token from before the clock was set back is told to take another', async () => {
    const later = Date.now() + 600_000
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later)
    const token = await api.services.tableRequests.tokenFor('')
    clock.mockRestore()
    expect((await send(table({ token }))).error).toMatchObject({
      fields: [{ field: 'token', rule: 'TOKEN_INVALID' }],
    })
    expect(await api.services.tableRequests.tokenFor(token)).not.toBe(token)
  })

  test.each(['18:30', '00:30', '01:00'])('may be for %s', async (time) => {
    const day = time < '12' ? addDays(DAY, 1) : DAY
    expect((await request({ at: at(time, day) })).error).toBeUndefined()
    expect(await rows('select day::text as day from reservation')).toEqual([{ day: DAY }])
  })

  test('for a moment that is no slot is told the nearest ones', async () => {
    const { error } = await request({ at: at('19:10') })
    expect(error).toMatchObject({
      code: 'CONFLICT',
      reason: 'SLOT_UNAVAILABLE',
      params: { times: ['18:30', '19:00', '19:30', '20:00'] },
    })
    expect((await request({ at: at('19:00', addDays(DAY, 200)) })).error).toMatchObject({
      reason: 'SLOT_UNAVAILABLE',
      params: { times: [] },
    })
  })

  test('after midnight is told the nearest times of its evening', async () => {
    await setSite({ reservations: { seats: 4 } })
    const night = (time: string) => request({ at: at(time, addDays(DAY, 1)) })
    await night('00:30')
    const { error } = await night('01:00')
    await setSite({ reservations: null })
    expect(error?.params).toEqual({ times: ['21:00', '21:30', '22:00', '22:30'] })
  })

  test.each(['9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z'])('for %s has no times', async (moment) => {
    expect((await request({ at: moment })).error).toMatchObject({
      reason: 'SLOT_UNAVAILABLE',
      params: { times: [] },
    })
  })

  test('for the last seats is stored once, of two in the same second', async () => {
    await setSite({ reservations: { seats: 6 } })
    const replies = await Promise.all([request(), request()])
    await setSite({ reservations: null })
    expect(replies.map(({ error }) => error?.reason ?? 'STORED').sort()).toEqual([
      'SLOT_UNAVAILABLE',
      'STORED',
    ])
    expect(replies.find(({ error }) => error)?.error?.params).toEqual({
      times: ['21:00', '21:30', '22:00', '22:30'],
    })
  })

  test('is not taken while the page is not live', async () => {
    await setSite({ pages: [] })
    expect((await request()).error).toMatchObject({ code: 'CONFLICT', reason: 'RESERVATIONS_OFF' })
    expect(await slots()).toEqual({ slots: [] })
    await setSite({ pages: LIVE })
  })
})

describe('too many', () => {
  test('open tables of a phone number are refused, however it is written', async () => {
    for (const phone of ['0532 444 55 66', '+90 (532) 444-5566', '5324445566'])
      expect((await request({ phone })).error).toBeUndefined()
    expect((await request({ phone: '00905324445566' })).error).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      reason: 'TOO_MANY_RESERVATIONS',
    })
  })

  test('from an address, or for the restaurant, are refused; refused ones do not count', async () => {
    await request()
    const refused = await request({ at: at('19:10') })
    expect(refused.error?.reason).toBe('SLOT_UNAVAILABLE')
    expect(await rows('select count(*)::integer from reservation_origin')).toEqual([{ count: 1 }])
    await api.sql(
      'insert into reservation_origin (origin) select origin from reservation_origin, generate_series(1, 19)',
    )
    expect((await request()).error?.reason).toBe('TOO_MANY_RESERVATIONS')
    await api.sql("update reservation_origin set at = at - interval '1 hour'")
    expect((await request()).error).toBeUndefined()
    await api.sql(
      `insert into reservation (state, at, day, stay_minutes, people, name, by_phone, overbooked)
        select 'DECLINED', at, day, stay_minutes, people, name, by_phone, overbooked from reservation r, generate_series(1, 59)`,
    )
    // Those of a flood are stored, and take no seats.
    expect((await request()).error).toBeUndefined()
    expect(await rows('select takes_seats from reservation order by id desc limit 2')).toEqual([
      { takes_seats: false },
      { takes_seats: true },
    ])
  })

  test('people from an address are refused, but for one large party', async () => {
    await setSite({ reservations: { largestParty: 30 } })
    for (const people of [12, 8, 4]) expect((await request({ people })).error).toBeUndefined()
    expect((await request({ people: 1 })).error?.reason).toBe('TOO_MANY_RESERVATIONS')
    await api.sql("update reservation_origin set at = at - interval '1 hour'")
    expect((await request({ people: 30 })).error).toBeUndefined()
    expect((await request({ people: 1 })).error?.reason).toBe('TOO_MANY_RESERVATIONS')
    await setSite({ reservations: null })
  })
})

describe('one stranger', () => {
  const from = (address: string, people = 4) =>
    api.services.tableRequests.request({ ...api.staff, address }, {
      ...table({ people, at: new Date(at('19:00')) }),
    } as never)
  const isFull = async (people: number) =>
    (await slots(DAY, people)).slots.find(({ time }) => time === '19:00')?.isFull

  test('takes half of the seats at most, and those for two hours', async () => {
    await setSite({ reservations: { seats: 24, largestParty: 24 } })
    for (const address of [1, 2, 3]) await from(`198.51.100.${address}`, 12)
    expect([await isFull(12), await isFull(13)]).toEqual([false, true])
    await api.sql("update reservation set created_date = created_date - interval '119 minutes'")
    expect(await isFull(13)).toBe(true)
    await api.sql("update reservation set created_date = created_date - interval '1 minute'")
    expect(await isFull(24)).toBe(false)
    await api.sql('update reservation set created_date = now(), takes_seats = false')
    expect(await isFull(24)).toBe(false)
    // A promise takes seats whatever came before it.
    await api.sql("update reservation set state = 'CONFIRMED'")
    expect(await isFull(1)).toBe(true)
    await setSite({ reservations: null })
  })

  test('is declined as one, once, and only what waits', async () => {
    const alike = async (id: unknown, headers = host, clientKey = crypto.randomUUID() as string) => {
      const { data, errors } = await api.ask<{ it: number }>(
        'mutation ($id: ID!, $clientKey: ID) { it: declineReservationsAlike(id: $id, clientKey: $clientKey) }',
        { id, clientKey },
        headers,
      )
      return errors?.[0]?.extensions.code ?? data?.it
    }
    for (let each = 0; each < 4; each++) await request()
    const [first, answered, third] = await stored()
    await answer(answered?.id, answered?.version)
    await from('198.51.100.9')
    const lots = async (headers: Headers = admin) =>
      (await api.ask<{ it: string[][] }>('{ it: reservationsAlike }', {}, headers)).data?.it
    expect(await lots()).toEqual([[first, third, (await stored())[3]].map((each) => String(each?.id))])
    expect(await lots({})).toBeUndefined()
    expect(await alike(first?.id, admin, 'k-1')).toBe(3)
    expect(await lots()).toEqual([])
    expect(await alike(first?.id, admin, 'k-1')).toBe(3)
    expect((await stored()).map(({ state }) => state)).toEqual([
      'DECLINED',
      'CONFIRMED',
      'DECLINED',
      'DECLINED',
      'NEW',
    ])
    expect(await withdraw(third?.id, third?.version + 1)).toMatchObject({ state: 'NEW' })
    await api.sql("update reservation_origin set at = at - interval '1 hour'")
    expect(await alike(third?.id)).toBe(0)
    expect(await alike(2_000_000_000)).toBe('NOT_FOUND')
    expect(await alike(first?.id, {})).toBe('UNAUTHENTICATED')
  })
})

test('a request looks through no large book', async () => {
  await api.sql(
    `insert into reservation (state, at, day, stay_minutes, people, name, phone, by_phone, overbooked, created_date)
      select 'CONFIRMED', now() + (n - 20000) * interval '1 hour', current_date, 120, 2, 'x', '0532' || n, n % 2 = 0, false,
             now() - n * interval '1 hour'
        from generate_series(1, 21000) n`,
  )
  await api.sql('analyze reservation')
  await setSite({ reservations: { seats: 60 } })
  const statements = await api.statementsOf(() => request())
  await setSite({ reservations: null })
  const plans = []
  for (const statement of statements.filter((each) => /^select .* from "?reservation\b/s.test(each))) {
    let number = 0
    const { rows } = await api.sql(`explain (generic_plan) ${statement.replace(/\?/g, () => `$${++number}`)}`)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  expect(plans.length).toBeGreaterThan(2)
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on reservation( |$)/m)
})

test('variations of one token are bounded, though none is stored', async () => {
  const from = (address: string, input: object) =>
    api.services.tableRequests.request({ ...api.staff, address }, input as never)
  const stored = table({ at: new Date(at('19:00')) })
  const none = table({ at: new Date(at('19:10')) })
  const first = await from('203.0.113.5', stored)
  const reasons = new Set<string>()
  for (let each = 0; each < 59; each++)
    await from('203.0.113.5', none).catch(({ reason }) => reasons.add(reason))
  expect([...reasons]).toEqual(['SLOT_UNAVAILABLE'])
  await expect(from('203.0.113.5', none)).rejects.toMatchObject({ reason: 'TOO_MANY_ATTEMPTS' })
  // A lost reply is told all the same.
  expect(await from('203.0.113.5', stored)).toEqual(first)
  await expect(from('203.0.113.6', none)).rejects.toMatchObject({ reason: 'SLOT_UNAVAILABLE' })
})

describe('an answer', () => {
  test('is told to the guest when it can no longer be taken back', async () => {
    const { code } = await request()
    const [{ id, version } = {}] = await stored()
    const answered = await answer(id, version, ' Bekleriz ')
    expect(answered).toMatchObject({ state: 'CONFIRMED', message: 'Bekleriz', overbooked: false })
    expect(await seen(code)).toMatchObject({ state: 'NEW', message: null })
    await pass(31)
    expect(await seen(code)).toMatchObject({ state: 'CONFIRMED', message: 'Bekleriz' })
    expect((await withdraw(id, answered.version)).error).toMatchObject({
      reason: 'RESERVATION_SETTLED',
      params: { state: 'CONFIRMED' },
    })
    expect(await waiting()).toBe(0)
  })

  test('is taken back, so that the table is new again', async () => {
    const { code } = await request()
    const [{ id, version } = {}] = await stored()
    const declined = await answer(id, version, 'Doluyuz', 'DECLINE')
    const back = await withdraw(id, declined.version)
    expect(back).toMatchObject({ state: 'NEW', message: null, answeredAt: null })
    await pass(31)
    expect(await seen(code)).toMatchObject({ state: 'NEW', message: null })
    expect((await withdraw(id, back.version)).error).toMatchObject({ reason: 'RESERVATION_SETTLED' })
  })

  test('that can be taken back is listed, whatever its day, with the time that is left', async () => {
    const listed = async () =>
      (
        await api.ask<{ it: object[] }>(
          '{ it: reservations(withdrawable: true) { state withdrawableSeconds } }',
          {},
          host,
        )
      ).data?.it
    await request()
    const [{ id, version } = {}] = await stored()
    expect(await listed()).toEqual([])
    const { version: answered } = await answer(id, version, null, 'DECLINE')
    await pass(9.5)
    expect(await listed()).toEqual([{ state: 'DECLINED', withdrawableSeconds: expect.toBeOneOf([19, 20]) }])
    await pass(21)
    expect(await listed()).toEqual([])
    await api.sql('update reservation set answered_at = now()')
    await withdraw(id, answered)
    expect(await listed()).toEqual([])
    await api.sql("update reservation set state = 'CONFIRMED', by_phone = true, answered_at = now()")
    expect(await listed()).toEqual([])
  })

  test('of two people is that of the first', async () => {
    await request()
    const [{ id, version } = {}] = await stored()
    const replies = await Promise.all([answer(id, version), answer(id, version, null, 'DECLINE')])
    expect(replies.map(({ error }) => error?.reason ?? 'STORED').sort()).toEqual(['STALE_VERSION', 'STORED'])
  })

  test('is none after its time, for one who may not, and of too many words', async () => {
    const { code } = await request()
    const [{ id, version } = {}] = await stored()
    expect((await answer(id, version, null, 'CONFIRM', {})).error?.code).toBe('UNAUTHENTICATED')
    expect((await answer(id, version, 'x'.repeat(201))).error).toMatchObject({
      fields: [{ field: 'message', rule: 'MAX_LENGTH' }],
    })
    await api.sql("update reservation set at = now() - interval '1 minute'")
    expect((await answer(id, version)).error).toMatchObject({
      reason: 'RESERVATION_SETTLED',
      params: { state: 'EXPIRED' },
    })
    expect(await seen(code)).toMatchObject({ state: 'EXPIRED' })
    expect(await waiting()).toBe(0)
  })

  test('beyond the seats is told', async () => {
    await request({ people: 8 })
    const [{ id, version } = {}] = await stored()
    await setSite({ reservations: { seats: 6 } })
    expect(await answer(id, version)).toMatchObject({ state: 'CONFIRMED', overbooked: true })
    await setSite({ reservations: null })
  })
})

test('a table of the book finds requests by the state that they are read with', async () => {
  await request()
  const found = async (state: string) => {
    const { data } = await api.ask<{ it: { items: { state: string }[] } }>(
      'query ($filters: [TableFilter!]) { it: reservationTable(query: { filters: $filters }) { items { state } } }',
      { filters: [{ field: 'state', value: state }] },
      host,
    )
    return data.it.items
  }
  expect([await found('NEW'), await found('EXPIRED')]).toEqual([[{ state: 'NEW' }], []])
  await api.sql("update reservation set at = now() - interval '1 minute'")
  expect([await found('NEW'), await found('EXPIRED')]).toEqual([[], [{ state: 'EXPIRED' }]])
})

describe('a guest', () => {
  test('gives a table up, twice without an error, and not once it is over', async () => {
    const { code } = await request()
    expect(await giveUp(code)).toMatchObject({ state: 'CANCELLED' })
    expect(await giveUp(code)).toMatchObject({ state: 'CANCELLED' })
    await api.sql("update reservation set state = 'ARRIVED'")
    expect((await giveUp(code)).error).toMatchObject({
      reason: 'RESERVATION_SETTLED',
      params: { state: 'ARRIVED' },
    })
  })

  test('gives a promised table up while it is taken, and not later', async () => {
    const { code } = await request()
    const [{ id, version } = {}] = await stored()
    await answer(id, version)
    await pass(31)
    await api.sql("update reservation set at = now() - interval '120 minutes'")
    expect((await giveUp(code)).error).toMatchObject({
      reason: 'RESERVATION_SETTLED',
      params: { state: 'CONFIRMED' },
    })
    await api.sql("update reservation set at = now() - interval '119 minutes'")
    expect(await giveUp(code)).toMatchObject({ state: 'CANCELLED' })
  })

  test('who gave a request up before it was promised is not marked as a guest', async () => {
    const mark = (id: unknown) =>
      ask<Table>('mutation ($id: ID!) { it: markReservation(id: $id, as: NO_SHOW) { state } }', { id }, host)
    const settled = { error: { reason: 'RESERVATION_SETTLED', params: { state: 'CANCELLED' } } }
    const first = await request()
    const second = await request()
    const [one, other] = await stored()
    await giveUp(first.code)
    expect(await mark(one?.id)).toMatchObject(settled)
    await answer(other?.id, other?.version)
    await giveUp(second.code)
    expect(await mark(other?.id)).toMatchObject(settled)
  })

  test('does not learn of an answer by giving up', async () => {
    const { code } = await request()
    const [{ id, version } = {}] = await stored()
    const declined = await answer(id, version, 'Doluyuz', 'DECLINE')
    expect(await giveUp(code)).toMatchObject({ state: 'CANCELLED', message: null })
    expect(await seen(code)).toMatchObject({ state: 'CANCELLED', message: null })
    expect((await withdraw(id, declined.version)).error?.reason).toBe('STALE_VERSION')
  })

  test.each(['0123456789abcdefghijkl', '', '\0', 'x'.repeat(5_000)])(
    'of no table is told so: %j',
    async (code) => {
      expect((await seen(code)).error).toMatchObject({
        code: 'NOT_FOUND',
        reason: 'RESERVATION_UNKNOWN',
        params: {},
      })
      expect((await giveUp(code)).error).toMatchObject({ reason: 'RESERVATION_UNKNOWN' })
    },
  )
})

test('a code of no table, or of one that was given up, does not wait for the book', async () => {
  const { code } = await request()
  await giveUp(code)
  const locks = (statements: string[]) => statements.filter((each) => each.includes('advisory'))
  for (const each of ['0123456789abcdefghijkl', code])
    expect(locks(await api.statementsOf(() => giveUp(each)))).toEqual([])
})

describe('the moments of a day', () => {
  test('are those of its hours, with whether there are seats', async () => {
    await setSite({ reservations: { seats: 6, slotMinutes: 60 } })
    await request()
    const { slots: found } = await slots()
    await setSite({ reservations: null })
    expect(found.map(({ time }) => time)).toEqual([
      '18:00',
      '19:00',
      '20:00',
      '21:00',
      '22:00',
      '23:00',
      '00:00',
      '01:00',
    ])
    expect(found.filter(({ isFull }) => isFull).map(({ time }) => time)).toEqual(['18:00', '19:00', '20:00'])
    expect(found[0]?.at).toBe(at('18:00'))
  })

  test('cost three statements at most', async () => {
    await setSite({ reservations: { seats: 6 } })
    expect(await api.statementsOf(slots)).toHaveLength(3)
    await setSite({ reservations: null })
  })

  test.each([
    ['2026-02-30', 2, 'date', 'NOT_A_DATE'],
    [DAY, 0, 'people', 'INTEGER_RANGE'],
    [DAY, 13, 'people', 'INTEGER_RANGE'],
  ])('of %s for %i are refused', async (date, people, field, rule) => {
    expect((await slots(date, people)).error).toMatchObject({ fields: [{ field, rule }] })
  })
})

test('a page that works needs the one that tells what becomes of data', async () => {
  const hidden = { key: 'privacy-policy', mode: 'HIDDEN' }
  expect(await setSite({ pages: [...LIVE, hidden] })).toMatchObject({
    fields: [{ field: 'pages', rule: 'TOGETHER', params: { keys: ['book-table', 'privacy-policy'] } }],
  })
  expect(await setSite({ pages: [{ key: 'faq', mode: 'LIVE' }] })).toMatchObject({
    fields: [{ field: 'pages.0.mode', rule: 'ONE_OF', params: { values: ['TEMPLATE', 'OWN', 'HIDDEN'] } }],
  })
  // Its own text may be missing: what is said of tables is there.
  expect(await setSite({ pages: [...LIVE, { key: 'privacy-policy', mode: 'OWN' }] })).toBeUndefined()
  const { data } = await api.ask<{ site: { hiddenPages: string[] } }>('{ site { hiddenPages } }')
  expect(data?.site.hiddenPages).toEqual(
    ['online-order'].filter((key) => data?.site.hiddenPages.includes(key)),
  )
  await setSite({ pages: LIVE })
})
