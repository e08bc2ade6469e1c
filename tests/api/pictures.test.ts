import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { picture } from '../support/picture.ts'
import { bomb, plain } from '../support/pictures.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

function source(filename: string, bytes: Buffer) {
  return Promise.resolve({ filename, createReadStream: () => Readable.from([bytes]) })
}

/** Uploads a picture and returns the served file. */
async function stored(image: ReturnType<typeof source>) {
  const id = await api.services.categories.add(api.staff, { name: 'x', image })
  const { rows } = await api.sql('select image_file_path from category where id = $1', [id])
  const filePath: string = rows[0].image_file_path
  const reply = await fetch(`${api.url}/resource/${filePath}`)
  return { filePath, metadata: await sharp(Buffer.from(await reply.arrayBuffer())).metadata() }
}

const canvas = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#c23b22' } })

describe('an uploaded picture', () => {
  test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('may be %s, whatever its name', async (kind) => {
    const { metadata } = await stored(source('document.pdf', await canvas().toFormat(kind).toBuffer()))
    expect(metadata).toMatchObject({ format: 'webp', width: 300, height: 200 })
  })

  test('is turned upright, and loses location and camera data', async () => {
    const sideways = await canvas()
      .jpeg()
      .withExif({ IFD0: { Model: 'Camera of a guest' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { metadata } = await stored(source('photo.jpg', sideways))
    expect(metadata).toMatchObject({ width: 200, height: 300 })
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
  })

  test('is named by its content, and stored once', async () => {
    const first = await stored(picture('a.png', { colour: '#123456' }))
    const files = await readdir(api.mediaFolder, { recursive: true })
    const second = await stored(picture('b.png', { colour: '#123456' }))
    const other = await stored(picture('a.png', { colour: '#654321' }))
    expect(second.filePath).toBe(first.filePath)
    expect(other.filePath).not.toBe(first.filePath)
    expect(files.filter((file) => file.includes('.partial'))).toEqual([])
  })

  test('is at most 1,600 wide when it is served', async () => {
    const { metadata } = await stored(source('wide.png', await canvas(2400, 300).png().toBuffer()))
    expect(metadata).toMatchObject({ width: 1600, height: 200 })
  })
})

describe('is refused, and leaves neither file nor row:', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
  test.each<[string, () => Promise<Buffer>, string?]>([
    ['SVG that calls itself PNG', async () => Buffer.from(svg)],
    ['text', async () => Buffer.from('<?php echo 1;')],
    ['nothing', async () => Buffer.alloc(0)],
    ['half a picture', async () => (await canvas(900, 900).jpeg().toBuffer()).subarray(0, 700)],
    ['more than 40 megapixels', () => canvas(8000, 5100).png({ compressionLevel: 1 }).toBuffer()],
    ['more than 10 MiB', async () => Buffer.alloc(10 * 1024 * 1024 + 1), 'PAYLOAD_TOO_LARGE'],
  ])('%s', async (_, bytes, code = 'BAD_USER_INPUT') => {
    const count = async () => ({
      rows: (await api.sql('select count(*) from category')).rows[0].count,
      files: (await readdir(api.mediaFolder, { recursive: true }).catch(() => [])).length,
    })
    const before = await count()
    const image = source('picture.png', await bytes())
    await expect(add(image)).rejects.toMatchObject({ code })
    expect(await count()).toEqual(before)
  })
})

describe('bytes determine what reaches a decoder', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>'
  test.each([
    ['packed', gzipSync(svg)],
    ['behind a byte order mark', Buffer.from(`\ufeff${svg}`)],
    ['as it is', Buffer.from(svg)],
  ])('D142: SVG %s is refused, and no decoder would accept it', async (_, bytes) => {
    await expect(add(source('drawing.png', bytes))).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
    await expect(sharp(bytes).metadata()).rejects.toThrow(/unsupported/)
  })

  test('D149: AVIF of more than 12 megapixels is refused before it is decoded', async () => {
    const bytes = await sharp({ create: { width: 4100, height: 3000, channels: 3, background: '#c23b22' } })
      .avif({ effort: 0 })
      .toBuffer()
    await expect(add(source('large.avif', bytes))).rejects.toMatchObject({
      fields: [
        {
          field: 'image',
          message: 'large.avif has 12.3 megapixels; at most 12 are accepted of AVIF.',
        },
      ],
    })
  })

  test('D136: the error states the size of a picture that is too large', async () => {
    await expect(add(source('large.png', bomb(8000, 6000)))).rejects.toMatchObject({
      message: 'large.png has 48 megapixels; at most 40 are accepted of PNG.',
    })
  })
})

test('D136: a picture longer than WebP allows is scaled to fit', async () => {
  const { metadata } = await stored(source('receipt.png', bomb(1000, 17_000)))
  expect(metadata).toMatchObject({ format: 'webp', width: 963 })
  expect(metadata.height).toBeGreaterThan(16_000)
})

test('D136: a fault of the encoder is not blamed on the picture', async () => {
  const image = source('x.png', await plain('png'))
  const encoder = vi.spyOn(sharp.prototype, 'webp').mockImplementation(() => {
    throw new Error('out of memory')
  })
  await expect(add(image)).rejects.toThrow(/^out of memory$/)
  encoder.mockRestore()
})

test('D98: of several pictures, the refused one is named by its argument', async () => {
  const { categories, products, productImages } = api.services
  const categoryId = await categories.add(api.staff, { name: 'x' })
  const productId = await products.add(api.staff, { name: 'x', price: 1, categoryId })
  const adding = productImages.addAll(api.staff, productId, [source('x.txt', Buffer.from('hello'))])
  await expect(adding).rejects.toMatchObject({ fields: [expect.objectContaining({ field: 'images' })] })
})

function add(image: ReturnType<typeof source>): Promise<number> {
  return api.services.categories.add(api.staff, { name: 'x', image })
}
