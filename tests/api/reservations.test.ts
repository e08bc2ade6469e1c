import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetWhatIsOver } from '../../server/core/forget-what-is-over.ts'
import { addDays, instantOf, localDay } from '../../web/src/rules/opening-hours.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

const ISTANBUL = 'Europe/Istanbul'
/** A day ahead on which the restaurant is open from 18:00 to 02:00, as on every day. */
const DAY = addDays(localDay(new Date(), ISTANBUL), 3)
const at = (time: string, day = DAY) =>
  instantOf(day, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)), ISTANBUL).toISOString()

let api: Api
let host: Headers
let admin: Headers
let cook: Headers

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  host = await people.headers(await people.userWith(['reservation.manage']))
  cook = await people.headers(await people.userWith(['product.manage']))
  admin = await people.headers(people.admin)
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    ...{ weekday, opens: '18:00', closes: '02:00', kind: 'SERVICE' },
  }))
  await setSite({ weekly: week })
})

afterAll(() => api.close())

beforeEach(() => api.sql('delete from reservation'))

const FIELDS = 'id version state at stayMinutes people name phone email note byPhone overbooked answeredBy'

interface Table {
  id: string
  version: number
  state: string
  people: number
  overbooked: boolean
}

async function setSite(input: object): Promise<void> {
  const { errors } = await api.ask(
    'mutation ($input: UpdateSite!) { updateSite(input: $input) { version } }',
    { input },
    admin,
  )
  expect(errors).toBeUndefined()
}

const ask = async (query: string, variables: object, headers = host) => {
  const { data, errors } = await api.ask<{ it: Table }>(query, variables, headers)
  return { ...data?.it, error: errors?.[0]?.extensions }
}

const add = (input: object = {}, headers = host) =>
  ask(
    `mutation ($input: AddReservation!) { it: addReservation(input: $input) { ${FIELDS} } }`,
    { input: { name: 'Ayşe Kaya', phone: '0532 111 22 33', people: 4, at: at('19:00'), ...input } },
    headers,
  )

const update = (id: unknown, input: object) =>
  ask(
    `mutation ($id: ID!, $input: UpdateReservation!) { it: updateReservation(id: $id, input: $input) { ${FIELDS} } }`,
    {
      id,
      input,
    },
  )

const mark = (id: unknown, as: string) =>
  ask(`mutation ($id: ID!, $as: ReservationMark!) { it: markReservation(id: $id, as: $as) { ${FIELDS} } }`, {
    id,
    as,
  })

const listed = async (args: string) => {
  const { data, errors } = await api.ask<{ reservations: { name: string }[] }>(
    `{ reservations(${args}) { name } }`,
    {},
    host,
  )
  expect(errors).toBeUndefined()
  return data.reservations.map(({ name }) => name)
}

