import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { filesIn } from '../support/files-in.ts'
import { plain } from '../support/pictures.ts'
import { makeDataFolder, type RunningServer, startServer } from '../support/running-server.ts'
import { killTree, postgresIn } from './embedded-process.ts'
import { long } from './long.ts'
import { STAFF_ENV, Staff } from './staff.ts'

const WRITERS = 6

let dataDir: string
/** The folder of received uploads until they are read. */
let incoming: string
let server: RunningServer
const staff = new Staff(() => server.url)

beforeAll(async () => {
  dataDir = await makeDataFolder()
  incoming = await mkdtemp(path.join(tmpdir(), 'restaurant-incoming-'))
  await start()
  await staff.signIn()
})

afterAll(async () => {
  await server?.stop()
  await killTree(await postgresIn(dataDir))
  for (const folder of [dataDir, incoming]) await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  server = await startServer({ dataDir, env: { ...STAFF_ENV, TMPDIR: incoming } })
}

interface Acknowledged {
  readonly name: string
  readonly id: number
  /** The path of its picture, if it has one. */
  readonly filePath: string | null
  /** Its price after a later, acknowledged write. */
  price: number
}

/** Adds a dish, and then two pictures of it or a change of its price. */
async function write(index: number, category: string, done: Acknowledged[]): Promise<void> {
  const name = `dish ${index}`
  const { addProduct } = await staff.ask<{ addProduct: { id: string } }>(
    'mutation ($input: AddProduct!) { addProduct(input: $input) { id } }',
    { input: { name, price: 1, categoryId: category } },
  )
  const dish: Acknowledged = { name, id: Number(addProduct.id), filePath: null, price: 1 }
  done.push(dish)
  if (index % 2 === 0) {
    const colour = `#${(0x123456 + ((index * 0x10305) & 0x7fffff)).toString(16)}`
    const bytes = await plain('png', { width: 300, height: 200, colour })
    const { images } = await staff.upload<{ images: { filePath: string }[] }>(
      'mutation ($id: ID!, $images: [Upload!]!) { images: addProductImages(productId: $id, images: $images) { filePath } }',
      { id: dish.id, images: [null, null] },
      [0, 1].map((each) => ({ at: `variables.images.${each}`, name: 'a.png', bytes })),
    )
    done[done.indexOf(dish)] = { ...dish, filePath: images[0]?.filePath as string }
  } else {
    await staff.ask('mutation ($id: ID!) { updateProduct(id: $id, input: { price: 2 }) { id } }', {
      id: dish.id,
    })
    dish.price = 2
  }
}

/** The processes that can be killed, and how to recover; the application restarts itself. */
const blows = {
  'the process': {
    // Every other write has two pictures.
    writes: long ? 1_400 : 90,
    kills: long ? 50 : 2,
    kill: () => server.kill(),
    recover: start,
  },
  'its database': {
    writes: long ? 200 : 40,
    kills: long ? 10 : 1,
    kill: async () => killTree(await postgresIn(dataDir)),
    recover: () =>
      vi.waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200), {
        interval: 50,
      }),
  },
  both: {
    writes: long ? 200 : 40,
    kills: long ? 10 : 1,
    kill: async () => {
      const postgres = await postgresIn(dataDir)
      await Promise.all([server.kill(), killTree(postgres)])
    },
    recover: start,
  },
}

