import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

/** A date on which no test runs. */
const EARLIER = '2024-02-29'

interface Serving {
  label: string
  price: number
  priceSince: string
}

let api: Api
let headers: Headers
let admin: Headers
let category: number
let id: number

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  headers = await people.headers(await people.userWith(['product.manage']))
  admin = await people.headers(people.admin)
  category = await api.services.categories.add(api.staff, { name: 'Kebaplar' })
})

afterAll(() => api.close())

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(new Date())

const SERVINGS = [
  { label: '1,5 porsiyon', price: 450 },
  { label: 'duble', price: 600.5 },
]

beforeEach(async () => {
  id = await api.services.products.add(api.staff, {
    ...{ name: 'Adana', price: 300, categoryId: category, servings: SERVINGS, servingLabel: 'porsiyon' },
  })
})

const ask = (query: string, variables: object, as = headers) =>
  api.ask<Record<string, { requestId: string }>>(query, variables, as)

async function stored(product = id) {
  const { data } = await api.ask<{
    product: { price: number; servingLabel: string | null; servings: Serving[]; version: number }
  }>(
    'query ($id: ID!) { product(id: $id) { price servingLabel servings { label price priceSince } version } }',
    { id: product },
    headers,
  )
  return data.product
}

const prices = async () => (await stored()).servings.map(({ label, price }) => `${label} ${price}`)

const update = (input: object) =>
  ask('mutation ($id: ID!, $input: UpdateProduct!) { updateProduct(id: $id, input: $input) { id } }', {
    ...{ id, input },
  })

const changePrices = async (changes: object[]) => {
  const { data, errors } = await ask(
    'mutation ($changes: [PriceChange!]!) { changePrices(changes: $changes) { count requestId } }',
    { changes: changes.map((each) => ({ productId: id, ...each })) },
  )
  return { ...data?.changePrices, error: errors?.[0]?.extensions }
}

const undo = async (requestId: string | undefined, leaveChanged = false) => {
  const { data, errors } = await ask(
    'mutation ($id: String!, $leaveChanged: Boolean!) { undoRequest(requestId: $id, leaveChanged: $leaveChanged) }',
    { id: requestId, leaveChanged },
  )
  return errors?.[0]?.extensions ?? data.undoRequest
}

/** Sets the dates of the prices to an earlier day. */
async function backdate(): Promise<void> {
  await api.sql('alter table product disable trigger keep_servings_since')
  await api.sql(
    `update product set servings_since = (select coalesce(jsonb_object_agg(key, '${EARLIER}'), '{}')
       from jsonb_object_keys(servings_since) key) where id = $1`,
    [id],
  )
  await api.sql('alter table product enable trigger keep_servings_since')
}