describe('a table that the restaurant takes', () => {
  test('is promised, and in the book of its day until its hours end', async () => {
    expect(await add({ email: 'ayse@example.com', note: ' pencere ' })).toMatchObject({
      ...{ version: 1, state: 'CONFIRMED', at: at('19:00'), stayMinutes: 120, people: 4, byPhone: true },
      ...{ name: 'Ayşe Kaya', phone: '0532 111 22 33', email: 'ayse@example.com', note: 'pencere' },
      overbooked: false,
    })
    await add({ name: 'Gece', at: at('01:00', addDays(DAY, 1)) })
    await add({ name: 'Ertesi', at: at('20:00', addDays(DAY, 1)) })
    expect(await listed(`date: "${DAY}"`)).toEqual(['Ayşe Kaya', 'Gece'])
    expect(await listed(`date: "${addDays(DAY, 1)}"`)).toEqual(['Ertesi'])
  })

  test('leaves nothing in the history, and tells no cache', async () => {
    const before = await api.sql('select count(*)::integer as count from change')
    const { id } = await add()
    await mark(id, 'ARRIVED')
    expect((await api.sql('select count(*)::integer as count from change')).rows).toEqual(before.rows)
  })

  test('is once there though two ask with one key, and a walk-in needs no number', async () => {
    const now = new Date().toISOString()
    const walkIn = { name: 'Misafir', phone: null, at: now, walkIn: true }
    const call = (key: string) =>
      ask(
        'mutation ($input: AddReservation!, $key: ID) { it: addReservation(input: $input, clientKey: $key) { id state } }',
        { input: { people: 2, ...walkIn }, key },
      )
    const both = await Promise.all([call('walk'), call('walk')])
    expect(both[0]?.id).toBe(both[1]?.id)
    expect(both[0]?.state).toBe('ARRIVED')
  })

  test.each([
    [{ phone: null }, 'phone', 'REQUIRED_WITHOUT', { other: 'walkIn' }],
    [{ phone: ' ' }, 'phone', 'REQUIRED_WITHOUT', { other: 'walkIn' }],
    [{ at: at('19:10') }, 'at', 'NOT_A_SLOT', { slotMinutes: 30 }],
    [{ people: 0 }, 'people', 'INTEGER_RANGE', { min: 1, max: 1000 }],
    [{ name: ' ' }, 'name', 'LENGTH', { min: 1, max: 100 }],
    [{ email: 'x' }, 'email', 'EMAIL', { max: 254 }],
    [{ phone: 'yok' }, 'phone', 'NOT_A_PHONE_NUMBER', { max: 32 }],
  ])('is refused with %j', async (input, field, rule, params) => {
    expect((await add(input)).error?.fields).toMatchObject([{ field, rule, params }])
  })

  test('is not taken for yesterday or in two years', async () => {
    for (const day of [-2, 500]) {
      const { error } = await add({ at: at('19:00', addDays(DAY, day - 3)) })
      expect(error?.fields).toMatchObject([{ field: 'at', rule: 'MOMENT_RANGE' }])
    }
  })

  test('says that it is beyond the seats, as the tables then overlap', async () => {
    await setSite({ reservations: { seats: 10 } })
    const first = await add({ people: 6 })
    expect(await add({ people: 4, at: at('20:30') })).toMatchObject({ overbooked: false })
    expect(await add({ people: 1, at: at('20:30') })).toMatchObject({ overbooked: true })
    expect(await add({ people: 6, at: at('22:30') })).toMatchObject({ overbooked: false })
    await mark(first.id, 'CANCELLED')
    expect(await add({ people: 6, at: at('19:00') })).toMatchObject({ overbooked: true })
    expect(await add({ people: 1, at: at('18:00') })).toMatchObject({ overbooked: false })
    await setSite({ reservations: null })
  })
})

describe('a table in the book', () => {
  test('is changed by who has seen it last', async () => {
    const { id } = await add()
    expect(await update(id, { version: 1, people: 6, at: at('20:00') })).toMatchObject({
      ...{ people: 6, at: at('20:00'), version: 2, name: 'Ayşe Kaya' },
    })
    expect((await update(id, { version: 1, people: 8 })).error?.reason).toBe('STALE_VERSION')
    expect((await update(id, { version: 2, at: at('20:05') })).error?.fields).toMatchObject([
      { rule: 'NOT_A_SLOT' },
    ])
    expect((await update(2_000_000_000, { version: 1 })).error?.code).toBe('NOT_FOUND')
  })

  test('stays in the book of its day when other hours apply, unless it is moved', async () => {
    const { id } = await add({ name: 'Gece', at: at('01:00', addDays(DAY, 1)) })
    const weekOf = (closes: string) =>
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '18:00', closes, kind: 'SERVICE' }))
    await setSite({ weekly: weekOf('00:00') })
    await update(id, { version: 1, people: 5, at: at('01:00', addDays(DAY, 1)) })
    expect(await listed(`date: "${DAY}"`)).toEqual(['Gece'])
    await update(id, { version: 2, at: at('01:30', addDays(DAY, 1)) })
    expect(await listed(`date: "${addDays(DAY, 1)}"`)).toEqual(['Gece'])
    await setSite({ weekly: weekOf('02:00') })
  })

  test('is marked, and marked again until its day is over', async () => {
    const { id } = await add()
    for (const as of ['ARRIVED', 'NO_SHOW', 'ARRIVED', 'ARRIVED', 'CANCELLED'])
      expect(await mark(id, as)).toMatchObject({ state: as })
    expect((await update(id, { version: 5, people: 2 })).error).toMatchObject({
      reason: 'RESERVATION_SETTLED',
      params: { state: 'CANCELLED' },
    })
    await api.sql("update reservation set day = day - 30, at = at - interval '30 days'")
    expect((await mark(id, 'ARRIVED')).error).toMatchObject({
      reason: 'RESERVATION_SETTLED',
      params: { state: 'CANCELLED' },
    })
  })

  test('is listed where it falls outside of the hours', async () => {
    await add({ name: 'Akşam' })
    await add({ name: 'Öğle', at: at('12:00') })
    const cancelled = await add({ name: 'Vazgeçen', at: at('12:00') })
    await mark(cancelled.id, 'CANCELLED')
    expect(await listed('outsideHours: true')).toEqual(['Öğle'])
    const { errors: noDay } = await api.ask('{ reservations(date: "2026-02-30") { id } }', {}, host)
    expect(noDay?.[0]?.extensions.fields).toMatchObject([{ field: 'date', rule: 'NOT_A_DATE' }])
    const { errors } = await api.ask('{ reservations { id } }', {}, host)
    expect(errors?.[0]?.extensions.fields).toMatchObject([{ field: 'date', rule: 'REQUIRED_WITHOUT' }])
  })

  test('is found by name and phone, sorted and filtered', async () => {
    await add({ name: 'Şule Işık', people: 2, at: at('21:00') })
    const { id } = await add({ name: 'Cem', phone: '0505 000 00 00', people: 8 })
    await mark(id, 'NO_SHOW')
    const found = async (query: string) => {
      const { data } = await api.ask<{ reservationTable: { items: { name: string }[] } }>(
        `{ reservationTable(query: ${query}) { items { name } } }`,
        {},
        host,
      )
      return data.reservationTable.items.map(({ name }) => name)
    }
    expect(await found('{ query: "isik" }')).toEqual(['Şule Işık'])
    expect(await found('{ query: "0505" }')).toEqual(['Cem'])
    expect(await found('{ orderBy: "people", descending: true }')).toEqual(['Cem', 'Şule Işık'])
    expect(await found('{ filters: [{ field: "state", value: "NO_SHOW" }] }')).toEqual(['Cem'])
  })
})