describe.each(Object.entries(blows))('dishes written under kills of %s', (what, blow) => {
  test(`${blow.writes} writes, ${blow.kills} kills: none is lost or incomplete`, async () => {
    const { addCategory } = await staff.ask<{ addCategory: { id: string } }>(
      'mutation ($input: AddCategory!) { addCategory(input: $input) { id } }',
      { input: { name: what } },
    )
    const done: Acknowledged[] = []
    const began = performance.now()
    let next = 0
    // Numbers of writes that are started during the kill, besides the planned ones.
    let beside = 1_000_000
    let failed = 0
    for (let round = 0; round <= blow.kills; round++) {
      const until = ((round + 1) * blow.writes) / (blow.kills + 1)
      let killed: Promise<void> | null = null
      let fallen = false
      const writers = Array.from({ length: WRITERS }, async () => {
        // Until the kill has happened, so that there is always a write in flight.
        while (!fallen && (next < until || killed)) {
          const index = killed ? beside++ : next++
          if (round < blow.kills && next >= until - WRITERS) {
            // At a random moment of the writes in flight.
            killed ??= pause(Math.random() * 50)
              .then(blow.kill)
              .finally(() => {
                fallen = true
              })
          }
          await write(index, addCategory.id, done).catch(() => {
            failed++
          })
        }
      })
      await Promise.all(writers)
      if (killed) {
        await killed
        await blow.recover()
      }
    }
    expect(done.length).toBeGreaterThan(blow.writes / 2)
    // Writes in flight at the kill were not acknowledged.
    expect(failed).toBeGreaterThan(0)
    const pictures = await expectNoneLost(addCategory.id, done)
    if (!long) return
    const seconds = Math.round((performance.now() - began) / 1000)
    const { kills } = blow
    console.info(
      JSON.stringify({
        what,
        kills,
        acknowledged: done.length,
        unanswered: failed,
        pictures,
        seconds,
      }),
    )
  }, 420_000)
})

test('the next start removes files of killed processes: soon every file has a row', async () => {
  const media = path.join(dataDir, 'media')
  await server.stop()
  expect(await readdir(incoming)).toEqual([])
  const half = path.join(media, (await readdir(media))[0] as string, '.half-written.partial')
  await writeFile(half, 'as far as it went')
  const waited = path.join(incoming, `restaurant-site-${server.child.pid}-abcdef`)
  await mkdir(waited)
  await writeFile(path.join(waited, 'sent.tmp'), 'waited to be read')
  const began = performance.now()
  await start()
  expect(await readdir(incoming)).toEqual([expect.stringContaining(`-${server.child.pid}-`)])
  const rows = await sql<{ path: string }>('select distinct file_path as path from product_image')
  const hashes = new Set(rows.map((row) => row.path.slice(0, 32)))
  // Only after a while can partial files be told from files being written.
  const isKept = (name: string) => hashes.has(name.slice(0, 32)) || (!long && name.endsWith('.partial'))
  await vi.waitFor(
    async () => {
      expect((await filesIn(media)).filter((name) => !isKept(name))).toEqual([])
    },
    { timeout: long ? 60_000 : 30_000, interval: 200 },
  )
  if (long) console.info(JSON.stringify({ nothingLeftAfterMs: Math.round(performance.now() - began) }))
})

async function sql<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: (await postgresIn(dataDir))?.url })
  await client.connect()
  const { rows } = await client.query(statement, values).finally(() => client.end())
  return rows as Row[]
}

interface StoredDish {
  readonly id: number
  readonly name: string
  readonly price: number
  readonly paths: readonly string[] | null
  readonly added: number
}

async function expectNoneLost(category: string, done: readonly Acknowledged[]): Promise<number> {
  const rows = await sql<StoredDish>(
    `select p.id, p.name, p.price::float,
            (select array_agg(file_path) from product_image i where i.product_id = p.id) as paths,
            (select count(*)::int from change c where c.entity = 'product' and c.entity_id = p.id and c.action = 'ADD') as added
       from product p where p.category_id = $1`,
    [category],
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  const lost = done.filter(({ id, name, price, filePath }) => {
    const row = stored.get(id)
    return !(row?.name === name && row.price >= price && (!filePath || row.paths?.includes(filePath)))
  })
  expect(lost).toEqual([])
  // Two pictures are stored together or not at all; each write has recorded its change in the same transaction.
  expect(rows.filter(({ paths }) => paths !== null && paths.length !== 2)).toEqual([])
  expect(rows.filter(({ added }) => added !== 1)).toEqual([])

  const named = new Set(rows.flatMap(({ paths }) => paths ?? []))
  expect(named.size).toBeGreaterThan(10)
  for (const filePath of named) {
    for (const address of [`/resource/${filePath}`, `/resource/thumb/${filePath}`]) {
      const reply = await fetch(server.url + address)
      expect([address, reply.status]).toEqual([address, 200])
      expect((await reply.arrayBuffer()).byteLength).toBe(Number(reply.headers.get('content-length')))
    }
  }
  return rows.flatMap(({ paths }) => paths ?? []).length
}
