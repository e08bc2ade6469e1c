import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, PASSWORD, type People, type Person } from '../support/people.ts'

let api: Api
let people: People
let headers: Headers
let administrators: number

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  administrators = (await api.sql("select id from user_group where name = 'Administrators'")).rows[0].id
})

afterAll(() => api.close())

beforeEach(async () => {
  headers = await people.headers(people.admin)
})

async function ask(mutation: string, as = headers): Promise<string> {
  const { errors } = await api.ask(`mutation { ${mutation} }`, {}, as)
  return errors ? `${errors[0]?.extensions.code}` : 'OK'
}

async function active(): Promise<number> {
  const { rows } = await api.sql(`select count(distinct u.id)::int from user_account u
    join user_group_member m on m.user_id = u.id join user_group g on g.id = m.group_id and not g.is_deleted
    join group_role l on l.group_id = g.id join role r on r.id = l.role_id and r.name = 'administrator'
    where u.status = 1 and not u.delete`)
  return rows[0].count
}

/** Every way to stop being an active administrator. */
const WAYS: readonly [string, (person: Person, group: number) => string][] = [
  ['is removed', ({ id }) => `removeUser(id: ${id}, currentPassword: "${PASSWORD}")`],
  [
    'is made passive',
    ({ id }) => `updateUser(id: ${id}, input: { status: PASSIVE, currentPassword: "${PASSWORD}" }) { id }`,
  ],
  [
    'loses the groups',
    ({ id }) => `updateUser(id: ${id}, input: { groupIds: [], currentPassword: "${PASSWORD}" }) { id }`,
  ],
  [
    'has a group that loses the role',
    (_, group) => `updateGroup(id: ${group}, input: { roleIds: [], currentPassword: "${PASSWORD}" }) { id }`,
  ],
]

test.each(WAYS)('a call by which the last administrator %s is refused', async (_, way) => {
  expect(await active()).toBe(1)
  const { rows: before } = await api.sql('select max(id) from change')
  expect(await ask(way(people.admin, administrators))).toBe('CONFLICT')
  expect(await active()).toBe(1)
  expect((await api.sql('select max(id) from change')).rows).toEqual(before)
  expect(await ask('addAbout(input: { description: "x" }) { id }')).toBe('OK')
})

test.each(WAYS)('another administrator may be one who %s', async (_, way) => {
  const other = await people.userWith(['administrator'])
  expect(await active()).toBe(2)
  expect(await ask(way(other, other.groupId as number))).toBe('OK')
  expect(await active()).toBe(1)
})

test('a passive or removed administrator does not count', async () => {
  for (const [, way] of WAYS.slice(0, 2)) {
    const other = await people.userWith(['administrator'])
    expect(await ask(way(other, other.groupId as number))).toBe('OK')
    expect(await ask(`removeUser(id: ${people.admin.id})`)).toBe('CONFLICT')
  }
})

test.each(WAYS)('of two concurrent requests one is refused, where each %s', async (_, way) => {
  for (let round = 0; round < 3; round++) {
    const other = await people.userWith(['administrator'])
    const own = await people.headers(other)
    const answers = await Promise.all([
      ask(way(people.admin, administrators), own),
      ask(way(other, other.groupId as number), headers),
    ])
    expect(await active()).toBe(1)
    expect(answers).toContain('OK')
    // Resets the state for the next round.
    await api.sql('update user_account set status = 1, delete = false where id = $1', [people.admin.id])
    await api.sql('insert into user_group_member values ($1, $2) on conflict do nothing', [
      people.admin.id,
      administrators,
    ])
    await api.sql(
      "insert into group_role select $1, id from role where name = 'administrator' on conflict do nothing",
      [administrators],
    )
    await api.sql('update user_account set delete = true where id = $1', [other.id])
    headers = await people.headers(people.admin)
  }
})
