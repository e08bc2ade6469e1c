import { readdir, readFile, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MEBIBYTE } from '../../server/core/primitives/units.ts'
import { makeDataFolder, type RunningServer, startServer } from '../support/running-server.ts'
import { isRunning, killTree, type Postgres, postgresIn, signalTree } from './embedded-process.ts'
import { long } from './long.ts'
import { STAFF_ENV, Staff } from './staff.ts'

const RESTARTS = long ? 20 : 1
const FROZEN_MS = long ? 60_000 : 4_000
const VISITORS = 6

let dataDir: string
let server: RunningServer
const staff = new Staff(() => server.url)
/** The times hold for an otherwise idle machine. */
const WITHIN_MS = long ? 5_000 : 15_000

beforeAll(async () => {
  dataDir = await makeDataFolder()
  server = await startServer({ dataDir, env: { ...STAFF_ENV, MALLOC_ARENA_MAX: '2' } })
  await staff.signIn()
  await staff.ask('mutation { addAbout(input: { description: "Taş fırın." }) { id } }')
})

afterAll(async () => {
  await server?.stop()
  await killTree(await postgresIn(dataDir))
  await rm(dataDir, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, signal: AbortSignal.timeout(WITHIN_MS + 10_000) })

const QUERY = '/graphql?query={abouts{description}}'
const KEPT = ['/about', QUERY]
const PREFLIGHT = { 'Apollo-Require-Preflight': '1' }

let asked = 0
/** Requests without a cached reply, which need the database: a page, a query, one of a signed-in user. */
const UNKEPT: (() => Promise<Response>)[] = [
  // With percent-encoding, a page is never cached.
  () => get('/servi%63es'),
  () => get(`/graphql?query={a${asked++}:services{name}}`, PREFLIGHT),
  () => get('/graphql?query={me{id}}', { ...PREFLIGHT, ...staff.headers }),
]

interface Tally {
  readonly kept: { asked: number; slowestMs: number }
  readonly others: { asked: number; sentAway: number; slowestMs: number }
  /** Unexpected replies. */
  readonly strange: string[]
}

/** Clients that continuously request cached and uncached replies. */
function visitors(): { leave(): Promise<Tally> } {
  let over = false
  const tally: Tally = {
    kept: { asked: 0, slowestMs: 0 },
    others: { asked: 0, sentAway: 0, slowestMs: 0 },
    strange: [],
  }
  const timed = async (of: { asked: number; slowestMs: number }, reply: Promise<Response>) => {
    const began = performance.now()
    const answered = await reply
    const text = await answered.text()
    of.asked++
    of.slowestMs = Math.max(of.slowestMs, Math.round(performance.now() - began))
    return { status: answered.status, text }
  }
  const visit = async (index: number) => {
    for (let turn = index; !over; turn++) {
      const address = KEPT[turn % KEPT.length] as string
      const { status, text } = await timed(tally.kept, get(address, PREFLIGHT))
      if (status !== 200 || !text.includes('Taş fırın.')) tally.strange.push(`${address}: ${status}`)
      const other = await timed(tally.others, (UNKEPT[turn % UNKEPT.length] as () => Promise<Response>)())
      if (other.status === 503) tally.others.sentAway++
      else if (other.status !== 200 || other.text.includes('"errors"'))
        tally.strange.push(`${turn % UNKEPT.length}: ${other.status} ${other.text.slice(0, 200)}`)
      await pause(20)
    }
  }
  const gone = Promise.all(Array.from({ length: VISITORS }, (_, index) => visit(index)))
  return {
    async leave() {
      over = true
      await gone
      return tally
    },
  }
}

/**
 * Waits until the service is restored: ready, pages cached again, uncached replies made.
 * @returns the number of milliseconds.
 */
async function asEver(): Promise<number> {
  const began = performance.now()
  await vi.waitFor(
    async () => {
      expect((await get('/readyz')).status).toBe(200)
      for (const address of KEPT) {
        const reply = await get(address, PREFLIGHT)
        expect([reply.status, reply.headers.get('etag')]).toEqual([200, expect.any(String)])
      }
      for (const ask of UNKEPT) expect((await ask()).status).toBe(200)
    },
    { timeout: WITHIN_MS, interval: 50 },
  )
  return Math.round(performance.now() - began)
}

interface Held {
  /** Without the response cache, which has its own limit. */
  readonly bytes: number
  readonly files: number
  readonly connections: number
}

/** The resources of the process: memory, descriptors, database connections. */
async function held(): Promise<Held> {
  const { pid } = server.child
  const figures = await (await get('/metrics')).text()
  const kept = Number(/^reply_cache_kept\{of="bytes"\} (\d+)$/m.exec(figures)?.[1])
  expect(kept).toBeGreaterThanOrEqual(0)
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const client = new pg.Client({ connectionString: (await postgresIn(dataDir))?.url })
  await client.connect()
  const { rows } = await client.query(
    "select count(*)::int as count from pg_stat_activity where application_name like 'restaurant-site%'",
  )
  await client.end()
  return {
    bytes: Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024 - kept,
    files: (await readdir(`/proc/${pid}/fd`).catch(() => [])).length,
    connections: rows[0].count,
  }
}

/** Expects no growth beyond uncollected garbage; idle connections are closed after a while. */
async function expectNoGrowth(before: Held): Promise<Held> {
  return vi.waitFor(
    async () => {
      const after = await held()
      expect(after.connections).toBeLessThanOrEqual(before.connections)
      expect(after.files).toBeLessThanOrEqual(before.files + 5)
      expect((after.bytes - before.bytes) / MEBIBYTE).toBeLessThan(60)
      return after
    },
    { interval: 250 },
  )
}

/** Loads the application first, so that one-time allocations do not count as growth. */
async function warm(): Promise<Held> {
  const people = visitors()
  await pause(long ? 10_000 : 800)
  const before = await held()
  expect((await people.leave()).strange).toEqual([])
  return before
}

test(`restarts of the database under load: ${RESTARTS}`, async () => {
  const before = await warm()
  const people = visitors()
  const backAfterMs: number[] = []
  for (let restart = 0; restart < RESTARTS; restart++) {
    const postgres = (await postgresIn(dataDir)) as Postgres
    // Fast shutdown, as by an operator: disconnects all clients and ends.
    process.kill(postgres.pid, 'SIGINT')
    const stopping = performance.now()
    while (isRunning(postgres)) await pause(10)
    await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), { interval: 20 })
    const away = Math.round(performance.now() - stopping)
    backAfterMs.push(away + (await asEver()))
    await pause(100)
  }
  const tally = await people.leave()
  expect(tally.strange).toEqual([])
  expect(tally.others.slowestMs).toBeLessThan(WITHIN_MS)
  const after = await expectNoGrowth(before)
  if (long) console.info(JSON.stringify({ restarts: RESTARTS, backAfterMs, ...tally, before, after }))
})

test.runIf(process.platform === 'linux')(
  `a database that answers nothing for ${FROZEN_MS / 1000} s under load`,
  async () => {
    const before = await warm()
    await asEver()
    const people = visitors()
    const postgres = (await postgresIn(dataDir)) as Postgres
    await signalTree(postgres, 'SIGSTOP')
    await pause(FROZEN_MS)
    // Replies that wait do not prove a working database.
    const ready = (await get('/readyz')).status
    await signalTree(postgres, 'SIGCONT')
    const backAfterMs = await asEver()
    const tally = await people.leave()
    expect(ready).toBe(503)
    expect(tally.strange).toEqual([])
    expect(tally.others.sentAway).toBeGreaterThan(0)
    expect(tally.others.slowestMs).toBeLessThan(WITHIN_MS)
    expect(tally.kept.slowestMs).toBeLessThan(WITHIN_MS)
    await staff.ask('mutation { addBlogTag(input: { name: "as ever" }) { id } }')
    const after = await expectNoGrowth(before)
    if (long) console.info(JSON.stringify({ frozenMs: FROZEN_MS, backAfterMs, ...tally, before, after }))
  },
)
