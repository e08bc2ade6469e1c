import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, PASSWORD, type People, type Person, unique } from '../support/people.ts'

let api: Api
let people: People
let headers: Headers
let administrators: number

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  administrators = (await api.sql("select id from user_group where name = 'Administrators'")).rows[0].id
  headers = await people.headers(people.admin)
})

afterAll(() => api.close())

type Call = (password: string) => Promise<{ reason: string | null; rule?: string }>
type Way = () => Promise<Call>

/** Sends a mutation; `$own` is where the caller's own password goes. */
const graphql =
  (mutation: string): Call =>
  async (password) => {
    const own = password === '' ? '' : `currentPassword: "${password}"`
    const { errors } = await api.ask(`mutation { ${mutation.replace('$own', own)} }`, {}, headers)
    const { reason = null, fields } = (errors?.[0]?.extensions ?? {}) as {
      reason?: string
      fields?: { rule: string }[]
    }
    return { reason, ...(fields && { rule: fields[0]?.rule }) }
  }

const rest =
  (method: string, path: string, body: object): Call =>
  async (password) => {
    const reply = await fetch(`${api.url}/api/UserManager/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ ...body, ...(password !== '' && { currentPassword: password }) }),
    })
    if (reply.ok) return { reason: null }
    const { reason, fields } = (await reply.json()) as { reason: string; fields: { rule: string }[] }
    return { reason, ...(fields.length > 0 && { rule: fields[0]?.rule as string }) }
  }

const newUser = () => {
  const userName = unique('new')
  return { userName, email: `${userName}@example.com`, password: PASSWORD }
}

const administrator = () => people.userWith(['administrator'])
const plain = () => people.userWith([])
const removed = async (person: Person) => {
  await api.services.users.remove(api.staff, person.id)
  return person
}

async function changeOf(person: Person): Promise<{ id: number; requestId: string }> {
  const { rows } = await api.sql(
    "select id, request_id from change where entity = 'user' and entity_id = $1 order by id desc limit 1",
    [person.id],
  )
  return { id: rows[0].id, requestId: rows[0].request_id }
}

/** Every way to make, change or remove an administrator, and to let somebody manage accounts. */
const WAYS: Readonly<Record<string, Way>> = {
  'a new user in their group': async () => {
    const { userName, email, password } = newUser()
    const values = `userName: "${userName}", email: "${email}", password: "${password}"`
    return graphql(`addUser(input: { ${values}, groupIds: [${administrators}], $own }) { id }`)
  },
  'a new user in their group, over REST': async () =>
    rest('POST', 'add-user', { ...newUser(), groups: [administrators] }),
  'a user who gets their group': async () =>
    graphql(`updateUser(id: ${(await plain()).id}, input: { groupIds: [${administrators}], $own }) { id }`),
  'a group that gets their role': async () => {
    const { groupId } = await plain()
    const role = await people.roleId('administrator')
    return graphql(`updateGroup(id: ${groupId}, input: { roleIds: [${role}], $own }) { id }`)
  },
  'a group that gets their role, over REST': async () =>
    rest('PUT', 'update-group', {
      id: (await plain()).groupId,
      roles: [await people.roleId('administrator')],
    }),
  'a restored administrator': async () =>
    graphql(`restoreUser(id: ${(await removed(await administrator())).id}, $own) { id }`),
  'restored administrators': async () =>
    graphql(`restoreUsers(ids: [${(await removed(await administrator())).id}], $own) { count }`),
  'a restored group of theirs with a member': async () => {
    const person = await removed(await administrator())
    await api.services.groups.remove(api.staff, person.groupId)
    await api.services.users.restore(api.staff, person.id)
    return graphql(`restoreGroup(id: ${person.groupId}, $own) { id }`)
  },
  'an administrator who is removed': async () =>
    graphql(`removeUser(id: ${(await administrator()).id}, $own)`),
  'administrators who are removed': async () =>
    graphql(`removeUsers(ids: [${(await administrator()).id}], $own) { count }`),
  'an administrator who is removed over REST': async () =>
    rest('DELETE', 'delete-user', { id: (await administrator()).id }),
  ...Object.fromEntries(
    Object.entries<() => string>({
      email: () => `"${unique('x')}@example.com"`,
      userName: () => `"${unique('name')}"`,
      password: () => '"baska bir parola 77"',
      status: () => 'PASSIVE',
      lockoutEnabled: () => 'false',
      groupIds: () => '[]',
    }).map(([field, value]): [string, Way] => [
      `an administrator with another ${field}`,
      async () =>
        graphql(
          `updateUser(id: ${(await administrator()).id}, input: { ${field}: ${value()}, $own }) { id }`,
        ),
    ]),
  ),
  ...Object.fromEntries(
    (['user.manage', 'group.manage', 'role.manage'] as const).flatMap((role): [string, Way][] => [
      [
        `a new user with ${role}`,
        async () => {
          const { userName, email, password } = newUser()
          const values = `userName: "${userName}", email: "${email}", password: "${password}"`
          const group = await people.groupWith([role, 'blog.manage'])
          return graphql(`addUser(input: { ${values}, groupIds: [${group}], $own }) { id }`)
        },
      ],
      [
        `a new user with ${role}, over REST`,
        async () => rest('POST', 'add-user', { ...newUser(), groups: [await people.groupWith([role])] }),
      ],
      [
        `an invited user with ${role}`,
        async () => {
          const values = `email: "${newUser().email}", groupIds: [${await people.groupWith([role])}]`
          return graphql(`inviteUser(input: { ${values}, $own }) { expiresAt }`)
        },
      ],
      [
        `a user who gets ${role} besides another role of its kind`,
        async () => {
          const { id, groupId } = await people.userWith([
            role === 'user.manage' ? 'role.manage' : 'user.manage',
          ])
          const groups = [groupId, await people.groupWith([role])]
          return graphql(`updateUser(id: ${id}, input: { groupIds: [${groups}], $own }) { id }`)
        },
      ],
      [
        `a group whose members get ${role}`,
        async () => {
          const { groupId } = await plain()
          const roleId = await people.roleId(role)
          return graphql(`updateGroup(id: ${groupId}, input: { roleIds: [${roleId}], $own }) { id }`)
        },
      ],
      [
        `a restored user with ${role}`,
        async () =>
          graphql(`restoreUser(id: ${(await removed(await people.userWith([role]))).id}, $own) { id }`),
      ],
    ]),
  ),
  'an administrator whose lock is lifted': async () => {
    const { id } = await administrator()
    await api.sql("update user_account set lockout_end = now() + interval '5 minutes' where id = $1", [id])
    return graphql(`updateUser(id: ${id}, input: { lockoutEnd: null, $own }) { id }`)
  },
}

test.each(Object.entries(WAYS))('a token alone is not enough for %s', async (_, way) => {
  const call = await way()
  const state = async () => (await api.sql('select max(id) from change')).rows
  const before = await state()
  expect(await call('')).toEqual({ reason: 'INVALID_FIELDS', rule: 'OWN_PASSWORD_REQUIRED' })
  expect(await call('not the password')).toEqual({ reason: 'INVALID_FIELDS', rule: 'WRONG_PASSWORD' })
  expect(await state()).toEqual(before)
  await api.sql('delete from sign_in_attempt')
  expect(await call(PASSWORD)).toEqual({ reason: null })
  expect(await state()).not.toEqual(before)
})

test.each(
  (
    [
      ['undoChange', ({ id }: { id: number }) => `undoChange(id: ${id}, $own) { id }`],
      [
        'undoRequest',
        ({ requestId }: { requestId: string }) => `undoRequest(requestId: "${requestId}", $own)`,
      ],
    ] as const
  ).flatMap(([name, mutation]) =>
    ['administrator', 'user.manage', 'group.manage', 'role.manage'].map(
      (role) => [name, role, mutation] as const,
    ),
  ),
)('a token alone is not enough to give back by %s the role %s', async (_, role, mutation) => {
  const person = await people.userWith([role])
  await api.ask(
    `mutation { updateUser(id: ${person.id}, input: { groupIds: [], currentPassword: "${PASSWORD}" }) { id } }`,
    {},
    headers,
  )
  const call = graphql(mutation(await changeOf(person)))
  await api.sql('delete from sign_in_attempt')
  expect(await call('')).toEqual({ reason: 'UNDO_NEEDS_PASSWORD' })
  expect(await call('not the password')).toEqual({ reason: 'INVALID_FIELDS', rule: 'WRONG_PASSWORD' })
  expect(await call(PASSWORD)).toEqual({ reason: null })
})

test('other changes of accounts and groups need no password', async () => {
  const person = await plain()
  const manager = await people.userWith(['user.manage', 'group.manage'])
  const roles = [await people.roleId('user.manage'), await people.roleId('blog.manage')]
  for (const mutation of [
    `updateUser(id: ${manager.id}, input: { firstName: "Ayşe", groupIds: [${manager.groupId}], $own }) { id }`,
    `updateGroup(id: ${manager.groupId}, input: { roleIds: [${roles}], $own }) { id }`,
    `removeUser(id: ${manager.id}, $own)`,
    `addGroup(input: { name: "${unique('team')}", roleIds: [${roles}], $own }) { id }`,
    `updateUser(id: ${person.id}, input: { email: "${unique('x')}@example.com", $own }) { id }`,
    `updateUser(id: ${(await administrator()).id}, input: { firstName: "Ayşe", $own }) { id }`,
    `updateGroup(id: ${administrators}, input: { description: "x", $own }) { id }`,
    `removeUser(id: ${person.id}, $own)`,
    `restoreUser(id: ${person.id}, $own) { id }`,
  ])
    expect(await graphql(mutation)('')).toEqual({ reason: null })
})
