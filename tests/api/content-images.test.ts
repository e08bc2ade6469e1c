import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'
import { picture } from '../support/picture.ts'

let api: Api
let headers: Headers
let product: number
let ids: number[]

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  headers = await people.headers(people.admin)
})

afterAll(() => api.close())

beforeEach(async () => {
  const { services, staff } = api
  const categoryId = await services.categories.add(staff, { name: 'x' })
  product = await services.products.add(staff, { name: 'x', price: 1, categoryId })
  ids = await services.productImages.addAll(
    staff,
    product,
    ['a', 'b', 'c', 'd'].map((name) => picture(name)),
  )
})

/** The names of the product's pictures, in order; their positions are contiguous from 0. */
async function names(): Promise<string> {
  const { data } = await api.ask<{ productImages: { index: number; fileName: string }[] }>(
    'query ($id: ID!) { productImages(productId: $id) { index fileName } }',
    { id: product },
  )
  expect(data.productImages.map(({ index }) => index)).toEqual(data.productImages.map((_, index) => index))
  return data.productImages.map(({ fileName }) => fileName).join('')
}

async function move(from: number, index: unknown, version?: number) {
  const { errors } = await api.ask(
    'mutation ($id: ID!, $input: UpdateProductImage!) { updateProductImage(id: $id, input: $input) { id } }',
    { id: ids[from], input: { index, version } },
    headers,
  )
  return errors?.[0]?.extensions.code
}

test('new pictures are appended to the existing ones, in the order sent', async () => {
  expect(await names()).toBe('abcd')
  await api.services.productImages.addAll(api.staff, product, [picture('e'), picture('f')])
  expect(await names()).toBe('abcdef')
})

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [1, 99, 'acdb'],
])('the picture at %i moved to %i leaves %s: the others close up', async (from, to, wanted) => {
  expect(await move(from, to)).toBeUndefined()
  expect(await names()).toBe(wanted)
})

test.each([-1, 1.5, 100_001, null, 'x'])('a picture cannot be moved to %j', async (index) => {
  expect(await move(0, index)).toBe('BAD_USER_INPUT')
  expect(await names()).toBe('abcd')
})

test('a stale version changes no order', async () => {
  expect(await move(0, 2, 1)).toBeUndefined()
  expect(await move(0, 0, 1)).toBe('CONFLICT')
  expect(await names()).toBe('bcad')
})

test('a removed picture leaves no gap, and is last when restored', async () => {
  const { productImages } = api.services
  await productImages.remove(api.staff, ids[1])
  expect(await names()).toBe('acd')
  await productImages.remove(api.staff, ids[0])
  expect(await names()).toBe('cd')
  await productImages.restore(api.staff, ids[0])
  expect(await names()).toBe('cda')
  await productImages.restore(api.staff, ids[1])
  expect(await names()).toBe('cdab')
})

test('concurrent changes all succeed, and leave neither gaps nor duplicates', async () => {
  const { productImages } = api.services
  const own = () => ({ ...api.staff, em: api.orm.em.fork() })
  for (let round = 0; round < 3; round++) {
    const done = await Promise.allSettled([
      productImages.update(own(), ids[0], { index: 3 }),
      productImages.remove(own(), ids[1]),
      productImages.addAll(own(), product, [picture('e')]),
      productImages.update(own(), ids[2], { index: 0 }),
      productImages.addAll(own(), product, [picture('f')]),
      productImages.remove(own(), ids[3]),
    ])
    expect(done.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await names()).toMatch(/^(?=.*a)(?=.*c)(?=.*e)(?=.*f)[^bd]+$/)
    for (const id of [ids[1], ids[3]]) await productImages.restore(api.staff, id)
  }
})

test('a move is recorded as a change of each moved picture', async () => {
  const { rows: before } = await api.sql('select max(id) as id from change')
  await move(0, 1)
  const { rows } = await api.sql(
    'select entity_id, before, after from change where id > $1 order by entity_id',
    [before[0].id],
  )
  expect(rows).toEqual([
    { entity_id: ids[0], before: { index: 0 }, after: { index: 1 } },
    { entity_id: ids[1], before: { index: 1 }, after: { index: 0 } },
  ])
})
