import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type People } from '../support/people.ts'

let api: Api
let people: People

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
})

afterAll(() => api.close())

describe('of users', () => {
  const secrets = async () =>
    (await api.sql('select password_hash, security_stamp from user_account')).rows[0]

  test('neither hashes nor stamps can be searched, sorted or filtered by', async () => {
    const headers = await people.headers(people.admin)
    const { password_hash, security_stamp } = await secrets()
    for (const field of ['passwordHash', 'password_hash', 'securityStamp', 'concurrencyStamp']) {
      for (const query of [{ orderBy: field }, { filters: [{ field, value: password_hash }] }]) {
        const { errors } = await api.ask(
          'query ($query: TableQuery) { userTable(query: $query) { totalCount } }',
          { query },
          headers,
        )
        expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
      }
      const { errors } = await api.ask(
        `{ users(page: 1, pageCount: 1, orderBy: "${field}") { totalCount } }`,
        {},
        headers,
      )
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    }
    for (const query of [password_hash.slice(0, 12), security_stamp]) {
      const { data } = await api.ask(
        'query ($query: String) { users(page: 1, pageCount: 9, query: $query) { totalCount } }',
        { query },
        headers,
      )
      expect(data).toEqual({ users: { totalCount: 0 } })
    }
  })

  test('each sees itself, its groups, and no other user through them', async () => {
    const person = await people.userWith(['about.manage'])
    await api.services.users.add(api.staff, {
      userName: 'colleague',
      email: 'colleague@example.com',
      password: 'long enough for this',
      groupIds: [person.groupId as number],
    })
    const { data } = await api.ask(
      '{ me { userName groups { userId groupId group { id name } user { userName } } } myRoles }',
      {},
      await people.headers(person),
    )
    expect(data).toEqual({
      me: {
        userName: person.userName,
        groups: [
          {
            userId: String(person.id),
            groupId: String(person.groupId),
            group: { id: String(person.groupId), name: expect.any(String) },
            user: { userName: person.userName },
          },
        ],
      },
      myRoles: ['about.manage'],
    })
  })
})