describe('servings', () => {
  test('are stored in their order, beside the own price', async () => {
    expect(await stored()).toMatchObject({
      ...{ price: 300, servingLabel: 'porsiyon' },
      servings: SERVINGS.map((serving) => ({ ...serving, priceSince: today() })),
    })
  })

  test('are replaced as a list, and stay where an input does not name them', async () => {
    await update({ price: 310 })
    expect(await prices()).toEqual(['1,5 porsiyon 450', 'duble 600.5'])
    await update({ servings: null })
    expect(await prices()).toEqual(['1,5 porsiyon 450', 'duble 600.5'])
    await update({ servings: [{ label: ' tek  ', price: 200 }, SERVINGS[0]] })
    expect(await prices()).toEqual(['tek 200', '1,5 porsiyon 450'])
    await update({ servings: [], servingLabel: null })
    expect(await stored()).toMatchObject({ servings: [], servingLabel: null })
  })

  test('come with a line of a table', async () => {
    const lines = [
      { id, servings: [{ label: 'duble', price: 610 }] },
      { name: 'Urfa', price: 1, categoryId: category, servings: SERVINGS },
    ]
    const { errors } = await ask(
      'mutation ($lines: [ProductLine!]!) { saveProducts(lines: $lines) { count } }',
      { lines },
    )
    expect(errors).toBeUndefined()
    expect(await prices()).toEqual(['duble 610'])
  })

  test('are in every list and relation, by the statement that reads the product', async () => {
    const query =
      '{ categories { products { servings { label priceSince } } } products { servings { price } } }'
    const statements = await api.statementsOf(() => api.ask(query))
    expect(statements.filter((statement) => /servings/.test(statement))).toHaveLength(2)
  })

  test.each([
    ['two alike', [SERVINGS[0], { label: '1,5 PORSİYON', price: 1 }], 'servings', 'REPEATED'],
    ['nine', Array.from({ length: 9 }, (_, at) => ({ label: `${at}`, price: 1 })), 'servings', 'MAX_ITEMS'],
    ['a blank label', [{ label: ' ', price: 1 }], 'servings.0.label', 'LENGTH'],
    ['a long label', [{ label: 'x'.repeat(41), price: 1 }], 'servings.0.label', 'MAX_LENGTH'],
    ['a negative price', [{ label: 'x', price: -1 }], 'servings.0.price', 'AMOUNT'],
    ['a third decimal', [{ label: 'x', price: 1.234 }], 'servings.0.price', 'AMOUNT'],
    ['a charge', [{ label: 'SERVİS ÜCRETİ', price: 1 }], 'servings.0.label', 'FORBIDDEN_WORDING'],
  ])('with %s are refused', async (_, servings, field, rule) => {
    const { errors } = await update({ servings })
    expect(errors?.[0]?.extensions.fields).toMatchObject([{ field, rule }])
    expect(await prices()).toEqual(['1,5 porsiyon 450', 'duble 600.5'])
  })

  test.each([
    ['', 'LENGTH'],
    ['kuver', 'FORBIDDEN_WORDING'],
    ['x'.repeat(41), 'MAX_LENGTH'],
  ])('the label “%s” of the own price is refused', async (servingLabel, rule) => {
    const { errors } = await update({ servingLabel })
    expect(errors?.[0]?.extensions.fields).toMatchObject([{ field: 'servingLabel', rule }])
  })

  test('are in the second version of REST, and not in the first', async () => {
    const read = async (version: string) =>
      (await fetch(`${api.url}/api/${version}/Product/get-by-id?id=${id}`)).text()
    const since = `"priceSince":"${today()}"`
    expect(await read('v2')).toContain(`"servings":[{"label":"1,5 porsiyon","price":450,${since}},`)
    expect(await read('v1')).not.toContain('serving')
  })
})

describe('the day of a price', () => {
  const since = async () => (await stored()).servings.map(({ priceSince }) => priceSince)

  beforeEach(() => backdate())

  test('is that of its change, by any call', async () => {
    expect(await since()).toEqual([EARLIER, EARLIER])
    await update({ servings: [SERVINGS[1], { ...SERVINGS[0], price: 460 }, { label: 'tek', price: 1 }] })
    expect(await since()).toEqual([EARLIER, today(), today()])
    await backdate()
    await changePrices([{ serving: 'DUBLE', price: 601 }])
    expect(await since()).toEqual([today(), EARLIER, EARLIER])
    await api.sql(`update product set servings = jsonb_set(servings, '{1,price}', '7') where id = $1`, [id])
    expect(await since()).toEqual([today(), today(), EARLIER])
  })

  test('stays through other changes', async () => {
    await update({ price: 400, name: 'Urfa', servings: SERVINGS })
    await api.services.products.remove(api.staff, id)
    await api.services.products.restore(api.staff, id)
    await api.sql("update product set servings_since = '{}' where id = $1", [id])
    expect(await since()).toEqual([EARLIER, EARLIER])
  })
})

describe('a bulk change of prices', () => {
  test('sets own prices and servings, whatever the case of their labels', async () => {
    const { error, requestId } = await changePrices([
      { price: 330, seenPrice: 300 },
      { serving: '1,5 PORSİYON', price: 495, seenPrice: 450 },
    ])
    expect(error).toBeUndefined()
    expect((await stored()).price).toBe(330)
    expect(await prices()).toEqual(['1,5 porsiyon 495', 'duble 600.5'])
    expect((await stored()).version).toBe(2)
    expect(await undo(requestId)).toBe(1)
    expect((await stored()).price).toBe(300)
    expect(await prices()).toEqual(['1,5 porsiyon 450', 'duble 600.5'])
  })

  test('is refused as a whole where one of them was changed since', async () => {
    const { error } = await changePrices([{ price: 330 }, { serving: 'duble', price: 660, seenPrice: 600 }])
    expect(error).toMatchObject({ reason: 'PRICES_CHANGED', params: { names: ['Adana (duble)'] } })
    expect((await stored()).price).toBe(300)
  })

  test.each([
    ['a serving that is none', [{ serving: 'tek', price: 1 }], 'changes.0.serving', 'NO_SUCH_SERVING'],
    [
      'a serving twice',
      [
        { serving: 'duble', price: 1 },
        { serving: 'DUBLE', price: 2 },
      ],
      'changes',
      'REPEATED',
    ],
  ])('is refused with %s', async (_, changes, field, rule) => {
    const { error } = await changePrices(changes)
    expect(error?.fields).toMatchObject([{ field, rule }])
  })
})

