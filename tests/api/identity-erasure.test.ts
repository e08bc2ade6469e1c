import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { codeOf } from '../support/open-accounts.ts'
import { createPeople, type Headers, PASSWORD, type People } from '../support/people.ts'

let api: Api
let people: People
let admin: Headers

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  admin = await people.headers(people.admin)
})

afterAll(() => api.close())

const erase = (id: number, as = admin) => api.ask('mutation ($id: ID!) { eraseUser(id: $id) }', { id }, as)

const VALUES = ['zeynep', 'Zeynep', 'Karaoğlan', '0532', 'kara-avatar', 'neşeli', 'mesgul']

/** A user with all personal data, who has signed in, written and been changed. */
async function somebody(): Promise<number> {
  const id = await api.services.users.add(api.staff, {
    userName: 'zeynep.k',
    email: 'zeynep@example.com',
    password: PASSWORD,
    firstName: 'Zeynep',
    lastName: 'Karaoğlan',
    phoneNumber: '0532 000 00 00',
    avatar: '/kara-avatar.png',
    mood: 'neşeli',
    chatStatus: 'mesgul',
    groupIds: [await people.groupWith(['about.manage'])],
  })
  const { data } = await api.ask<{ login: { authToken: string } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { authToken } }',
    { input: { email: 'zeynep@example.com', password: PASSWORD } },
  )
  const headers = { Authorization: `Bearer ${data.login.authToken}` }
  await api.ask('mutation { addAbout(input: { description: "Biz" }) { id } }', {}, headers)
  await api.services.users.update(api.staff, id, { email: 'zeynep.karaoglan@example.com', groupIds: [] })
  return id
}

/** Every table, as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await api.sql(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'sign_in_attempt'",
  )
  const texts = []
  for (const { name } of tables) texts.push(JSON.stringify((await api.sql(`select * from "${name}"`)).rows))
  return texts.join('\n')
}

test('D155: a removed user is erased from its row and the whole history, and its names can be used again', async () => {
  const id = await somebody()
  const { rows: before } = await api.sql("select * from change where entity = 'user' and entity_id = $1", [
    id,
  ])
  expect(await dump()).toContain('zeynep@example.com')

  expect(codeOf(await erase(id))).toBe('CONFLICT')
  await api.services.users.remove(api.staff, id)
  expect((await erase(id)).data).toEqual({ eraseUser: true })

  const left = await dump()
  for (const value of VALUES) expect(left).not.toContain(value)
  const { rows } = await api.sql('select * from user_account where id = $1', [id])
  expect(rows[0]).toMatchObject({
    user_name: `erased-${id}`,
    first_name: null,
    phone_number: null,
    password_hash: '!',
    delete: true,
    erased_at: expect.any(Date),
  })
  expect((await api.sql('select * from known_place where user_id = $1', [id])).rows).toEqual([])
  // The changes with their time and author stay.
  const { rows: after } = await api.sql(
    "select * from change where entity = 'user' and entity_id = $1 order by id",
    [id],
  )
  expect(after.length).toBeGreaterThan(before.length)
  expect(after[0].after).toMatchObject({ email: '(erased)', mood: '(erased)', lockout_enabled: true })
  const { rows: written } = await api.sql('select created_by from about order by id desc limit 1')
  expect(written).toEqual([{ created_by: id }])

  const restored = await api.ask('mutation ($id: ID!) { restoreUser(id: $id) { id } }', { id }, admin)
  expect(codeOf(restored)).toBe('CONFLICT')
  const { data } = await api.ask<{ userTable: { items: object[] } }>(
    '{ userTable(query: { includeDeleted: true }) { items { id userName erasedAt } } }',
    {},
    admin,
  )
  expect(data.userTable.items).toContainEqual({
    id: String(id),
    userName: `erased-${id}`,
    erasedAt: expect.any(String),
  })
  // A repetition changes nothing.
  expect((await erase(id)).data).toEqual({ eraseUser: true })
  const again = { userName: 'zeynep.k', email: 'zeynep@example.com', password: PASSWORD }
  expect(await api.services.users.add(api.staff, again)).toBeGreaterThan(id)
})

test('D155: only administrators erase users, and only existing ones', async () => {
  const manager = await people.headers(await people.userWith(['user.manage']))
  const victim = await people.userWith([])
  await api.services.users.remove(api.staff, victim.id)
  expect(codeOf(await erase(victim.id, manager))).toBe('FORBIDDEN')
  expect(codeOf(await erase(victim.id, {}))).toBe('UNAUTHENTICATED')
  expect(codeOf(await erase(2_000_000_000))).toBe('NOT_FOUND')
  const { rows } = await api.sql('select erased_at from user_account where id = $1', [victim.id])
  expect(rows[0].erased_at).toBeNull()
})

test('D155: the history cannot be overwritten in any other way', async () => {
  await expect(api.sql("update change set before = '{}'")).rejects.toThrow('only ever added to')
  await expect(api.sql('delete from change')).rejects.toThrow('only ever added to')
  await expect(
    api.sql(`do $$ begin
      perform set_config('app.erasing', 'on', true);
      update change set user_id = 1, date = now();
    end $$`),
  ).rejects.toThrow('Only the values')
})
