import { pbkdf2Sync, randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importIdentity } from '../../../server/commands/identity/import-identity.ts'
import { select } from '../../../server/core/read/selection.ts'
import { createFirstAdministrator } from '../../../server/start/first-administrator.ts'
import { type Api, startApi } from '../../support/api.ts'
import { createPeople, type People, unique } from '../../support/people.ts'

const PASSWORD = 'Eski-Şifre-1'
let api: Api
let people: People

beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' })
  people = await createPeople(api)
})

afterAll(() => api.close())

function v2(): string {
  const salt = randomBytes(16)
  return Buffer.concat([Buffer.from([0]), salt, pbkdf2Sync(PASSWORD, salt, 1_000, 32, 'sha1')]).toString(
    'base64',
  )
}

function v3(prf: number, digest: string, iterations: number): string {
  const head = Buffer.alloc(13)
  head[0] = 1
  for (const [index, value] of [prf, iterations, 16].entries()) head.writeUInt32BE(value, 1 + index * 4)
  const salt = randomBytes(16)
  return Buffer.concat([head, salt, pbkdf2Sync(PASSWORD, salt, iterations, 32, digest)]).toString('base64')
}

const lines = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n')

const user = (row: object = {}) => {
  const name = unique('eski')
  return {
    Id: name,
    UserName: name,
    NormalizedUserName: 'IGNORED',
    Email: `${name}@example.com`,
    PasswordHash: v2(),
    ...row,
  }
}

let clients = 0
async function signIn(userName: string, password = PASSWORD): Promise<boolean> {
  const { data } = await api.ask<{ login: object } | null>(
    'mutation ($input: LoginInput!) { login(input: $input) { id } }',
    { input: { userName, password } },
    { 'X-Forwarded-For': `10.1.1.${clients++}` },
  )
  return data !== null
}

const hashOf = async (userName: string): Promise<string> =>
  (await api.sql('select password_hash from user_account where user_name = $1', [userName])).rows[0]
    .password_hash

test.each([
  ['V2', v2()],
  ['V3 with HMAC-SHA1', v3(0, 'sha1', 1_000)],
  ['V3 with HMAC-SHA256', v3(1, 'sha256', 10_000)],
  ['V3 with HMAC-SHA512', v3(2, 'sha512', 100_000)],
])('an imported user with a hash of %s signs in, and then has an argon2id hash', async (_, PasswordHash) => {
  const { UserName, ...rest } = user({ PasswordHash })
  await importIdentity(api.staff, lines({ UserName, ...rest }))
  expect(await hashOf(UserName)).toBe(PasswordHash)
  expect(await signIn(UserName, 'another')).toBe(false)
  expect(await hashOf(UserName)).toBe(PasswordHash)
  expect(await signIn(UserName)).toBe(true)
  expect(await hashOf(UserName)).toMatch(/^\$argon2id\$/)
  expect(await signIn(UserName)).toBe(true)
  expect(await signIn(UserName, 'another')).toBe(false)
})

test('users are imported with their fields, and their groups and roles by links', async () => {
  const role = { Id: 'r1', Name: unique('garson'), NormalizedName: 'IGNORED' }
  const builtIn = { Id: 'r2', Name: 'ABOUT.MANAGE', NormalizedName: 'ABOUT.MANAGE' }
  const group = { Id: 7, Name: unique('Salon'), Description: 'Servis' }
  const someone = user({
    FirstName: 'Ayşe',
    PhoneNumber: '+90 312',
    EmailConfirmed: 1,
    LockoutEnabled: false,
    LockoutEnd: '2030-01-01T00:00:00+00:00',
    Status: true,
    AccessFailedCount: 3,
    SecurityStamp: 'theirs',
  })
  const report = await importIdentity(
    api.staff,
    lines(
      { UserId: someone.Id, GroupId: '7' },
      { GroupId: 7, RoleId: 'r1' },
      { GroupId: 7, RoleId: 'r2' },
      role,
      builtIn,
      group,
      someone,
      { UserId: someone.Id, RoleId: 'r1' },
    ),
  )
  expect(report.imported).toEqual({
    roles: 1,
    groups: 1,
    users: 1,
    groupRoles: 2,
    userGroups: 1,
    userRoles: 1,
  })
  expect(report.rejected).toEqual([
    { line: 5, what: 'a row of roles', why: 'a role about.manage is there already' },
  ])
  expect(report.notes).toEqual([expect.stringContaining(role.Name)])

  const { rows } = await api.sql('select * from user_account where user_name = $1', [someone.UserName])
  expect(rows[0]).toMatchObject({
    normalized_user_name: someone.UserName.toUpperCase(),
    first_name: 'Ayşe',
    phone_number: '+90 312',
    email_confirmed: true,
    lockout_enabled: false,
    access_failed_count: 0,
    status: 1,
  })
  expect(rows[0].security_stamp).not.toBe('theirs')
  const person = { id: rows[0].id, userName: someone.UserName, email: someone.Email, groupId: null }
  const { data } = await api.ask<{ myRoles: string[]; me: { groups: { group: { name: string } }[] } }>(
    '{ myRoles me { groups { group { name } } } }',
    {},
    await people.headers(person),
  )
  expect(data.myRoles).toEqual(['about.manage', role.Name].sort())
  expect(data.me.groups.map((link) => link.group.name).sort()).toEqual([group.Name, role.Name].sort())
})

