import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, type People, type Person } from '../support/people.ts'

let api: Api
let people: People
let editor: Person
let headers: Headers
let admin: Headers

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  editor = await people.userWith([
    'product.manage',
    'category.manage',
    'blog.manage',
    'about.manage',
    'service.manage',
  ])
  headers = await people.headers(editor)
  admin = await people.headers(people.admin)
})

afterAll(() => api.close())

interface Product {
  id: string
  version: number
  price: number
}

const ask = <Data>(query: string, variables: object = {}, as = headers) => api.ask<Data>(query, variables, as)

async function category(input: object = {}): Promise<{ id: string; order: number }> {
  const { data } = await ask<{ addCategory: { id: string; order: number } }>(
    'mutation ($input: AddCategory!) { addCategory(input: $input) { id order } }',
    { input: { name: 'Çorbalar', ...input } },
  )
  return data.addCategory
}

async function dish(input: object = {}): Promise<Product> {
  const { data, errors } = await ask<{ addProduct: Product }>(
    'mutation ($input: AddProduct!) { addProduct(input: $input) { id version price } }',
    { input: { name: 'Mercimek', price: 80, categoryId: (await category()).id, ...input } },
  )
  expect(errors).toBeUndefined()
  return data.addProduct
}

const update = (id: string, input: object, selection = 'id version price') =>
  ask<{ updateProduct: Product }>(
    `mutation ($id: ID!, $input: UpdateProduct!) { updateProduct(id: $id, input: $input) { ${selection} } }`,
    { id, input },
  )

