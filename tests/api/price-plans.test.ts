import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { applyPlansWhenDue } from '../../server/start/price-plans.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

interface Line {
  productId: string
  product: { name: string } | null
  serving: string | null
  price: number
  seenPrice: number | null
  priceBefore: number | null
  isStale: boolean
}

interface Plan {
  id: string
  name: string
  appliesAt: string | null
  appliedAt: string | null
  requestId: string | null
  version: number
  lines: Line[]
  outcome: { changed: number; unchanged: number; skipped: object[]; overridden: object[] } | null
}

const DAY_MS = 86_400_000
const log = pino({ level: 'silent' })

let api: Api
let headers: Headers
let other: Headers
let admin: Headers
let saver: number
let category: number
let soup: number
let raki: number

beforeAll(async () => {
  api = await startApi({ REPLY_CACHE: 'on' })
  const people = await createPeople(api)
  const manager = await people.userWith(['product.manage'])
  saver = manager.id
  headers = await people.headers(manager)
  other = await people.headers(await people.userWith(['category.manage']))
  admin = await people.headers(people.admin)
  category = await api.services.categories.add(api.staff, { name: 'Menü' })
})

afterAll(() => api.close())

beforeEach(async () => {
  await api.sql('update price_plan set is_deleted = true where applied_at is null')
  soup = await add('Mercimek', 90)
  raki = await add('Rakı', 250, [
    { label: 'tek', price: 250 },
    { label: 'duble', price: 450 },
  ])
})

const add = (name: string, price: number, servings: { label: string; price: number }[] = []) =>
  api.services.products.add(api.staff, { name, price, servings, categoryId: category })

const FIELDS = `id name appliesAt appliedAt requestId version
  lines { productId product { name } serving price seenPrice priceBefore isStale }
  outcome { changed unchanged skipped { productId name serving } overridden { productId name serving seenPrice priceBefore } }`

async function call(name: string, given: object, as: Headers = headers) {
  const types: Record<string, string> = {
    ...{ id: 'ID!', version: 'Int!', clientKey: 'ID' },
    input: name.startsWith('add') ? 'AddPricePlan!' : 'UpdatePricePlan!',
  }
  const names = Object.keys(given)
  const selection = name.startsWith('remove') ? '' : `{ ${FIELDS} }`
  const { data, errors } = await api.ask<{ plan: Plan }>(
    `mutation (${names.map((each) => `$${each}: ${types[each]}`).join(', ')}) {
       plan: ${name}(${names.map((each) => `${each}: $${each}`).join(', ')}) ${selection} }`,
    given,
    as,
  )
  return { plan: data?.plan as Plan, error: errors?.[0]?.extensions }
}

const addPlan = async (input: object) => {
  const { plan, error } = await call('addPricePlan', { input: { name: 'Zam', ...input } })
  expect(error).toBeUndefined()
  return plan
}

const read = async (id: string) => {
  const { data } = await api.ask<{ plan: Plan }>(
    `query ($id: ID!) { plan: pricePlan(id: $id) { ${FIELDS} } }`,
    { id },
    headers,
  )
  return data.plan
}

const apply = ({ id, version }: Plan, clientKey?: string) =>
  call('applyPricePlan', { id, version, ...(clientKey && { clientKey }) })

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

/** Moves the moment of plans into the past. */
const becomesDue = (...ids: string[]) =>
  api.sql("update price_plan set applies_at = now() - interval '1 second' where id = any($1)", [ids])

async function prices(id: number, as: Headers = {}): Promise<string[]> {
  const { data } = await api.ask<{
    product: { price: number; servings: { label: string; price: number }[] }
  }>('query ($id: ID!) { product(id: $id) { price servings { label price } } }', { id }, as)
  return [`${data.product.price}`, ...data.product.servings.map(({ label, price }) => `${label} ${price}`)]
}

const historyOf = async (requestId: string) =>
  (
    await api.sql(
      'select entity, entity_id, user_id, before, after from change where request_id = $1 order by id',
      [requestId],
    )
  ).rows

