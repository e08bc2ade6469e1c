import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFirstAdministrator } from '../../server/start/first-administrator.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, PASSWORD, type People } from '../support/people.ts'

let api: Api
let people: People
let cook: Headers
let soups: number

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  soups = await api.services.categories.add(api.staff, { name: 'Çorbalar' })
})

afterAll(() => api.close())

beforeEach(async () => {
  const { rows } = await api.sql("select id from user_group where name = 'Kitchen' and not is_deleted")
  cook = await people.headers(await people.userWith([], [rows[0].id]))
})

const groups = async () =>
  (
    await api.sql(
      `select g.name, g.display_name, g.description is not null as described,
         array(select r.name from group_role join role r on r.id = role_id where group_id = g.id order by 1) as roles
       from user_group g where not g.is_deleted and g.display_name is not null order by g.id`,
    )
  ).rows

const start = () => createFirstAdministrator(api.orm.em.fork(), 'admin@example.com', PASSWORD, () => {})

test('D52: the first groups have Turkish names and descriptions, and one is for the kitchen', async () => {
  expect(await groups()).toEqual([
    { name: 'Administrators', display_name: 'Yöneticiler', described: true, roles: ['administrator'] },
    { name: 'Editors', display_name: 'Editörler', described: true, roles: expect.any(Array) },
    {
      name: 'Menu editors',
      display_name: 'Menü editörleri',
      described: true,
      roles: ['category.manage', 'product.manage'],
    },
    { name: 'Kitchen', display_name: 'Mutfak', described: true, roles: ['product.availability'] },
    { name: 'Reception', display_name: 'Karşılama', described: true, roles: ['reservation.manage'] },
    { name: 'Translators', display_name: 'Çevirmenler', described: true, roles: ['translation.manage'] },
  ])
})

test('D52: a cook marks one or many dishes as sold out, and undoes it', async () => {
  const ids = [
    await api.services.products.add(api.staff, { name: 'Mercimek', price: 100, categoryId: soups }),
    await api.services.products.add(api.staff, { name: 'Ezogelin', price: 100, categoryId: soups }),
  ]
  const one = 'mutation ($id: ID!) { updateProduct(id: $id, input: { availiblity: false }) { availiblity } }'
  expect((await api.ask(one, { id: ids[0] }, cook)).data).toEqual({ updateProduct: { availiblity: false } })
  const many =
    'mutation ($ids: [ID!]!) { updateProducts(ids: $ids, input: { availiblity: false }) { requestId } }'
  const { data } = await api.ask<{ updateProducts: { requestId: string } }>(many, { ids }, cook)
  const undo = 'mutation ($id: String!) { undoRequest(requestId: $id) }'
  await api.ask(undo, { id: data.updateProducts.requestId }, cook)
  const { rows } = await api.sql('select availiblity from product where id = any($1) order by id', [ids])
  expect(rows).toEqual([{ availiblity: false }, { availiblity: true }])
})

test('D52: a hidden dish is NOT_FOUND for a cook', async () => {
  const hidden = { name: 'Yayla', price: 100, categoryId: soups, status: 0 }
  const id = await api.services.products.add(api.staff, hidden)
  const change = 'mutation ($id: ID!) { updateProduct(id: $id, input: { availiblity: false }) { id } }'
  const { errors } = await api.ask(change, { id }, cook)
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  const { rows } = await api.sql('select availiblity from product where id = $1', [id])
  expect(rows).toEqual([{ availiblity: true }])
})

test('D52: an undo by the cook does not change a dish that was hidden since', async () => {
  const id = await api.services.products.add(api.staff, { name: 'Toyga', price: 100, categoryId: soups })
  const many =
    'mutation ($ids: [ID!]!) { updateProducts(ids: $ids, input: { availiblity: false }) { requestId } }'
  const { data } = await api.ask<{ updateProducts: { requestId: string } }>(many, { ids: [id] }, cook)
  await api.services.products.update(api.staff, id, { status: 0 })
  const undo = 'mutation ($id: String!) { undoRequest(requestId: $id) }'
  const { errors } = await api.ask(undo, { id: data.updateProducts.requestId }, cook)
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  const { rows } = await api.sql('select availiblity from product where id = $1', [id])
  expect(rows).toEqual([{ availiblity: false }])
})

test('an installation without the kitchen group gets it once, at the next start', async () => {
  const count = async () => (await groups()).filter(({ name }) => name === 'Kitchen').length
  await api.sql("update user_group set is_deleted = true where name = 'Kitchen'")
  await start()
  expect(await count()).toBe(0)
  await api.sql(
    "delete from group_role using role where role_id = role.id and role.name = 'product.availability'",
  )
  await api.sql("delete from role where name = 'product.availability'")
  await start()
  await start()
  expect(await count()).toBe(1)
})