test('a second run imports nothing twice, and reports each line with the reason', async () => {
  const rows = lines(
    { Id: 1, Name: unique('rol'), NormalizedName: 'x' },
    { Id: 1, Name: unique('grup') },
    user(),
    { GroupId: 1, RoleId: 1 },
  )
  expect((await importIdentity(api.staff, rows)).rejected).toEqual([])
  const before = await api.sql(
    'select (select count(*) from user_account), (select count(*) from role), (select count(*) from user_group), (select count(*) from group_role)',
  )
  const again = await importIdentity(api.staff, rows)
  expect(again.rejected.map(({ line }) => line).sort()).toEqual([1, 2, 3, 4])
  expect(Object.values(again.imported)).toEqual([0, 0, 0, 0, 0, 0])
  const after = await api.sql(
    'select (select count(*) from user_account), (select count(*) from role), (select count(*) from user_group), (select count(*) from group_role)',
  )
  expect(after.rows).toEqual(before.rows)
})

test.each([
  ['no JSON', '{"UserName": ', /not a JSON object/],
  ['a list', '[]', /not a JSON object/],
  ['a row of no table', '{"Colour": "red"}', /not a JSON object/],
  [
    'a row of a table that is not known',
    '{"Table": "AspNetUserTokens", "UserName": "x"}',
    /not a JSON object/,
  ],
  ['a user name that is not accepted', lines(user({ UserName: 'ayşe' })), /UserName/],
  ['an invalid address', lines(user({ Email: 'x' })), /Email/],
  ['an address of half characters', `${lines(user()).replace('@', '\\ud800@')}`, /Email/],
  ['a user without an id', lines(user({ Id: null })), /Id is missing/],
  ['an invalid boolean', lines(user({ EmailConfirmed: 'maybe' })), /emailconfirmed/],
  ['an invalid date', lines(user({ LockoutEnd: 'soon' })), /lockoutend/],
  ['a name that is too long', lines({ Id: 9, Name: 'x'.repeat(101), NormalizedName: 'x' }), /Name must be/],
  ['a link to a missing user', '{"UserId": "nobody", "GroupId": 1}', /nobody is no user/],
])('%s is rejected with a reason; the line beside it is imported', async (_, bad, why) => {
  const good = user()
  const report = await importIdentity(api.staff, `${bad}\n\r\n${lines(good)}\n`)
  expect(report.rejected).toEqual([{ line: 1, what: expect.any(String), why: expect.stringMatching(why) }])
  expect(report.imported.users).toBe(1)
  expect(await signIn(good.UserName)).toBe(true)
})

test('a user with an unusable hash is imported without password, and cannot sign in', async () => {
  const someone = user({ PasswordHash: 'unknown' })
  const report = await importIdentity(api.staff, lines(someone))
  expect(report.notes).toEqual([expect.stringContaining(`${someone.UserName} has no password`)])
  for (const guess of ['', '!', 'unknown', PASSWORD])
    expect(await signIn(someone.UserName, guess || ' ')).toBe(false)
})

