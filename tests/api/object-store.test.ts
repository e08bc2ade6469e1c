import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { variantsOf } from '../../server/core/pictures/variants.ts'
import { StartError } from '../../server/core/start-error.ts'
import { readEnv } from '../../server/env.ts'
import { openMedia } from '../../server/start/open-runtime.ts'
import { type Api, startApi } from '../support/api.ts'
import { type ObjectStore, startObjectStore } from '../support/object-store.ts'
import { picture } from '../support/picture.ts'

const silent = pino({ level: 'silent' })
const never = new AbortController().signal

let store: ObjectStore
let api: Api

beforeAll(async () => {
  store = await startObjectStore()
  api = await startApi(store.env)
})

afterEach(() => store.behave('well'))

afterAll(async () => {
  await api?.close()
  await store?.close()
})

const newPicture = () => picture('x.png', { colour: `#${randomBytes(3).toString('hex')}` })

async function add(image = newPicture()): Promise<{ id: number; filePath: string }> {
  const id = await api.services.categories.add(api.staff, { name: 'Köfteler', image })
  return { id, filePath: await pathOf(id) }
}

async function pathOf(id: number): Promise<string> {
  const { rows } = await api.sql('select image_file_path as path from category where id = $1', [id])
  return rows[0].path
}

async function status(filePath: string, from = api): Promise<number> {
  const reply = await fetch(`${from.url}/resource/${filePath}`)
  await reply.arrayBuffer()
  return reply.status
}

describe('pictures in an S3-compatible store', () => {
  test('are served in all their variants, by every process', async () => {
    const other = await startApi({ ...store.env, DATABASE_URL: api.databaseUrl })
    try {
      const { filePath } = await add()
      for (const each of [api, other]) {
        for (const [address, width] of [
          [filePath, 600],
          [`${filePath}?w=300`, 480],
          [`thumb/${filePath}`, 240],
        ] as const) {
          const reply = await fetch(`${each.url}/resource/${address}`)
          expect(reply.headers.get('content-type')).toBe('image/webp')
          const bytes = Buffer.from(await reply.arrayBuffer())
          expect(bytes.length).toBe(Number(reply.headers.get('content-length')))
          expect(bytes).toEqual(
            await each.files.read(variantsOf(filePath).find((name) => name.endsWith(`-${width}.webp`)) ?? ''),
          )
        }
      }
    } finally {
      await other.close()
    }
  })

  test('are requested once, and cached by the process', async () => {
    const { filePath } = await add()
    store.asked.length = 0
    expect([await status(filePath), await status(filePath)]).toEqual([200, 200])
    expect(store.asked).toEqual([`GET ${filePath}`])
  })

  test('are removed when no record references them, and not before', async () => {
    const image = await newPicture()
    const [one, other] = [await add(Promise.resolve(image)), await add(Promise.resolve(image))]
    expect(other.filePath).toBe(one.filePath)
    await api.services.categories.update(api.staff, one.id, { image: null })
    expect(await status(one.filePath)).toBe(200)
    await api.services.categories.update(api.staff, other.id, { image: newPicture() })
    expect(await status(one.filePath)).toBe(404)
    for (const name of variantsOf(one.filePath)) expect(await api.files.has(name)).toBe(false)
  })

  test('D131: are discarded rather than deleted, and recovered once a record references them again', async () => {
    const { id, filePath } = await add()
    await api.services.categories.update(api.staff, id, { image: null })
    expect(await api.files.names()).not.toContain(filePath)
    await api.sql('update category set image_file_path = $2 where id = $1', [id, filePath])
    api.services.pictures.live.changed()
    expect([await status(filePath), await status(`thumb/${filePath}`)]).toEqual([200, 200])
    await api.services.categories.update(api.staff, id, { image: null })
    await api.files.emptyTrash(new Date(Date.now() + 86_400_000))
    expect(await api.files.recover(variantsOf(filePath))).toEqual([])
  })

  test('D131: belong to one database', async () => {
    expect(await api.files.boundTo()).toBe(await api.services.pictures.databaseId())
    await expect(startApi(store.env)).rejects.toThrow(
      /^The pictures of MEDIA_URL .* belong to another database/,
    )
    expect(await api.files.boundTo()).toBe(await api.services.pictures.databaseId())
  })

  test('left without a record by a crash are swept', async () => {
    const { filePath } = await add()
    const orphan = '0123456789abcdef0123456789abcdef-240.webp'
    await api.files.put(orphan, Buffer.from('x'))
    await api.services.pictures.sweep()
    expect([await api.files.has(orphan), await api.files.has(filePath)]).toEqual([false, true])
  })
})

