import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bomb, plain } from '../support/pictures.ts'
import { upload } from '../support/upload.ts'
import { openUploads } from '../support/upload-fixture.ts'

const uploads = openUploads()

async function served(address: string): Promise<Buffer> {
  const reply = await fetch(address)
  expect(reply.status).toBe(200)
  return Buffer.from(await reply.arrayBuffer())
}

describe('a picture is accepted', () => {
  test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
    'as %s, by its bytes, and served as WebP',
    async (format) => {
      const { data, errors } = await uploads.addCategory({
        name: 'page.html',
        type: 'text/html',
        bytes: await plain(format),
      })
      expect(errors).toBeUndefined()
      const bytes = await served(data.added.imageUrl as string)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 })
    },
  )

  test('turned upright, and without location and camera data', async () => {
    const bytes = await sharp(await plain('jpeg'))
      .withExif({ IFD0: { Model: 'Camera of a guest' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { data } = await uploads.addCategory({ name: 'photo.jpg', bytes })
    const stored = await served(data.added.imageUrl as string)
    const metadata = await sharp(stored).metadata()
    expect(metadata).toMatchObject({ width: 400, height: 600 })
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(
      Array(4).fill(undefined),
    )
    expect(stored.toString('latin1')).not.toContain('Camera of a guest')
  })

  test('without bytes appended to it', async () => {
    const script = Buffer.from('<script>alert(1)</script>')
    const { data } = await uploads.addCategory({
      name: 'a.png',
      bytes: Buffer.concat([await plain('png'), script]),
    })
    expect((await served(data.added.imageUrl as string)).includes(script)).toBe(false)
  })

  test('several at once, each with its stored values, under a name without path', async () => {
    const names = ['C:\\menu\\köfte.png', '../../etc/passwd', 'düz.jpg']
    const colours = ['#111111', '#222222', '#333333']
    const sent = await Promise.all(
      names.map(async (name, index) => ({
        name,
        bytes: await plain('png', { colour: colours[index] as string }),
      })),
    )
    const { data, errors } = await uploads.addImages(sent)
    expect(errors).toBeUndefined()
    expect(data.images.map(({ fileName }) => fileName)).toEqual(['köfte.png', 'passwd', 'düz.jpg'])
    expect(data.images.map(({ index }) => index)).toEqual([0, 1, 2])
    for (const { size, contentType, type, filePath } of data.images) {
      expect([contentType, type]).toEqual(['image/webp', 'image'])
      expect((await served(`${uploads.api.url}/resource/${filePath}`)).length).toBe(size)
    }
  })

  test('inline for a service: the icon as a small PNG, the picture within 64 KiB', async () => {
    const noise = await sharp({
      create: {
        width: 1500,
        height: 1500,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    const { data, errors } = await upload<{ addService: { image: string; icon: string } }>(
      uploads.api.url,
      'mutation ($input: AddService!) { addService(input: $input) { image icon } }',
      { input: { name: 'x', image: null, icon: null } },
      [
        { at: 'variables.input.image', name: 'a.png', bytes: noise },
        { at: 'variables.input.icon', name: 'b.png', bytes: noise },
      ],
      uploads.headers,
    )
    expect(errors).toBeUndefined()
    const { image, icon } = data.addService
    expect(Buffer.from(image, 'base64').length).toBeLessThanOrEqual(64 * 1024)
    expect(await sharp(Buffer.from(image, 'base64')).metadata()).toMatchObject({ format: 'webp' })
    expect(await sharp(Buffer.from(icon, 'base64')).metadata()).toMatchObject({
      format: 'png',
      width: 128,
      height: 128,
    })
  })
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

describe('is refused with a message that names what is accepted, and leaves no files:', () => {
  const text = (content: string) => async () => Buffer.from(content)
  test.each<[string, () => Promise<Buffer>]>([
    ['SVG', text(SVG)],
    ['SVG behind a declaration', text(`\ufeff  <?xml version="1.0"?>\n${SVG}`)],
    ['HTML', text('<!doctype html><script>alert(1)</script>')],
    ['HTML that begins like a GIF', text('GIF89a<script>alert(1)</script>')],
    ['plain text', text('not a picture')],
    ['nothing at all', text('')],
    ['a PDF', text('%PDF-1.4\n%âãÏÓ\n1 0 obj')],
    ['a ZIP archive', async () => Buffer.from('504b0304140000000800', 'hex')],
    ['TIFF', () => plain('tiff')],
    ['a PNG cut in half', async () => (await noisy()).subarray(0, 20_000)],
    [
      'a JPEG cut in half',
      async () =>
        (
          await sharp(await noisy())
            .jpeg()
            .toBuffer()
        ).subarray(0, 9_000),
    ],
    ['the first bytes of a PNG alone', async () => (await plain('png')).subarray(0, 8)],
    ['a PNG with broken pixels', async () => broken(await noisy())],
    ['30,000 × 30,000 pixels in a few KiB', async () => bomb(30_000, 30_000)],
    ['41 megapixels', async () => bomb(8_200, 5_000)],
    ['a line of 2 billion pixels', async () => headerOf(2_000_000_000, 1)],
  ])('%s', async (_, bytes) => {
    const before = [await uploads.rows(), await uploads.files()]
    const { status, data, errors } = await uploads.addCategory({
      name: 'a.png',
      type: 'image/png',
      bytes: await bytes(),
    })
    expect([status, data ?? null]).toEqual([200, null])
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'image' }] })
    expect(errors?.[0]?.message).toMatch(
      /PNG, JPEG, WebP, AVIF or GIF.*10 MiB.*40 megapixels|megapixels; at most 40 are accepted of PNG/,
    )
    expect([await uploads.rows(), await uploads.files()]).toEqual(before)
  })

  test('one invalid picture among valid ones, and all of them', async () => {
    const before = [await uploads.rows(), await uploads.files()]
    const good = { name: 'a.png', bytes: await plain('png', { colour: '#0a0b0c' }) }
    const { errors } = await uploads.addImages([good, { name: 'b.svg', bytes: Buffer.from(SVG) }, good])
    expect(errors?.[0]?.message).toContain('b.svg')
    expect([await uploads.rows(), await uploads.files()]).toEqual(before)
  })

  test('a picture whose row is refused', async () => {
    const before = await uploads.files()
    const bytes = await plain('png', { colour: '#0d0e0f' })
    const { errors } = await upload(
      uploads.api.url,
      'mutation ($input: AddBlog!) { addBlog(input: $input) { id } }',
      { input: { name: 'x', categoryId: 2_000_000_000, image: null } },
      [{ at: 'variables.input.image', name: 'a.png', bytes }],
      uploads.headers,
    )
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(await uploads.files()).toEqual(before)
  })
})

const noisy = () =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()

function broken(png: Buffer): Buffer {
  const bytes = Buffer.from(png)
  bytes.fill(0x55, 5_000, 15_000)
  return bytes
}

/** A PNG header that states a size, without pixel data. */
function headerOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(bomb(1, 1))
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
