import 'reflect-metadata'
import { rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestContext } from '../../server/core/request-context.ts'
import { SharpDecoder } from '../../server/media/sharp-decoder.ts'
import { createServices } from '../../server/services.ts'
import { type Api, AUTH_SECRET, startApi } from '../support/api.ts'
import { createPeople, type Headers, PASSWORD, type People, type Person, unique } from '../support/people.ts'
import { picture } from '../support/picture.ts'
import { upload } from '../support/upload.ts'

interface Change {
  id: string
  action: string
  entity: string
  entityId: string
  userId: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  undoObstacle: string | null
}

interface Refusal {
  message: string
  extensions: { code: string; reason: string; conflicts?: { field: string; after: unknown; now: unknown }[] }
}

const FIELDS = 'id action entity entityId userId before after undoObstacle'

let api: Api
let people: People
let editor: Person
let headers: Headers

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  editor = await people.userWith(['administrator'])
  headers = await people.headers(editor)
})

afterAll(() => api.close())

/** The context in which services run for the editor. */
const asEditor = (): RequestContext => ({
  ...api.staff,
  em: api.orm.em.fork(),
  caller: { userId: editor.id, roles: new Set(['administrator']) },
})

/** The changes of a record, the newest first. */
async function changes(entity: string, id: number | string): Promise<Change[]> {
  const { data, errors } = await api.ask<{ changes: { items: Change[] } }>(
    `query ($entity: String, $id: ID) { changes(entity: $entity, id: $id, pageSize: 100) { items { ${FIELDS} } } }`,
    { entity, id },
    headers,
  )
  expect(errors).toBeUndefined()
  return data.changes.items
}

const newest = async (entity: string, id: number | string) => (await changes(entity, id))[0] as Change

async function ask(id: string, as = headers) {
  const { data, errors } = await api.ask<{ undoChange: Change } | null>(
    `mutation ($id: ID!) { undoChange(id: $id) { ${FIELDS} } }`,
    { id },
    as,
  )
  return { change: data?.undoChange, error: errors?.[0] as Refusal | undefined }
}

async function undo(change: Change, as = headers): Promise<Change> {
  const { change: made, error } = await ask(change.id, as)
  expect(error).toBeUndefined()
  return made as Change
}

/** The error of a refused undo, which must change nothing, not even the history. */
async function refused(change: Change, as = headers): Promise<Refusal> {
  const history = async () => (await api.sql('select max(id) from change')).rows
  const before = await history()
  const { change: made, error } = await ask(change.id, as)
  expect(made).toBeUndefined()
  expect(await history()).toEqual(before)
  return error as Refusal
}

async function mutate(field: string, call: string): Promise<string> {
  const { data, errors } = await api.ask<Record<string, { id: string }>>(
    `mutation { ${field}${call} }`,
    {},
    headers,
  )
  expect(errors).toBeUndefined()
  return data[field]?.id as string
}

const row = async (table: string, id: number | string) =>
  (await api.sql(`select * from "${table}" where id = $1`, [id])).rows[0] as Record<string, unknown>

const category = (name = 'Çorbalar') => mutate('addCategory', `(input: { name: "${name}" }) { id }`)

const dish = async (values = 'price: 100') =>
  mutate('addProduct', `(input: { name: "Mantı", categoryId: ${await category()}, ${values} }) { id }`)

const user = (name = unique('u'), more = '') =>
  mutate(
    'addUser',
    `(input: { userName: "${name}", email: "${name}@b.com", password: "${PASSWORD}" ${more} }) { id }`,
  )

/** The table of each entity, a new record, a change of it, and the columns that the change sets. */
const ENTITIES: readonly [
  title: string,
  table: string,
  add: () => string | Promise<string>,
  update: string,
  columns: readonly string[],
][] = [
  ['About', 'about', () => 'description: "a"', 'description: "b"', ['description']],
  [
    'Service',
    'service',
    () => 'name: "a", description: "x"',
    'name: "b", order: 77, status: PASSIVE, description: null',
    ['name', 'order', 'status', 'description'],
  ],
  [
    'Category',
    'category',
    () => 'name: "a"',
    'name: "b", order: 7, status: PASSIVE, description: "d"',
    ['name', 'order', 'status', 'description'],
  ],
  [
    'Product',
    'product',
    async () => `name: "a", price: 12.5, categoryId: ${await category()}`,
    'name: "b", price: 13.25, availiblity: false, status: PASSIVE, description: "d"',
    ['name', 'price', 'availiblity', 'status', 'description'],
  ],
  ['Blog', 'blog', () => 'name: "a"', 'name: "b", description: "d"', ['name', 'description']],
  ['BlogCategory', 'blog_category', () => 'name: "a"', 'name: "b"', ['name']],
  ['BlogTag', 'blog_tag', () => 'name: "a"', 'name: "b", status: PASSIVE', ['name', 'status']],
  [
    'Contact',
    'contact',
    () => 'address: "a", mail: "a@b.com"',
    'port: 25, mailServer: "m", userName: "u", address: null, mail: "c@d.com", phoneNumber: "1"',
    ['port', 'mail_server', 'user_name', 'address', 'mail', 'phone_number'],
  ],
  [
    'User',
    'user_account',
    () => `userName: "${unique('u')}", email: "${unique('u')}@b.com", password: "${PASSWORD}"`,
    'userName: "yeni.ad", email: "Yeni@b.com", firstName: "b", emailConfirmed: true, status: PASSIVE',
    [
      'user_name',
      'normalized_user_name',
      'email',
      'normalized_email',
      'first_name',
      'email_confirmed',
      'status',
    ],
  ],
  ['Role', 'role', () => `name: "${unique('r')}"`, 'name: "ahçı"', ['name', 'normalized_name']],
  [
    'Group',
    'user_group',
    () => `name: "${unique('g')}"`,
    'name: "aşçılar", description: "b"',
    ['name', 'normalized_name', 'description'],
  ],
]