test('all pages of a long listing are read', async () => {
  const page = (key: string, next: string) =>
    `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated><Contents><Key>restaurant/${key}</Key></Contents>${next}</ListBucketResult>`
  const lists = createServer((request, response) => {
    const second = new URL(request.url ?? '', 'http://x').searchParams.get('continuation-token') === 'a+/='
    response.setHeader('Content-Type', 'application/xml')
    response.end(second ? page('b', '') : page('a', '<NextContinuationToken>a+/=</NextContinuationToken>'))
  }).listen(0, '127.0.0.1')
  await once(lists, 'listening')
  const AWS_ENDPOINT_URL = `http://127.0.0.1:${(lists.address() as AddressInfo).port}`
  const files = await openMedia(readEnv({ ...store.env, AWS_ENDPOINT_URL }), silent, never)
  expect(await files.names()).toEqual(['a', 'b'])
  lists.closeAllConnections()
  lists.close()
})

describe.each(['badly', 'not at all'] as const)('while the store answers %s', (how) => {
  test('an upload is 503, and leaves neither row nor file', async () => {
    const before = (await api.sql('select count(*) from category')).rows
    const files = (await api.files.names()).sort()
    store.behave(how)
    await expect(add()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 })
    store.behave('well')
    expect((await api.sql('select count(*) from category')).rows).toEqual(before)
    await api.services.pictures.sweep()
    expect((await api.files.names()).sort()).toEqual(files)
  })

  test('an uncached picture is 503, and is served again afterwards', async () => {
    const { filePath } = await add()
    store.behave(how)
    expect(await status(filePath)).toBe(503)
    store.behave('well')
    expect(await status(filePath)).toBe(200)
    store.behave(how)
    expect(await status(filePath)).toBe(200)
  })

  test('a write that only removes a picture succeeds', async () => {
    const { id, filePath } = await add()
    store.behave(how)
    await api.services.categories.update(api.staff, id, { image: null })
    store.behave('well')
    expect(await pathOf(id)).toBeNull()
    await api.services.pictures.sweep()
    expect(await api.files.has(filePath)).toBe(false)
  })
})

test('a request that fails once is retried', async () => {
  const { filePath } = await add()
  const name = variantsOf(filePath)[0] as string
  store.behave('badly')
  store.asked.length = 0
  const reading = api.files.read(name)
  while (store.asked.length === 0) await new Promise(setImmediate)
  store.behave('well')
  expect(await reading).toBeInstanceOf(Buffer)
})

describe('a start with an unusable store is reported in one line', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    [
      'a missing bucket',
      { MEDIA_URL: 's3://nowhere/x' },
      /^MEDIA_URL must name an existing bucket: there is no nowhere\.$/,
    ],
    [
      'a wrong secret',
      { AWS_SECRET_ACCESS_KEY: 'wrong' },
      /^AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be keys to .* \(403\)\.$/,
    ],
    [
      'an unknown key',
      { AWS_ACCESS_KEY_ID: 'nobody' },
      /^AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be keys to .* \(403\)\.$/,
    ],
  ])('%s', async (_, wrong, said) => {
    const env = readEnv({ ...store.env, ...wrong })
    const opening = openMedia(env, silent, never)
    const error = await opening.catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(StartError)
    expect((error as Error).message).toMatch(said)
  })
})
