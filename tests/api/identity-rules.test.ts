import { describe, expect, test } from 'vitest'
import { PERMISSIONS } from '../../server/modules/registry.ts'
import { codeOf, newUser, openAccounts } from '../support/open-accounts.ts'
import { unique } from '../support/people.ts'

const accounts = openAccounts()

async function rolesOf(groupId: number): Promise<string[]> {
  const { rows } = await accounts.api.sql(
    'select r.name from group_role l join role r on r.id = l.role_id where l.group_id = $1 order by 1',
    [groupId],
  )
  return rows.map((row) => row.name)
}

describe('nobody', () => {
  test('adds anybody to a group with a role that they do not hold', async () => {
    const editors = await accounts.people.groupWith(['blog.manage'])
    const person = await accounts.people.userWith([])
    expect(codeOf(await accounts.mutate('addUser', { input: newUser({ groupIds: [editors] }) }))).toBe(
      'FORBIDDEN',
    )
    expect(
      codeOf(await accounts.mutate('updateUser', { id: person.id, input: { groupIds: [editors] } })),
    ).toBe('FORBIDDEN')
    expect(
      codeOf(
        await accounts.mutate('updateUser', {
          id: accounts.manager.id,
          input: { groupIds: [accounts.manager.groupId, editors] },
        }),
      ),
    ).toBe('FORBIDDEN')
    expect(
      codeOf(
        await accounts.mutate(
          'updateUser',
          { id: person.id, input: { groupIds: [editors] } },
          accounts.admin,
        ),
      ),
    ).toBeNull()
  })

  test('adds a role to a group that they do not hold', async () => {
    const own = await accounts.people.roleId('user.manage')
    const foreign = await accounts.people.roleId('product.manage')
    const group = await accounts.people.groupWith([])
    expect(
      codeOf(await accounts.mutate('addGroup', { input: { name: unique('g'), roleIds: [foreign] } })),
    ).toBe('FORBIDDEN')
    expect(
      codeOf(await accounts.mutate('updateGroup', { id: group, input: { roleIds: [own, foreign] } })),
    ).toBe('FORBIDDEN')
    expect(await rolesOf(group)).toEqual([])
    expect(codeOf(await accounts.mutate('updateGroup', { id: group, input: { roleIds: [own] } }))).toBeNull()
    expect(await rolesOf(group)).toEqual(['user.manage'])
  })

  test.each([
    ['changes', 'updateUser', { firstName: 'x' }],
    ['gives a password to', 'updateUser', { password: 'quite another password' }],
    ['makes passive', 'updateUser', { status: 'PASSIVE' }],
    ['takes the groups of', 'updateUser', { groupIds: [] }],
    ['removes', 'removeUser', undefined],
  ])('%s a user who holds a role that they do not hold', async (_, field, input) => {
    for (const victim of [await accounts.people.userWith(['blog.manage']), accounts.people.admin]) {
      const row = async () =>
        (await accounts.api.sql('select * from user_account where id = $1', [victim.id])).rows[0]
      const before = await row()
      expect(codeOf(await accounts.mutate(field, { id: victim.id, ...(input && { input }) }))).toBe(
        'FORBIDDEN',
      )
      expect(await row()).toEqual(before)
    }
    const equal = await accounts.people.userWith(['user.manage'])
    expect(codeOf(await accounts.mutate(field, { id: equal.id, ...(input && { input }) }))).toBeNull()
  })

  test.each([
    ['changes', 'updateGroup', { description: 'x' }],
    ['takes the roles of', 'updateGroup', { roleIds: [] }],
    ['removes', 'removeGroup', undefined],
  ])('%s a group that has a role that they do not hold', async (_, field, input) => {
    const group = await accounts.people.groupWith(['about.manage', 'user.manage'])
    expect(codeOf(await accounts.mutate(field, { id: group, ...(input && { input }) }))).toBe('FORBIDDEN')
    expect(await rolesOf(group)).toEqual(['about.manage', 'user.manage'])
    expect(
      codeOf(await accounts.mutate(field, { id: group, ...(input && { input }) }, accounts.admin)),
    ).toBeNull()
  })

  test('gets a role by creating one of its name, or by renaming another', async () => {
    const role = await accounts.people.roleId('garson')
    for (const name of ['administrator', 'ADMINISTRATOR', 'Blog.Manage']) {
      expect(codeOf(await accounts.mutate('addRole', { input: { name } }))).toBe('CONFLICT')
      expect(codeOf(await accounts.mutate('updateRole', { id: role, input: { name } }))).toBe('CONFLICT')
    }
    // A look-alike from before such names were refused grants nothing.
    const alike = await accounts.people.roleId(unique('alike'))
    await accounts.api.sql("update role set name = 'administrator ' where id = $1", [alike])
    const group = await accounts.people.groupWith(['administrator '])
    const person = await accounts.people.userWith([], [group])
    expect(
      codeOf(
        await accounts.mutate(
          'addAbout',
          { input: { description: 'x' } },
          await accounts.people.headers(person),
        ),
      ),
    ).toBe('FORBIDDEN')
  })

  test.each([
    'admin istrator',
    'administra\u200btor',
    '\uff41dministrator',
    'Blog.\u00a0Manage',
    'user\uff0emanage',
    '\u0430dministrator',
    'administrat\u03bfr',
  ])('D164: creates a role that looks like a built-in one: %j', async (name) => {
    const role = await accounts.people.roleId(unique('garson'))
    for (const answer of [
      await accounts.mutate('addRole', { input: { name } }),
      await accounts.mutate('updateRole', { id: role, input: { name } }),
    ]) {
      expect(codeOf(answer)).toBe('BAD_USER_INPUT')
      expect(answer.errors?.[0]?.message).toContain('must not look like the built-in role')
    }
    expect((await accounts.api.sql('select id from role where name = $1', [name])).rows).toEqual([])
  })

  test('who manages only groups renames a role to one that grants something', async () => {
    const only = await accounts.people.headers(await accounts.people.userWith(['group.manage']))
    expect(codeOf(await accounts.mutate('addRole', { input: { name: unique('r') } }, only))).toBe('FORBIDDEN')
  })
})

describe('the built-in roles', () => {
  test.each(PERMISSIONS)('grant %s, under their name', async (name) => {
    const id = await accounts.people.roleId(name)
    expect(
      codeOf(await accounts.mutate('updateRole', { id, input: { name: 'other' } }, accounts.admin)),
    ).toBe('CONFLICT')
    expect(codeOf(await accounts.mutate('removeRole', { id }, accounts.admin))).toBe('CONFLICT')
    const { rows } = await accounts.api.sql('select name, is_deleted from role where id = $1', [id])
    expect(rows[0]).toEqual({ name, is_deleted: false })
  })
})
