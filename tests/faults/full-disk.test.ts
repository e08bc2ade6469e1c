import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { filesIn } from '../support/files-in.ts'
import { makeDataFolder, type RunningServer, startServer } from '../support/running-server.ts'
import { upload } from '../support/upload.ts'
import { STAFF_ENV, Staff } from './staff.ts'

const run = promisify(execFile)
const KIBIBYTE = 1024
/** More than the smallest variant of the picture, less than its largest and less than the upload. */
const ROOM = 256 * KIBIBYTE

/** Simulates a full disk: a limit on the size of every file that the process writes. */
const canLimit = (() => {
  try {
    execFileSync('prlimit', ['--version'])
    return process.platform === 'linux'
  } catch {
    return false
  }
})()

let database: TestDatabase
let dataDir: string
let incoming: string
let server: RunningServer
let sql: pg.Client
const staff = new Staff(() => server.url)
let productId: number
/** Small as uploaded, and large as stored. */
let growing: Buffer
/** Large as uploaded. */
let large: Buffer

const limit = (room: number | 'unlimited') =>
  run('prlimit', ['--pid', String(server.child.pid), `--fsize=${room}:unlimited`])

/** Noise, which does not compress. */
function noise(width: number, height: number): Buffer {
  let state = 1
  return Buffer.alloc(width * height * 3).map(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  }) as Buffer
}

const raw = (width: number, height: number) => ({ raw: { width, height, channels: 3 as const } })

describe.runIf(canLimit)('a full disk', () => {
  beforeAll(async () => {
    database = await createTestDatabase()
    dataDir = await makeDataFolder()
    incoming = await mkdtemp(path.join(tmpdir(), 'restaurant-incoming-'))
    sql = new pg.Client({ connectionString: database.url })
    await sql.connect()
    const tile = await sharp(noise(40, 40), raw(40, 40)).png().toBuffer()
    growing = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#fff' } })
      .composite([{ input: tile, tile: true }])
      .png({ compressionLevel: 9 })
      .toBuffer()
    large = await sharp(noise(500, 400), raw(500, 400)).png().toBuffer()
    server = await startServer({
      dataDir,
      databaseUrl: database.url,
      env: { ...STAFF_ENV, TMPDIR: incoming, REPLY_CACHE: 'off' },
    })
    await staff.signIn()
    const { addCategory } = await staff.ask<{ addCategory: { id: string } }>(
      'mutation { addCategory(input: { name: "Köfteler" }) { id } }',
    )
    const { addProduct } = await staff.ask<{ addProduct: { id: string } }>(
      `mutation { addProduct(input: { name: "İnegöl", price: 1, categoryId: ${addCategory.id} }) { id } }`,
    )
    productId = Number(addProduct.id)
    const [smallest, largest] = await Promise.all(
      [240, 1_600].map((width) => sharp(growing).resize({ width }).webp({ quality: 80 }).toBuffer()),
    )
    expect(growing.length).toBeLessThan(ROOM)
    expect(smallest?.length).toBeLessThan(ROOM)
    expect(largest?.length).toBeGreaterThan(ROOM)
    expect(large.length).toBeGreaterThan(ROOM)
  })

  afterAll(async () => {
    await server?.stop()
    await sql?.end()
    await database?.drop()
    for (const folder of [dataDir, incoming]) await rm(folder, { recursive: true, force: true })
  })

  let before: object

  beforeEach(async () => {
    before = await stored()
    await limit(ROOM)
  })
  afterEach(() => limit('unlimited'))

  async function stored(): Promise<object> {
    const { rows } = await sql.query('select file_path from product_image order by id')
    return { files: await filesIn(path.join(dataDir, 'media')), rows }
  }

  async function expectNothingHalfThere(): Promise<void> {
    expect(await stored()).toEqual(before)
    await expect.poll(() => filesIn(incoming)).toEqual([])
    const page = await fetch(`${server.url}/food-collection`)
    expect([page.status, (await page.text()).includes('İnegöl')]).toEqual([200, true])
  }

  const ADD =
    'mutation ($id: ID!, $images: [Upload!]!) { addProductImages(productId: $id, images: $images) { filePath } }'

  const overGraphQL = (pictures: readonly Buffer[]) =>
    upload<{ addProductImages: { filePath: string }[] } | null>(
      server.url,
      ADD,
      { id: productId, images: pictures.map(() => null) },
      pictures.map((bytes, index) => ({ at: `variables.images.${index}`, name: 'a.png', bytes })),
      staff.headers,
    )

  function overRest(pictures: readonly Buffer[]): Promise<Response> {
    const body = new FormData()
    body.set('ProductId', String(productId))
    for (const bytes of pictures) body.append('Image', new Blob([new Uint8Array(bytes)]), 'a.png')
    return fetch(`${server.url}/api/v1/ProductImage/add`, { method: 'POST', headers: staff.headers, body })
  }

  const sent: [string, () => Buffer[]][] = [
    ['while it is stored', () => [growing]],
    ['while it arrives', () => [large]],
    ['while the second of two arrives', () => [growing, large]],
  ]

  test.each(sent)('refuses a picture %s over GraphQL, and leaves no part of it', async (_, pictures) => {
    const { status, errors } = await overGraphQL(pictures())
    expect([status, errors?.[0]?.extensions.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
    expect(errors?.[0]?.message).toBe(
      'There is not enough disk space to store this at the moment. Nothing was changed.',
    )
    await expectNothingHalfThere()
  })

  test.each(sent)('refuses a picture %s over REST, and leaves no part of it', async (_, pictures) => {
    const reply = await overRest(pictures())
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      503,
      expect.stringContaining('application/problem+json'),
    ])
    expect(((await reply.json()) as { message: string }).message).toMatch(
      /^There is not enough disk space to store this/,
    )
    await expectNothingHalfThere()
  })

  test('accepts the same pictures once there is space', async () => {
    // Not those of the other tests: a stored picture is not written again.
    const [one, other] = await Promise.all(
      [growing, large].map((bytes) => sharp(bytes).flip().png().toBuffer()),
    )
    const pictures = [one, other] as Buffer[]
    expect((await overGraphQL(pictures)).status).toBe(503)
    await limit('unlimited')
    const { data, errors } = await overGraphQL(pictures)
    expect(errors).toBeUndefined()
    expect((await overRest(pictures)).status).toBe(200)
    for (const { filePath } of data?.addProductImages ?? []) {
      expect((await fetch(`${server.url}/resource/${filePath}`)).status).toBe(200)
    }
    expect(data?.addProductImages).toHaveLength(2)
  })
})
