import 'reflect-metadata'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Entity, entities, formOf, PAGE, type Seed, sow } from './entities.ts'
import { fieldFaults, fieldsOf } from './fields.ts'
import { png, type RestApi, type Sent, type Stored, startRestApi, type Told } from './rest-api.ts'

let api: RestApi
let seed: Seed
let productId: number

beforeAll(async () => {
  api = await startRestApi()
  seed = await sow(api)
  const { categoryId } = seed
  productId = await api.services.products.add(api.staff, { name: 'Mercimek', price: 85.5, categoryId })
})

afterAll(() => api.close())

const send = async <Json = Told>(
  [method, path, body]: readonly [string, string, unknown?],
  sent: Sent = {},
) => api.call<Json>(method, path, { headers: api.admin, ...(body !== undefined && { body }), ...sent })

/** The lists of an entity, each with the given record. */
async function listed({ list, table }: Entity, id: number): Promise<(Stored | undefined)[]> {
  const found = []
  const byId = (rows: readonly Stored[]) => rows.find((row) => row.id === id)
  if (list) {
    const { json } = await send<Told | Stored[]>(['GET', list])
    found.push(byId(Array.isArray(json) ? json : json.data))
  }
  if (table) found.push(byId((await send(['POST', table, { pageSize: 100 }])).json.items))
  return found
}

describe.each(Object.entries(entities))('%s', (name, entity) => {
  const { fields, values, change, moves = [], detail = [], isForm } = entity
  const content = 'isDeleted' in fields

  test('is added, read, listed, changed and removed', async () => {
    const sent = await values(seed)
    const added = await send([...entity.add, isForm ? formOf(sent) : sent])
    expect([added.status, added.text]).toEqual([200, expect.stringContaining('"id":')])
    const row = added.json
    expect(fieldFaults(fields, row)).toEqual([])
    if (content) {
      expect(row).toMatchObject({ updatedDate: null, updatedBy: null, isDeleted: false })
      expect(row.createdBy).toBe(api.people.admin.id)
      expect(Math.abs(Date.now() - Date.parse(String(row.createdDate)))).toBeLessThan(10_000)
    }

    expect((await send(['GET', entity.get(row.id)])).json).toEqual(row)
    const empty = Object.fromEntries(detail.map((field) => [field, null]))
    for (const shown of await listed(entity, row.id)) {
      expect(fieldFaults(fields, shown)).toEqual([])
      expect(shown).toEqual({ ...row, ...empty })
    }

    const [field, value, becomes = value] = change
    const address = entity.update[1] === '/api/Values/put' ? `/api/Values/put/${row.id}` : entity.update[1]
    const id = isForm ? { Id: row.id } : { id: row.id }
    const body = { ...id, [field]: value }
    const updated = await send([entity.update[0], address, isForm ? formOf(body) : body])
    expect([updated.status, updated.text]).toEqual([200, expect.any(String)])
    const name = field.charAt(0).toLowerCase() + field.slice(1)
    const others = Object.fromEntries(moves.map((each) => [each, updated.json[each]]))
    expect(updated.json).toEqual({ ...row, [name]: becomes, ...others })
    for (const each of moves) expect(updated.json[each]).not.toEqual(row[each])
    if (content) expect(updated.json.updatedBy).toBe(api.people.admin.id)
    expect((await send(['GET', entity.get(row.id)])).json).toEqual(updated.json)

    const removed = await send(entity.remove(row.id))
    expect([removed.status, removed.text, removed.headers.get('content-type')]).toEqual([204, '', null])
    expect((await send(['GET', entity.get(row.id)])).status).toBe(404)
    expect((await send(entity.remove(row.id))).status).toBe(404)
    expect(await listed(entity, row.id)).toEqual(
      [entity.list, entity.table].flatMap((each) => (each ? [undefined] : [])),
    )
  })

  test.runIf(entity.table && name !== 'group')('is shown to an administrator after its removal', async () => {
    const sent = await values(seed)
    const { json } = await send([...entity.add, isForm ? formOf(sent) : sent])
    await send(entity.remove(json.id))
    const table = { pageSize: 100, includeDeleted: true }
    const { items } = (await send(['POST', String(entity.table), table])).json
    expect(items.find((row) => row.id === json.id)).toMatchObject(
      content ? { isDeleted: true } : 'delete' in fields ? { delete: true } : { id: json.id },
    )
  })

  test('is added without the fields that only the server sets', async () => {
    const sent = { ...(await values(seed)), id: 5_000_000, createdBy: 77, isDeleted: true, nonsense: 'x' }
    const forged = { ...sent, createdDate: '2001-01-01T00:00:00Z', updatedBy: 77, version: 9 }
    const { json } = await send([...entity.add, isForm ? formOf(forged) : forged])
    expect(fieldFaults(fields, json)).toEqual([])
    expect(json.id).toBeLessThan(5_000_000)
    if (content)
      expect(json).toMatchObject({ createdBy: api.people.admin.id, isDeleted: false, updatedBy: null })
    if ('createdDate' in fields) expect(json.createdDate).not.toMatch(/^2001/)
  })
})

