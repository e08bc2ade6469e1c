import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, type People, unique } from '../support/people.ts'

let api: Api
let people: People
let headers: Headers
let categoryId: number

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  headers = await people.headers(await people.userWith(['product.manage', 'category.manage']))
  categoryId = await api.services.categories.add(api.staff, { name: 'Çorbalar' })
})

afterAll(() => api.close())

interface Act {
  readonly requestId: string
  readonly count: number
  readonly total: number
  readonly parts: readonly { entity: string; action: string; count: number }[]
  readonly changes: readonly { entityId: string; requestId: string }[]
}

const acts = async (filters: object = {}, as = headers) => {
  const { data, errors } = await api.ask<{ acts: { items: Act[]; totalCount: number } }>(
    `query ($entity: String, $id: ID, $requestId: String, $text: String, $page: Int, $pageSize: Int) {
      acts(entity: $entity, id: $id, requestId: $requestId, text: $text, page: $page, pageSize: $pageSize) {
        totalCount
        items { requestId count total parts { entity action count } changes { entityId requestId } }
      }
    }`,
    filters,
    as,
  )
  expect(errors).toBeUndefined()
  return data.acts
}

const dishes = async (count: number) => {
  const ids: string[] = []
  for (let at = 0; at < count; at++) {
    const dish = { name: unique('Yemek'), price: 90, categoryId }
    ids.push(String(await api.services.products.add(api.staff, dish)))
  }
  return ids
}

const update = (ids: readonly string[], input: object) =>
  api.ask<{ many: { requestId: string } }>(
    'mutation ($ids: [ID!]!, $input: UpdateProduct!) { many: updateProducts(ids: $ids, input: $input) { requestId } }',
    { ids, input },
    headers,
  )

const pricesOf = async (ids: readonly string[]) => {
  const { rows } = await api.sql('select price from product where id = any($1::integer[]) order by id', [ids])
  return rows.map(({ price }) => Number(price))
}

describe('the history in acts', () => {
  test('has one entry for one request, with its newest lines and all counts', async () => {
    const ids = await dishes(12)
    const { requestId } = (await update(ids, { price: 120 })).data.many
    const { items } = await acts({ pageSize: 2 })
    expect(items[0]).toEqual({
      ...{ requestId, count: 12, total: 12 },
      parts: [{ entity: 'product', action: 'UPDATE', count: 12 }],
      changes: [...ids]
        .reverse()
        .slice(0, 10)
        .map((entityId) => ({ entityId, requestId })),
    })
    const { data } = await api.ask<{ changes: { totalCount: number } }>(
      'query ($requestId: String) { changes(requestId: $requestId) { totalCount } }',
      { requestId },
      headers,
    )
    expect(data.changes.totalCount).toBe(12)
  })

  test('names what it did to each kind, and has the lines that match alone', async () => {
    const [id] = await dishes(1)
    const name = unique('Mezeler')
    const { headers: reply } = await api.ask(
      `mutation ($id: ID!, $name: String!) {
        updateProduct(id: $id, input: { price: 99 }) { id }
        addCategory(input: { name: $name }) { id }
      }`,
      { id, name },
      headers,
    )
    const requestId = reply.get('x-request-id')
    const [act] = (await acts({ requestId })).items
    expect(act).toMatchObject({ count: 2, total: 2 })
    expect(act?.parts).toEqual([
      { entity: 'category', action: 'ADD', count: 1 },
      { entity: 'product', action: 'UPDATE', count: 1 },
    ])
    const [ofDish] = (await acts({ entity: 'product', id })).items
    expect(ofDish).toMatchObject({ requestId, count: 1, total: 2, changes: [{ entityId: id }] })
    expect((await acts({ text: name })).items).toMatchObject([{ requestId, count: 1, total: 2 }])
  })

  test('is paged, and read by those who may read the changes', async () => {
    const [one, two, three] = [await dishes(1), await dishes(1), await dishes(1)]
    const requests: string[] = []
    for (const ids of [one, two, three])
      requests.unshift((await update(ids, { price: 77 })).data.many.requestId)
    const { totalCount } = await acts()
    const pages = [await acts({ pageSize: 2 }), await acts({ pageSize: 2, page: 2 })]
    const shown = pages.flatMap(({ items }) => items.map(({ requestId }) => requestId))
    expect(shown.slice(0, 3)).toEqual(requests)
    expect(pages.map((page) => page.totalCount)).toEqual([totalCount, totalCount])
    const { errors } = await api.ask(
      '{ acts { totalCount } }',
      {},
      await people.headers(await people.userWith([])),
    )
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const other = await people.headers(await people.userWith(['category.manage']))
    expect(
      (await acts({}, other)).items
        .flatMap(({ parts }) => parts)
        .every(({ entity }) => entity === 'category'),
    ).toBe(true)
  })
})

describe('undoing a request where something came after', () => {
  const undo = (requestId: string, leaveChanged?: boolean) =>
    api.ask<{ undoRequest: number }>(
      'mutation ($requestId: String!, $leaveChanged: Boolean) { undoRequest(requestId: $requestId, leaveChanged: $leaveChanged) }',
      { requestId, ...(leaveChanged !== undefined && { leaveChanged }) },
      headers,
    )

  test('names every value that was changed again, and undoes nothing', async () => {
    const ids = await dishes(4)
    const { requestId } = (await update(ids, { price: 120 })).data.many
    const later = [ids[1] as string, ids[3] as string]
    await update(later, { price: 130 })
    const { errors } = await undo(requestId)
    expect(errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'CONFLICT', reason: 'UNDO_CHANGED_SINCE', params: { fields: ['price'] } },
      conflicts: expect.arrayContaining(
        later.map((id) => ({
          ...{ entity: 'product', id: Number(id), recordName: expect.stringMatching(/^Yemek/) },
          ...{ field: 'price', after: 120, now: 130 },
        })),
      ),
    })
    expect(await pricesOf(ids)).toEqual([120, 130, 120, 130])
  })

  test('leaves them on request, and undoes the rest, the other fields of the same record included', async () => {
    const ids = await dishes(3)
    const { requestId } = (await update(ids, { price: 120, description: 'yeni' })).data.many
    await update([ids[1] as string], { price: 130 })
    expect((await undo(requestId, true)).data.undoRequest).toBe(3)
    expect(await pricesOf(ids)).toEqual([90, 130, 90])
    const { rows } = await api.sql('select distinct description from product where id = any($1::integer[])', [
      ids,
    ])
    expect(rows).toEqual([{ description: null }])
  })

  test('is refused if everything was changed again', async () => {
    const ids = await dishes(2)
    const { requestId } = (await update(ids, { price: 120 })).data.many
    await update(ids, { price: 130 })
    const { errors } = await undo(requestId, true)
    expect(errors?.[0]?.extensions.reason).toBe('UNDO_NOTHING_LEFT')
    expect(await pricesOf(ids)).toEqual([130, 130])
  })
})
