import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

let api: Api
let owner: Headers
let cook: Headers
let soups: number

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  owner = await people.headers(await people.userWith(['product.manage', 'category.manage']))
  cook = await people.headers(await people.userWith(['product.manage']))
  soups = await api.services.categories.add(api.staff, { name: 'Çorbalar' })
})

afterAll(() => api.close())

const SAVE = `mutation ($lines: [ProductLine!]!, $add: Boolean! = true, $key: ID) {
  many: saveProducts(lines: $lines, addCategories: $add, refuseExisting: true, clientKey: $key) { count requestId }
}`

const save = async (lines: readonly object[], others: object = {}, headers = owner) => {
  const { data, errors } = await api.ask<{ many: { count: number; requestId: string } }>(
    SAVE,
    { lines, ...others },
    headers,
  )
  return { ...data?.many, error: errors?.[0]?.extensions }
}

const undo = (id: string | undefined) =>
  api.ask<{ undoRequest: number }>('mutation ($id: String!) { undoRequest(requestId: $id) }', { id }, owner)

const menu = async (): Promise<[category: string, dishes: string[]][]> => {
  const { rows } = await api.sql(`
    select c.name, array_agg(p.name order by p.id) filter (where p.id is not null) as dishes
      from category c left join product p on p.category_id = c.id and not p.is_deleted
     where not c.is_deleted group by c.id order by c."order", c.id`)
  return rows.map(({ name, dishes }) => [name, dishes ?? []])
}

const dish = (name: string, categoryName?: string) => ({
  name,
  price: 90,
  ...(categoryName !== undefined && { categoryName }),
})

const faultsOf = (error: unknown) =>
  (error as { fields?: { field: string; rule: string; params: object }[] })?.fields?.map(
    ({ field, rule, params }) => ({ field, rule, params }),
  )

describe('lines that name their categories', () => {
  test('add the missing ones in their order, once for each spelling, and are undone together', async () => {
    const before = await menu()
    const lines = [
      dish('Mercimek', ' ÇORBALAR '),
      dish('Adana', 'Kebaplar'),
      dish('Künefe', 'Tatlılar'),
      dish('Urfa', 'KEBAPLAR'),
    ]
    const first = await save(lines, { key: 'named-1' })
    expect(first.count).toBe(4)
    const after = await menu()
    expect(after).toEqual([
      ['Çorbalar', ['Mercimek']],
      ['Kebaplar', ['Adana', 'Urfa']],
      ['Tatlılar', ['Künefe']],
    ])
    expect((await save(lines, { key: 'named-1' })).requestId).toBe(first.requestId)
    expect(await menu()).toEqual(after)
    expect((await undo(first.requestId)).data).toEqual({ undoRequest: 6 })
    expect(await menu()).toEqual(before)
  })

  test('whose undo leaves a category that got another dish', async () => {
    const { requestId } = await save([dish('Pilav', 'Pilavlar'), dish('Cacık', 'Yanında')])
    const { rows } = await api.sql("select id from category where name = 'Pilavlar' and not is_deleted")
    const kept = await api.services.products.add(api.staff, { ...dish('Bulgur'), categoryId: rows[0]?.id })
    expect((await undo(requestId)).data).toEqual({ undoRequest: 3 })
    expect(await menu()).toEqual([
      ['Çorbalar', []],
      ['Pilavlar', ['Bulgur']],
    ])
    await api.services.products.remove(api.staff, kept)
    await api.services.categories.remove(api.staff, rows[0]?.id)
  })

  test('move a dish, and leave it where no category is named', async () => {
    const id = await api.services.products.add(api.staff, { ...dish('Ayran'), categoryId: soups })
    const moved = await save([{ id, version: 1, categoryName: 'İçecekler' }])
    expect(moved.count).toBe(1)
    expect((await save([{ id, version: 2, price: 30 }])).count).toBe(1)
    expect(await menu()).toEqual([
      ['Çorbalar', []],
      ['İçecekler', ['Ayran']],
    ])
    const { requestId } = await save([{ id, version: 3, categoryName: 'çorbalar' }], { add: false })
    expect((await menu())[0]).toEqual(['Çorbalar', ['Ayran']])
    await undo(requestId)
    expect((await menu())[1]).toEqual(['İçecekler', ['Ayran']])
  })

  test('are added once by two people in the same moment', async () => {
    const both = await Promise.all(['Lor', 'Helva'].map((name) => save([dish(name, 'Günün tatlısı')])))
    expect(both.map(({ count }) => count)).toEqual([1, 1])
    const found = (await menu()).filter(([name]) => name === 'Günün tatlısı')
    expect(found.map(([, dishes]) => dishes.toSorted())).toEqual([['Helva', 'Lor']])
  })

  test.each([
    [{ ...dish('x', 'Çorbalar'), categoryId: 1 }, 'EMPTY_BESIDE', { other: 'categoryId' }],
    [dish('x'), 'REQUIRED_WITHOUT', { other: 'categoryId' }],
    [dish('x', 'Hiç yok'), 'NO_SUCH_RECORD', { id: 'Hiç yok' }],
    [dish('x', 'İki'), 'AMBIGUOUS_NAME', { name: 'İki' }],
    [dish('x', 'a'.repeat(201)), 'MAX_LENGTH', { max: 200 }],
    [dish('x', ' '), 'LENGTH', { min: 1, max: 200 }],
  ])('are refused as a whole: %j %s', async (line, rule, params) => {
    const twins = await Promise.all(
      ['İki', 'iki'].map((name) => api.services.categories.add(api.staff, { name })),
    )
    const before = await menu()
    const { error } = await save([dish('önce', 'Çorbalar'), line], { add: false })
    expect(error?.code).toBe('BAD_USER_INPUT')
    expect(faultsOf(error)).toEqual([{ field: 'lines.1.categoryName', rule, params }])
    expect(await menu()).toEqual(before)
    for (const id of twins) await api.services.categories.remove(api.staff, id)
  })

  test('name the line of a category whose name is no menu wording', async () => {
    const before = await menu()
    const { error } = await save([dish('önce', 'Yeni bölüm'), dish('sonra', 'Servis ücreti 20 TL')])
    expect(faultsOf(error)).toMatchObject([{ field: 'lines.1.categoryName', rule: 'FORBIDDEN_WORDING' }])
    expect(await menu()).toEqual(before)
  })

  test('add at most 60 categories, and 1,000 records together', async () => {
    const before = await menu()
    const many = (count: number, categories: number) =>
      Array.from({ length: count }, (_, n) => dish(`${n}`, `Bölüm ${n % categories}`))
    expect(faultsOf((await save(many(61, 61))).error)).toEqual([
      { field: 'addCategories', rule: 'MAX_ITEMS', params: { max: 60 } },
    ])
    expect(faultsOf((await save(many(1000, 60))).error)).toEqual([
      { field: 'lines', rule: 'MAX_ITEMS', params: { max: 940 } },
    ])
    expect(await menu()).toEqual(before)
    const { count, requestId } = await save(many(940, 60))
    expect(count).toBe(940)
    expect((await undo(requestId)).data).toEqual({ undoRequest: 1000 })
    expect(await menu()).toEqual(before)
  })

  test('add none for who may not manage categories, even where none is missing', async () => {
    const lines = [dish('Tarhana', 'Çorbalar')]
    expect((await save(lines, {}, cook)).error?.code).toBe('FORBIDDEN')
    expect((await save(lines, { add: false }, cook)).count).toBe(1)
  })
})