test.each(ENTITIES)(
  'a change of a %s and its undo can be undone: add, update, remove and restore',
  async (title, table, add, update, columns) => {
    const entity = (title[0] as string).toLowerCase() + title.slice(1)
    const gone = title === 'User' ? 'delete' : 'is_deleted'
    const id = await mutate(`add${title}`, `(input: { ${await add()} }) { id }`)
    const held = async () => {
      const all = await row(table, id)
      return Object.fromEntries(columns.map((column) => [column, all[column]]))
    }
    const isGone = async () => (await row(table, id))[gone]
    const first = await held()

    await mutate(`update${title}`, `(id: ${id}, input: { ${update} }) { id }`)
    const second = await held()
    for (const column of columns) expect([column, second[column]]).not.toEqual([column, first[column]])
    const updated = await newest(entity, id)
    expect(updated.undoObstacle).toBeNull()
    const undone = await undo(updated)
    expect(await held()).toEqual(first)
    expect(undone).toMatchObject({
      action: 'UPDATE',
      entity,
      entityId: id,
      userId: String(editor.id),
      before: updated.after,
      after: updated.before,
      undoObstacle: null,
    })
    expect(undone).toEqual(await newest(entity, id))
    await undo(undone)
    expect(await held()).toEqual(second)

    await mutate(`remove${title}`, `(id: ${id})`)
    const restored = await undo(await newest(entity, id))
    expect([restored.action, await isGone()]).toEqual(['RESTORE', false])
    const removed = await undo(restored)
    expect([removed.action, await isGone()]).toEqual(['REMOVE', true])
    expect((await undo(removed)).action).toBe('RESTORE')

    const added = (await changes(entity, id)).at(-1) as Change
    expect([added.action, added.undoObstacle]).toEqual(['ADD', null])
    expect((await undo(added)).action).toBe('REMOVE')
    expect(await isGone()).toBe(true)
  },
)

