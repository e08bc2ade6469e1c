import { writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { variantsOf } from '../../server/core/pictures/variants.ts'
import { type Api, startApi } from '../support/api.ts'
import { picture } from '../support/picture.ts'

let api: Api
let filePath: string

beforeAll(async () => {
  api = await startApi()
  const id = await api.services.categories.add(api.staff, {
    name: 'Pideler',
    image: picture('pide.png', { width: 1200, height: 800 }),
  })
  const { rows } = await api.sql('select image_file_path from category where id = $1', [id])
  filePath = rows[0].image_file_path
})

afterAll(() => api.close())

async function widthAt(address: string): Promise<number | undefined> {
  const reply = await fetch(api.url + address)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('image/webp')
  return (await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).width
}

test.each([
  ['', 1200],
  ['?w=1', 240],
  ['?w=240', 240],
  ['?w=480', 480],
  ['?w=481', 960],
  ['?w=1000', 1200],
  ['?w=5000', 1200],
  ['?w=wide', 1200],
])('a picture 1,200 wide, asked for with "%s", comes %i wide', async (query, width) => {
  expect(await widthAt(`/resource/${filePath}${query}`)).toBe(width)
})

test('the thumb is 240 wide', async () => {
  expect(await widthAt(`/resource/thumb/${filePath}`)).toBe(240)
})

test.each([
  ['?w=64', 192],
  ['?w=192', 192],
  ['?w=193', 240],
  ['?w=480', 240],
  ['?w=wide', 240],
])('D29: a thumb asked for with "%s" comes %i wide', async (query, width) => {
  expect(await widthAt(`/resource/thumb/${filePath}${query}`)).toBe(width)
})

test('D29: the thumb of a picture stored without the small variant is 240 wide', async () => {
  const small = variantsOf(filePath)[0] as string
  const bytes = (await api.files.read(small)) as Buffer
  await api.files.remove(small)
  expect(await widthAt(`/resource/thumb/${filePath}?w=192`)).toBe(240)
  await api.files.put(small, bytes)
})

test('a picture narrower than a requested width keeps its width', async () => {
  const id = await api.services.categories.add(api.staff, {
    name: 'Small',
    image: picture('small.png', { width: 100, height: 50 }),
  })
  const { rows } = await api.sql('select image_file_path from category where id = $1', [id])
  expect(await widthAt(`/resource/${rows[0].image_file_path}?w=480`)).toBe(100)
  expect(await widthAt(`/resource/thumb/${rows[0].image_file_path}`)).toBe(100)
  expect(await widthAt(`/resource/thumb/${rows[0].image_file_path}?w=64`)).toBe(100)
})

test('a picture is cached for ever, and its type is not sniffed', async () => {
  const reply = await fetch(`${api.url}/resource/${filePath}`)
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  expect(reply.headers.get('content-length')).toBe(String((await reply.arrayBuffer()).byteLength))
})

/** Without it, `fetch` requests an uncached copy. */
const KEPT = { 'Cache-Control': 'max-age=0' }

test('replies 304 to a client that has the current tag; each variant has its own', async () => {
  const tag = async (address: string) => (await fetch(api.url + address)).headers.get('etag') as string
  const whole = await tag(`/resource/${filePath}`)
  expect(await tag(`/resource/${filePath}?w=480`)).not.toBe(whole)
  const again = async (tags: string) =>
    (await fetch(`${api.url}/resource/${filePath}`, { headers: { 'If-None-Match': tags, ...KEPT } })).status
  for (const tags of [whole, `"other", ${whole}`, `W/${whole}`, '*'])
    expect(await again(tags), tags).toBe(304)
  expect(await again('"other"')).toBe(200)
})

test('HEAD returns the headers only', async () => {
  const reply = await fetch(`${api.url}/resource/${filePath}`, { method: 'HEAD' })
  expect(reply.status).toBe(200)
  expect(Number(reply.headers.get('content-length'))).toBeGreaterThan(0)
  expect(await reply.text()).toBe('')
})

describe('everything but a stored picture is 404', () => {
  const name = '0123456789abcdef0123456789abcdef-960.webp'

  beforeAll(async () => {
    for (const folder of ['', '..']) {
      await writeFile(path.join(api.mediaFolder, folder, 'auth-secret'), 'kept to ourselves')
    }
  })

  test.each([
    `/resource/${name}`,
    `/resource/thumb/${name}`,
    '/resource/',
    '/resource/thumb/',
    '/resource/auth-secret',
    '/resource/../auth-secret',
    '/resource/..%2fauth-secret',
    '/resource/%2e%2e%2fauth-secret',
    '/resource/%2e%2e/auth-secret',
    '/resource/thumb/..%2f..%2fauth-secret',
    '/resource/..%5cauth-secret',
    '/resource//etc/passwd',
    '/resource/%2fetc%2fpasswd',
    '/resource/%00',
    `/resource/${name}%00.png`,
    `/resource/ab%2f${name}`,
  ])('%s', async (address) => {
    const { status, body } = await raw(address)
    expect([status, body.includes('kept to ourselves')]).toEqual([404, false])
  })

  test('a file outside the folder, however its name is encoded', async () => {
    await writeFile(path.join(api.mediaFolder, '../secret-240.webp'), 'kept to ourselves')
    for (const way of ['..', 'a/../../..', './../..', '%2e%2e', 'a/%2e%2e/%2e%2e/%2e%2e']) {
      for (const folder of ['/resource', '/resource/thumb']) {
        const address = `${folder}/${`${way}/secret-240.webp`.replaceAll('/', '%2f')}`
        expect([address, (await raw(address)).status]).toEqual([address, 404])
      }
    }
  })

  test('the type of an error reply is not sniffed', async () => {
    const reply = await fetch(`${api.url}/resource/${name}`)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain/)
  })

  test('a file in a subfolder is 404', async () => {
    const { status } = await raw(`/resource/${filePath.slice(0, 2)}/${filePath}`)
    expect(path.basename(filePath)).toBe(filePath)
    expect(status).toBe(404)
  })
})

/** Requests an address exactly as written; `fetch` would normalize it. */
function raw(address: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(api.url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: address }, (reply) => {
      let body = ''
      reply.on('data', (data) => {
        body += data
      })
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body }))
    })
      .on('error', reject)
      .end()
  })
}
