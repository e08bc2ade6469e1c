import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetWhatIsOver } from '../../server/core/forget-what-is-over.ts'
import { OTHER_TABLES } from '../../server/core/other-tables.ts'
import { registry } from '../../server/modules/registry.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople } from '../support/people.ts'

/** Which users, roles, categories and tags belong together. */
const LINKS = ['blog_category_link', 'blog_tag_link', 'group_role', 'user_group_member']

let api: Api

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

test('every table is content, or says what it holds, how long, and where it goes', async () => {
  const { rows } = await api.sql(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace",
  )
  const content = Object.values(registry).map(
    ({ record }) => api.orm.getMetadata().get(record.entity).tableName,
  )
  const declared = [...content, ...LINKS, ...OTHER_TABLES.map(({ table }) => table)]
  expect(rows.map(({ name }) => name).sort()).toEqual(declared.sort())
})

test('operators find the same list in their document', async () => {
  const text = await readFile('docs/operate.md', 'utf8')
  for (const { table, holds, kept, isBackedUp } of OTHER_TABLES)
    expect(text).toContain(`| \`${table}\` | ${holds} | ${kept} | ${isBackedUp ? 'yes' : 'no'} |`)
})

test('what is over is gone a day later, though nobody has come', async () => {
  const { admin } = await createPeople(api)
  await api.sql(
    `insert into sign_in_failure (user_id, address, failed_at) values ($1, '192.0.2.1', now() - interval '1 day')`,
    [admin.id],
  )
  await api.sql(
    `insert into known_place (user_id, place, seen_at) values ($1, 'old', now() - interval '31 days'), ($1, 'new', now())`,
    [admin.id],
  )
  await api.sql(
    `insert into client_key (user_id, key, call, sealed, created_at) values
       ($1, 'old', 'renewRecoveryCode', 'x', now() - interval '9 days'),
       ($1, 'day', 'renewRecoveryCode', 'x', now() - interval '1 day'),
       ($1, 'now', 'renewRecoveryCode', 'x', now())`,
    [admin.id],
  )
  await forgetWhatIsOver(api.orm.em.fork())
  expect((await api.sql('select from sign_in_failure')).rows).toEqual([])
  expect((await api.sql("select place from known_place where place in ('old', 'new')")).rows).toEqual([
    { place: 'new' },
  ])
  expect(
    (await api.sql("select key, sealed from client_key where call = 'renewRecoveryCode' order by key")).rows,
  ).toEqual([
    { key: 'day', sealed: null },
    { key: 'now', sealed: 'x' },
  ])
})