describe('links', () => {
  const linked = async (blog: string) => ({
    categories: (
      await api.sql('select blog_category_id as id from blog_category_link where blog_id = $1', [blog])
    ).rows,
    tags: (
      await api.sql('select blog_tag_id as id from blog_tag_link where blog_id = $1 order by 1', [blog])
    ).rows.map(({ id }) => String(id)),
  })
  const blogCategory = () => mutate('addBlogCategory', '(input: { name: "Tarifler" }) { id }')
  const blogTag = () => mutate('addBlogTag', '(input: { name: "yaz" }) { id }')

  test('a replaced category of a blog entry is undone as one change, from either of its records', async () => {
    const [one, other] = [await blogCategory(), await blogCategory()]
    const id = await mutate('addBlog', `(input: { name: "a", categoryId: ${one} }) { id }`)
    for (const which of ['before', 'after'] as const) {
      await mutate('updateBlog', `(id: ${id}, input: { categoryId: ${other} }) { id }`)
      expect((await linked(id)).categories).toEqual([{ id: Number(other) }])
      const exchange = (await changes('blog', id)).slice(0, 2)
      const chosen = exchange.find((each) => each[which] !== null) as Change
      const undone = await undo(chosen)
      expect((await linked(id)).categories).toEqual([{ id: Number(one) }])
      const said = await refused(chosen)
      expect([said.extensions.code, said.message]).toEqual([
        'CONFLICT',
        'Nothing is left to undo: the record is as it was before this change.',
      ])
      await undo(undone)
      expect((await linked(id)).categories).toEqual([{ id: Number(other) }])
      await undo(await newest('blog', id))
    }
  })

  test('an added or removed category of a blog entry, and one that was replaced since', async () => {
    const [one, other] = [await blogCategory(), await blogCategory()]
    const id = await mutate('addBlog', '(input: { name: "a" }) { id }')
    await mutate('updateBlog', `(id: ${id}, input: { categoryId: ${one} }) { id }`)
    const given = await newest('blog', id)
    const taken = await undo(given)
    expect((await linked(id)).categories).toEqual([])
    await undo(taken)
    expect((await linked(id)).categories).toEqual([{ id: Number(one) }])
    await mutate('updateBlog', `(id: ${id}, input: { categoryId: ${other} }) { id }`)
    expect((await refused(given)).extensions).toEqual({
      code: 'CONFLICT',
      reason: 'UNDO_CHANGED_SINCE',
      params: { fields: ['blogCategoryId'] },
      conflicts: [{ field: 'blogCategoryId', after: Number(one), now: Number(other) }],
    })
    expect((await linked(id)).categories).toEqual([{ id: Number(other) }])
  })

  test('two replacements of a category in one request are two changes', async () => {
    const [a, b, c] = [await blogCategory(), await blogCategory(), await blogCategory()]
    const id = await mutate('addBlog', `(input: { name: "a", categoryId: ${a} }) { id }`)
    const { errors } = await api.ask(
      `mutation {
        one: updateBlog(id: ${id}, input: { categoryId: ${b} }) { id }
        two: updateBlog(id: ${id}, input: { categoryId: ${c} }) { id }
      }`,
      {},
      headers,
    )
    expect(errors).toBeUndefined()
    const recorded = (await changes('blog', id)).slice(0, 4)
    const categories = async () => (await linked(id)).categories.map((each) => String(each.id))
    for (const change of recorded.slice(2)) {
      expect((await refused(change)).extensions.conflicts).toEqual([
        { field: 'blogCategoryId', after: Number(b), now: Number(c) },
      ])
    }
    await undo(recorded[0] as Change)
    expect(await categories()).toEqual([b])
    await undo(recorded[3] as Change)
    expect(await categories()).toEqual([a])
  })

  test('single tags of a blog entry, and the others stay', async () => {
    const [a, b, c] = [await blogTag(), await blogTag(), await blogTag()]
    const id = await mutate('addBlog', `(input: { name: "a", tagIds: [${a}, ${b}] }) { id }`)
    await mutate('updateBlog', `(id: ${id}, input: { tagIds: [${a}, ${c}] }) { id }`)
    const [first, second] = (await changes('blog', id)) as [Change, Change]
    const [lost, won] = first.after ? [second, first] : [first, second]
    const back = await undo(lost)
    expect([back.before, back.after]).toEqual([null, { blogTagId: Number(b) }])
    expect((await linked(id)).tags).toEqual([a, b, c])
    await undo(won)
    expect((await linked(id)).tags).toEqual([a, b])
    for (const each of [lost, won]) expect((await refused(each)).message).toMatch(/^Nothing is left to undo/)
    await undo(await newest('blog', id))
    await mutate('updateBlog', `(id: ${id}, input: { tagIds: [${a}, ${b}] }) { id }`)
    await mutate('removeBlogTag', `(id: ${c})`)
    const said = await refused((await changes('blog', id))[0] as Change)
    expect([said.extensions.reason, said.message]).toEqual([
      'UNDO_INVALID_FIELDS',
      `tagIds must be the id of a record that exists; ${c} does not.`,
    ])
  })

  test('a group’s roles and a user’s groups', async () => {
    const role = await people.roleId('garson')
    const groupId = await people.groupWith([])
    await mutate('updateGroup', `(id: ${groupId}, input: { roleIds: [${role}] }) { id }`)
    const roles = async () =>
      (await api.sql('select role_id from group_role where group_id = $1', [groupId])).rows
    const away = await undo(await newest('group', groupId))
    expect(await roles()).toEqual([])
    await undo(away)
    expect(await roles()).toEqual([{ role_id: role }])

    const person = await people.userWith(['garson'])
    await mutate('updateUser', `(id: ${person.id}, input: { groupIds: [] }) { id }`)
    const back = await undo(await newest('user', person.id))
    const groups = async () =>
      (await api.sql('select group_id from user_group_member where user_id = $1', [person.id])).rows
    expect([back.after, await groups()]).toEqual([
      { groupId: person.groupId },
      [{ group_id: person.groupId }],
    ])
    await undo(back)
    expect(await groups()).toEqual([])
  })
})

