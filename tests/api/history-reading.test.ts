import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Category } from '../../server/modules/category/category.entity.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, PASSWORD, type People } from '../support/people.ts'
import { picture } from '../support/picture.ts'

let api: Api
let people: People
let admin: Headers

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  admin = await people.headers(people.admin)
})

afterAll(() => api.close())

async function changes(entity: string, id?: string): Promise<object[]> {
  const { data, errors } = await api.ask<{ changes: { items: object[] } }>(
    'query ($entity: String, $id: ID) { changes(entity: $entity, id: $id) { items { id } } }',
    { entity, id },
    admin,
  )
  expect(errors).toBeUndefined()
  return data.changes.items
}

describe('reading the history', () => {
  test('of users, roles and groups is for administrators', async () => {
    const every = ['user', 'role', 'group'].map((each) => `${each}.manage`)
    const { errors } = await api.ask(
      '{ changes { totalCount } }',
      {},
      await people.headers(await people.userWith(every)),
    )
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await api.ask('{ changes { totalCount } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  describe('D58: of the user’s own content', () => {
    let cook: Headers
    let other: Headers
    let dish: number

    const ask = async (variables: object, headers: Headers) => {
      const { data, errors } = await api.ask<{
        changes: { items: { id: string; entity: string; action: string }[]; totalCount: number }
      }>(
        `query ($entity: String, $id: ID, $userId: ID, $from: String, $to: String, $text: String) {
          changes(entity: $entity, id: $id, userId: $userId, from: $from, to: $to, text: $text, pageSize: 100) {
            totalCount items { id entity action }
          } }`,
        variables,
        headers,
      )
      return errors ? (errors[0]?.extensions as never) : data.changes
    }

    beforeEach(async () => {
      const person = await people.userWith(['product.manage'])
      cook = await people.headers(person)
      other = await people.headers(await people.userWith(['blog.manage']))
      const categoryId = await api.services.categories.add(api.staff, { name: 'Zeytinyağlılar' })
      const add = 'mutation ($input: AddProduct!) { addProduct(input: $input) { id } }'
      const input = { name: 'İmam bayıldı', price: 120, categoryId }
      const { data } = await api.ask<{ addProduct: { id: string } }>(add, { input }, cook)
      dish = Number(data.addProduct.id)
      await api.services.products.update(api.staff, dish, { price: 135 })
    })

    test('shows no other kind, and no record of another kind', async () => {
      const { items } = await ask({}, cook)
      expect(new Set(items.map(({ entity }) => entity))).toEqual(new Set(['product']))
      expect(await ask({ entity: 'category' }, cook)).toEqual({ totalCount: 0, items: [] })
      expect(await ask({ entity: 'product', id: dish }, other)).toEqual({ totalCount: 0, items: [] })
    })

    test('can be filtered by user, day and text', async () => {
      const { rows } = await api.sql(
        "select user_id as id from change where entity = 'product' and entity_id = $1 order by id limit 1",
        [dish],
      )
      const actions = async (variables: object) =>
        (await ask({ ...variables, entity: 'product', id: dish }, admin)).items.map(({ action }) => action)
      expect(await actions({})).toEqual(['UPDATE', 'ADD'])
      expect(await actions({ userId: rows[0].id })).toEqual(['ADD'])
      const day = (offset: number) =>
        new Date(Date.now() + offset * 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Istanbul' })
      expect(await actions({ from: day(0), to: day(0) })).toEqual(['UPDATE', 'ADD'])
      expect(await actions({ to: day(-1) })).toEqual([])
      expect(await actions({ from: day(1) })).toEqual([])
      // By the current name, ignoring case and diacritics, and by a value.
      expect(await actions({ text: 'IMAM BAYIL' })).toEqual(['UPDATE', 'ADD'])
      expect(await actions({ text: '135' })).toEqual(['UPDATE'])
      expect(await actions({ text: '%' })).toEqual([])
      // Names of columns are not searched.
      expect(await actions({ text: 'is_deleted' })).toEqual([])
      expect(await ask({ from: 'yesterday' }, admin)).toMatchObject({
        fields: [{ field: 'from', rule: 'NOT_A_DATE' }],
      })
    })

    test('can be undone by managers of the content, removals included, and by nobody else', async () => {
      const remove = 'mutation ($id: ID!) { removeProduct(id: $id) }'
      await api.ask(remove, { id: dish }, cook)
      const [removal] = (await ask({ entity: 'product', id: dish }, cook)).items
      const undo = async (headers: Headers) => {
        const call = 'mutation ($id: ID!) { undoChange(id: $id) { action } }'
        const { data, errors } = await api.ask(call, { id: removal?.id }, headers)
        return errors?.[0]?.extensions.code ?? data
      }
      expect(await undo(other)).toBe('NOT_FOUND')
      expect(await undo(cook)).toEqual({ undoChange: { action: 'RESTORE' } })
      const restore = 'mutation ($id: ID!) { restoreProduct(id: $id) { id } }'
      expect((await api.ask(restore, { id: dish }, cook)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    })
  })

  test('is paged, the newest first', async () => {
    const page = async (page: number, pageSize: number) => {
      const { data } = await api.ask<{ changes: { items: { id: string }[]; totalCount: number } }>(
        'query ($page: Int, $pageSize: Int) { changes(page: $page, pageSize: $pageSize) { totalCount items { id } } }',
        { page, pageSize },
        admin,
      )
      return data.changes
    }
    const all = await page(1, 100)
    const ids = all.items.map(({ id }) => Number(id))
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect((await page(2, 3)).items).toEqual(all.items.slice(3, 6))
    expect((await page(1_000, 100)).items).toEqual([])
    expect((await page(1_000, 100)).totalCount).toBe(all.totalCount)
  })

  test('contains the current name of a record, whether it exists, and the full name of the user', async () => {
    const ayse = { userName: 'ayse', email: 'ayse@example.com', firstName: 'Ayşe', lastName: 'Güneş' }
    const userId = await api.services.users.add(api.staff, { ...ayse, password: PASSWORD })
    const em = api.orm.em.fork()
    const caller = { userId, roles: new Set(['administrator']) }
    const context = { ...api.staff, em, caller }
    const categoryId = await api.services.categories.add(context, { name: 'Hamur işi' })
    const id = await api.services.products.add(context, { name: 'Manti', price: 100, categoryId })
    await api.services.products.update(context, id, { name: 'Mantı' })
    await api.services.products.remove(context, id)
    const { data } = await api.ask<{ changes: { items: object[] } }>(
      'query ($id: ID) { changes(entity: "product", id: $id) { items { action recordName isRecordThere userFullName } } }',
      { id },
      admin,
    )
    expect(data.changes.items).toEqual(
      ['REMOVE', 'UPDATE', 'ADD'].map((action) => ({
        action,
        recordName: 'Mantı',
        isRecordThere: false,
        userFullName: 'Ayşe Güneş',
      })),
    )
  })

  test('names pictures that are gone because they were replaced', async () => {
    const { categories } = api.services
    const image = (colour: string) => picture('a.png', { colour })
    const id = await categories.add(api.staff, { name: 'Çorba', image: image('#123456') })
    const pathOf = async () => (await api.orm.em.fork().findOneOrFail(Category, id)).imageFilePath
    const first = await pathOf()
    await categories.update(api.staff, id, { image: image('#654321') })
    const { data } = await api.ask<{ changes: { items: object[] } }>(
      'query ($id: ID) { changes(entity: "category", id: $id) { items { before after goneFilePaths } } }',
      { id },
      admin,
    )
    const [replaced] = data.changes.items
    expect(replaced).toEqual({
      before: { imageFilePath: first },
      after: { imageFilePath: await pathOf() },
      goneFilePaths: [first],
    })
  })

  test.each([
    ['(page: 0)', 'page'],
    ['(pageSize: 101)', 'pageSize'],
    ['(id: 1)', 'entity'],
    ['(entity: "a b")', 'entity'],
  ])('%s is bad input', async (call, field) => {
    const { errors } = await api.ask(`{ changes${call} { totalCount } }`, {}, admin)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] })
  })

  test('of an unchanged record is empty', async () => {
    expect(await changes('nothing')).toEqual([])
    expect(await changes('about', '2000000000')).toEqual([])
    expect(await changes('about', 'x')).toEqual([])
  })
})
