import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

const ORDER_PAGES = ['cart', 'checkout', 'online-order']
const live = (...keys: string[]) => keys.map((key) => ({ key, mode: 'LIVE' }))
const LIVE = live(...ORDER_PAGES)
const ORDERING = { ways: ['PICKUP'] }
const SELLER = { whatsapp: '0532 555 01 23', legalName: 'Sofra Ltd. Şti.', tradeNumber: '0123456789' }
const NOTHING = { ordering: null, whatsapp: null, legalName: null, tradeNumber: null, pages: [] }

let api: Api
let admin: Headers

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  admin = await people.headers(people.admin)
})

afterAll(() => api.close())

beforeEach(async () => {
  await set(NOTHING)
})

/** @returns the faults of its fields: each with the rule that it breaks. */
async function set(input: object): Promise<unknown> {
  const { errors } = await api.ask(
    'mutation ($input: UpdateSite!) { updateSite(input: $input) { version } }',
    { input },
    admin,
  )
  const faults = errors?.[0]?.extensions?.fields as
    | { field: string; rule: string; params: unknown }[]
    | undefined
  return faults?.map(({ field, rule, params }) => [field, rule, params]) ?? errors?.[0]?.message
}

async function site() {
  const { data } = await api.ask<{
    site: { pages: { key: string; mode: string }[]; hiddenPages: string[]; ordering: object | null }
  }>('{ site { pages { key mode } hiddenPages ordering { ways minimum deliveryFee leadMinutes note } } }')
  const modes = Object.fromEntries(data?.site.pages.map(({ key, mode }) => [key, mode]) ?? [])
  return { ...data?.site, modes }
}

describe('how guests order', () => {
  test('is stored with its defaults, and read by everybody', async () => {
    expect((await site()).ordering).toBeNull()
    expect(await set({ ...SELLER, ordering: ORDERING })).toBeUndefined()
    expect((await site()).ordering).toEqual({
      ...{ ways: ['PICKUP'], minimum: null, deliveryFee: null, leadMinutes: 30, note: null },
    })
  })

  test.each([
    [{ ways: [] }, 'ordering.ways', 'ITEMS'],
    [{ ways: ['PICKUP', 'PICKUP'] }, 'ordering.ways', 'REPEATED'],
    [{ ways: ['PICKUP'], leadMinutes: 4 }, 'ordering.leadMinutes', 'INTEGER_RANGE'],
    [{ ways: ['PICKUP'], leadMinutes: 241 }, 'ordering.leadMinutes', 'INTEGER_RANGE'],
    [{ ways: ['DELIVERY'], minimum: 100_000.01 }, 'ordering.minimum', 'AMOUNT'],
    [{ ways: ['DELIVERY'], deliveryFee: -1 }, 'ordering.deliveryFee', 'AMOUNT'],
    [{ ways: ['DELIVERY'], deliveryFee: 1.005 }, 'ordering.deliveryFee', 'AMOUNT'],
    [{ ways: ['PICKUP'], note: 'x'.repeat(301) }, 'ordering.note', 'MAX_LENGTH'],
    [{ ways: ['PICKUP'], note: 'SERVİS ÜCRETİ alınır' }, 'ordering.note', 'FORBIDDEN_WORDING'],
  ])('refuses %j', async (ordering, field, rule) => {
    expect(await set({ ...SELLER, ordering })).toEqual([[field, rule, expect.anything()]])
    expect((await site()).ordering).toBeNull()
  })

  test('needs a number that WhatsApp knows, and who sells', async () => {
    const missing = (...fields: string[]) =>
      fields.map((field) => [field, 'REQUIRED_WITH', { other: 'ordering' }])
    expect(await set({ ordering: ORDERING })).toEqual(missing('whatsapp', 'legalName', 'tradeNumber'))
    for (const whatsapp of ['', '444 0 123', '0532 555 01', '1234567890123456', '+90 (532) 55'])
      expect(await set({ ...SELLER, whatsapp, ordering: ORDERING })).toEqual(missing('whatsapp'))
    expect(await set({ ...SELLER, tradeNumber: ' ', ordering: ORDERING })).toEqual(missing('tradeNumber'))
    for (const whatsapp of ['5325550123', '0532 555 01 23', '+90 532 555 01 23', '0049 30 1234567'])
      expect(await set({ ...SELLER, whatsapp, ordering: ORDERING })).toBeUndefined()
    expect(await set({ whatsapp: null })).toEqual(missing('whatsapp'))
    expect(await set({ legalName: '' })).toEqual(missing('legalName'))
    // What has nothing to do with orders is changed whatever they lack.
    await api.sql('update site set trade_number = null')
    expect(await set({ slogan: 'Afiyet olsun' })).toBeUndefined()
  })
})

describe('the pages of orders', () => {
  const apart = (...keys: string[]) => [['pages', 'TOGETHER', { keys }]]

  test('work together, beside how guests order and the page on privacy', async () => {
    expect(await set({ pages: LIVE })).toEqual([['ordering', 'REQUIRED_WITH', { other: 'pages' }]])
    await set({ ...SELLER, ordering: ORDERING })
    for (const left of ORDER_PAGES) {
      const others = ORDER_PAGES.filter((key) => key !== left)
      expect(await set({ pages: live(...others) })).toEqual(apart(...ORDER_PAGES))
      expect(await set({ pages: [...live(...others), { key: left, mode: 'OWN' }] })).toEqual(
        apart(...ORDER_PAGES),
      )
    }
    expect(await set({ pages: [...LIVE, { key: 'privacy-policy', mode: 'HIDDEN' }] })).toEqual(
      apart(...ORDER_PAGES, 'privacy-policy'),
    )
    expect(await set({ pages: LIVE })).toBeUndefined()
    expect((await site()).modes).toMatchObject({ cart: 'LIVE', checkout: 'LIVE', 'online-order': 'LIVE' })
    expect(await set({ ordering: null })).toEqual([['ordering', 'REQUIRED_WITH', { other: 'pages' }]])
    expect(await set({ ordering: null, pages: [] })).toBeUndefined()
  })

  test('are hidden, all three, while what they need was undone', async () => {
    await set({ ...SELLER, ordering: ORDERING, pages: LIVE })
    await api.sql('update site set whatsapp = null')
    const { modes, hiddenPages } = await site()
    expect(modes).toMatchObject({ cart: 'HIDDEN', checkout: 'HIDDEN', 'online-order': 'HIDDEN' })
    expect(hiddenPages).toEqual(expect.arrayContaining(ORDER_PAGES))
    await api.sql("update site set whatsapp = '0532 555 01 23', pages = $1", [
      JSON.stringify(live('cart', 'checkout')),
    ])
    expect((await site()).modes).toMatchObject({
      cart: 'HIDDEN',
      checkout: 'HIDDEN',
      'online-order': 'HIDDEN',
    })
  })
})