describe('a plan', () => {
  test('is a draft without a moment, and stores the prices that it is based on', async () => {
    const plan = await addPlan({
      note: 'Ocak',
      lines: [
        { productId: soup, price: 100 },
        { productId: raki, serving: 'DUBLE', price: 500 },
        { productId: raki, serving: 'şişe', price: 2_000 },
        { productId: raki, price: 280, seenPrice: 240 },
      ],
    })
    expect(plan).toMatchObject({ appliesAt: null, appliedAt: null, requestId: null, outcome: null })
    expect(plan.lines).toEqual([
      line(soup, 'Mercimek', null, 100, 90, 90),
      line(raki, 'Rakı', 'DUBLE', 500, 450, 450),
      line(raki, 'Rakı', 'şişe', 2_000, null, null),
      { ...line(raki, 'Rakı', null, 280, 240, 250), isStale: true },
    ])
  })

  const line = (
    productId: number,
    name: string,
    serving: string | null,
    price: number,
    seenPrice: number | null,
    priceBefore: number | null,
  ) => ({
    ...{ productId: String(productId), product: { name }, serving, price, seenPrice, priceBefore },
    isStale: false,
  })

  test('is compared with the plans before it, in the order of their moments and ids', async () => {
    const lines = (price: number) => [{ productId: soup, price }]
    const later = await addPlan({ appliesAt: inMs(2 * DAY_MS), lines: lines(120) })
    const appliesAt = inMs(DAY_MS)
    const first = await addPlan({ appliesAt, lines: lines(100) })
    const second = await addPlan({ appliesAt, lines: lines(110) })
    const seen = async (plan: Plan) => {
      const [{ seenPrice, priceBefore, isStale } = {} as Line] = (await read(plan.id)).lines
      return [seenPrice, priceBefore, isStale]
    }
    expect(await seen(first)).toEqual([90, 90, false])
    expect(await seen(second)).toEqual([100, 100, false])
    expect(await seen(later)).toEqual([90, 110, true])
    await call('removePricePlan', { id: second.id })
    expect(await seen(later)).toEqual([90, 100, true])
    const draft = await addPlan({ lines: lines(130) })
    expect(await seen(draft)).toEqual([90, 90, false])
  })

  test('is compared with those that the same call changes, too', async () => {
    const appliesAt = inMs(DAY_MS)
    const drafts = { lines: [{ productId: raki, price: 1 }] }
    const plans = [await addPlan(drafts), await addPlan(drafts)]
    const { errors } = await api.ask(
      'mutation ($ids: [ID!]!, $input: UpdatePricePlan!) { updatePricePlans(ids: $ids, input: $input) { count } }',
      { ids: plans.map(({ id }) => id), input: { appliesAt, lines: [{ productId: soup, price: 100 }] } },
      headers,
    )
    expect(errors).toBeUndefined()
    const lines = await Promise.all(plans.map(async ({ id }) => (await read(id)).lines))
    expect(lines.flat()).toMatchObject([
      { seenPrice: 90, isStale: false },
      { seenPrice: 100, isStale: false },
    ])
  })

  test('is read by managers of products alone', async () => {
    await addPlan({ lines: [{ productId: soup, price: 1 }] })
    for (const query of [
      '{ pricePlans { name } }',
      '{ pricePlanTable { totalCount } }',
      '{ pricePlan(id: 1) { name } }',
    ])
      for (const [as, reason] of [
        [{}, 'SIGN_IN_REQUIRED'],
        [other, 'MISSING_PERMISSION'],
      ] as const) {
        const { errors } = await api.ask(query, {}, as)
        expect(errors?.[0]?.extensions.reason).toBe(reason)
      }
  })

  test('is listed with the lines of all by three statements', async () => {
    for (const price of [1, 2, 3])
      await addPlan({
        lines: [
          { productId: soup, price },
          { productId: raki, price },
        ],
      })
    const statements = await api.statementsOf(async () => {
      const { data } = await api.ask<{ pricePlans: Plan[] }>(
        '{ pricePlans { lines { priceBefore product { name } } } }',
        {},
        headers,
      )
      expect(data.pricePlans).toHaveLength(3)
    })
    expect(statements.filter((statement) => /price_plan|"product"/.test(statement))).toHaveLength(3)
  })

  test('has a name, a note and lines within bounds', async () => {
    const refused = async (input: object) => {
      const { error } = await call('addPricePlan', { input: { name: 'x', lines: [], ...input } })
      return error?.fields?.map(({ field, rule }) => `${field} ${rule}`)
    }
    const one = { productId: soup, price: 1 }
    expect(await refused({})).toEqual(['lines ITEMS'])
    expect(await refused({ lines: Array.from({ length: 1_001 }, () => one) })).toEqual(['lines MAX_ITEMS'])
    expect(await refused({ name: ' ', lines: [one] })).toEqual(['name LENGTH'])
    expect(await refused({ note: 'x'.repeat(1_001), lines: [one] })).toEqual(['note MAX_LENGTH'])
    expect(await refused({ lines: [one, one] })).toEqual(['lines REPEATED'])
    expect(
      await refused({ lines: ['tek', 'TEK'].map((serving) => ({ productId: raki, serving, price: 1 })) }),
    ).toEqual(['lines REPEATED'])
    expect(await refused({ lines: [one, { productId: 999_999, price: 1 }] })).toEqual([
      'lines.1.productId NO_SUCH_RECORD',
    ])
    expect(await refused({ lines: [{ productId: soup, price: -1 }] })).toEqual(['lines.0.price AMOUNT'])
    expect(await refused({ appliesAt: inMs(-70_000), lines: [one] })).toEqual(['appliesAt NOT_IN_THE_PAST'])
    expect(await refused({ appliesAt: inMs(401 * DAY_MS), lines: [one] })).toEqual(['appliesAt MOMENT_RANGE'])
    const { error } = await call('updatePricePlan', {
      id: (await addPlan({ lines: [one] })).id,
      input: { lines: null },
    })
    expect(error?.fields).toMatchObject([{ field: 'lines' }])
  })

  test('may keep a line of a dish that was removed since', async () => {
    const plan = await addPlan({
      lines: [
        { productId: soup, price: 1 },
        { productId: raki, price: 2 },
      ],
    })
    await api.services.products.remove(api.staff, soup)
    const lines = [
      { productId: soup, price: 1, seenPrice: 90 },
      { productId: raki, price: 3 },
    ]
    const { error, plan: changed } = await call('updatePricePlan', { id: plan.id, input: { lines } })
    expect(error).toBeUndefined()
    expect(changed.lines[0]).toMatchObject({ product: null, priceBefore: null, isStale: true })
  })

  test('is one of 50 that are open, restored ones included', async () => {
    const lines = [{ productId: soup, price: 1 }]
    const first = await addPlan({ lines })
    await call('removePricePlan', { id: first.id })
    for (let plans = 0; plans < 50; plans++) await addPlan({ lines })
    const full = { reason: 'TOO_MANY_RECORDS', params: { entity: 'pricePlan', max: 50 } }
    expect((await call('addPricePlan', { input: { name: 'x', lines } })).error).toMatchObject(full)
    expect((await call('restorePricePlan', { id: first.id }, admin)).error).toMatchObject(full)
    const { data } = await api.ask<{ pricePlans: Plan[] }>('{ pricePlans { id version } }', {}, headers)
    await apply(data.pricePlans[0] as Plan)
    expect((await call('restorePricePlan', { id: first.id }, admin)).error).toBeUndefined()
    expect((await call('addPricePlan', { input: { name: 'x', lines } })).error).toMatchObject(full)
  })

  test('that is restored after its moment is a draft', async () => {
    const plan = await addPlan({ appliesAt: inMs(DAY_MS), lines: [{ productId: soup, price: 1 }] })
    await call('removePricePlan', { id: plan.id })
    await becomesDue(plan.id)
    const { plan: restored } = await call('restorePricePlan', { id: plan.id }, admin)
    expect(restored).toMatchObject({ appliesAt: null, appliedAt: null })
    await api.services.pricePlans.applyDue()
    expect(await prices(soup)).toEqual(['90'])
    expect((await read(plan.id)).appliedAt).toBeNull()
  })

  test('has a history, and its changes are undone', async () => {
    const plan = await addPlan({ appliesAt: inMs(DAY_MS), lines: [{ productId: soup, price: 100 }] })
    await call('updatePricePlan', {
      id: plan.id,
      input: { appliesAt: inMs(2 * DAY_MS), lines: [{ productId: raki, serving: 'tek', price: 1 }] },
    })
    const newest = await api.sql("select max(id) as id from change where entity = 'pricePlan'")
    const { errors } = await api.ask(
      'mutation ($id: ID!) { undoChange(id: $id) { id } }',
      { id: newest.rows[0].id },
      headers,
    )
    expect(errors).toBeUndefined()
    expect(await read(plan.id)).toMatchObject({
      appliesAt: plan.appliesAt,
      lines: [{ productId: String(soup), price: 100, seenPrice: 90 }],
    })
  })
})