describe('in the history', () => {
  const newest = async () => {
    const { data } = await api.ask<{
      changes: { items: { id: string; before: object; after: object; undoObstacle: string | null }[] }
    }>(
      'query ($id: ID) { changes(entity: "product", id: $id, pageSize: 1) { items { id before after undoObstacle } } }',
      { id },
      headers,
    )
    return data.changes.items[0]
  }

  test('a change of them is one entry without their days', async () => {
    await changePrices([{ serving: 'duble', price: 660 }])
    expect(await newest()).toMatchObject({
      before: { servings: SERVINGS },
      after: { servings: [SERVINGS[0], { label: 'duble', price: 660 }] },
      undoObstacle: null,
    })
  })

  test('an undo takes back one price around a later change of another', async () => {
    const first = await changePrices([{ serving: 'duble', price: 660 }])
    await update({
      servings: [
        { label: 'tek', price: 1 },
        { ...SERVINGS[0], price: 500 },
        { label: 'duble', price: 660 },
      ],
    })
    expect(await undo(first.requestId)).toBe(1)
    expect(await prices()).toEqual(['tek 1', '1,5 porsiyon 500', 'duble 600.5'])
    expect(await undo(first.requestId)).toMatchObject({ reason: 'UNDO_NOTHING_LEFT' })
  })

  test('an undo of several leaves those that were changed again since, if it may', async () => {
    const { requestId } = await changePrices([
      { price: 330 },
      { serving: '1,5 porsiyon', price: 495 },
      { serving: 'duble', price: 660 },
    ])
    await changePrices([{ serving: 'duble', price: 700 }])
    expect(await undo(requestId)).toMatchObject({
      reason: 'UNDO_CHANGED_SINCE',
      conflicts: [
        { field: 'servings', after: [{ label: 'duble', price: 660 }], now: [{ label: 'duble', price: 700 }] },
      ],
    })
    expect(await undo(requestId, true)).toBe(1)
    expect((await stored()).price).toBe(300)
    expect(await prices()).toEqual(['1,5 porsiyon 450', 'duble 700'])
  })

  test('an undo brings back one that was removed, and removes one that was added', async () => {
    await update({ servings: [{ label: 'tek', price: 1 }, SERVINGS[1]] })
    const id = (await newest())?.id
    await changePrices([{ serving: 'duble', price: 660 }])
    const { errors } = await ask('mutation ($id: ID!) { undoChange(id: $id) { id } }', { id }, admin)
    expect(errors).toBeUndefined()
    expect(await prices()).toEqual(['duble 660', '1,5 porsiyon 450'])
  })
})

