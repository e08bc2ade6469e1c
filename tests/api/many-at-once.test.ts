import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

interface Many {
  count: number
  requestId: string
}

let api: Api
let staff: Headers
let admin: Headers
let other: Headers
let soups: number
let drinks: number

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  staff = await people.headers(await people.userWith(['product.manage', 'category.manage', 'service.manage']))
  other = await people.headers(await people.userWith(['product.manage']))
  admin = await people.headers(people.admin)
  soups = await api.services.categories.add(api.staff, { name: 'Çorbalar' })
  drinks = await api.services.categories.add(api.staff, { name: 'İçecekler' })
})

afterAll(() => api.close())

const dish = (name: string, price = 100, categoryId = soups) =>
  api.services.products.add(api.staff, { name, price, categoryId })

const ask = async (query: string, variables: object, headers = staff) => {
  const { data, errors } = await api.ask<{ many: Many }>(query, variables, headers)
  return { ...data?.many, error: errors?.[0]?.extensions, message: errors?.[0]?.message }
}

const undo = (requestId: string | undefined, headers = staff) =>
  api.ask<{ undoRequest: number }>(
    'mutation ($id: String!) { undoRequest(requestId: $id) }',
    { id: requestId },
    headers,
  )

const rows = async (ids: readonly number[]) =>
  (
    await api.sql(
      'select id, price::float, status, availiblity, category_id, is_deleted, version from product where id = any($1) order by id',
      [ids],
    )
  ).rows

const prices = async (ids: readonly number[]) => (await rows(ids)).map(({ price }) => price)

const CHANGE_PRICES =
  'mutation ($changes: [PriceChange!]!) { many: changePrices(changes: $changes) { count requestId } }'

describe('prices', () => {
  test('change in one call, and are undone by its request (D46)', async () => {
    const ids = [await dish('Mercimek', 100), await dish('Ezogelin', 110), await dish('Yayla', 120)]
    const changes = ids.map((productId, at) => ({ productId, price: 115 + 5 * at, seenPrice: 100 + 10 * at }))
    const { count, requestId } = await ask(CHANGE_PRICES, { changes })
    expect(count).toBe(3)
    expect(await prices(ids)).toEqual([115, 120, 125])
    expect((await undo(requestId)).data).toEqual({ undoRequest: 3 })
    expect(await prices(ids)).toEqual([100, 110, 120])
  })

  test('stay unchanged if one was changed since it was read', async () => {
    const ids = [await dish('Tarhana', 100), await dish('Paça', 110)]
    await api.services.products.update(api.staff, ids[1], { price: 130 })
    const changes = ids.map((productId, at) => ({ productId, price: 200, seenPrice: 100 + 10 * at }))
    const { error, message } = await ask(CHANGE_PRICES, { changes })
    expect(error).toMatchObject({ code: 'CONFLICT', reason: 'PRICES_CHANGED', params: { names: ['Paça'] } })
    expect(message).toContain('Paça')
    expect(await prices(ids)).toEqual([100, 130])
  })

  test.each([
    [
      'a line without an accepted price',
      (id: number) => [{ productId: id, price: 1.234 }],
      'changes.0.price',
    ],
    ['a product twice', (id: number) => [1, 2].map((price) => ({ productId: id, price })), 'changes'],
    ['no line at all', () => [], 'changes'],
  ])('are refused with %s', async (_what, changes, field) => {
    const id = await dish('İşkembe')
    const { error } = await ask(CHANGE_PRICES, { changes: changes(id) })
    expect(error?.fields?.map((fault) => fault.field)).toEqual([field])
    expect(await prices([id])).toEqual([100])
  })

  test('of a missing product change nothing', async () => {
    const id = await dish('Beyran')
    const changes = [id, 999_999].map((productId) => ({ productId, price: 1 }))
    expect((await ask(CHANGE_PRICES, { changes })).error).toMatchObject({ code: 'NOT_FOUND', line: 1 })
    expect(await prices([id])).toEqual([100])
  })

  test('of two concurrent calls over the same products are those of one call', async () => {
    const ids = await Promise.all(['a', 'b', 'c', 'd'].map((name) => dish(name)))
    const call = (price: number, order: readonly number[]) =>
      ask(CHANGE_PRICES, { changes: order.map((productId) => ({ productId, price })) })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => call(200 + at, at % 2 ? ids : ids.toReversed())),
    )
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => undefined))
    expect(new Set(await prices(ids)).size).toBe(1)
  })
})

