import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERMISSIONS } from '../../server/core/access.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, PASSWORD, type People, type Person, unique } from '../support/people.ts'

let api: Api
let people: People
let admin: Headers
/** Who manages users and groups, and nothing else. */
let manager: Person
let headers: Headers

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  admin = await people.headers(people.admin)
  manager = await people.userWith(['user.manage', 'group.manage', 'role.manage'])
  headers = await people.headers(manager)
})

afterAll(() => api.close())

type Answer = Awaited<ReturnType<Api['ask']>>

/** The code of the refusal, or null. */
const code = ({ errors }: Answer) => errors?.[0]?.extensions.code ?? null

function mutate(field: string, variables: { id?: unknown; input?: object }, as = headers): Promise<Answer> {
  const title = field.replace(/^(add|update|remove|restore)/, '')
  const verb = field.slice(0, -title.length)
  const input =
    verb === 'add' || verb === 'update' ? `$input: ${verb === 'add' ? 'Add' : 'Update'}${title}!` : ''
  const id = verb === 'add' ? '' : '$id: ID!'
  const passed = [id && 'id: $id', input && 'input: $input'].filter(Boolean).join(', ')
  const selection = verb === 'remove' ? '' : '{ id }'
  return api.ask(
    `mutation (${[id, input].filter(Boolean).join(', ')}) { ${field}(${passed}) ${selection} }`,
    variables,
    as,
  )
}

const newUser = (input: object = {}) => {
  const userName = unique('new')
  return { userName, email: `${userName}@example.com`, password: PASSWORD, ...input }
}

async function rolesOf(groupId: number): Promise<string[]> {
  const { rows } = await api.sql(
    'select r.name from group_role l join role r on r.id = l.role_id where l.group_id = $1 order by 1',
    [groupId],
  )
  return rows.map((row) => row.name)
}

describe('nobody', () => {
  test('puts anybody into a group with a role that they do not hold', async () => {
    const editors = await people.groupWith(['blog.manage'])
    const person = await people.userWith([])
    expect(code(await mutate('addUser', { input: newUser({ groupIds: [editors] }) }))).toBe('FORBIDDEN')
    expect(code(await mutate('updateUser', { id: person.id, input: { groupIds: [editors] } }))).toBe(
      'FORBIDDEN',
    )
    expect(
      code(await mutate('updateUser', { id: manager.id, input: { groupIds: [manager.groupId, editors] } })),
    ).toBe('FORBIDDEN')
    expect(
      code(await mutate('updateUser', { id: person.id, input: { groupIds: [editors] } }, admin)),
    ).toBeNull()
  })

  test('puts a role into a group that they do not hold', async () => {
    const own = await people.roleId('user.manage')
    const foreign = await people.roleId('product.manage')
    const group = await people.groupWith([])
    expect(code(await mutate('addGroup', { input: { name: unique('g'), roleIds: [foreign] } }))).toBe(
      'FORBIDDEN',
    )
    expect(code(await mutate('updateGroup', { id: group, input: { roleIds: [own, foreign] } }))).toBe(
      'FORBIDDEN',
    )
    expect(await rolesOf(group)).toEqual([])
    expect(code(await mutate('updateGroup', { id: group, input: { roleIds: [own] } }))).toBeNull()
    expect(await rolesOf(group)).toEqual(['user.manage'])
  })

  test.each([
    ['changes', 'updateUser', { firstName: 'x' }],
    ['gives a password to', 'updateUser', { password: 'quite another password' }],
    ['makes passive', 'updateUser', { status: 'PASSIVE' }],
    ['takes the groups of', 'updateUser', { groupIds: [] }],
    ['removes', 'removeUser', undefined],
  ])('%s a user who holds a role that they do not hold', async (_, field, input) => {
    for (const victim of [await people.userWith(['blog.manage']), people.admin]) {
      const row = async () => (await api.sql('select * from user_account where id = $1', [victim.id])).rows[0]
      const before = await row()
      expect(code(await mutate(field, { id: victim.id, ...(input && { input }) }))).toBe('FORBIDDEN')
      expect(await row()).toEqual(before)
    }
    const equal = await people.userWith(['user.manage'])
    expect(code(await mutate(field, { id: equal.id, ...(input && { input }) }))).toBeNull()
  })

  test.each([
    ['changes', 'updateGroup', { description: 'x' }],
    ['takes the roles of', 'updateGroup', { roleIds: [] }],
    ['removes', 'removeGroup', undefined],
  ])('%s a group that holds a role that they do not hold', async (_, field, input) => {
    const group = await people.groupWith(['about.manage', 'user.manage'])
    expect(code(await mutate(field, { id: group, ...(input && { input }) }))).toBe('FORBIDDEN')
    expect(await rolesOf(group)).toEqual(['about.manage', 'user.manage'])
    expect(code(await mutate(field, { id: group, ...(input && { input }) }, admin))).toBeNull()
  })

  test('gets a role by making one of its name, or by naming another so', async () => {
    const role = await people.roleId('garson')
    for (const name of ['administrator', 'ADMINISTRATOR', 'Blog.Manage']) {
      expect(code(await mutate('addRole', { input: { name } }))).toBe('CONFLICT')
      expect(code(await mutate('updateRole', { id: role, input: { name } }))).toBe('CONFLICT')
    }
    // What looks alike grants nothing.
    const group = await people.groupWith(['administrator '])
    const person = await people.userWith([], [group])
    expect(
      code(await mutate('addAbout', { input: { description: 'x' } }, await people.headers(person))),
    ).toBe('FORBIDDEN')
  })

  test('who only manages groups renames what a role grants', async () => {
    const only = await people.headers(await people.userWith(['group.manage']))
    expect(code(await mutate('addRole', { input: { name: unique('r') } }, only))).toBe('FORBIDDEN')
  })
})

describe('the built-in roles', () => {
  test.each(PERMISSIONS)('keep %s, under its name', async (name) => {
    const id = await people.roleId(name)
    expect(code(await mutate('updateRole', { id, input: { name: 'other' } }, admin))).toBe('CONFLICT')
    expect(code(await mutate('removeRole', { id }, admin))).toBe('CONFLICT')
    const { rows } = await api.sql('select name, is_deleted from role where id = $1', [id])
    expect(rows[0]).toEqual({ name, is_deleted: false })
  })
})