test('a record sent back unchanged is accepted, and stays unchanged', async () => {
  for (const name of [
    'about',
    'blogCategory',
    'blogTag',
    'contact',
    'product',
    'user',
    'role',
    'group',
    'value',
  ]) {
    const entity = entities[name] as Entity
    const { json: row } = await send([...entity.add, await entity.values(seed)])
    const address = name === 'value' ? `/api/Values/put/${row.id}` : entity.update[1]
    const reply = await send([entity.update[0], address, row])
    expect([name, reply.status, reply.json.message]).toEqual([name, 200, undefined])
    const others = Object.fromEntries((entity.moves ?? []).map((each) => [each, reply.json[each]]))
    expect(reply.json).toEqual({ ...row, ...others })
  }
})

test('an image of a product is added, read, listed and removed', async () => {
  const form = formOf({
    Image: [await png('bir.png'), await png('iki.png', '#123456')],
    Id: 0,
    ProductId: productId,
  })
  const { status, json } = await send<Stored[]>(['POST', '/api/v1/ProductImage/add', form])
  expect(status).toBe(200)
  expect(json).toHaveLength(2)
  for (const row of json) expect(fieldFaults(fieldsOf.productImage, row)).toEqual([])
  expect(json).toMatchObject([
    { index: 0, fileName: 'bir.png', type: 'image', contentType: 'image/webp', productId },
    { index: 1, fileName: 'iki.png', product: { id: productId, name: 'Mercimek' } },
  ])
  const [first, second] = json
  const one = (id: number) => send(['GET', `/api/v1/ProductImage/get-by-id?id=${id}`])
  expect((await one(first?.id ?? 0)).json).toEqual(first)
  const lists = async () => [
    (await send(['GET', `/api/v1/ProductImage/get-all?productId=${productId}`])).json,
    (await send(['POST', `/api/v1/ProductImage/get-table-all?productId=${productId}`, {}])).json.items,
  ]
  expect(await lists()).toEqual([json, json])
  const picture = await fetch(`${api.url}/resource/${first?.filePath}`)
  expect([picture.status, Number(picture.headers.get('content-length'))]).toEqual([200, first?.size])
  expect((await send(['DELETE', `/api/v1/ProductImage/remove/${first?.id}`])).status).toBe(204)
  expect((await one(first?.id ?? 0)).status).toBe(404)
  const left = { ...second, index: 0 }
  expect(await lists()).toEqual([[left], [left]])
})

test('a record inside another one has its fields too', async () => {
  const blog = entities.blog as Entity
  const { json } = await send<{ blogTags: Stored[]; blogCategories: Stored[] }>([
    ...blog.add,
    formOf(await blog.values(seed)),
  ])
  expect(json.blogTags.map(({ blogTagId }) => blogTagId)).toEqual(seed.tagIds)
  expect(json.blogCategories).toHaveLength(1)
  for (const link of json.blogTags) {
    expect(fieldFaults(fieldsOf.blogTagLink, link)).toEqual([])
    const { blogTags, ...tag } = link.blogTag as Stored
    expect([blogTags, fieldFaults(fieldsOf.blogTag, { ...tag, blogTags: [] })]).toEqual([null, []])
  }
  for (const link of json.blogCategories) {
    expect(fieldFaults(fieldsOf.blogCategoryLink, link)).toEqual([])
    expect(fieldFaults(fieldsOf.blogCategory, link.blogCategory)).toEqual([])
    expect(link.name).toBe('Haberler')
  }
  const product = (await send(['GET', `/api/v1/Product/get-by-id?id=${productId}`])).json
  expect(fieldFaults(fieldsOf.category, product.category)).toEqual([])
})

test('a sign-in reply has its fields', async () => {
  const body = { email: api.people.admin.email, password: 'correct horse battery' }
  const { json } = await send(['POST', '/api/v1/Auth/login', body])
  expect(fieldFaults(fieldsOf.login, json)).toEqual([])
  expect(json).toMatchObject({ id: api.people.admin.id, email: body.email, expires_in: 8 * 3600 })
})

test('secrets are null in every reply', async () => {
  const contact = entities.contact as Entity
  const { json } = await send([...contact.add, await contact.values(seed)])
  const stored = await api.sql('select to_json(contact) as row from contact where id = $1', [json.id])
  expect(JSON.stringify(stored.rows[0].row)).not.toContain('gizli parola')
  const everything = await Promise.all(
    [
      ['GET', contact.get(json.id)],
      ['GET', '/api/v1/Contact/get-all'],
      ['POST', '/api/v1/Contact/get-table-all', {}],
      ['GET', `/api/UserManager/get-user-all?${PAGE}`],
      ['POST', '/api/UserManager/get-user-table-all', {}],
      ['GET', `/api/UserManager/get-user?UserId=${api.people.admin.id}`],
      ['GET', `/api/UserManager/get-group-all?${PAGE}`],
    ].map(async ([method, path, body]) => {
      const { status, text } = await send([String(method), String(path), body])
      expect([path, status]).toEqual([path, 200])
      return text
    }),
  )
  expect(everything[0]).toContain('"password":null')
  for (const text of everything) {
    expect(text).not.toMatch(/"(password|passwordHash|securityStamp|file)":(?!null)/)
    expect(text).not.toContain('argon2')
    expect(text).not.toContain('gizli parola')
  }
})