describe('applied by a call', () => {
  test('it sets its prices, says what came of each line, and is no entry of the history itself', async () => {
    const gone = await add('Kalkan', 500)
    const plan = await addPlan({
      appliesAt: inMs(DAY_MS),
      lines: [
        { productId: soup, price: 100 },
        { productId: raki, price: 250 },
        { productId: raki, serving: 'duble', price: 500 },
        { productId: raki, serving: 'şişe', price: 2_000 },
        { productId: gone, price: 1 },
      ],
    })
    await api.services.products.changePrices(api.staff, [{ productId: soup, price: 95 }])
    await api.services.products.remove(api.staff, gone)
    const { plan: applied, error } = await apply(plan)
    expect(error).toBeUndefined()
    expect(applied).toMatchObject({ requestId: `plan-${plan.id}`, version: plan.version + 1 })
    expect(Math.abs(Date.parse(applied.appliedAt as string) - Date.now())).toBeLessThan(60_000)
    expect(applied.outcome).toEqual({
      ...{ changed: 2, unchanged: 1 },
      skipped: [
        { productId: String(raki), name: 'Rakı', serving: 'şişe' },
        { productId: String(gone), name: 'Kalkan', serving: null },
      ],
      overridden: [
        { productId: String(soup), name: 'Mercimek', serving: null, seenPrice: 90, priceBefore: 95 },
      ],
    })
    expect(applied.lines.map(({ priceBefore, isStale }) => [priceBefore, isStale])).toEqual([
      ...[
        [95, true],
        [250, false],
        [450, false],
        [null, false],
        [null, true],
      ],
    ])
    expect(await prices(soup)).toEqual(['100'])
    expect(await prices(raki)).toEqual(['250', 'tek 250', 'duble 500'])
    const rows = await historyOf(`plan-${plan.id}`)
    expect(rows.map(({ entity, user_id }) => [entity, user_id])).toEqual([
      ['product', saver],
      ['product', saver],
    ])
  })

  test('it is undone, and stays applied', async () => {
    const plan = await addPlan({
      lines: [
        { productId: soup, price: 100 },
        { productId: raki, serving: 'duble', price: 500 },
        { productId: raki, serving: 'tek', price: 300 },
      ],
    })
    await apply(plan)
    await api.services.products.changePrices(api.staff, [{ productId: raki, serving: 'tek', price: 310 }])
    const undo = async (leaveChanged: boolean) => {
      const { data, errors } = await api.ask<{ undoRequest: number }>(
        'mutation ($id: String!, $leave: Boolean!) { undoRequest(requestId: $id, leaveChanged: $leave) }',
        { id: `plan-${plan.id}`, leave: leaveChanged },
        headers,
      )
      return errors?.[0]?.extensions.reason ?? data.undoRequest
    }
    expect(await undo(false)).toBe('UNDO_CHANGED_SINCE')
    expect(await undo(true)).toBe(2)
    expect([await prices(soup), await prices(raki)]).toEqual([['90'], ['250', 'tek 310', 'duble 450']])
    expect((await read(plan.id)).appliedAt).not.toBeNull()
  })

  test('it is applied once, and never changes again', async () => {
    const plan = await addPlan({ lines: [{ productId: soup, price: 100 }] })
    expect((await apply({ ...plan, version: 7 })).error).toMatchObject({ reason: 'STALE_VERSION' })
    const both = await Promise.all([apply(plan), apply(plan)])
    expect(both.map(({ error }) => error?.reason).sort()).toEqual(['PLAN_APPLIED', undefined])
    const { version } = await read(plan.id)
    for (const [name, given] of [
      ['applyPricePlan', { version }],
      ['updatePricePlan', { input: { name: 'y' } }],
      ['removePricePlan', {}],
      ['restorePricePlan', {}],
    ] as const) {
      const { error } = await call(name, { id: plan.id, ...given }, admin)
      expect(error).toMatchObject({ code: 'CONFLICT', reason: 'PLAN_APPLIED' })
    }
    expect(await historyOf(`plan-${plan.id}`)).toHaveLength(1)
  })

  test('a repeated call is told the request that undoes it', async () => {
    const plan = await addPlan({ lines: [{ productId: soup, price: 100 }] })
    const key = `apply-${plan.id}`
    expect((await apply(plan, key)).plan.requestId).toBe(`plan-${plan.id}`)
    expect((await apply(plan, key)).plan.requestId).toBe(`plan-${plan.id}`)
    const { data } = await api.ask<{ settle: object }>(
      'mutation ($key: ID!) { settle(clientKey: $key) { stored requestId } }',
      { key },
      headers,
    )
    expect(data.settle).toEqual({ stored: true, requestId: `plan-${plan.id}` })
  })

  test('a thousand prices are set by one plan', async () => {
    const { count } = await api.services.products.saveAll(
      api.staff,
      Array.from({ length: 1_000 }, (_, at) => ({
        name: `Yemek ${at}`,
        price: 1,
        categoryId: category,
      })) as never,
    )
    expect(count).toBe(1_000)
    const { rows } = await api.sql("select id from product where name like 'Yemek %' order by id")
    const plan = await addPlan({ lines: rows.map(({ id }) => ({ productId: id, price: 2 })) })
    const { data } = await api.ask<{ applyPricePlan: Pick<Plan, 'outcome'> }>(
      'mutation ($id: ID!, $version: Int!) { applyPricePlan(id: $id, version: $version) { outcome { changed } } }',
      { id: plan.id, version: plan.version },
      headers,
    )
    expect(data.applyPricePlan.outcome).toEqual({ changed: 1_000 })
    expect(await historyOf(`plan-${plan.id}`)).toHaveLength(1_000)
    await api.sql("update product set is_deleted = true where name like 'Yemek %'")
  })
})

