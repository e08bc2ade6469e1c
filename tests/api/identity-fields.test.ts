import { describe, expect, test } from 'vitest'
import { codeOf, newUser, openAccounts } from '../support/open-accounts.ts'
import { PASSWORD, unique } from '../support/people.ts'

const accounts = openAccounts()

describe('names are unique, ignoring case by invariant rules', () => {
  test.each([
    ['info', 'INFO', true],
    ['INFO', 'İNFO', false],
    ['ko\u0308fte', 'KÖFTE', true],
  ])('of groups and roles: %s and %s', async (first, second, same) => {
    const end = unique('')
    for (const title of ['Group', 'Role']) {
      const added = await accounts.mutate(`add${title}`, { input: { name: first + end } }, accounts.admin)
      expect(codeOf(added)).toBeNull()
      expect(
        codeOf(await accounts.mutate(`add${title}`, { input: { name: second + end } }, accounts.admin)),
      ).toBe(same ? 'CONFLICT' : null)
    }
  })

  test('of users, by name and by address', async () => {
    const taken = newUser({ userName: unique('info') })
    expect(codeOf(await accounts.mutate('addUser', { input: taken }))).toBeNull()
    expect(
      codeOf(
        await accounts.mutate('addUser', { input: newUser({ userName: taken.userName.toUpperCase() }) }),
      ),
    ).toBe('CONFLICT')
    expect(
      codeOf(await accounts.mutate('addUser', { input: newUser({ email: taken.email.toUpperCase() }) })),
    ).toBe('CONFLICT')
    // A user name that reads like somebody's address.
    expect(codeOf(await accounts.mutate('addUser', { input: newUser({ userName: taken.email }) }))).toBe(
      'CONFLICT',
    )
    const other = await accounts.people.userWith([])
    expect(codeOf(await accounts.mutate('updateUser', { id: other.id, input: { email: taken.email } }))).toBe(
      'CONFLICT',
    )
    expect(
      codeOf(
        await accounts.mutate('updateUser', {
          id: other.id,
          input: { userName: other.userName.toUpperCase() },
        }),
      ),
    ).toBeNull()
    const { rows } = await accounts.api.sql(
      'select normalized_user_name from user_account where user_name = $1',
      [taken.userName],
    )
    expect(rows[0].normalized_user_name).toBe(taken.userName.replaceAll('i', 'I').toUpperCase())
  })

  test('one of two concurrent additions is refused, and so is a restored user with a used name', async () => {
    const name = unique('twin')
    const answers = await Promise.all(
      [1, 2, 3].map(() => accounts.mutate('addRole', { input: { name } }, accounts.admin)),
    )
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', 'CONFLICT', null])
    const id = await accounts.people.roleId(name)
    await accounts.mutate('removeRole', { id }, accounts.admin)
    expect(codeOf(await accounts.mutate('addRole', { input: { name } }, accounts.admin))).toBeNull()
    expect(codeOf(await accounts.mutate('restoreRole', { id }, accounts.admin))).toBe('CONFLICT')
  })
})

describe('a concurrency stamp', () => {
  test.each([
    ['User', async () => (await accounts.people.userWith([])).id],
    ['Role', () => accounts.people.roleId(unique('r'))],
    ['Group', () => accounts.people.groupWith([])],
  ])('of a %s that is stale is CONFLICT; a missing one is not checked', async (title, added) => {
    const id = await added()
    const field = title === 'User' ? 'firstName' : 'name'
    const one = title.toLowerCase()
    const stamp = async () => {
      const { data } = await accounts.api.ask<Record<string, { concurrencyStamp: string }>>(
        `{ ${one}(id: ${id}) { concurrencyStamp } }`,
        {},
        accounts.admin,
      )
      return data[one]?.concurrencyStamp
    }
    const update = async (concurrencyStamp?: string | null) =>
      codeOf(
        await accounts.mutate(
          `update${title}`,
          { id, input: { [field]: unique('v'), concurrencyStamp } },
          accounts.admin,
        ),
      )
    const first = await stamp()
    expect(await update(first)).toBeNull()
    expect(await stamp()).not.toBe(first)
    expect(await update(first)).toBe('CONFLICT')
    expect(await update(await stamp())).toBeNull()
    expect(await update()).toBeNull()
    expect(await update(null)).toBeNull()
  })
})

describe('a user', () => {
  test.each([
    ['userName', ['ab', 'a'.repeat(65), 'ayşe', 'a b', 'a\n'], ['abc', 'A-z.0_9@+']],
    [
      'email',
      ['a', 'a@b', 'a b@c.de', 'no\u200bne@b.de', 'non\u0435@b.de', `${'a'.repeat(250)}@b.de`],
      ['a.b@example.com', 'имя@example.com'],
    ],
    [
      'password',
      [
        'x'.repeat(9),
        'x'.repeat(129),
        '1234567890',
        'PASSWORD123',
        'aaaaaaaaaa',
        'abababABABab',
        'Restaurant',
      ],
      ['x'.repeat(128), 'şifreşifre'],
    ],
    ['phoneNumber', ['1'.repeat(33)], ['1'.repeat(32), null]],
    ['lockoutEnabled', ['yes', 1], [true]],
    ['status', ['GONE', 2], ['PASSIVE']],
    ['groupIds', [['x'], [0], [2_000_000_000]], [[], null]],
  ])('has a %s within its bounds', async (field, bad, good) => {
    for (const value of bad) {
      const { errors } = await accounts.mutate(
        'addUser',
        { input: newUser({ [field]: value }) },
        accounts.admin,
      )
      const fields = errors?.[0]?.extensions.fields?.map((each) => each.field.replace(/\[\d+\]/, ''))
      expect([errors?.[0]?.extensions.code, [...new Set(fields)]]).toEqual(['BAD_USER_INPUT', [field]])
    }
    for (const value of good)
      expect(
        codeOf(await accounts.mutate('addUser', { input: newUser({ [field]: value }) }, accounts.admin)),
      ).toBeNull()
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
      expect(
        codeOf(await accounts.mutate('addUser', { input: newUser({ [field]: 1 }) }, accounts.admin)),
      ).toBe('BAD_USER_INPUT')
      expect(
        codeOf(
          await accounts.mutate(
            'updateUser',
            { id: accounts.manager.id, input: { [field]: 1 } },
            accounts.admin,
          ),
        ),
      ).toBe('BAD_USER_INPUT')
    }
  })

  test('is stored with an argon2id hash, and a new stamp for each password', async () => {
    const person = await accounts.people.userWith([])
    const row = async () =>
      (
        await accounts.api.sql('select password_hash, security_stamp from user_account where id = $1', [
          person.id,
        ])
      ).rows[0]
    const first = await row()
    expect(first.password_hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/)
    await accounts.mutate('updateUser', { id: person.id, input: { password: PASSWORD } })
    const second = await row()
    expect(second.password_hash).not.toBe(first.password_hash)
    expect(second.security_stamp).not.toBe(first.security_stamp)
  })
})