describe('a write', () => {
  test('records user and time, and uses defaults for missing fields', async () => {
    const began = new Date().toISOString()
    const fields =
      'createdDate updatedDate createdBy updatedBy isDeleted version status availiblity description'
    const { id } = await dish()
    const read = async () =>
      (
        await ask<{ product: Record<string, unknown> }>(
          `query ($id: ID!) { product(id: $id) { ${fields} } }`,
          { id },
        )
      ).data.product
    const added = await read()
    expect(added).toMatchObject({
      updatedDate: null,
      createdBy: String(editor.id),
      updatedBy: null,
      isDeleted: false,
      version: 1,
      status: 'ACTIVE',
      availiblity: true,
      description: null,
    })
    expect(String(added.createdDate) >= began).toBe(true)
    await ask(
      'mutation ($id: ID!) { updateProduct(id: $id, input: { description: "x" }) { id } }',
      { id },
      admin,
    )
    const changed = await read()
    expect(changed).toMatchObject({
      createdBy: String(editor.id),
      updatedBy: String(people.admin.id),
      version: 2,
      createdDate: added.createdDate,
    })
    expect(String(changed.updatedDate) >= began).toBe(true)
  })

  test('by the system has no user', async () => {
    const id = await api.services.abouts.add(api.staff, { description: 'x' })
    const { data } = await ask('query ($id: ID!) { about(id: $id) { createdBy } }', { id })
    expect(data).toEqual({ about: { createdBy: null } })
  })

  test.each([
    'id',
    'createdDate',
    'updatedDate',
    'isDeleted',
    'createdBy',
    'updatedBy',
    'category',
    'productImages',
  ])('cannot set %s: no input contains it', async (field) => {
    const { id } = await dish()
    const before = await rowOf(id)
    for (const [type, query] of [
      ['AddProduct', 'mutation ($input: AddProduct!) { addProduct(input: $input) { id } }'],
      [
        'UpdateProduct',
        `mutation ($input: UpdateProduct!) { updateProduct(id: ${id}, input: $input) { id } }`,
      ],
    ] as const) {
      const { errors } = await ask(query, { input: { name: type, price: 1, categoryId: 1, [field]: '7' } })
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    }
    expect(await rowOf(id)).toEqual(before)
  })

  test('through a service ignores undeclared fields', async () => {
    const forged = {
      id: 77,
      isDeleted: true,
      createdBy: 1,
      updatedBy: 1,
      version: 9,
      createdDate: new Date(0),
    }
    const made = await api.services.products.add(
      { ...api.staff, caller: { userId: editor.id, roles: new Set(['product.manage']) } },
      { name: 'x', price: 1, categoryId: Number((await category()).id), ...forged },
    )
    expect(made).not.toBe(77)
    const row = await rowOf(made)
    expect(row).toMatchObject({ is_deleted: false, created_by: editor.id, updated_by: null, version: 1 })
    await api.services.products.update(api.staff, made, { name: 'y', ...forged, version: undefined as never })
    expect(await rowOf(made)).toMatchObject({
      id: made,
      is_deleted: false,
      created_date: row.created_date,
      version: 2,
    })
  })

  test('of an empty input changes no field', async () => {
    const { id } = await dish({ description: 'x' })
    const { price, name, description, status } = await rowOf(id)
    expect((await update(id, {})).errors).toBeUndefined()
    expect(await rowOf(id)).toMatchObject({ price, name, description, status })
  })

  test('of null resets an optional field and is refused for a required one', async () => {
    const { id } = await dish({ description: 'x' })
    await update(id, { description: null })
    expect((await rowOf(id)).description).toBeNull()
    for (const field of ['name', 'price', 'categoryId']) {
      const { errors } = await update(id, { [field]: null })
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
      expect(new Set(errors?.[0]?.extensions.fields?.map((each) => each.field))).toEqual(new Set([field]))
    }
  })

  test('with several invalid fields names all of them', async () => {
    const { errors } = await ask('mutation ($input: AddProduct!) { addProduct(input: $input) { id } }', {
      input: { name: ' ', price: 1.005, categoryId: '0', description: 'x'.repeat(20_001) },
    })
    expect(errors?.[0]?.extensions.fields?.map(({ field }) => field).sort()).toEqual([
      'categoryId',
      'description',
      'name',
      'price',
    ])
  })

  test.each([
    ['name', 'x'.repeat(200), 'x'.repeat(201)],
    ['description', 'x'.repeat(20_000), 'x'.repeat(20_001)],
    ['price', 1_000_000, 1_000_000.01],
    ['price', 0, -0.01],
    ['price', 12.34, 12.345],
  ])('keeps %s within its bounds', async (field, most, over) => {
    const { id } = await dish()
    expect((await update(id, { [field]: most })).errors).toBeUndefined()
    const { errors } = await update(id, { [field]: over })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] })
    expect(String((await rowOf(id))[field])).toBe(field === 'price' ? (most as number).toFixed(2) : most)
  })

  test('to a missing record is NOT_FOUND', async () => {
    const { id } = await dish()
    await ask('mutation ($id: ID!) { removeProduct(id: $id) }', { id })
    for (const gone of [id, '0', '-1', '2147483647', '99999999999999999999', 'x']) {
      expect((await update(gone, {})).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    }
  })

  test('with a missing category changes nothing', async () => {
    const { id } = await dish()
    const before = await rowOf(id)
    const { errors } = await update(id, { name: 'y', categoryId: 2_000_000_000 })
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'categoryId' }],
    })
    expect(await rowOf(id)).toEqual(before)
  })
})

describe.each([
  ['Category', 'categories'],
  ['Service', 'services'],
])('the order of a new %s', (title, list) => {
  const add = async (input: object) => {
    const { data } = await ask<{ added: { id: string; order: number } }>(
      `mutation ($input: Add${title}!) { added: add${title}(input: $input) { id order } }`,
      { input },
    )
    return data.added
  }

  test('defaults to one more than the highest of live records; a given value is kept', async () => {
    await api.sql(`truncate ${title.toLowerCase()} cascade`)
    expect((await add({ name: 'a' })).order).toBe(0)
    expect((await add({ name: 'b', order: 40 })).order).toBe(40)
    expect((await add({ name: 'c', order: 40 })).order).toBe(40)
    const last = await add({ name: 'd' })
    expect(last.order).toBe(41)
    await ask(`mutation { remove${title}(id: ${last.id}) }`)
    expect((await add({ name: 'e', order: null as never })).order).toBe(41)
    expect((await add({ name: 'f', order: 100_000 })).order).toBe(100_000)
    expect((await add({ name: 'g' })).order).toBe(100_000)
    const { data } = await ask<Record<string, { name: string }[]>>(`{ ${list} { name } }`)
    expect(data[list]?.map(({ name }) => name).join('')).toBe('abcefg')
  })
})

async function rowOf(id: string | number): Promise<Record<string, unknown>> {
  return (await api.sql('select * from product where id = $1', [id])).rows[0]
}