test('what a guest has told is deleted after the days that the rules allow', async () => {
  const day = (offset: number) => addDays(localDay(new Date(), ISTANBUL), offset)
  for (const [name, offset] of [
    ['alt sınır', -5],
    ['eski', -6],
    ['yarın', 1],
  ] as const) {
    const { id } = await add({ name })
    await api.sql('update reservation set day = $1 where id = $2', [day(offset), id])
  }
  const names = async () =>
    (await api.sql('select name from reservation order by id')).rows.map(({ name }) => name)
  await forgetWhatIsOver(api.staff.em.fork())
  expect(await names()).toEqual(['alt sınır', 'eski', 'yarın'])
  await setSite({ reservations: { keepDays: 5 } })
  await forgetWhatIsOver(api.staff.em.fork())
  expect(await names()).toEqual(['alt sınır', 'yarın'])
  await setSite({ reservations: null })
})

test('where requests came from is deleted, too, though no other follows', async () => {
  await api.sql(
    "insert into reservation_origin (origin, at) values ('old', now() - interval '61 minutes'), ('new', now())",
  )
  await forgetWhatIsOver(api.staff.em.fork())
  expect((await api.sql('select origin from reservation_origin')).rows).toEqual([{ origin: 'new' }])
})

test('the rules are those that were set, or their defaults, and refuse what they cannot be', async () => {
  const rules =
    'site { reservations { slotMinutes stayMinutes seats closedWeekdays keepDays note largestParty } }'
  const read = async () =>
    (await api.ask<{ site: { reservations: object } }>(`{ ${rules} }`)).data.site.reservations
  const defaults = {
    ...{ slotMinutes: 30, stayMinutes: 120, seats: null, closedWeekdays: [] },
    ...{ keepDays: 30, note: null, largestParty: 12 },
  }
  expect(await read()).toEqual(defaults)
  await setSite({ reservations: { seats: 40, closedWeekdays: [1] } })
  expect(await read()).toEqual({ ...defaults, seats: 40, closedWeekdays: [1] })
  await setSite({ reservations: null })
  for (const [field, value] of [
    ['slotMinutes', 20],
    ['stayMinutes', 29],
    ['closedWeekdays', [8]],
    ['keepDays', 0],
    ['note', 'x'.repeat(301)],
  ]) {
    const input = { reservations: { [String(field)]: value } }
    const { errors } = await api.ask(
      'mutation ($input: UpdateSite!) { updateSite(input: $input) { version } }',
      { input },
      admin,
    )
    expect(errors?.[0]?.extensions.fields?.map((fault) => fault.field)).toEqual([`reservations.${field}`])
  }
})

test('the book is for who may manage it', async () => {
  expect((await add({}, cook)).error?.code).toBe('FORBIDDEN')
  const { errors } = await api.ask(`{ reservations(date: "${DAY}") { id } }`, {}, cook)
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await api.ask(`{ reservations(date: "${DAY}") { id } }`)).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  )
})
