import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

describe('names are unique whatever their case, by invariant rules', () => {
  test.each([
    ['info', 'INFO', true],
    ['INFO', 'İNFO', false],
    ['ko\u0308fte', 'KÖFTE', true],
  ])('of groups and roles: %s and %s', async (first, second, same) => {
    const end = unique('')
    for (const title of ['Group', 'Role']) {
      const added = await mutate(`add${title}`, { input: { name: first + end } }, admin)
      expect(code(added)).toBeNull()
      expect(code(await mutate(`add${title}`, { input: { name: second + end } }, admin))).toBe(
        same ? 'CONFLICT' : null,
      )
    }
  })

  test('of users, by name and by address', async () => {
    const taken = newUser({ userName: unique('info') })
    expect(code(await mutate('addUser', { input: taken }))).toBeNull()
    expect(
      code(await mutate('addUser', { input: newUser({ userName: taken.userName.toUpperCase() }) })),
    ).toBe('CONFLICT')
    expect(code(await mutate('addUser', { input: newUser({ email: taken.email.toUpperCase() }) }))).toBe(
      'CONFLICT',
    )
    const other = await people.userWith([])
    expect(code(await mutate('updateUser', { id: other.id, input: { email: taken.email } }))).toBe('CONFLICT')
    expect(
      code(await mutate('updateUser', { id: other.id, input: { userName: other.userName.toUpperCase() } })),
    ).toBeNull()
    const { rows } = await api.sql('select normalized_user_name from user_account where user_name = $1', [
      taken.userName,
    ])
    expect(rows[0].normalized_user_name).toBe(taken.userName.replaceAll('i', 'I').toUpperCase())
  })

  test('also of two who are added at once, and of one that comes back', async () => {
    const name = unique('twin')
    const answers = await Promise.all([1, 2, 3].map(() => mutate('addRole', { input: { name } }, admin)))
    expect(answers.map(code).sort()).toEqual(['CONFLICT', 'CONFLICT', null])
    const id = await people.roleId(name)
    await mutate('removeRole', { id }, admin)
    expect(code(await mutate('addRole', { input: { name } }, admin))).toBeNull()
    expect(code(await mutate('restoreRole', { id }, admin))).toBe('CONFLICT')
  })
})

describe('a concurrency stamp', () => {
  test.each(['User', 'Role'])(
    'of a %s that is old is CONFLICT; without one nothing is asked',
    async (title) => {
      const id = title === 'User' ? (await people.userWith([])).id : await people.roleId(unique('r'))
      const field = title === 'User' ? 'firstName' : 'name'
      const one = title.toLowerCase()
      const stamp = async () => {
        const { data } = await api.ask<Record<string, { concurrencyStamp: string }>>(
          `{ ${one}(id: ${id}) { concurrencyStamp } }`,
          {},
          admin,
        )
        return data[one]?.concurrencyStamp
      }
      const update = async (concurrencyStamp?: string | null) =>
        code(await mutate(`update${title}`, { id, input: { [field]: unique('v'), concurrencyStamp } }, admin))
      const first = await stamp()
      expect(await update(first)).toBeNull()
      expect(await stamp()).not.toBe(first)
      expect(await update(first)).toBe('CONFLICT')
      expect(await update(await stamp())).toBeNull()
      expect(await update()).toBeNull()
      expect(await update(null)).toBeNull()
    },
  )
})

describe('a user', () => {
  test.each([
    ['userName', ['ab', 'a'.repeat(65), 'ayşe', 'a b', 'a\n'], ['abc', 'A-z.0_9@+']],
    ['email', ['a', 'a@b', 'a b@c.de', `${'a'.repeat(250)}@b.de`], ['a.b@example.com']],
    [
      'password',
      ['x'.repeat(9), 'x'.repeat(129), '1234567890', 'PASSWORD123'],
      ['x'.repeat(128), 'şifreşifre'],
    ],
    ['phoneNumber', ['1'.repeat(33)], ['1'.repeat(32), null]],
    ['lockoutEnabled', ['yes', 1], [true]],
    ['status', ['GONE', 2], ['PASSIVE']],
    ['groupIds', [['x'], [0], [2_000_000_000]], [[], null]],
  ])('has a %s within its bounds', async (field, bad, good) => {
    for (const value of bad) {
      const { errors } = await mutate('addUser', { input: newUser({ [field]: value }) }, admin)
      const fields = errors?.[0]?.extensions.fields?.map((each) => each.field.replace(/\[\d+\]/, ''))
      expect([errors?.[0]?.extensions.code, [...new Set(fields)]]).toEqual(['BAD_USER_INPUT', [field]])
    }
    for (const value of good)
      expect(code(await mutate('addUser', { input: newUser({ [field]: value }) }, admin))).toBeNull()
  })

  test('cannot be given hashes, stamps, counts or normalized names', async () => {
    const forged = [
      'passwordHash',
      'securityStamp',
      'normalizedUserName',
      'normalizedEmail',
      'accessFailedCount',
      'delete',
      'isDeleted',
      'id',
      'groups',
    ]
    for (const field of forged) {
      expect(code(await mutate('addUser', { input: newUser({ [field]: 1 }) }, admin))).toBe('BAD_USER_INPUT')
      expect(code(await mutate('updateUser', { id: manager.id, input: { [field]: 1 } }, admin))).toBe(
        'BAD_USER_INPUT',
      )
    }
  })

  test('is kept with an argon2id hash, and a new stamp for each password', async () => {
    const person = await people.userWith([])
    const row = async () =>
      (await api.sql('select password_hash, security_stamp from user_account where id = $1', [person.id]))
        .rows[0]
    const first = await row()
    expect(first.password_hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/)
    await mutate('updateUser', { id: person.id, input: { password: PASSWORD } })
    const second = await row()
    expect(second.password_hash).not.toBe(first.password_hash)
    expect(second.security_stamp).not.toBe(first.security_stamp)
  })
})
