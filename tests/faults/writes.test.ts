import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { ADMIN_EMAIL, PASSWORD } from '../support/people.ts'
import { plain } from '../support/pictures.ts'
import { makeDataFolder, type Product, startProduct } from '../support/product.ts'
import { upload } from '../support/upload.ts'

const WRITES = 240
const KILLS = 4
const WRITERS = 6

let database: TestDatabase
let dataDir: string
let product: Product
let headers: Record<string, string>
let sql: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await makeDataFolder()
  sql = new pg.Client({ connectionString: database.url })
  await sql.connect()
  await start()
})

afterAll(async () => {
  await product?.stop()
  await sql?.end()
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(): Promise<void> {
  product = await startProduct({
    databaseUrl: database.url,
    dataDir,
    env: { DEMO_CONTENT: 'off', ADMIN_EMAIL, ADMIN_PASSWORD: PASSWORD },
  })
  const login = `mutation { login(input: { email: "${ADMIN_EMAIL}", password: "${PASSWORD}" }) { authToken } }`
  const data = await ask<{ login: { authToken: string } }>(login)
  headers = { Authorization: `Bearer ${data.login.authToken}` }
}

async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  const reply = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await reply.json()) as { data: Data; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

interface Acknowledged {
  readonly name: string
  readonly id: number
  /** The picture's path, where it came with one. */
  readonly filePath: string | null
  /** What a later write gave it, once that was acknowledged too. */
  price: number
}

/** A dish, and then two pictures of it or a change of its price. */
async function write(place: number, category: string, bytes: Buffer, done: Acknowledged[]): Promise<void> {
  const name = `dish ${place}`
  const { addProduct } = await ask<{ addProduct: { id: string } }>(
    'mutation ($input: AddProduct!) { addProduct(input: $input) { id } }',
    { input: { name, price: 1, categoryId: category } },
  )
  const dish: Acknowledged = { name, id: Number(addProduct.id), filePath: null, price: 1 }
  done.push(dish)
  if (place % 3 === 0) {
    const { data, errors } = await upload<{ images: { filePath: string }[] }>(
      product.url,
      'mutation ($id: ID!, $images: [Upload!]!) { images: addProductImages(productId: $id, images: $images) { filePath } }',
      { id: dish.id, images: [null, null] },
      [0, 1].map((each) => ({ at: `variables.images.${each}`, name: 'a.png', bytes })),
      headers,
    )
    if (errors) throw new Error(JSON.stringify(errors))
    done[done.indexOf(dish)] = { ...dish, filePath: data.images[0]?.filePath as string }
  } else {
    await ask('mutation ($id: ID!) { updateProduct(id: $id, input: { price: 2 }) { id } }', { id: dish.id })
    dish.price = 2
  }
}

test(`of ${WRITES} dishes, written while the process is killed ${KILLS} times, none is lost and none half there`, async () => {
  const { addCategory } = await ask<{ addCategory: { id: string } }>(
    'mutation { addCategory(input: { name: "x" }) { id } }',
  )
  const pictures = await Promise.all(
    Array.from({ length: 40 }, (_, place) =>
      plain('png', { width: 500, height: 300, colour: `#${(0x123456 + place * 0x10305).toString(16)}` }),
    ),
  )
  const done: Acknowledged[] = []
  let next = 0
  let failed = 0
  for (let round = 0; round <= KILLS; round++) {
    const until = ((round + 1) * WRITES) / (KILLS + 1)
    let killed: Promise<void> | null = null
    const writers = Array.from({ length: WRITERS }, async () => {
      while (next < until && !killed) {
        const place = next++
        if (round < KILLS && next >= until - WRITERS) killed ??= product.kill()
        await write(place, addCategory.id, pictures[place % pictures.length] as Buffer, done).catch(() => {
          failed++
        })
      }
    })
    await Promise.all(writers)
    if (killed) {
      await killed
      await start()
    }
  }
  expect(done.length).toBeGreaterThan(WRITES / 2)
  // What was under way when the process ended was told to nobody.
  expect(failed).toBeGreaterThan(0)

  const { rows } = await sql.query(
    `select p.id, p.name, p.price::float, (select count(*)::int from product_image i where i.product_id = p.id) as images,
            (select array_agg(file_path) from product_image i where i.product_id = p.id) as paths,
            (select count(*)::int from change c where c.entity = 'product' and c.entity_id = p.id and c.action = 'ADD') as added
       from product p`,
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  const lost = done.filter(({ id, name, price, filePath }) => {
    const row = stored.get(id)
    return !(row?.name === name && row.price >= price && (filePath === null || row.paths.includes(filePath)))
  })
  expect(lost).toEqual([])
  // Two pictures come together or not at all; each write left its line in the history, in the same transaction.
  expect(rows.filter(({ images }) => images !== 0 && images !== 2)).toEqual([])
  expect(rows.filter(({ added }) => added !== 1)).toEqual([])

  const named = rows.flatMap(({ paths }) => paths ?? []) as string[]
  expect(named.length).toBeGreaterThan(20)
  for (const filePath of new Set(named)) {
    for (const address of [`/resource/${filePath}`, `/resource/thumb/${filePath}`]) {
      const reply = await fetch(product.url + address)
      expect([address, reply.status]).toEqual([address, 200])
      expect((await reply.arrayBuffer()).byteLength).toBe(Number(reply.headers.get('content-length')))
    }
  }

  // The start has swept what the killed ones left: every whole file there is has a row.
  const files = (await readdir(path.join(dataDir, 'media'), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.partial'),
  )
  const hashes = new Set(named.map((each) => each.slice(0, 32)))
  expect(files.filter(({ name }) => !hashes.has(name.slice(0, 32)))).toEqual([])
}, 60_000)