describe('at its moment', () => {
  let second: Api
  let ends: (() => Promise<void>)[]

  beforeAll(async () => {
    second = await startApi({ REPLY_CACHE: 'on', DATABASE_URL: api.databaseUrl })
  })

  afterAll(() => second.close())

  beforeEach(() => {
    ends = [api, second].map(({ services }) => applyPlansWhenDue(services, log))
  })

  afterEach(async () => {
    for (const end of ends) await end()
  })

  const appliedPlan = (id: string) =>
    vi.waitFor(
      async () => {
        const plan = await read(id)
        expect(plan.appliedAt).not.toBeNull()
        return plan
      },
      { interval: 25 },
    )

  test('it is applied once by two processes, with one notice, and no cached reply is older', async () => {
    const notices: string[] = []
    const listener = new pg.Client({ connectionString: api.databaseUrl })
    await listener.connect()
    listener.on('notification', ({ payload = '' }) => {
      if (!payload.startsWith('probe')) notices.push(payload)
    })
    const appliesAt = inMs(4_000)
    const plan = await addPlan({
      appliesAt,
      lines: [
        { productId: soup, price: 100 },
        { productId: raki, serving: 'duble', price: 500 },
      ],
    })
    await listener.query('listen content_changed')
    const early: number[] = []
    const late: number[] = []
    /** When each process has first answered with the new price. */
    const shownAt = new Map<string, number>()
    const isOver = () => shownAt.size === 2 && Date.now() > Math.max(...shownAt.values()) + 1_000
    const watch = async (url: string) => {
      while (!isOver()) {
        const asked = Date.now()
        const reply = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ query: `{ product(id: ${soup}) { price } }` }),
        })
        const { data } = (await reply.json()) as { data: { product: { price: number } } }
        const after = asked - Date.parse(appliesAt)
        if (data.product.price === 90 && asked > (shownAt.get(url) ?? Number.POSITIVE_INFINITY))
          late.push(after)
        if (data.product.price === 100 && after < -100) early.push(after)
        if (data.product.price === 100 && !shownAt.has(url)) shownAt.set(url, Date.now())
      }
    }
    await Promise.all([api.url, api.url, second.url, second.url].map(watch))
    await listener.end()
    const applied = await appliedPlan(plan.id)
    expect({ early, late }).toEqual({ early: [], late: [] })
    expect(notices).toEqual(['product'])
    expect(applied.outcome).toMatchObject({ changed: 2, unchanged: 0 })
    const rows = await historyOf(`plan-${plan.id}`)
    expect(rows.map(({ entity_id, user_id }) => [entity_id, user_id])).toEqual([
      [soup, saver],
      [raki, saver],
    ])
  })

  test('of two plans at one instant the one with the higher id wins', async () => {
    const appliesAt = inMs(DAY_MS)
    const lines = (price: number) => [{ productId: soup, price }]
    const first = await addPlan({ appliesAt, lines: lines(110) })
    const last = await addPlan({ appliesAt, lines: lines(120) })
    await becomesDue(first.id, last.id)
    expect((await appliedPlan(last.id)).lines[0]).toMatchObject({ priceBefore: 110 })
    expect((await read(first.id)).outcome).toMatchObject({ changed: 1 })
    expect(await prices(soup)).toEqual(['120'])
  })

  test('a process learns of a plan that another one has stored', async () => {
    await ends[0]?.()
    const plan = await addPlan({ appliesAt: inMs(700), lines: [{ productId: soup, price: 100 }] })
    const { appliedAt, appliesAt } = await appliedPlan(plan.id)
    expect(Date.parse(appliedAt as string) - Date.parse(appliesAt as string)).toBeLessThan(60_000)
  })

  test('a plan that was cancelled just before touches nothing', async () => {
    const plan = await addPlan({ appliesAt: inMs(DAY_MS), lines: [{ productId: soup, price: 100 }] })
    const { error } = await call('removePricePlan', { id: plan.id })
    expect(error).toBeUndefined()
    await becomesDue(plan.id)
    await api.services.pricePlans.applyDue()
    expect(await prices(soup)).toEqual(['90'])
    expect(await historyOf(`plan-${plan.id}`)).toEqual([])
  })

  test('a plan is applied as who saved it last, also if that user has gone since', async () => {
    const people = await createPeople(api)
    const user = await people.userWith(['product.manage'])
    const plan = await addPlan({ appliesAt: inMs(DAY_MS), lines: [{ productId: soup, price: 100 }] })
    await call('updatePricePlan', { id: plan.id, input: { name: 'y' } }, await people.headers(user))
    await api.services.users.remove(api.staff, user.id)
    await becomesDue(plan.id)
    await appliedPlan(plan.id)
    expect(await historyOf(`plan-${plan.id}`)).toMatchObject([{ user_id: user.id }])
  })

  test.each([-1, 1])('a clock of the server that is off by %d hours changes nothing', async (hours) => {
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: now + hours * 3_600_000 })
    try {
      const plan = await addPlan({
        appliesAt: new Date(now + 2_000).toISOString(),
        lines: [{ productId: soup, price: 100 }],
      })
      expect(await prices(soup)).toEqual(['90'])
      const { appliedAt } = await appliedPlan(plan.id)
      expect(Date.parse(appliedAt as string) - now).toBeGreaterThanOrEqual(2_000)
      expect(Date.parse(appliedAt as string) - now).toBeLessThan(60_000)
    } finally {
      vi.useRealTimers()
    }
  })

  test('a plan of this minute is applied at once', async () => {
    const plan = await addPlan({ appliesAt: inMs(-30_000), lines: [{ productId: soup, price: 100 }] })
    await appliedPlan(plan.id)
    expect(await prices(soup)).toEqual(['100'])
  })
})

