import { pbkdf2Sync, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importIdentity } from '../../server/modules/user/import-identity.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type People, unique } from '../support/people.ts'

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
  for (const [place, value] of [prf, iterations, 16].entries()) head.writeUInt32BE(value, 1 + place * 4)
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
])(
  'who was brought over with a hash of %s signs in, and has an argon2id one from then on',
  async (_, PasswordHash) => {
    const { UserName, ...rest } = user({ PasswordHash })
    await importIdentity(api.staff, lines({ UserName, ...rest }))
    expect(await hashOf(UserName)).toBe(PasswordHash)
    expect(await signIn(UserName, 'another')).toBe(false)
    expect(await hashOf(UserName)).toBe(PasswordHash)
    expect(await signIn(UserName)).toBe(true)
    expect(await hashOf(UserName)).toMatch(/^\$argon2id\$/)
    expect(await signIn(UserName)).toBe(true)
    expect(await signIn(UserName, 'another')).toBe(false)
  },
)

test('users come with their fields, and with groups and roles by their links', async () => {
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
  expect(report.taken).toEqual({ roles: 1, groups: 1, users: 1, groupRoles: 2, userGroups: 1, userRoles: 1 })
  expect(report.refused).toEqual([
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

test('a second run takes nothing twice, and says of each line why', async () => {
  const rows = lines(
    { Id: 1, Name: unique('rol'), NormalizedName: 'x' },
    { Id: 1, Name: unique('grup') },
    user(),
    { GroupId: 1, RoleId: 1 },
  )
  expect((await importIdentity(api.staff, rows)).refused).toEqual([])
  const before = await api.sql(
    'select (select count(*) from user_account), (select count(*) from role), (select count(*) from user_group), (select count(*) from group_role)',
  )
  const again = await importIdentity(api.staff, rows)
  expect(again.refused.map(({ line }) => line).sort()).toEqual([1, 2, 3, 4])
  expect(Object.values(again.taken)).toEqual([0, 0, 0, 0, 0, 0])
  const after = await api.sql(
    'select (select count(*) from user_account), (select count(*) from role), (select count(*) from user_group), (select count(*) from group_role)',
  )
  expect(after.rows).toEqual(before.rows)
})

test.each([
  ['no JSON', '{"UserName": ', /no row/],
  ['a list', '[]', /no row/],
  ['a row of no table', '{"Colour": "red"}', /no row/],
  ['a row of a table that is not known', '{"Table": "AspNetUserTokens", "UserName": "x"}', /no row/],
  ['a user name that is not accepted', lines(user({ UserName: 'ayşe' })), /UserName/],
  ['an address that is none', lines(user({ Email: 'x' })), /Email/],
  ['an address of half characters', `${lines(user()).replace('@', '\\ud800@')}`, /Email/],
  ['a user without an id', lines(user({ Id: null })), /Id is missing/],
  ['a flag that is none', lines(user({ EmailConfirmed: 'maybe' })), /emailconfirmed/],
  ['a date that is none', lines(user({ LockoutEnd: 'soon' })), /lockoutend/],
  ['a name that is too long', lines({ Id: 9, Name: 'x'.repeat(101), NormalizedName: 'x' }), /Name must be/],
  ['a link to nobody', '{"UserId": "nobody", "GroupId": 1}', /nobody is no user/],
])('%s is not taken, and said so; what stands beside it is', async (_, bad, why) => {
  const good = user()
  const report = await importIdentity(api.staff, `${bad}\n\r\n${lines(good)}\n`)
  expect(report.refused).toEqual([{ line: 1, what: expect.any(String), why: expect.stringMatching(why) }])
  expect(report.taken.users).toBe(1)
  expect(await signIn(good.UserName)).toBe(true)
})

test('whose password cannot be checked comes without one, and nobody signs in as them', async () => {
  const someone = user({ PasswordHash: 'unknown' })
  const report = await importIdentity(api.staff, lines(someone))
  expect(report.notes).toEqual([expect.stringContaining(`${someone.UserName} has no password`)])
  for (const guess of ['', '!', 'unknown', PASSWORD])
    expect(await signIn(someone.UserName, guess || ' ')).toBe(false)
})