describe('several records', () => {
  const UPDATE =
    'mutation ($ids: [ID!]!, $input: UpdateProduct!) { many: updateProducts(ids: $ids, input: $input) { count requestId } }'
  const REMOVE = 'mutation ($ids: [ID!]!) { many: removeProducts(ids: $ids) { count requestId } }'

  test('change category, availability and status in one call, with one undo (D67)', async () => {
    const ids = [await dish('Ayran'), await dish('Şalgam')]
    const before = await rows(ids)
    const input = { categoryId: drinks, availiblity: false, status: 'PASSIVE' }
    const { count, requestId } = await ask(UPDATE, { ids, input })
    expect(count).toBe(2)
    for (const row of await rows(ids))
      expect(row).toMatchObject({ category_id: drinks, availiblity: false, status: 0 })
    expect((await undo(requestId)).errors).toBeUndefined()
    const stateOf = ({ version: _, ...state }: { version: number }) => state
    expect((await rows(ids)).map(stateOf)).toEqual(before.map(stateOf))
  })

  test('are undone together although one of them was removed, or is as it was before', async () => {
    const ids = [await dish('Cacık'), await dish('Haydari'), await dish('Atom')]
    const { requestId } = await ask(UPDATE, { ids, input: { availiblity: false } })
    await api.services.products.update(api.staff, ids[1], { availiblity: true })
    expect((await undo(requestId)).data).toEqual({ undoRequest: 2 })
    expect((await rows(ids)).map(({ availiblity }) => availiblity)).toEqual([true, true, true])
    expect((await undo(requestId)).errors?.[0]?.extensions).toMatchObject({ reason: 'UNDO_NOTHING_LEFT' })

    const soldOut = await ask(UPDATE, { ids, input: { availiblity: false } })
    await api.services.products.remove(api.staff, ids[0])
    expect((await undo(soldOut.requestId)).data).toEqual({ undoRequest: 2 })
    // Repeated, it says that it was made, and not that a record is gone.
    expect((await undo(soldOut.requestId)).errors?.[0]?.extensions).toMatchObject({
      reason: 'UNDO_NOTHING_LEFT',
    })
    await api.ask('mutation ($id: ID!) { restoreProduct(id: $id) { id } }', { id: ids[0] }, admin)
    expect((await rows(ids)).map(({ availiblity }) => availiblity)).toEqual([false, true, true])

    const removal = await ask(REMOVE, { ids })
    await api.ask('mutation ($id: ID!) { restoreProduct(id: $id) { id } }', { id: ids[0] }, admin)
    expect((await undo(removal.requestId)).data).toEqual({ undoRequest: 2 })
    expect((await rows(ids)).some(({ is_deleted }) => is_deleted)).toBe(false)
  })

  test('are removed in one call and one transaction (D56)', async () => {
    const ids = await Promise.all(Array.from({ length: 104 }, (_, at) => dish(`toplu ${at}`)))
    const { requestId } = await ask(REMOVE, { ids })
    expect((await rows(ids)).every(({ is_deleted }) => is_deleted)).toBe(true)
    expect((await undo(requestId, admin)).data).toEqual({ undoRequest: 104 })
    const { error } = await ask(REMOVE, { ids: [ids[0], 999_999, ...ids.slice(1)] })
    expect(error).toMatchObject({ code: 'NOT_FOUND', line: 1 })
    expect((await rows(ids)).some(({ is_deleted }) => is_deleted)).toBe(false)
  })

  test('are restored in one call, by administrators', async () => {
    const ids = [await dish('geri bir'), await dish('geri iki')]
    await ask(REMOVE, { ids })
    const restore = 'mutation ($ids: [ID!]!) { many: restoreProducts(ids: $ids) { count requestId } }'
    expect((await ask(restore, { ids })).error?.code).toBe('FORBIDDEN')
    expect((await ask(restore, { ids: [ids[0], 999_999] }, admin)).error).toMatchObject({ line: 1 })
    expect((await ask(restore, { ids }, admin)).count).toBe(2)
    expect((await rows(ids)).some(({ is_deleted }) => is_deleted)).toBe(false)
  })

  test('obey the rules of each: one category in use prevents the removal of both', async () => {
    const ids = [await api.services.categories.add(api.staff, { name: 'Boş' }), soups]
    const remove = 'mutation ($ids: [ID!]!) { many: removeCategories(ids: $ids) { count requestId } }'
    for (const [line, sent] of [ids, ids.toReversed()].entries())
      expect((await ask(remove, { ids: sent })).error).toMatchObject({ reason: 'IN_USE', line: 1 - line })
    const { rows: left } = await api.sql('select from category where id = any($1) and not is_deleted', [ids])
    expect(left).toHaveLength(2)
  })

  test.each([
    ['no id', []],
    ['more than a thousand', Array.from({ length: 1001 }, (_, at) => at + 1)],
    ['an id twice', [1, 1]],
    ['no number', ['x']],
  ])('are not changed with %s', async (_what, ids) => {
    expect((await ask(REMOVE, { ids })).error?.code).toBe('BAD_USER_INPUT')
  })

  test('are undone by the user who changed them, and by those who may read their history', async () => {
    const ids = [await dish('kimin')]
    const { requestId } = await ask(UPDATE, { ids, input: { price: 1 } })
    const people = await createPeople(api)
    for (const role of ['category.manage', 'product.price']) {
      const headers = await people.headers(await people.userWith([role]))
      expect((await undo(requestId, headers)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    }
    expect(await prices(ids)).toEqual([1])
    expect((await undo(requestId, other)).errors).toBeUndefined()
    expect(await prices(ids)).toEqual([100])
  })
})

describe('a list of products', () => {
  const SAVE =
    'mutation ($lines: [ProductLine!]!, $key: ID) { many: saveProducts(lines: $lines, clientKey: $key) { count requestId } }'

  test('updates those with an id, adds the others once, and is undone as a whole', async () => {
    const id = await dish('listede')
    const lines = [
      { id, version: 1, price: 140 },
      { name: 'listede yeni', price: 60, categoryId: drinks },
    ]
    const { count, requestId } = await ask(SAVE, { lines, key: 'list-1' })
    expect(count).toBe(2)
    expect((await ask(SAVE, { lines, key: 'list-1' })).count).toBe(2)
    const added = async () =>
      (await api.sql("select is_deleted from product where name = 'listede yeni'")).rows.map(
        (row) => row.is_deleted,
      )
    expect(await prices([id])).toEqual([140])
    expect(await added()).toEqual([false])
    expect((await undo(requestId)).data).toEqual({ undoRequest: 2 })
    expect(await prices([id])).toEqual([100])
    expect(await added()).toEqual([true])
  })

  test.each([
    ['lines.1.price', { name: 'x', price: -1 }],
    ['lines.1.categoryId', { name: 'x', price: 1, categoryId: 999_999 }],
    ['lines.1.name', { price: 1 }],
    ['lines.1.id', { id: 999_999, price: 1 }],
  ])('is refused as a whole, naming %s', async (field, line) => {
    const id = await dish('tümü')
    const { error } = await ask(SAVE, {
      lines: [
        { id, price: 140 },
        { categoryId: soups, ...line },
      ],
    })
    expect(error?.fields?.map((fault) => fault.field)).toEqual([field])
    expect(await prices([id])).toEqual([100])
  })

  describe('that refuses existing names', () => {
    const NEW_ONLY =
      'mutation ($lines: [ProductLine!]!, $key: ID) { many: saveProducts(lines: $lines, clientKey: $key, refuseExisting: true) { count requestId } }'
    const live = async (name: string) =>
      (await api.sql('select from product where name ilike $1 and not is_deleted', [name])).rows.length
    const taken = (line: number) => ({
      code: 'CONFLICT',
      reason: 'VALUE_TAKEN',
      params: { entity: 'product', field: 'name' },
      line,
    })

    test('stores the same list of two people in the same moment once', async () => {
      const lines = [
        { name: 'ortak yan', price: 5, categoryId: drinks },
        { name: 'ortak', price: 60, categoryId: soups },
      ]
      const results = await Promise.all([
        ask(NEW_ONLY, { lines, key: 'mine' }),
        ask(NEW_ONLY, { lines, key: 'theirs' }, other),
      ])
      const refused = results.flatMap(({ error }) => error ?? [])
      expect(refused).toMatchObject([taken(0)])
      expect([await live('ortak'), await live('ortak yan')]).toEqual([1, 1])
      const [key, caller] = results[0]?.error ? ['theirs', other] : ['mine', staff]
      expect((await ask(NEW_ONLY, { lines, key }, caller)).count).toBe(2)
      expect(await live('ortak')).toBe(1)
    })

    test('stores nothing with a name of another spelling in the category, or one that is twice in the list', async () => {
      await dish('Isırgan  çorbası')
      const named = (...names: string[]) => names.map((name) => ({ name, price: 1, categoryId: soups }))
      const repeated = await ask(NEW_ONLY, { lines: named('yanında', ' ısırgan ÇORBASI') })
      expect(repeated.error).toMatchObject(taken(1))
      expect((await ask(NEW_ONLY, { lines: named('yanında', 'Yanında') })).error).toMatchObject(taken(1))
      expect(await live('yanında')).toBe(0)
    })

    test('accepts the name of a removed dish, and of one in another category', async () => {
      await api.services.products.remove(api.staff, await dish('kaldırılmış adı'))
      await dish('öbür kategoride', 100, drinks)
      const lines = ['kaldırılmış adı', 'öbür kategoride'].map((name) => ({
        name,
        price: 1,
        categoryId: soups,
      }))
      expect((await ask(NEW_ONLY, { lines })).count).toBe(2)
    })
  })

  test('is refused if a product was changed since it was read', async () => {
    const id = await dish('eski')
    await api.services.products.update(api.staff, id, { price: 120 })
    const lines = [
      { name: 'eskinin yanında', price: 60, categoryId: drinks },
      { id, version: 1, price: 140 },
    ]
    expect((await ask(SAVE, { lines })).error).toMatchObject({ reason: 'STALE_VERSION', line: 1 })
    expect(await prices([id])).toEqual([120])
  })
})

describe('an order', () => {
  const names = async (categoryId: number) => {
    const { data } = await api.ask<{ products: { name: string }[] }>(
      'query ($id: ID!) { products(categoryId: $id) { name } }',
      { id: categoryId },
    )
    return data.products.map(({ name }) => name)
  }
  const reorder = (categoryId: number, ids: readonly number[]) =>
    ask(
      'mutation ($c: ID!, $ids: [ID!]!) { many: reorderProducts(categoryId: $c, ids: $ids) { count requestId } }',
      { c: categoryId, ids },
    )

  test('of dishes precedes their names, is set in one call and undone in one', async () => {
    const own = await api.services.categories.add(api.staff, { name: 'Sıralı' })
    const [ay, cay, sut] = [await dish('Ayran', 1, own), await dish('Çay', 1, own), await dish('Süt', 1, own)]
    expect(await names(own)).toEqual(['Ayran', 'Çay', 'Süt'])
    const { requestId } = await reorder(own, [sut])
    expect(await names(own)).toEqual(['Süt', 'Ayran', 'Çay'])
    const second = await reorder(own, [cay, sut, ay])
    expect(await names(own)).toEqual(['Çay', 'Süt', 'Ayran'])
    await dish('Ananas suyu', 1, own)
    expect(await names(own)).toEqual(['Çay', 'Süt', 'Ayran', 'Ananas suyu'])
    expect((await undo(second.requestId)).errors).toBeUndefined()
    expect((await undo(requestId)).errors).toBeUndefined()
    expect(await names(own)).toEqual(['Ananas suyu', 'Ayran', 'Çay', 'Süt'])
    await reorder(own, [sut, cay])
    await reorder(own, [])
    expect(await names(own)).toEqual(['Ananas suyu', 'Ayran', 'Çay', 'Süt'])
  })

  test('of dishes of an unknown category is refused', async () => {
    for (const ids of [[], [await dish('Ayran')]]) {
      const { error } = await reorder(999_999, ids)
      expect(error).toMatchObject({ fields: [{ field: 'categoryId', rule: 'NO_SUCH_RECORD' }] })
    }
  })

  test('of a dish is reset when it moves to another category', async () => {
    const [from, to] = [
      await api.services.categories.add(api.staff, { name: 'Eski yer' }),
      await api.services.categories.add(api.staff, { name: 'Yeni yer' }),
    ]
    const moving = await dish('Zeytin', 1, from)
    await dish('Armut', 1, to)
    await reorder(from, [moving])
    await api.services.products.update(api.staff, moving, { categoryId: to })
    expect(await names(to)).toEqual(['Armut', 'Zeytin'])
  })

  test('accepts only dishes of its category', async () => {
    const id = await dish('Çorba', 1, soups)
    const { error } = await reorder(drinks, [id])
    expect(error?.fields).toMatchObject([{ field: 'ids', rule: 'NO_SUCH_RECORD' }])
  })

  test.each(['Categories', 'Services'])('of %s is set in one call with one undo (D56)', async (many) => {
    const service = many === 'Categories' ? api.services.categories : api.services.restaurantServices
    const list = async () => {
      const { data } = await api.ask<{ rows: { id: string; order: number }[] }>(
        `{ rows: ${many.toLowerCase()} { id order } }`,
      )
      return data.rows.map(({ id }) => Number(id))
    }
    for (const name of ['bir', 'iki', 'üç']) await service.add(api.staff, { name })
    const before = await list()
    const last = before.at(-1) as number
    const { requestId } = await ask(
      `mutation ($ids: [ID!]!) { many: reorder${many}(ids: $ids) { count requestId } }`,
      { ids: [last] },
    )
    expect(await list()).toEqual([last, ...before.slice(0, -1)])
    expect((await undo(requestId)).errors).toBeUndefined()
    expect(await list()).toEqual(before)
  })
})