test('the prices of a moment ahead are those that the plans will have set', async () => {
  const moments = [1, 2, 3].map((days) => inMs(days * DAY_MS))
  await addPlan({ appliesAt: moments[2], lines: [{ productId: soup, price: 130 }] })
  await addPlan({ appliesAt: moments[0], lines: [{ productId: soup, price: 110 }] })
  const middle = await addPlan({
    appliesAt: moments[1],
    lines: [
      { productId: soup, price: 110 },
      { productId: raki, serving: 'duble', price: 500 },
      { productId: raki, serving: 'şişe', price: 1 },
    ],
  })
  const at = async (moment: string | number) => {
    const { data } = await api.ask<{
      products: {
        id: string
        price: number
        priceSince: string
        servings: { price: number; priceSince: string }[]
      }[]
    }>(
      'query ($at: DateTimeISO) { products(at: $at) { id price priceSince servings { price priceSince } } }',
      { at: typeof moment === 'number' ? inMs(moment) : moment },
      headers,
    )
    const of = (id: number) => data.products.find((each) => each.id === String(id))
    return [of(soup)?.price, of(soup)?.priceSince, of(raki)?.servings[1]]
  }
  const day = (moment?: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(
      moment ? new Date(moment) : new Date(),
    )
  const now = { price: 450, priceSince: day() }
  const then = { price: 500, priceSince: day(moments[1]) }
  expect(await at(DAY_MS / 2)).toEqual([90, day(), now])
  expect(await at(moments[0] as string)).toEqual([110, day(moments[0]), now])
  expect(await at(moments[1] as string)).toEqual([110, day(moments[0]), then])
  expect(await at(10 * DAY_MS)).toEqual([130, day(moments[2]), then])
  await call('removePricePlan', { id: middle.id })
  expect(await at(10 * DAY_MS)).toEqual([130, day(moments[2]), now])
})
