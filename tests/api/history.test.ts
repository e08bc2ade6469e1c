import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, PASSWORD, type People, type Person, unique } from '../support/people.ts'
import { picture } from '../support/picture.ts'
import { upload } from '../support/upload.ts'

interface Change {
  userId: string | null
  userName: string | null
  action: string
  entity: string
  entityId: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  requestId: string | null
  date: string
}

let api: Api
let people: People
let editor: Person
let headers: Headers
let admin: Headers

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  editor = await people.userWith(['administrator'])
  headers = await people.headers(editor)
  admin = await people.headers(people.admin)
})

afterAll(() => api.close())

async function changes(entity?: string, id?: number | string, as = admin): Promise<Change[]> {
  const { data, errors } = await api.ask<{ changes: { items: Change[]; totalCount: number } }>(
    `query ($entity: String, $id: ID) { changes(entity: $entity, id: $id, pageSize: 100) {
      totalCount items { userId userName action entity entityId before after requestId date }
    } }`,
    { entity, id },
    as,
  )
  expect(errors).toBeUndefined()
  expect(data.changes.totalCount).toBeGreaterThanOrEqual(data.changes.items.length)
  return data.changes.items
}

async function mutate(field: string, call: string): Promise<{ id: string; requestId: string | null }> {
  const {
    data,
    errors,
    headers: answered,
  } = await api.ask<Record<string, { id: string }>>(`mutation { ${field}${call} }`, {}, headers)
  expect(errors).toBeUndefined()
  return { id: data[field]?.id as string, requestId: answered.get('x-request-id') }
}

/** For each entity an addition, a change, and the expected record of the change. */
const ENTITIES: readonly [
  title: string,
  add: () => string | Promise<string>,
  update: string,
  before: object,
  after: object,
][] = [
  ['About', () => 'description: "a"', 'description: "b"', { description: 'a' }, { description: 'b' }],
  ['Service', () => 'name: "a"', 'order: 77', { order: expect.any(Number) }, { order: 77 }],
  ['Category', () => 'name: "a"', 'status: PASSIVE', { status: 1 }, { status: 0 }],
  [
    'Product',
    async () => `name: "a", price: 1, categoryId: ${await category()}`,
    'price: 2.5',
    { price: 1 },
    { price: 2.5 },
  ],
  ['Blog', () => 'name: "a"', 'description: "b"', { description: null }, { description: 'b' }],
  ['BlogCategory', () => 'name: "a"', 'name: "b"', { name: 'a' }, { name: 'b' }],
  ['BlogTag', () => 'name: "a"', 'name: "b"', { name: 'a' }, { name: 'b' }],
  ['Contact', () => 'address: "a"', 'port: 25', { port: null }, { port: 25 }],
  [
    'User',
    () => `userName: "${unique('u')}", email: "${unique('u')}@b.com", password: "${PASSWORD}"`,
    'firstName: "b"',
    { firstName: null },
    { firstName: 'b' },
  ],
  [
    'Role',
    () => `name: "${unique('r')}"`,
    'name: "ahçı"',
    { name: expect.any(String), normalizedName: expect.any(String) },
    { name: 'ahçı', normalizedName: 'AHÇı' },
  ],
  ['Group', () => `name: "${unique('g')}"`, 'description: "b"', { description: null }, { description: 'b' }],
]

async function category(): Promise<string> {
  return (await mutate('addCategory', '(input: { name: "x" }) { id }')).id
}

test.each(ENTITIES)(
  'every change of a %s is recorded: fields, user, request, before and after',
  async (title, add, update, before, after) => {
    const added = await mutate(`add${title}`, `(input: { ${await add()} }) { id }`)
    const { id } = added
    const steps = [added]
    steps.unshift(await mutate(`update${title}`, `(id: ${id}, input: { ${update} }) { id }`))
    steps.unshift(await mutate(`remove${title}`, `(id: ${id})`))
    steps.unshift(await mutate(`restore${title}`, `(id: ${id}) { id }`))
    const entity = (title[0] as string).toLowerCase() + title.slice(1)
    const recorded = await changes(entity, id)
    expect(recorded.map(({ action }) => action)).toEqual(['RESTORE', 'REMOVE', 'UPDATE', 'ADD'])
    for (const [index, change] of recorded.entries()) {
      expect(change).toMatchObject({
        entity,
        entityId: id,
        userId: String(editor.id),
        userName: editor.userName,
        requestId: steps[index]?.requestId,
      })
      expect(Math.abs(Date.parse(change.date) - Date.now())).toBeLessThan(60_000)
    }
    const [restored, removed, updated, made] = recorded as [Change, Change, Change, Change]
    expect([updated.before, updated.after]).toEqual([before, after])
    const gone = title === 'User' ? 'delete' : 'isDeleted'
    expect([removed.before, removed.after]).toEqual([{ [gone]: false }, { [gone]: true }])
    expect([restored.before, restored.after]).toEqual([{ [gone]: true }, { [gone]: false }])
    expect(made.before).toBeNull()
    expect(made.after).toMatchObject({ id: Number(id) })
  },
)