describe('pictures', () => {
  const image = (colour: string) => picture('a.png', { colour })
  const service = (): RequestContext => ({ ...api.staff, em: api.orm.em.fork() })
  const shown = async (path: unknown) => (await fetch(`${api.url}/resource/${path}`)).status

  test.each(['category', 'blog'] as const)(
    'the replaced one of a %s is restored from the trash',
    async (entity) => {
      const { categories, blogs } = api.services
      const [records, column] = entity === 'blog' ? [blogs, 'image'] : [categories, 'image_file_path']
      const pathOf = async (id: number) => (await row(entity, id))[column]
      const [one, other] = entity === 'blog' ? ['#111111', '#222222'] : ['#333333', '#444444']
      const id = await records.add(service(), { name: 'a', image: image(one) })
      const first = await pathOf(id)
      await records.update(service(), id, { image: image(other) })
      const second = await pathOf(id)
      expect([await shown(first), await shown(second)]).toEqual([404, 200])
      const undone = await undo(await newest(entity, id))
      expect(await pathOf(id)).toBe(first)
      expect([await shown(first), await shown(second)]).toEqual([200, 404])
      await undo(undone)
      expect(await pathOf(id)).toBe(second)
      expect([await shown(first), await shown(second)]).toEqual([404, 200])

      await records.update(service(), id, { image: null })
      await undo(await newest(entity, id))
      expect([await pathOf(id), await shown(second)]).toEqual([second, 200])
    },
  )

  test('one whose file is gone is a conflict, and nothing else of the change is undone', async () => {
    const { categories } = api.services
    const id = await categories.add(service(), { name: 'a', image: image('#555555') })
    const path = String((await row('category', id)).image_file_path)
    await categories.update(service(), id, { name: 'b', image: image('#666666') })
    await rm(`${api.mediaFolder}/trash`, { recursive: true })
    const replaced = await newest('category', id)
    expect(replaced.before).toEqual({ name: 'a', imageFilePath: path })
    const said = await refused(replaced)
    expect([said.extensions.code, said.message]).toEqual([
      'CONFLICT',
      'The picture from before this change no longer exists. Nothing was undone.',
    ])
    expect((await row('category', id)).name).toBe('b')
  })

  test('those of a service are restored from the history itself', async () => {
    const { restaurantServices } = api.services
    const id = await restaurantServices.add(service(), {
      name: 'a',
      image: image('#777777'),
      icon: image('#888888'),
    })
    const first = await row('service', id)
    await restaurantServices.update(service(), id, { image: image('#999999'), icon: null })
    expect((await row('service', id)).icon).toBeNull()
    await undo(await newest('service', id))
    expect(await row('service', id)).toMatchObject({ image: first.image, icon: first.icon })
  })

  /** The ids of new pictures of a product, in their order. */
  const picturesOf = async (product: number | string) => {
    const bytes = []
    for (const colour of ['#aaaaaa', '#bbbbbb', '#cccccc']) {
      bytes.push(await buffer((await image(colour)).createReadStream()))
    }
    const { data } = await upload<{ addProductImages: { id: string }[] }>(
      api.url,
      'mutation ($id: ID!, $images: [Upload!]!) { addProductImages(productId: $id, images: $images) { id } }',
      { id: product, images: [null, null, null] },
      bytes.map((each, index) => ({ at: `variables.images.${index}`, name: 'a.png', bytes: each })),
      headers,
    )
    return data.addProductImages.map(({ id }) => id) as [string, string, string]
  }
  const orderOf = async (product: number | string) => {
    const { rows } = await api.sql(
      'select id, index from product_image where product_id = $1 and not is_deleted order by 2',
      [product],
    )
    return rows.map(({ id, index }) => `${id}@${index}`)
  }

  test('the removal of a picture is undone by its manager, though the others were moved since', async () => {
    const product = await dish()
    const manager = await people.headers(await people.userWith(['product.manage']))
    const [a, b, c] = await picturesOf(product)
    const { data } = await api.ask<{ many: { requestId: string } }>(
      'mutation ($ids: [ID!]!) { many: removeProductImages(ids: $ids) { requestId } }',
      { ids: [a] },
      manager,
    )
    await mutate('updateProductImage', `(id: ${c}, input: { index: 0 }) { id }`)
    expect(await orderOf(product)).toEqual([`${c}@0`, `${b}@1`])
    const undone = await api.ask(
      'mutation ($id: String!) { undoRequest(requestId: $id) }',
      { id: data.many.requestId },
      manager,
    )
    expect(undone.data).toEqual({ undoRequest: 1 })
    expect(await orderOf(product)).toEqual([`${a}@0`, `${c}@1`, `${b}@2`])
    const { rows } = await api.sql(
      `select request_id from change where entity = 'productImage' and entity_id = $1 order by id desc limit 1`,
      [a],
    )
    const again = await api.ask(
      'mutation ($id: String!) { undoRequest(requestId: $id) }',
      { id: rows[0].request_id },
      manager,
    )
    expect(again.data).toEqual({ undoRequest: 1 })
    expect(await orderOf(product)).toEqual([`${c}@0`, `${b}@1`])
  })

  test('additions, moves and removals of a dish’s pictures are undone, and the order stays without gaps', async () => {
    const product = await dish()
    const [a, b, c] = await picturesOf(product)
    const order = () => orderOf(product)
    await mutate('updateProductImage', `(id: ${c}, input: { index: 0 }) { id }`)
    expect(await order()).toEqual([`${c}@0`, `${a}@1`, `${b}@2`])
    await undo(await newest('productImage', c))
    expect(await order()).toEqual([`${a}@0`, `${b}@1`, `${c}@2`])
    await mutate('removeProductImage', `(id: ${a})`)
    const removed = await newest('productImage', a)
    expect(removed.action).toBe('REMOVE')
    expect(await order()).toEqual([`${b}@0`, `${c}@1`])
    const back = await undo(removed)
    expect(await order()).toEqual([`${a}@0`, `${b}@1`, `${c}@2`])
    await undo(back)
    expect(await order()).toEqual([`${b}@0`, `${c}@1`])
    await undo(await newest('productImage', a))
    await undo((await changes('productImage', b)).at(-1) as Change)
    expect((await order()).length).toBe(2)
    await mutate('removeProductImage', `(id: ${a})`)
    await mutate('removeProduct', `(id: ${product})`)
    const said = await refused(await newest('productImage', a))
    expect([said.extensions.code, said.message]).toEqual([
      'CONFLICT',
      'The product of this product image was removed. Restore the product first.',
    ])
  })
})

