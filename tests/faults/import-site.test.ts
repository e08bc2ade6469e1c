import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrm } from '../../server/database/orm.ts'
import { createFirstAdministrator } from '../../server/start/first-administrator.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { oldData } from '../support/old-data.ts'
import { type MadeOldServer, OLD_USER, startOldServer } from '../support/old-server.ts'
import { plain } from '../support/pictures.ts'
import { makeDataFolder } from '../support/running-server.ts'
import { long } from './long.ts'

const program = fileURLToPath(new URL('../../dist/server/import-site.js', import.meta.url))
const KILLS = long ? 40 : 8
const DISHES = 300

let old: MadeOldServer
const made: Installation[] = []

interface Installation {
  readonly database: TestDatabase
  readonly folder: string
}

beforeAll(async () => {
  const data = await oldData()
  const [dish, image] = [data.lists.Product?.[1] as object, data.lists.ProductImage?.[0] as object]
  data.lists.Product?.push(
    ...Array.from({ length: DISHES }, (_, index) => ({
      ...dish,
      Id: 100 + index,
      Name: `Yemek ${index}`,
      ProductImages: index % 10 === 0 ? [{ ...image, Id: 500 + index, FilePath: `urun/${index}.png` }] : [],
    })),
  )
  for (let index = 0; index < DISHES; index += 10)
    data.files[`urun/${index}.png`] = await plain('png', {
      width: 900,
      colour: `#${String(100 + index).slice(0, 3)}`,
    })
  old = await startOldServer(data)
})

afterAll(async () => {
  await old.close()
  for (const { database, folder } of made) {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
})

async function install(): Promise<Installation> {
  const installation = { database: await createTestDatabase(), folder: await makeDataFolder() }
  made.push(installation)
  const orm = await openOrm(installation.database.url)
  await createFirstAdministrator(orm.em.fork(), 'admin@example.com', 'correct horse battery', () => {})
  await orm.close(true)
  return installation
}

/** @param killAfterMs undefined lets it end. @returns its exit code; null if it was killed. */
async function run({ database, folder }: Installation, killAfterMs?: number): Promise<number | null> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [program, old.url, '--user', OLD_USER.name], {
    cwd: path.dirname(program),
    env: {
      ...{ PATH, NODE_COMPILE_CACHE, DATABASE_URL: database.url, DATA_DIR: folder },
      ...{ AUTH_SECRET: 'a secret for tests, of more than 32 characters', OLD_PASSWORD: OLD_USER.password },
    },
    stdio: 'ignore',
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  if (killAfterMs !== undefined) {
    await Promise.race([ended, pause(killAfterMs)])
    child.kill('SIGKILL')
  }
  return ended
}

const TABLES = [
  'category',
  'product',
  'product_image',
  'service',
  'blog',
  'contact',
  'import_source',
  'user_account',
]

/** Numbers of people, groups and roles come from a sequence, which a killed run has used, too. */
const OWN_NAME = {
  role: '(select name from role where id = own_id)',
  group: '(select name from user_group where id = own_id)',
  user: '(select user_name from user_account where id = own_id)',
}

/** The columns of a table that are the same in every installation with the same content, as an SQL expression. */
function stableColumns(table: string): string {
  const stamps = `array['password_encrypted', 'security_stamp', 'concurrency_stamp', 'normalized_email', 'password_hash',
    'written', 'run', 'created_date']`
  const columns = `to_jsonb(t) - ${stamps}`
  if (table === 'user_account') return `(${columns}) - 'id'`
  if (table !== 'import_source') return columns
  const names = Object.entries(OWN_NAME).map(([kind, name]) => `when '${kind}' then to_jsonb(${name})`)
  return `(${columns}) || jsonb_build_object('own_id', case kind ${names.join(' ')} else to_jsonb(own_id) end)`
}

/** What an installation has of a moved site, but for stamps and numbers that differ in each. */
async function contentOf({ database }: Installation): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  // What a killed process has sent is still done for it.
  await expect
    .poll(async () => {
      const { rows } = await client.query(
        `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and backend_type = 'client backend'`,
      )
      return rows
    })
    .toEqual([])
  const found: Record<string, string[]> = {}
  for (const table of TABLES) {
    const { rows } = await client.query(
      `select (${stableColumns(table)})::text as row from ${table} t order by 1`,
    )
    found[table] = rows.map(({ row }) => row)
  }
  await client.end()
  return found
}

test(`a run that was killed at ${KILLS} moments has written nothing, and the next writes what one without writes`, async () => {
  const [whole, killed] = [await install(), await install()]
  const began = Date.now()
  expect(await run(whole)).toBe(0)
  const takes = Date.now() - began
  const expected = await contentOf(whole)
  const nothing = await contentOf(killed)
  const fetched = old.requests.filter((each) => each.includes('/resource/')).length
  let isDone = false
  for (let kill = 1; kill <= KILLS && !isDone; kill++) {
    await run(killed, (takes * kill) / KILLS)
    const found = await contentOf(killed)
    isDone = found.category?.length !== 0
    expect(found).toEqual(isDone ? expected : nothing)
  }
  expect(await run(killed)).toBe(0)
  expect(await contentOf(killed)).toEqual(expected)
  // Four pictures are on their way at a time.
  const again = old.requests.filter((each) => each.includes('/resource/')).length - fetched
  expect(again).toBeLessThanOrEqual(fetched + 4 * KILLS)
}, 600_000)