test('pictures of products, and links of users and groups, are recorded under their owner', async () => {
  const { id: product } = await mutate(
    'addProduct',
    `(input: { name: "a", price: 1, categoryId: ${await category()} }) { id }`,
  )
  const bytes: Buffer[] = []
  for await (const chunk of (await picture('a.png')).createReadStream()) bytes.push(chunk)
  const { data } = await upload<{ addProductImages: { id: string }[] }>(
    api.url,
    'mutation ($id: ID!, $images: [Upload!]!) { addProductImages(productId: $id, images: $images) { id } }',
    { id: product, images: [null] },
    [{ at: 'variables.images.0', name: 'a.png', bytes: Buffer.concat(bytes) }],
    headers,
  )
  const [image] = await changes('productImage', data.addProductImages[0]?.id)
  expect(image).toMatchObject({
    action: 'ADD',
    userId: String(editor.id),
    after: { fileName: 'a.png', productId: Number(product) },
  })

  const person = await people.userWith([])
  await mutate('updateUser', `(id: ${person.id}, input: { groupIds: [] }) { id }`)
  expect((await changes('user', person.id))[0]).toMatchObject({
    action: 'UPDATE',
    before: { groupId: person.groupId },
    after: null,
  })
  const role = await people.roleId('garson')
  await mutate('updateGroup', `(id: ${person.groupId}, input: { roleIds: [${role}] }) { id }`)
  expect((await changes('group', person.groupId as number))[0]).toMatchObject({
    action: 'UPDATE',
    before: null,
    after: { roleId: role },
  })
})

test('a change of a secret is recorded without the secret', async () => {
  const { id } = await mutate(
    'addUser',
    `(input: { userName: "${unique('u')}", email: "${unique('u')}@b.com", password: "${PASSWORD}" }) { id }`,
  )
  const { rows: first } = await api.sql(
    'select password_hash, security_stamp from user_account where id = $1',
    [id],
  )
  await mutate('updateUser', `(id: ${id}, input: { password: "quite another password" }) { id }`)
  const { rows: second } = await api.sql(
    'select password_hash, security_stamp from user_account where id = $1',
    [id],
  )
  const recorded = await changes('user', id)
  expect(recorded[0]).toMatchObject({ before: { password: '(secret)' }, after: { password: '(changed)' } })
  expect(Object.keys(recorded[0]?.after as object)).toEqual(['password'])
  const text = JSON.stringify((await api.sql('select * from change')).rows)
  for (const { password_hash, security_stamp } of [...first, ...second]) {
    expect(text).not.toContain(password_hash)
    expect(text).not.toContain(security_stamp)
  }
  expect(text).not.toContain(PASSWORD)
})

test('failed and refused changes are not recorded', async () => {
  const latest = async () => (await api.sql('select count(*) from change')).rows[0].count
  const before = await latest()
  const failing = [
    'addAbout(input: { description: "" }) { id }',
    'updateProduct(id: 2000000000, input: { name: "x" }) { id }',
    'addProduct(input: { name: "x", price: 1, categoryId: 2000000000 }) { id }',
    'addRole(input: { name: "administrator" }) { id }',
  ]
  for (const call of failing)
    expect((await api.ask(`mutation { ${call} }`, {}, headers)).errors).toHaveLength(1)
  expect((await api.ask('mutation { addAbout(input: { description: "x" }) { id } }')).errors).toHaveLength(1)
  await expect(
    api.orm.em.fork().transactional(async (em) => {
      await api.services.abouts.add({ ...api.staff, em }, { description: 'x' })
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  expect(await latest()).toBe(before)
})

test('changes without a user are recorded as the system’s', async () => {
  const id = await api.services.abouts.add(api.staff, { description: 'x' })
  expect((await changes('about', id))[0]).toMatchObject({ userId: null, userName: null, action: 'ADD' })
})

test.each([
  "update change set action = 'ADD'",
  'delete from change',
  'delete from change where id = -1',
  'truncate change',
  'truncate change cascade',
])('the database itself refuses to %s', async (statement) => {
  const before = (await api.sql('select count(*) from change')).rows[0].count
  await expect(api.sql(statement)).rejects.toThrow('only ever added to')
  expect((await api.sql('select count(*) from change')).rows[0].count).toBe(before)
})

test('no mutation modifies it; one only undoes changes', async () => {
  const { data } = await api.ask<{ __type: { fields: { name: string; type: { name: string | null } }[] } }>(
    '{ __type(name: "Mutation") { fields { name type { name } } } }',
  )
  const named = data.__type.fields.filter(({ name }) => /change|histor|undo/i.test(name))
  expect(named.map(({ name }) => name).sort()).toEqual([
    'changePassword',
    'changePrices',
    'changeReservation',
    'undoChange',
    'undoRequest',
  ])
})
