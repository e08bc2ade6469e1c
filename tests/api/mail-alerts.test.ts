import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Findings } from '../../server/modules/mail/alerts.service.ts'
import { findings } from '../../server/start/alerts.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, PASSWORD, type People, type Person } from '../support/people.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-26T09:00:00Z')

let api: Api
let people: People
let other: Person

beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' })
  people = await createPeople(api)
  other = await people.userWith(['administrator'])
  const passive = await people.userWith(['administrator'])
  await api.sql('update user_account set status = 0 where id = $1', [passive.id])
  await people.userWith(['user.manage'])
  const contactId = await api.services.contacts.add(api.staff, {
    mailServer: 'localhost',
    mail: 'a@b.example',
  })
  await api.sql("insert into mail_account (contact_id, state, tried) values ($1, 'READY', '')", [contactId])
  return () => api.close()
})

beforeEach(() =>
  api.sql(
    "delete from mail; delete from alert; delete from sign_in_attempt; update mail_account set state = 'READY'",
  ),
)

/** The facts of the mails that one administrator is told by this. */
async function told(found: Findings, days = 0, place = 'here'): Promise<string[]> {
  const { rows: before } = await api.sql('select coalesce(max(id), 0) as id from mail')
  await api.services.alerts.tell(found, place, new Date(NOW + days * DAY_MS))
  const { rows } = await api.sql(
    "select facts ->> 'concern' as concern, facts ->> 'over' as over from mail where id > $1 and user_id = $2 order by id",
    [before[0].id, people.admin.id],
  )
  return rows.map(({ concern, over }) => (over === 'true' ? `${concern} is over` : concern))
}

describe('an alert', () => {
  test('is told once, again after a week, and when it is over', async () => {
    expect(await told({ BACKUP_OLD: true, DISK_LOW: false })).toEqual(['BACKUP_OLD'])
    expect(await told({ BACKUP_OLD: true }, 0.1)).toEqual([])
    expect(await told({}, 1)).toEqual([])
    expect(await told({ BACKUP_OLD: true }, 6.9)).toEqual([])
    expect(await told({ BACKUP_OLD: true }, 7)).toEqual(['BACKUP_OLD'])
    expect(await told({ BACKUP_OLD: false }, 7.1)).toEqual(['BACKUP_OLD is over'])
    expect(await told({ BACKUP_OLD: false }, 7.2)).toEqual([])
    expect(await told({ BACKUP_OLD: true }, 7.3)).toEqual(['BACKUP_OLD'])
  })

  test('is one of three a day at most, and the rest is told on the next', async () => {
    const all = { BACKUP_OLD: true, BACKUP_UNPROVED: true, BACKUP_NOT_COPIED: true, DISK_LOW: true }
    expect(await told(all)).toHaveLength(3)
    expect(await told(all, 0.1)).toEqual([])
    expect(await told({ BACKUP_OLD: false }, 0.2)).toEqual([])
    expect(await told(all, 1)).toEqual(['DISK_LOW'])
    expect(await told({ BACKUP_OLD: false }, 1.1)).toEqual(['BACKUP_OLD is over'])
  })

  test('is not silenced by a clock that was ahead and is right again', async () => {
    const all = { BACKUP_OLD: true, BACKUP_UNPROVED: true, BACKUP_NOT_COPIED: true }
    expect(await told(all, 365)).toHaveLength(3)
    expect(await told({ BACKUP_OLD: true, DISK_LOW: true })).toEqual(['BACKUP_OLD', 'DISK_LOW'])
    expect(await told({ BACKUP_OLD: true, DISK_LOW: true }, 0.1)).toEqual([])
  })

  test('is of one machine, and forgotten with it', async () => {
    expect(await told({ DISK_LOW: true }, 0, 'one')).toEqual(['DISK_LOW'])
    expect(await told({ DISK_LOW: false }, 0, 'two')).toEqual([])
    expect(await told({ DISK_LOW: true }, 0.1, 'one')).toEqual([])
    await told({}, 9, 'two')
    expect((await api.sql('select from alert')).rowCount).toBe(0)
  })

  test('goes to every active administrator, for a day', async () => {
    await told({ DISK_LOW: true })
    const { rows } = await api.sql(
      'select user_id, kind, state, expires_at - created_at as lives from mail order by id',
    )
    const mail = { kind: 'ALERT', state: 'WAITING', lives: { days: 1 } }
    expect(rows).toMatchObject([people.admin, other].map(({ id }) => ({ ...mail, user_id: id })))
  })

  test('is told by one of two processes, and waits for an account that sends', async () => {
    await api.sql("update mail_account set state = 'OFF'")
    expect(await told({ DISK_LOW: true })).toEqual([])
    await api.sql("update mail_account set state = 'UNREACHABLE'")
    await Promise.all([1, 2].map(() => api.services.alerts.tell({ DISK_LOW: true }, 'here', new Date(NOW))))
    expect((await api.sql('select from mail where user_id = $1', [people.admin.id])).rowCount).toBe(1)
  })
})

test('findings are of the backups that this process makes, and of a disk that is clearly full or not', async () => {
  const backups = (state: object | null) => ({ state: async () => state as never })
  const disk = (bytes: number | null) => async () => bytes
  expect(await findings(backups(null), '.', disk(null))).toEqual({})
  expect(await findings(backups(null), '.', disk(0.9e9))).toEqual({ DISK_LOW: true })
  expect(await findings(backups(null), '.', disk(1.1e9))).toEqual({})
  expect(await findings(backups(null), '.', disk(1.3e9))).toEqual({ DISK_LOW: false })
  expect(await findings(backups(null), '.')).toEqual({ DISK_LOW: expect.any(Boolean) })
  const state = { isOld: true, isUnproved: false, isNotCopied: null }
  expect(await findings(backups(state), '.', disk(null))).toEqual({
    BACKUP_OLD: true,
    BACKUP_UNPROVED: false,
  })
  expect(await findings(backups({ ...state, isNotCopied: true }), '.', disk(null))).toMatchObject({
    BACKUP_NOT_COPIED: true,
  })
})

test('an administrator is told of a sign-in from a new place, and nobody else is', async () => {
  const signIn = async (email: string, headers: Headers) => {
    const { data } = await api.ask<{ login: object | null }>(
      'mutation ($email: String!, $password: String!) { login(input: { email: $email, password: $password }) { id } }',
      { email, password: PASSWORD },
      headers,
    )
    expect(data.login).not.toBeNull()
    const { rows } = await api.sql("select user_id, facts ->> 'what' as what from mail order by id")
    return rows
  }
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  const notice = { user_id: people.admin.id, what: 'ADMINISTRATOR_SIGN_IN' }
  expect(await signIn(people.admin.email, from('192.0.2.1'))).toEqual([notice])
  expect(await signIn(people.admin.email, from('192.0.2.1'))).toEqual([notice])
  expect(await signIn(people.admin.email, from('192.0.2.2'))).toEqual([notice, notice])
  const cook = await people.userWith(['product.manage'])
  expect(await signIn(cook.email, from('192.0.2.3'))).toEqual([notice, notice])
  await api.sql("update mail_account set state = 'OFF'")
  expect(await signIn(people.admin.email, from('192.0.2.4'))).toEqual([notice, notice])
})