describe('a conflict', () => {
  test('names every field that was changed since, with both values, and writes nothing', async () => {
    const id = await dish('price: 100, description: "d"')
    await mutate('updateProduct', `(id: ${id}, input: { price: 110, name: "b", description: null }) { id }`)
    const first = await newest('product', id)
    await mutate('updateProduct', `(id: ${id}, input: { price: 120.5, description: "e" }) { id }`)
    const before = await row('product', id)
    const said = await refused(first)
    expect(said.message).toBe('These were changed again since: price, description. Nothing was undone.')
    expect(said.extensions.code).toBe('CONFLICT')
    expect(said.extensions.conflicts).toEqual([
      { field: 'price', after: 110, now: 120.5 },
      { field: 'description', after: null, now: 'e' },
    ])
    expect(await row('product', id)).toEqual(before)
    await undo(await newest('product', id))
    await undo(first)
    expect(await row('product', id)).toMatchObject({ name: 'Mantı', description: 'd' })
  })

  test('is not caused by changes of other fields', async () => {
    const id = await dish()
    await mutate('updateProduct', `(id: ${id}, input: { price: 110 }) { id }`)
    const first = await newest('product', id)
    await mutate('updateProduct', `(id: ${id}, input: { name: "Keşkek" }) { id }`)
    await undo(first)
    expect(await row('product', id)).toMatchObject({ name: 'Keşkek', price: '100.00' })
  })

  test('is caused by a second undo', async () => {
    const id = await dish()
    await mutate('updateProduct', `(id: ${id}, input: { price: 110 }) { id }`)
    const updated = await newest('product', id)
    await undo(updated)
    expect(await refused(updated)).toMatchObject({
      message: 'Nothing is left to undo: the record is as it was before this change.',
      extensions: { code: 'CONFLICT', reason: 'UNDO_NOTHING_LEFT' },
    })
    const added = (await changes('product', id)).at(-1) as Change
    const removed = await undo(added)
    expect(await refused(added)).toMatchObject({
      message: 'Nothing is left to undo: the record was removed since.',
      extensions: { code: 'CONFLICT', reason: 'UNDO_ALREADY_REMOVED' },
    })
    await undo(removed)
    expect(await refused(removed)).toMatchObject({
      message: 'Nothing is left to undo: the record was restored since.',
      extensions: { code: 'CONFLICT', reason: 'UNDO_ALREADY_RESTORED' },
    })
  })

  test('is caused by a later removal, which each change has as its obstacle', async () => {
    const id = await dish()
    await mutate('updateProduct', `(id: ${id}, input: { price: 110 }) { id }`)
    await mutate('removeProduct', `(id: ${id})`)
    const obstacles = async () => (await changes('product', id)).map((each) => each.undoObstacle)
    expect(await obstacles()).toEqual([null, 'RECORD_REMOVED', 'ALREADY_REMOVED'])
    const said = await refused((await changes('product', id))[1] as Change)
    expect([said.extensions.reason, said.message]).toEqual([
      'UNDO_RECORD_REMOVED',
      'The record was removed. Restore it first.',
    ])
    await undo(await newest('product', id))
    expect(await obstacles()).toEqual([null, 'ALREADY_RESTORED', null, null])
  })

  test('is caused by a removed parent, and by records moved into it', async () => {
    const [from, to] = [await category(), await category()]
    const id = await mutate('addProduct', `(input: { name: "a", price: 1, categoryId: ${from} }) { id }`)
    await mutate('updateProduct', `(id: ${id}, input: { categoryId: ${to} }) { id }`)
    const moved = await newest('product', id)
    expect(await refused((await changes('category', to))[0] as Change)).toMatchObject({
      message: 'This category is still used by 1 product. Move or remove them first.',
      extensions: { code: 'CONFLICT', reason: 'IN_USE' },
    })
    await mutate('removeCategory', `(id: ${from})`)
    expect(await refused(moved)).toMatchObject({
      message: `categoryId must be the id of a record that exists; ${from} does not.`,
      extensions: {
        code: 'CONFLICT',
        reason: 'UNDO_INVALID_FIELDS',
        fields: [{ field: 'categoryId', rule: 'NO_SUCH_RECORD', params: { id: from } }],
      },
    })
    await undo(await newest('category', from))
    await undo(moved)
    expect((await row('product', id)).category_id).toBe(Number(from))
    await mutate('removeProduct', `(id: ${id})`)
    await mutate('removeCategory', `(id: ${from})`)
    expect(await refused(await newest('product', id))).toMatchObject({
      message: 'The category of this product was removed. Restore the category first.',
      extensions: { code: 'CONFLICT' },
    })
  })

  test('is caused by a name that is in use again', async () => {
    const [name, next] = [unique('grup'), unique('grup')]
    const id = await mutate('addGroup', `(input: { name: "${name}" }) { id }`)
    await mutate('updateGroup', `(id: ${id}, input: { name: "${next}" }) { id }`)
    await mutate('addGroup', `(input: { name: "${name}" }) { id }`)
    expect(await refused(await newest('group', id))).toMatchObject({
      message: 'Another group has that name already.',
      extensions: { code: 'CONFLICT', reason: 'VALUE_TAKEN', params: { entity: 'group', field: 'name' } },
    })
  })

  test('is not the error for an unknown change', async () => {
    for (const id of ['2000000000', 'x', '']) {
      const { error } = await ask(id)
      expect([error?.extensions.code, error?.message]).toEqual([
        'NOT_FOUND',
        `There is no change with the id ${id}.`,
      ])
    }
  })
})

