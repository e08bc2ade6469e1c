import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, PASSWORD, type People, type Person } from '../support/people.ts'

let api: Api
/** Another process on the same database. */
let other: Api
let people: People
let admin: Headers
let person: Person
let headers: Headers

beforeAll(async () => {
  api = await startApi()
  other = await startApi({ DATABASE_URL: api.databaseUrl })
  people = await createPeople(api)
  admin = await people.headers(people.admin)
})

afterAll(async () => {
  await other.close()
  await api.close()
})

beforeEach(async () => {
  person = await people.userWith(['about.manage'])
  headers = await people.headers(person)
  expect(await roles()).toEqual([['about.manage'], ['about.manage']])
})

/** The roles of the token in each process; null if it is invalid there. */
async function roles(of = headers): Promise<(string[] | null)[]> {
  const asked = [api, other].map(async (each) => {
    const { data } = await each.ask<{ me: object | null; myRoles: string[] }>('{ me { id } myRoles }', {}, of)
    return data.me ? data.myRoles : null
  })
  return Promise.all(asked)
}

async function asAdmin(mutation: string, variables: object): Promise<void> {
  const { errors } = await api.ask(
    `mutation ($id: ID!, $input: UpdateUser!) { ${mutation} }`,
    { input: {}, ...variables },
    admin,
  )
  expect(errors).toBeUndefined()
}

const update = (input: object) =>
  asAdmin('updateUser(id: $id, input: $input) { id }', { id: person.id, input })

describe('a token is revoked at once, in every process,', () => {
  test('signing out revokes the token and no other', async () => {
    const second = await people.headers(person)
    expect((await api.ask('mutation { logout }', {}, headers)).data).toEqual({ logout: true })
    expect(await roles()).toEqual([null, null])
    expect(await roles(second)).toEqual([['about.manage'], ['about.manage']])
    const { errors } = await other.ask('mutation { logout }', {}, headers)
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  test('removing its user revokes it, and a restore does not bring it back', async () => {
    const { errors } = await api.ask('mutation ($id: ID!) { removeUser(id: $id) }', { id: person.id }, admin)
    expect(errors).toBeUndefined()
    expect(await roles()).toEqual([null, null])
    await api.services.users.restore(api.staff, person.id)
    expect(await roles()).toEqual([null, null])
    expect(await roles(await people.headers(person))).toEqual([['about.manage'], ['about.manage']])
  })

  test('making its user passive revokes it, and reactivation does not bring it back', async () => {
    await update({ status: 'PASSIVE' })
    expect(await roles()).toEqual([null, null])
    await update({ status: 'ACTIVE' })
    expect(await roles()).toEqual([null, null])
  })

  test('changing its user’s password revokes it', async () => {
    await update({ password: 'quite another password' })
    expect(await roles()).toEqual([null, null])
    const { data } = await api.ask<{ login: { id: string } }>(
      'mutation ($input: LoginInput!) { login(input: $input) { id } }',
      { input: { email: person.email, password: 'quite another password' } },
    )
    expect(data.login.id).toBe(String(person.id))
    const { errors } = await api.ask('mutation ($input: LoginInput!) { login(input: $input) { id } }', {
      input: { email: person.email, password: PASSWORD },
    })
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  test('a token stays valid after other changes', async () => {
    await update({ firstName: 'Ayşe', phoneNumber: '1', status: 'ACTIVE', lockoutEnd: null })
    expect(await roles()).toEqual([['about.manage'], ['about.manage']])
  })
})

describe('the next request uses', () => {
  test('a change of groups', async () => {
    const group = await people.groupWith(['blog.manage', 'garson'])
    await update({ groupIds: [person.groupId, group] })
    expect((await roles())[1]).toEqual(['about.manage', 'blog.manage', 'garson'])
    await update({ groupIds: [] })
    expect(await roles()).toEqual([[], []])
  })

  test('a change of a group’s roles', async () => {
    await api.services.groups.update(api.staff, person.groupId, {
      roleIds: [await people.roleId('service.manage')],
    })
    expect(await roles()).toEqual([['service.manage'], ['service.manage']])
    const { errors } = await other.ask('mutation { addService(input: { name: "x" }) { id } }', {}, headers)
    expect(errors).toBeUndefined()
    expect(
      (await other.ask('mutation { addAbout(input: { description: "x" }) { id } }', {}, headers)).errors?.[0]
        ?.extensions.code,
    ).toBe('FORBIDDEN')
  })

  test('the new name of a role, for its permissions', async () => {
    const role = await people.roleId('garson')
    await api.services.groups.update(api.staff, person.groupId, { roleIds: [role] })
    await api.services.roles.update(api.staff, role, { name: 'barista' })
    expect(await roles()).toEqual([['barista'], ['barista']])
  })
})
