import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { system } from '../../server/core/access.ts'
import { type Api, startApi } from '../support/api.ts'
import type { TestDatabase } from '../support/database.ts'
import { createDemoDatabase } from '../support/demo-content.ts'
import { createPeople, type Headers } from '../support/people.ts'

let api: Api
let admin: Headers
let owner: Headers

beforeEach(async () => {
  api = await startApi()
  const people = await createPeople(api)
  admin = await people.headers(people.admin)
  owner = await people.headers(await people.userWith(['site.manage', 'product.manage']))
})

afterEach(() => api.close())

interface Removal {
  removeDemoContent: { removed: number; requestId: string }
}

test('the demo content except changed records is removed in one step, and restored by one undo', async () => {
  const { services } = api
  const context = { ...api.staff, em: api.orm.em.fork(), caller: system }
  const soups = await services.categories.add(context, { name: 'Çorbalar' })
  const sweets = await services.categories.add(context, { name: 'Tatlılar' })
  const lentil = await services.products.add(context, { name: 'Mercimek', price: 90, categoryId: soups })
  await services.products.add(context, { name: 'Künefe', price: 190, categoryId: sweets })
  await services.abouts.add(context, { description: 'x' })
  await api.ask(
    'mutation ($id: ID!) { updateProduct(id: $id, input: { price: 100 }) { id } }',
    { id: lentil },
    owner,
  )
  expect((await api.ask('{ demoContent }', {}, admin)).data).toEqual({ demoContent: 4 })
  const { data } = await api.ask<Removal>('mutation { removeDemoContent { removed requestId } }', {}, admin)
  expect(data.removeDemoContent.removed).toBe(3)
  const left = '{ products { name } categories { name } abouts { id } }'
  expect((await api.ask(left)).data).toEqual({
    products: [{ name: 'Mercimek' }],
    categories: [{ name: 'Çorbalar' }],
    abouts: [],
  })
  const { requestId } = data.removeDemoContent
  const undo = () =>
    api.ask('mutation ($requestId: String!) { undoRequest(requestId: $requestId) }', { requestId }, admin)
  expect((await undo()).data).toEqual({ undoRequest: 3 })
  expect((await api.ask<{ products: object[] }>(left)).data.products).toHaveLength(2)
  expect((await api.ask('{ demoContent }', {}, admin)).data).toEqual({ demoContent: 4 })
  const again = await undo()
  expect(again.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' })
})

test('an undo of many changes succeeds or fails as a whole', async () => {
  const { services } = api
  const staff = { ...api.staff, requestId: 'three-prices' }
  const category = await services.categories.add(api.staff, { name: 'Izgara' })
  const ids = []
  for (const name of ['a', 'b', 'c'])
    ids.push(await services.products.add(api.staff, { name, price: 1, categoryId: category }))
  for (const id of ids) await services.products.update({ ...staff, em: api.orm.em.fork() }, id, { price: 2 })
  await services.products.update({ ...api.staff, em: api.orm.em.fork() }, ids[1], { price: 3 })
  const undone = await api.ask('mutation { undoRequest(requestId: "three-prices") }', {}, admin)
  expect(undone.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'UNDO_CHANGED_SINCE' })
  const prices = await api.sql('select price::float from product where id = any($1) order by id', [ids])
  expect(prices.rows.map(({ price }) => price)).toEqual([2, 3, 2])
  const { rows } = await api.sql("select count(*)::int as n from change where request_id = 'three-prices'")
  expect(rows[0].n).toBe(3)
})

test('a request of more than 1,000 changes cannot be undone', async () => {
  const add = (count: number, request: string) =>
    api.sql(
      `with request as (select set_config('app.request_id', $2, true))
       insert into blog_tag (name, created_date) select $2 || '-' || number, now()
       from request, generate_series(1, $1::int) number`,
      [count, request],
    )
  const undo = (request: string) =>
    api.ask('mutation ($id: String!) { undoRequest(requestId: $id) }', { id: request }, admin)
  await add(1001, 'too-many')
  const { errors } = await undo('too-many')
  expect(errors?.[0]?.extensions).toMatchObject({ reason: 'UNDO_TOO_MANY', params: { max: 1000 } })
  await add(2, 'few')
  expect((await undo('few')).data).toEqual({ undoRequest: 2 })
})

/** Kinds of demo content, as tables of the database. */
const TABLES = ['product', 'category', 'service', 'about', 'contact', 'blog', 'blog_tag', 'blog_category']

describe('of the demo restaurant', () => {
  let database: TestDatabase
  let demo: Api
  let administrator: Headers

  beforeAll(async () => {
    database = await createDemoDatabase()
    demo = await startApi({ DATABASE_URL: database.url })
    const people = await createPeople(demo)
    administrator = await people.headers(people.admin)
  })

  afterAll(async () => {
    await demo.close()
    await database.drop()
  })

  async function linesLeft(): Promise<string[]> {
    const lines = []
    for (const table of TABLES) {
      const { rows } = await demo.sql(`select id from "${table}" where created_by is null and not is_deleted`)
      lines.push(...rows.map(({ id }) => `${table} ${id}`))
    }
    return lines
  }

  test('the removal of the demo content leaves what a user changed, what that needs, and nothing else', async () => {
    const { rows } = await demo.sql(
      `select b.id, (select array_agg(blog_tag_id) from blog_tag_link l where l.blog_id = b.id) as tags,
       (select array_agg(blog_category_id) from blog_category_link l where l.blog_id = b.id) as subjects
     from blog b order by id limit 1`,
    )
    const [{ id, tags, subjects }] = rows
    await demo.ask(
      'mutation ($id: ID!) { updateBlog(id: $id, input: { name: "Benim yazım" }) { id } }',
      { id },
      administrator,
    )
    const before = (await linesLeft()).length
    expect((await demo.ask('{ demoContent }', {}, administrator)).data).toEqual({ demoContent: before - 1 })
    const { data } = await demo.ask<{ removeDemoContent: { removed: number } }>(
      'mutation { removeDemoContent { removed } }',
      {},
      administrator,
    )
    const kept = [
      `blog ${id}`,
      ...(tags as number[]).map((tag) => `blog_tag ${tag}`),
      ...(subjects as number[]).map((subject) => `blog_category ${subject}`),
    ]
    expect((await linesLeft()).sort()).toEqual(kept.sort())
    expect(data.removeDemoContent.removed).toBe(before - kept.length)
    await demo.ask('mutation ($id: ID!) { removeBlog(id: $id) }', { id }, administrator)
    await demo.ask('mutation { removeDemoContent { removed } }', {}, administrator)
    // Not a word of "records that you changed refer to them".
    expect((await demo.ask('{ demoContent }', {}, administrator)).data).toEqual({ demoContent: 0 })
    expect(await linesLeft()).toEqual([])
  })
})