describe('races', () => {
  test('one of two concurrent undos succeeds', async () => {
    const id = await dish()
    await mutate('updateProduct', `(id: ${id}, input: { price: 110 }) { id }`)
    const { id: change } = await newest('product', id)
    const results = await Promise.all([ask(change), ask(change), ask(change)])
    expect(results.filter(({ error }) => !error)).toHaveLength(1)
    for (const { error } of results.filter((each) => each.error)) {
      expect(error?.extensions.code).toBe('CONFLICT')
    }
    expect((await changes('product', id)).length).toBe(3)
  })

  test('an undo waits for a running update, and then reports its changes', async () => {
    const id = await dish()
    await mutate('updateProduct', `(id: ${id}, input: { price: 110 }) { id }`)
    const { id: change } = await newest('product', id)
    let pending: ReturnType<typeof ask> | undefined
    await api.orm.em.fork().transactional(async (em) => {
      await api.services.products.update({ ...api.staff, em }, id, { price: 120 })
      pending = ask(change)
      for (let waiting = 0; waiting === 0; ) {
        const { rows } = await api.sql(
          "select count(*)::integer as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        )
        waiting = rows[0].count
      }
    })
    expect((await pending)?.error?.extensions.conflicts).toEqual([{ field: 'price', after: 110, now: 120 }])
    expect((await row('product', id)).price).toBe('120.00')
  })

  test('an interrupted transaction changes nothing', async () => {
    const [one, other] = [await category(), await category()]
    const id = await mutate('addProduct', `(input: { name: "a", price: 1, categoryId: ${one} }) { id }`)
    await mutate('updateProduct', `(id: ${id}, input: { categoryId: ${other}, name: "b" }) { id }`)
    const change = await newest('product', id)
    const before = await row('product', id)
    await api.sql(`create function cut() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`)
    await api.sql('create trigger zz_cut after update on product for each row execute function cut()')
    const { error } = await ask(change.id)
    await api.sql('drop trigger zz_cut on product')
    expect(error).toBeDefined()
    expect(await row('product', id)).toEqual(before)
    expect(await newest('product', id)).toEqual(change)
    await undo(change)
    expect(await row('product', id)).toMatchObject({ name: 'a', category_id: Number(one) })
  })

  test('an undo is announced once, after its commit, and a refused one never', async () => {
    const id = await dish()
    await mutate('updateProduct', `(id: ${id}, input: { price: 110 }) { id }`)
    const change = await newest('product', id)
    // Separate services receive no notifications of the database.
    const services = createServices(api.orm, api.files, new SharpDecoder(), {
      authSecret: AUTH_SECRET,
      signInLimit: { take: async () => {} },
      site: { name: 'x', phone: '', address: '', mapUrl: '', deliveryUrl: '', own: {} },
      publicUrl: () => api.url,
      version: { name: 'x', version: '1' },
    })
    let announced = 0
    services.changes.onChange(() => announced++)
    await services.history.undo(asEditor(), change.id)
    expect(announced).toBe(1)
    await expect(services.history.undo(asEditor(), change.id)).rejects.toThrow('Nothing is left')
    expect(announced).toBe(1)
  })
})

describe('permissions', () => {
  test('administrators and managers of the records, and nobody else', async () => {
    const id = await dish()
    const change = await newest('product', id)
    const cook = await people.headers(await people.userWith(['product.availability']))
    const writer = await people.headers(await people.userWith(['blog.manage']))
    expect((await refused(change, {})).extensions.code).toBe('UNAUTHENTICATED')
    expect((await refused(change, cook)).extensions.code).toBe('FORBIDDEN')
    expect((await refused(change, writer)).extensions.code).toBe('NOT_FOUND')
    expect((await row('product', id)).is_deleted).toBe(false)
  })

  test('a user who lost the role during the request', async () => {
    const id = await dish()
    const change = await newest('product', id)
    const person = await people.userWith(['administrator'])
    const { token } = await tokenOf(person)
    await api.services.users.update(api.staff, person.id, { groupIds: [] })
    const context: RequestContext = {
      em: api.orm.em.fork(),
      caller: { userId: person.id, roles: new Set(['administrator']) },
      requestId: 'late',
      address: '127.0.0.1',
      token,
    }
    await expect(api.services.history.undo(context, change.id)).rejects.toThrow('permissions have changed')
    expect((await row('product', id)).is_deleted).toBe(false)
  })

  async function tokenOf(person: Person): Promise<{ token: RequestContext['token'] }> {
    const { Authorization } = (await people.headers(person)) as { Authorization: string }
    const { token } = await api.services.auth.callerOf(api.orm.em.fork(), Authorization)
    return { token }
  }

  test('an undo that changes an administrator’s e-mail or groups requires the caller’s password', async () => {
    const other = await people.userWith(['administrator'])
    const extra = await people.groupWith(['product.manage'])
    await mutate(
      'updateUser',
      `(id: ${other.id}, input: { email: "${unique('x')}@b.com", currentPassword: "${PASSWORD}" }) { id }`,
    )
    const email = await newest('user', other.id)
    await mutate(
      'updateUser',
      `(id: ${other.id}, input: { groupIds: [${other.groupId}, ${extra}], currentPassword: "${PASSWORD}" }) { id }`,
    )
    const group = await newest('user', other.id)
    for (const change of [email, group]) {
      expect(await refused(change)).toMatchObject({
        extensions: { code: 'FORBIDDEN', reason: 'UNDO_NEEDS_PASSWORD' },
      })
    }
    await mutate('updateUser', `(id: ${other.id}, input: { firstName: "Ayşe" }) { id }`)
    await undo(await newest('user', other.id))
    expect((await row('user_account', other.id)).first_name).toBeNull()
  })

  test('no undo leaves the site without an active administrator', async () => {
    const alone = await startApi()
    try {
      const those = await createPeople(alone)
      const ask = (query: string, as: Headers) => alone.ask<Record<string, never>>(query, {}, as)
      const first = await those.headers(those.admin)
      const second = await those.userWith(['administrator'])
      await alone.services.users.remove(alone.staff, second.id)
      await alone.services.users.restore(alone.staff, second.id)
      await ask(
        `mutation { removeUser(id: ${those.admin.id}, currentPassword: "${PASSWORD}") }`,
        await those.headers(second),
      )
      const { rows } = await alone.sql(
        "select id from change where entity = 'user' and entity_id = $1 and action = 'RESTORE'",
        [second.id],
      )
      expect((await ask('{ me { id } }', first)).data).toEqual({ me: null })
      const { errors } = await ask(
        `mutation { undoChange(id: ${rows[0].id}) { id } }`,
        await those.headers(second),
      )
      expect([errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([
        'CONFLICT',
        'This would leave no active administrator. Add another one first.',
      ])
    } finally {
      await alone.close()
    }
  })

  test('a user disabled by an undo is signed out', async () => {
    const person = await people.userWith([])
    await mutate('updateUser', `(id: ${person.id}, input: { status: PASSIVE }) { id }`)
    await mutate('updateUser', `(id: ${person.id}, input: { status: ACTIVE }) { id }`)
    const theirs = await people.headers(person)
    await undo(await newest('user', person.id))
    await undo((await changes('user', person.id))[0] as Change)
    expect((await api.ask('{ me { id } }', {}, theirs)).data).toEqual({ me: null })
  })
})

describe('what cannot be undone', () => {
  test('a password, whatever else was changed', async () => {
    const id = await user()
    await mutate('updateUser', `(id: ${id}, input: { password: "quite another one", firstName: "a" }) { id }`)
    const change = await newest('user', id)
    expect(change.undoObstacle).toBe('SECRET')
    expect(await refused(change)).toMatchObject({
      message: 'A change of a password cannot be undone: the old one is not stored.',
      extensions: { code: 'CONFLICT', reason: 'UNDO_SECRET' },
    })
    const contact = await mutate('addContact', '(input: { address: "a" }) { id }')
    await mutate('updateContact', `(id: ${contact}, input: { password: "mail password" }) { id }`)
    const secret = await newest('contact', contact)
    expect(secret.undoObstacle).toBe('SECRET')
    expect(JSON.stringify(await refused(secret))).not.toContain('mail password')
  })

  test('a text that looks like a masked password is an ordinary text', async () => {
    const id = await mutate('addBlogTag', '(input: { name: "(secret)" }) { id }')
    await mutate('updateBlogTag', `(id: ${id}, input: { name: "(erased)" }) { id }`)
    await undo(await newest('blogTag', id))
    expect((await row('blog_tag', id)).name).toBe('(secret)')
  })

  test('a change of an erased user', async () => {
    const id = await user(unique('silinecek'), ', firstName: "Ayşe"')
    await mutate('updateUser', `(id: ${id}, input: { firstName: "Fatma" }) { id }`)
    await mutate('removeUser', `(id: ${id})`)
    await mutate('eraseUser', `(id: ${id})`)
    const before = await row('user_account', id)
    const recorded = await changes('user', id)
    expect(recorded.map(({ action }) => action)).toEqual(['UPDATE', 'REMOVE', 'UPDATE', 'ADD'])
    for (const change of recorded) {
      expect(change.undoObstacle).toBe('ERASED')
      expect(await refused(change)).toMatchObject({
        message: 'The data of this user were erased: its changes cannot be undone.',
        extensions: { code: 'CONFLICT', reason: 'UNDO_ERASED' },
      })
    }
    expect(await row('user_account', id)).toEqual(before)
  })

  test('the end of a lock; the lock itself can be undone', async () => {
    const id = await user()
    await api.sql("update user_account set lockout_end = now() + interval '1 day' where id = $1", [id])
    const ended = await undo(await newest('user', id))
    expect((await row('user_account', id)).lockout_end).toBeNull()
    expect(ended.undoObstacle).toBe('FIXED')
    expect((await refused(ended)).message).toBe(
      'This change cannot be undone: no call can set the changed fields.',
    )
  })

  test('a change of a record that no longer exists, or of an unknown kind', async () => {
    const id = await mutate('addBlogTag', '(input: { name: "a" }) { id }')
    await api.sql('delete from blog_tag where id = $1', [id])
    await api.sql(
      `insert into change (action, entity, entity_id, before, after)
       values ('UPDATE', 'event', 1, '{"a": 1}', '{"a": 2}')`,
    )
    for (const change of [...(await changes('blogTag', id)), await newest('event', 1)]) {
      expect(change.undoObstacle).toBe('FIXED')
      expect((await refused(change)).extensions.code).toBe('CONFLICT')
    }
  })
})

test('changes made over REST can be undone too', async () => {
  const send = (method: string, path: string, body?: object) =>
    fetch(`${api.url}${path}`, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  const id = await mutate('addBlogTag', '(input: { name: "a" }) { id }')
  const reply = await send('PATCH', '/api/v1/BlogTag/update', { id: Number(id), name: 'b' })
  expect(reply.status).toBeLessThan(300)
  await undo(await newest('blogTag', id))
  expect((await row('blog_tag', id)).name).toBe('a')
})

test('items of the sample calls can be undone too', async () => {
  const id = await api.services.values.add(asEditor(), { name: 'a' })
  await api.services.values.update(asEditor(), id, { name: 'b' })
  await undo(await newest('value', id))
  expect((await row('value_item', id)).name).toBe('a')
})

test('the obstacles on a page of the history need no further statements', async () => {
  const id = await dish()
  const read = () => changes('product', id)
  await read()
  const few = await api.statementsOf(read)
  for (let price = 1; price < 20; price++) {
    await mutate('updateProduct', `(id: ${id}, input: { price: ${price} }) { id }`)
  }
  expect((await api.statementsOf(read)).length).toBe(few.length)
})

describe('removals of users and groups by a manager', () => {
  interface Manager {
    readonly as: Headers
    readonly person: Person
  }
  async function manager(...roles: string[]): Promise<Manager> {
    const person = await people.userWith(['user.manage', 'group.manage', ...roles])
    return { person, as: await people.headers(person) }
  }
  async function remove(many: 'Users' | 'Groups', id: number, as: Headers): Promise<string> {
    const call = `mutation ($ids: [ID!]!) { many: remove${many}(ids: $ids) { count requestId } }`
    const { data, errors } = await api.ask<{ many: { count: number; requestId: string } }>(
      call,
      { ids: [id] },
      as,
    )
    expect(errors).toBeUndefined()
    return data.many.requestId
  }
  async function undoRequest(requestId: string, as: Headers) {
    const call = 'mutation ($requestId: String!) { undoRequest(requestId: $requestId) }'
    const { data, errors } = await api.ask<{ undoRequest: number } | null>(call, { requestId }, as)
    return errors?.[0]?.extensions.reason ?? data?.undoRequest
  }
  const isRemoved = async ({ id }: Person) =>
    (await api.sql('select delete from user_account where id = $1', [id])).rows[0].delete
  const restore = (id: number) =>
    api.ask('mutation ($id: ID!) { restoreUser(id: $id) { id } }', { id }, headers)

  test('are undone by who made them and may still make them, and by no other manager', async () => {
    const [maker, other, removed] = [await manager(), await manager(), await people.userWith([])]
    const first = await remove('Users', removed.id, maker.as)
    expect(await undoRequest(first, other.as)).toBe('MISSING_PERMISSION')
    expect(await isRemoved(removed)).toBe(true)
    expect(await undoRequest(first, maker.as)).toBe(1)
    expect(await isRemoved(removed)).toBe(false)

    const second = await remove('Users', removed.id, maker.as)
    await api.sql('delete from user_group_member where user_id = $1', [maker.person.id])
    expect(await undoRequest(second, maker.as)).toBe('MISSING_PERMISSION')
    expect(await isRemoved(removed)).toBe(true)
  })

  test('are not undone once an administrator has restored the user, and removed it again', async () => {
    const [maker, removed] = [await manager(), await people.userWith([])]
    const request = await remove('Users', removed.id, maker.as)
    expect((await restore(removed.id)).errors).toBeUndefined()
    await remove('Users', removed.id, headers)
    expect(await undoRequest(request, maker.as)).toBe('UNDO_ALREADY_RESTORED')
    expect(await isRemoved(removed)).toBe(true)
  })

  test('are undone only by those who hold the roles of the group, also of a removed one', async () => {
    const maker = await manager('blog.manage')
    const group = await people.groupWith(['blog.manage'])
    const member = await people.userWith([], [group])
    const ofMember = await remove('Users', member.id, maker.as)
    const ofGroup = await remove('Groups', group, maker.as)
    const blog = await people.roleId('blog.manage')
    await api.sql('delete from group_role where group_id = $1 and role_id = $2', [maker.person.groupId, blog])

    expect(await undoRequest(ofMember, maker.as)).toBe('ROLES_NOT_HELD')
    expect(await undoRequest(ofGroup, maker.as)).toBe('ROLES_NOT_HELD')
    // The group may come back, with the password that a member was given meanwhile.
    expect((await restore(member.id)).errors).toBeUndefined()
    const change =
      'mutation ($id: ID!) { updateUser(id: $id, input: { password: "another long password" }) { id } }'
    const { errors } = await api.ask(change, { id: member.id }, maker.as)
    expect(errors?.[0]?.extensions.reason).toBe('ROLES_NOT_HELD')
  })
})
