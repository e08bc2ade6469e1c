import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

interface Dish {
  id: string
  name: string
  price: number
  priceSince: string
  servings: { label: string; price: number; priceSince: string }[]
}

let api: Api
let headers: Headers
let other: Headers
let category: number

beforeAll(async () => {
  api = await startApi({ REPLY_CACHE: 'on' })
  const people = await createPeople(api)
  headers = await people.headers(await people.userWith(['product.manage']))
  other = await people.headers(await people.userWith(['category.manage']))
  category = await api.services.categories.add(api.staff, { name: 'Kebaplar' })
})

afterAll(() => api.close())

const AT =
  'query ($at: DateTimeISO, $categoryId: ID) { products(at: $at, categoryId: $categoryId) { id name price priceSince servings { label price priceSince } } }'

const ask = (at: unknown, as: Headers = headers, categoryId: number | null = null) =>
  api.ask<{ products: Dish[] }>(AT, { at, categoryId }, as)

const add = (name: string, input: object = {}) =>
  api.services.products.add(api.staff, { name, price: 100, categoryId: category, ...input })

const dayOf = (moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(moment)

/** Moves the entries of the history of a product apart, the last one to now, and returns their times. */
async function spread(id: number, stepMs: number): Promise<Date[]> {
  await api.sql('alter table change disable trigger user')
  const { rows } = await api.sql(
    `update change set date = date_trunc('milliseconds', now()) - $2 * interval '1 ms' * (
       select count(*) from change later where later.entity = 'product' and later.entity_id = $1 and later.id > change.id)
     where entity = 'product' and entity_id = $1 returning id, date`,
    [id, stepMs],
  )
  await api.sql('alter table change enable trigger user')
  return rows.toSorted((one, two) => one.id - two.id).map(({ date }) => date)
}

/** Sets the days that the database keeps to those of the moved entries. */
async function setDays(id: number, priceSince: string, servingsSince: object): Promise<void> {
  await api.sql('alter table product disable trigger user')
  await api.sql('update product set price_since = $2, servings_since = $3 where id = $1', [
    ...[id, priceSince, servingsSince],
  ])
  await api.sql('alter table product enable trigger user')
}

/** Lets the history begin at a moment. */
async function beginAt(moment: Date): Promise<void> {
  await api.sql('alter table change disable trigger user')
  await api.sql('update change set date = $1 where id = (select min(id) from change)', [moment])
  await api.sql('alter table change enable trigger user')
}

/** Numbers between 0 and 1 that are the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

test('40 moments around 10 changes have the prices of a model', async () => {
  const random = numbersFrom(7)
  const lira = () => Math.round(random() * 100_000) / 100
  const labels = ['tek', 'duble', '1,5 porsiyon']
  const states: Pick<Dish, 'price' | 'servings'>[] = []
  const state = () => ({
    price: random() < 0.5 ? lira() : (states.at(-1)?.price ?? 1),
    servings: labels
      .filter(() => random() < 0.6)
      .map((label) => {
        const former = states.at(-1)?.servings.find((each) => each.label === label)
        return { label, price: former && random() < 0.5 ? former.price : lira(), priceSince: '' }
      }),
  })
  const input = ({ price, servings }: Pick<Dish, 'price' | 'servings'>) => ({
    price,
    servings: servings.map(({ label, price: of }) => ({ label, price: of })),
  })
  states.push(state())
  const id = await add('Adana', input(states[0] as Dish))
  const HOURS_17 = 17 * 3_600_000
  while (states.length < 11) {
    const next = state()
    if (JSON.stringify(input(next)) === JSON.stringify(input(states.at(-1) as Dish))) continue
    states.push(next)
    await api.services.products.update(api.staff, id, input(next))
  }
  const times = await spread(id, HOURS_17)
  expect(times).toHaveLength(11)
  await beginAt(new Date((times[0] as Date).getTime() - 86_400_000))

  /** The day of the last change of a price up to a state. */
  const sinceOf = (index: number, of: (state: (typeof states)[0] | undefined) => number | undefined) => {
    let began = index
    while (began > 0 && of(states[began - 1]) === of(states[index])) began--
    return dayOf(times[began] as Date)
  }
  const priceIn = (label: string) => (of: (typeof states)[0] | undefined) =>
    of?.servings.find((each) => each.label === label)?.price
  await setDays(
    id,
    sinceOf(10, (of) => of?.price),
    Object.fromEntries(states[10]?.servings.map(({ label }) => [label, sinceOf(10, priceIn(label))]) ?? []),
  )
  const moments = times.flatMap((time) => [-1, 0, 1, HOURS_17 / 2].map((ms) => new Date(time.getTime() + ms)))
  const asked = moments.filter((moment) => moment.getTime() < Date.now())
  expect(asked.length).toBeGreaterThanOrEqual(40)
  for (const moment of asked) {
    const index = times.findLastIndex((time) => time <= moment)
    const { data, errors } = await ask(moment, headers, category)
    expect(errors).toBeUndefined()
    const found = data.products.find((dish) => dish.id === String(id))
    const model = states[index]
    expect(found).toEqual(
      model && {
        ...{
          id: String(id),
          name: 'Adana',
          price: model.price,
          priceSince: sinceOf(index, (of) => of?.price),
        },
        servings: model.servings.map(({ label, price }) => ({
          ...{ label, price },
          priceSince: sinceOf(index, priceIn(label)),
        })),
      },
    )
  }
})

