import { afterAll, beforeAll, expect, test } from 'vitest'
import { withLock } from '../../server/database/migrate.ts'
import { loggedError } from '../../server/start/log.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople } from '../support/people.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

test('D139: work continues when its lock is lost with the connection', async () => {
  const done = await withLock(api.databaseUrl, async () => {
    const { rowCount } = await api.sql(
      `select pg_terminate_backend(pid) from pg_locks
       where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
         and pid <> pg_backend_pid()`,
    )
    // The end of the connection is an event, which without a listener ended the process.
    await new Promise((resolve) => setTimeout(resolve, 100))
    return rowCount
  })
  expect(done).toBe(1)
})

test('D159: the log of a failed constraint does not contain the row', async () => {
  const people = await createPeople(api)
  await api.sql(
    "alter table user_account add constraint no_first_name check (first_name is distinct from 'x')",
  )
  const { rows } = await api.sql('select password_hash as hash, security_stamp as stamp from user_account')
  const failing = api.services.users.update(api.staff, people.admin.id, { firstName: 'x' })
  const error = await failing.catch((caught: unknown) => caught)
  const text = JSON.stringify(loggedError(error as Error))
  expect(text).toContain('no_first_name')
  for (const secret of [rows[0].hash, rows[0].stamp]) expect(text).not.toContain(secret)
})
