import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOrm } from '../../server/database/orm.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { openProxy, type TcpProxy } from '../support/tcp-proxy.ts'

/** More than the size of the pool. */
const TRANSACTIONS = 12

let database: TestDatabase
let line: TcpProxy
let orm: Awaited<ReturnType<typeof openOrm>>

beforeAll(async () => {
  database = await createTestDatabase()
  line = await openProxy(database.url)
  orm = await openOrm(line.url, { query: 250, lock: 200 })
})

afterAll(async () => {
  await orm?.close()
  await line?.close()
  await database?.drop()
})

const add = (name: string, meanwhile: () => unknown = () => {}) =>
  orm.em.fork().transactional(async (em) => {
    await em.execute('insert into value_item (created_date, name) values (now(), ?)', [name])
    await meanwhile()
    await em.execute('select 1')
  })

const names = async () => {
  const rows = await orm.em.fork().execute('select name from value_item order by id')
  return (rows as { name: string }[]).map(({ name }) => name)
}

describe.each(['cut', 'freeze'] as const)('transactions that lose their database (%s)', (fault) => {
  test('release their connections, and do not affect later transactions', async () => {
    const before = await names()
    for (let lost = 0; lost < TRANSACTIONS; lost++) {
      await expect(add('lost', () => line[fault]())).rejects.toThrow()
      line.mend()
    }
    await Promise.all(Array.from({ length: TRANSACTIONS }, () => add(fault)))
    expect(await names()).toEqual([...before, ...Array(TRANSACTIONS).fill(fault)])
  })

  test('do so even if they could not begin', async () => {
    await orm.em.fork().execute('select 1')
    line[fault]()
    const begun = await Promise.allSettled(Array.from({ length: TRANSACTIONS }, () => add('lost')))
    expect(begun.map(({ status }) => status)).toEqual(Array(TRANSACTIONS).fill('rejected'))
    line.mend()
    await add('mended')
    expect((await names()).at(-1)).toBe('mended')
  })
})

test('a lock timeout ends the transaction and releases its connection', async () => {
  await add('a row')
  await orm.em.fork().transactional(async (em) => {
    await em.execute('lock table value_item in exclusive mode')
    await expect(add('waits')).rejects.toThrow(/timeout/i)
  })
  await add('goes on')
  expect(await names()).not.toContain('waits')
  expect((await names()).at(-1)).toBe('goes on')
})