describe('all else is as now:', () => {
  test('names, order, and dishes that were removed since', async () => {
    const [first, second] = [await add('Beyti', { order: 2 }), await add('Ciğer', { order: 1 })]
    await pause(5)
    const before = new Date()
    await pause(5)
    await api.services.products.update(api.staff, first, { name: 'Beyti sarma', price: 150 })
    await api.services.products.remove(api.staff, second)
    const { data } = await ask(before, headers, category)
    expect(data.products.find(({ id }) => id === String(first))).toMatchObject({
      ...{ name: 'Beyti sarma', price: 100 },
    })
    expect(data.products.some(({ id }) => id === String(second))).toBe(false)
  })

  test('the listed dishes alone, if only they are asked for', async () => {
    const id = await add('Şarap')
    await api.services.products.updateFood(api.staff, id, { isAlcoholicDrink: true })
    await pause(5)
    const now = new Date()
    await pause(5)
    await api.services.products.update(api.staff, id, { price: 1 })
    const query = `query ($at: DateTimeISO) { products(at: $at) { id } listed: products(at: $at, listedOnly: true) { id price } }`
    const { data } = await api.ask<Record<'products' | 'listed', Dish[]>>(query, { at: now }, headers)
    const has = (list: Dish[]) => list.some((dish) => dish.id === String(id))
    expect([has(data.products), has(data.listed)]).toEqual([true, false])
  })

  test('the prices of a moment ahead, without plans', async () => {
    const id = await add('Dürüm')
    const { data } = await ask(new Date(Date.now() + 30 * 86_400_000))
    expect(data.products.find((dish) => dish.id === String(id))).toMatchObject({ price: 100 })
  })
})

describe('is refused', () => {
  test('without the permission, and never kept', async () => {
    const at = new Date().toISOString()
    for (const [as, code, reason] of [
      [{}, 'UNAUTHENTICATED', 'SIGN_IN_REQUIRED'],
      [other, 'FORBIDDEN', 'MISSING_PERMISSION'],
    ] as const) {
      const reply = await ask(at, as)
      expect(reply.errors?.[0]?.extensions).toMatchObject({ code, reason })
      expect(reply.headers.get('cache-control')).toBe('private, no-store')
    }
    const allowed = await ask(at)
    expect(allowed.errors).toBeUndefined()
    expect(allowed.headers.get('cache-control')).toBe('private, no-store')
    expect((await ask(null, {})).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  test('before the history, with its beginning', async () => {
    const { rows } = await api.sql('select date from change order by id limit 1')
    const since = (rows[0].date as Date).toISOString()
    const { errors } = await ask(new Date((rows[0].date as Date).getTime() - 1))
    expect(errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', reason: 'BEFORE_RECORDS', params: { since } },
      fields: [{ field: 'at', rule: 'BEFORE_RECORDS', params: { since } }],
    })
    expect((await ask(rows[0].date)).errors).toBeUndefined()
  })

  test('more than 400 days ahead', async () => {
    const { errors } = await ask(new Date(Date.now() + 400.1 * 86_400_000))
    expect(errors?.[0]?.extensions.fields).toMatchObject([
      { field: 'at', rule: 'MOMENT_RANGE', params: { min: expect.any(String), max: expect.any(String) } },
    ])
    expect((await ask(new Date(Date.now() + 399.9 * 86_400_000))).errors).toBeUndefined()
  })

  test.each(['bugün', '2026-13-01T00:00:00Z', 12.5, true, {}])('if it is %j', async (at) => {
    const { errors } = await ask(at)
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})