describe('D144: an import into a database that was never started', () => {
  let empty: Api

  beforeEach(async () => {
    empty = await startApi()
  })

  afterEach(() => empty.close())

  const start = (email: string) =>
    createFirstAdministrator(empty.orm.em.fork(), email, 'a first password', () => {})

  test('leaves names for the roles, the groups and the first administrator of the start', async () => {
    const someone = user()
    const report = await importIdentity(
      empty.staff,
      lines({ Id: 'r', Name: 'Administrator', NormalizedName: 'x' }, someone, {
        UserId: someone.Id,
        RoleId: 'r',
      }),
    )
    expect(report.imported.users).toBe(1)
    const groups = await empty.services.groups.getAll(empty.staff, select('name'))
    expect(groups.map(({ name }) => name)).toEqual(expect.arrayContaining(['Administrators', 'Editors']))
    // The file contained an administrator.
    await start('owner@example.com')
    expect((await empty.sql("select id from user_account where email = 'owner@example.com'")).rows).toEqual(
      [],
    )
  })

  test('an administrator is created as long as there is no active one', async () => {
    await importIdentity(empty.staff, lines(user({ Status: false })))
    const { id } = (await empty.sql('select id from user_account')).rows[0]
    // An account can be prepared before the start.
    await empty.services.users.update(empty.staff, id, { password: 'quite another password' })
    await expect(
      start((await empty.sql('select email from user_account')).rows[0].email),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await start('owner@example.com')
    await start('second@example.com')
    const { rows } = await empty.sql('select email from user_account where status = 1')
    expect(rows).toEqual([{ email: 'owner@example.com' }])
    await expect(empty.services.users.remove(empty.staff, id + 1)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('a role in another spelling, from an older import, neither prevents the start nor grants anything', async () => {
    const other = await startApi()
    await other.sql(
      "insert into role (name, normalized_name, concurrency_stamp) values ('Administrator', 'ADMINISTRATOR', 'x')",
    )
    await createFirstAdministrator(other.orm.em.fork(), 'owner@example.com', 'a first password', () => {})
    const { rows } = await other.sql("select name from role where name ilike 'administrator%' order by 1")
    await other.close()
    expect(rows).toEqual([{ name: 'administrator' }, { name: 'Administrator (imported)' }])
  })
})

describe('D145: an import grants no roles that are not in the file', () => {
  const rolesOf = async (userName: string) => {
    const { rows } = await api.sql(
      `select distinct r.name from user_account u join user_group_member m on m.user_id = u.id
         join group_role l on l.group_id = m.group_id join role r on r.id = l.role_id
        where u.user_name = $1 order by 1`,
      [userName],
    )
    return rows.map(({ name }) => name)
  }

  test('a direct role with the name of a group grants nothing', async () => {
    const [cashier, intern] = [user(), user()]
    const report = await importIdentity(
      api.staff,
      lines(
        { Id: 'a', Name: 'Administrators', NormalizedName: 'x' },
        { Id: 'e', Name: 'Editors', NormalizedName: 'x' },
        cashier,
        intern,
        { UserId: cashier.Id, RoleId: 'a' },
        { UserId: intern.Id, RoleId: 'e' },
      ),
    )
    expect(report.rejected).toEqual([])
    expect(await rolesOf(cashier.UserName)).toEqual(['Administrators'])
    expect(await rolesOf(intern.UserName)).toEqual(['Editors'])
    expect(report.notes).toEqual([
      expect.stringContaining('Administrators (imported)'),
      expect.stringContaining('Editors (imported)'),
    ])
    // A second file uses the groups that the first one created.
    const third = user()
    const again = await importIdentity(
      api.staff,
      lines({ Id: 'a', Name: 'Administrators', NormalizedName: 'x' }, third, {
        UserId: third.Id,
        RoleId: 'a',
      }),
    )
    expect(again.notes).toEqual([])
    expect(await rolesOf(third.UserName)).toEqual(['Administrators'])
  })

  test('an existing group of the same name with other roles grants nothing', async () => {
    const someone = user()
    const role = { Id: 'g', Name: unique('garson'), NormalizedName: 'x' }
    const report = await importIdentity(
      api.staff,
      lines(role, { Id: 1, Name: 'MENU EDITORS' }, { GroupId: 1, RoleId: 'g' }, someone, {
        UserId: someone.Id,
        GroupId: 1,
      }),
    )
    expect(await rolesOf(someone.UserName)).toEqual([role.Name])
    expect(report.notes).toEqual([expect.stringContaining('MENU EDITORS came as')])
    const { rows } = await api.sql(
      "select count(*)::int from group_role l join user_group g on g.id = l.group_id where g.name = 'Menu editors'",
    )
    expect(rows).toEqual([{ count: 2 }])
  })

  test('an import grants all roles of the file: an existing group without the role is not used', async () => {
    const name = unique('kasa')
    await api.services.groups.add(api.staff, { name })
    const someone = user()
    await importIdentity(
      api.staff,
      lines({ Id: 'k', Name: name, NormalizedName: 'x' }, someone, { UserId: someone.Id, RoleId: 'k' }),
    )
    expect(await rolesOf(someone.UserName)).toEqual([name])
  })

  test('a role whose name looks like a built-in one grants nothing', async () => {
    const report = await importIdentity(
      api.staff,
      lines({ Id: 'l', Name: 'administra\u200btor', NormalizedName: 'x' }),
    )
    expect(report.rejected).toEqual([
      { line: 1, what: 'a row of roles', why: 'Name must not look like the built-in role administrator' },
    ])
  })
})

test.each([
  ['1 GiB of memory', 'm=1048576,t=3,p=4'],
  ['a thousand passes', 'm=65536,t=999,p=4'],
  ['a hundred lanes', 'm=65536,t=3,p=100'],
  ['no cost at all', 'm=0,t=0,p=0'],
])('D165: a hash that takes %s to check is not imported', async (_, parameters) => {
  const PasswordHash = `$argon2id$v=19$${parameters}$c29tZXNhbHRzb21lc2FsdA$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc`
  const someone = user({ PasswordHash })
  const report = await importIdentity(api.staff, lines(someone))
  expect(report.notes).toEqual([expect.stringContaining('has no password that can be checked')])
  expect(await hashOf(someone.UserName)).toBe('!')
})

test('an argon2id hash with usual parameters is accepted, and its password must be changed', async () => {
  const someone = user({ PasswordHash: await hash(PASSWORD, { memoryCost: 65_536, timeCost: 3 }) })
  expect((await importIdentity(api.staff, lines(someone))).notes).toEqual([])
  expect(await signIn(someone.UserName)).toBe(true)
  const { rows } = await api.sql('select must_change_password from user_account where user_name = $1', [
    someone.UserName,
  ])
  expect(rows).toEqual([{ must_change_password: true }])
})