describe('a printed list', () => {
  const print = (rows: object[]) =>
    ask(
      'mutation ($prices: [PrintedPrice!]!) { recordPrint(kind: DOOR, prices: $prices) { changedPrices changedProducts } }',
      { prices: rows.map((row) => ({ productId: id, ...row })) },
    )
  const printed = async () => {
    const { data } = await api.ask<{ printedLists: object[] }>(
      '{ printedLists { changedPrices changedProducts } }',
      {},
      headers,
    )
    return data.printedLists[0]
  }
  const ROWS = [{ price: 300 }, { serving: '1,5 porsiyon', price: 450 }, { serving: 'duble', price: 600.5 }]

  beforeEach(() => api.sql('update product set is_deleted = true where id <> $1', [id]))

  test('is out of date by a dish with another price of a serving, once', async () => {
    await print(ROWS)
    expect(await printed()).toEqual({ changedPrices: 0, changedProducts: 0 })
    await changePrices([
      { serving: 'duble', price: 610 },
      { serving: '1,5 porsiyon', price: 460 },
    ])
    expect(await printed()).toEqual({ changedPrices: 1, changedProducts: 0 })
    await changePrices([
      { serving: 'duble', price: 600.5 },
      { serving: '1,5 porsiyon', price: 450 },
    ])
    expect(await printed()).toEqual({ changedPrices: 0, changedProducts: 0 })
    await update({ servings: [...SERVINGS, { label: 'tek', price: 1 }] })
    expect(await printed()).toEqual({ changedPrices: 1, changedProducts: 0 })
    await update({ servings: [] })
    expect(await printed()).toEqual({ changedPrices: 1, changedProducts: 0 })
    await update({ status: 'PASSIVE' })
    expect(await printed()).toEqual({ changedPrices: 0, changedProducts: 1 })
  })

  test('names no price twice', async () => {
    const { errors } = await print([...ROWS, { serving: 'DUBLE', price: 1 }])
    expect(errors?.[0]?.extensions.fields).toMatchObject([{ field: 'prices', rule: 'REPEATED' }])
  })
})

describe('a list that is printed ahead', () => {
  const DAY_MS = 86_400_000
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
  const FIELDS = 'kind validFrom changedPrices changedProducts'
  const print = (prices: object[], validFrom: string | null) =>
    ask(
      `mutation ($prices: [PrintedPrice!]!, $validFrom: DateTimeISO) { recordPrint(kind: DOOR, prices: $prices, validFrom: $validFrom) { ${FIELDS} } }`,
      { prices: prices.map((row) => ({ productId: id, ...row })), validFrom },
    )
  const lists = async () => {
    const { data } = await api.ask<Record<'printedLists' | 'plannedPrints', object[]>>(
      `{ printedLists { ${FIELDS} } plannedPrints { ${FIELDS} } }`,
      {},
      headers,
    )
    return [data.printedLists, data.plannedPrints]
  }
  const DOOR = { kind: 'DOOR', changedPrices: 0, changedProducts: 0 }
  const NOW = [{ price: 300 }, { serving: '1,5 porsiyon', price: 450 }, { serving: 'duble', price: 600.5 }]
  const THEN = [{ price: 300 }, { serving: '1,5 porsiyon', price: 500 }, { serving: 'duble', price: 600.5 }]

  beforeEach(async () => {
    await api.sql('update product set is_deleted = true where id <> $1', [id])
    await api.sql('delete from printed_list')
  })

  test('is compared with the menu of its moment, beside the one that hangs', async () => {
    const validFrom = inMs(DAY_MS)
    await api.services.pricePlans.add(api.staff, {
      ...{ name: 'Zam', appliesAt: new Date(validFrom) },
      lines: [{ productId: id, serving: '1,5 porsiyon', price: 500 }] as never,
    })
    await print(NOW, null)
    const { data } = await print(THEN, validFrom)
    expect(data.recordPrint).toEqual({ ...DOOR, validFrom })
    expect(await lists()).toEqual([[{ ...DOOR, validFrom: null }], [{ ...DOOR, validFrom }]])
    await changePrices([{ price: 310 }])
    expect(await lists()).toEqual([
      [{ ...DOOR, validFrom: null, changedPrices: 1 }],
      [{ ...DOOR, validFrom, changedPrices: 1 }],
    ])
    await api.sql("update printed_list set valid_from = now() - interval '1 s' where valid_from is not null")
    await print(NOW, inMs(DAY_MS))
    await api.sql("update printed_list set printed_at = now() - interval '1 h' where valid_from is null")
    const [hanging, ahead] = await lists()
    expect([hanging?.length, ahead?.length]).toEqual([1, 1])
    expect(hanging?.[0]).toMatchObject({ validFrom: expect.any(String) })
  })

  test('has a moment that is neither over nor too far ahead', async () => {
    for (const [ms, rule] of [
      [-DAY_MS, 'NOT_IN_THE_PAST'],
      [401 * DAY_MS, 'MOMENT_RANGE'],
    ] as const) {
      const { errors } = await print(NOW, inMs(ms))
      expect(errors?.[0]?.extensions.fields).toMatchObject([{ field: 'validFrom', rule }])
    }
    expect(await lists()).toEqual([[], []])
  })
})
