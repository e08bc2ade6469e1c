import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import type { Headers } from '../support/people.ts'
import { plain } from '../support/pictures.ts'
import { inTemporaryFolder } from '../support/temporary-folder.ts'
import { upload } from '../support/upload.ts'
import { ADD_CATEGORY, openUploads } from '../support/upload-fixture.ts'

const uploads = openUploads()

describe('too large requests are refused:', () => {
  test.each([1, 1024 * 1024])(
    'a file of 10 MiB and %i bytes more, but not one of exactly 10 MiB',
    async (more) => {
      const png = await plain('png')
      const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)])
      expect(
        (await uploads.addCategory({ name: 'big.png', bytes: padded(10 * 1024 * 1024) })).errors,
      ).toBeUndefined()
      const before = [await uploads.rows(), await uploads.files()]
      const { errors } = await uploads.addCategory({
        name: 'big.png',
        bytes: padded(10 * 1024 * 1024 + more),
      })
      expect(errors?.[0]?.extensions.code).toBe('PAYLOAD_TOO_LARGE')
      expect(errors?.[0]?.message).toMatch(/big\.png.*10 MiB/)
      expect([await uploads.rows(), await uploads.files()]).toEqual(before)
    },
  )

  test('eleven files; ten are accepted', async () => {
    const many = (count: number) =>
      Promise.all(
        Array.from({ length: count }, async (_, n) => ({
          name: `${n}.png`,
          bytes: await plain('png', { width: 20, height: 20 + n }),
        })),
      )
    const before = await uploads.rows()
    const { errors } = await uploads.addImages(await many(11))
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('10 files'),
      extensions: { code: 'BAD_USER_INPUT' },
    })
    expect(await uploads.rows()).toBe(before)
    expect((await uploads.addImages(await many(10))).data.images).toHaveLength(10)
  })

  test('an operation of more than 1 MiB beside the files', async () => {
    const input = { name: 'x', description: 'x'.repeat(1024 * 1024), image: null }
    const { errors } = await upload(
      uploads.api.url,
      ADD_CATEGORY,
      { input },
      [{ at: 'variables.input.image', name: 'a.png', bytes: await plain('png') }],
      uploads.headers,
    )
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', reason: 'FIELD_TOO_LARGE' })
  })
})

test('the fields of a form, which are kept in memory, are bounded together and given back', async () => {
  const send = async (count: number) => {
    const body = new FormData()
    for (let at = 0; at < count; at++) body.set(`field-${at}`, 'x'.repeat(1_000_000))
    const headers = { ...uploads.headers, 'Apollo-Require-Preflight': 'true' }
    const reply = await fetch(`${uploads.api.url}/graphql`, { method: 'POST', headers, body })
    const { errors } = (await reply.json()) as { errors: { extensions: { reason: string } }[] }
    return errors[0]?.extensions.reason
  }
  expect(await send(20)).toBe('TOO_MANY_UPLOADS')
  for (let round = 0; round < 3; round++) expect(await send(7)).toBe('UPLOAD_FIELD_MISSING')
})

describe('a request with files', () => {
  const form = (parts: Record<string, string | Blob>) => {
    const body = new FormData()
    for (const [name, part] of Object.entries(parts)) body.set(name, part)
    return body
  }
  const post = async (body: FormData, extra: Headers = { 'Apollo-Require-Preflight': 'true' }) => {
    const reply = await fetch(`${uploads.api.url}/graphql`, {
      method: 'POST',
      headers: { ...uploads.headers, ...extra },
      body,
    })
    return {
      status: reply.status,
      ...((await reply.json()) as { errors?: { extensions: { code: string } }[] }),
    }
  }
  const operations = JSON.stringify({ query: ADD_CATEGORY, variables: { input: { name: 'x', image: null } } })

  test('without the preflight header is refused: any site could send it', async () => {
    const before = await uploads.rows()
    const body = form({
      operations,
      map: '{"0":["variables.input.image"]}',
      0: new Blob([new Uint8Array(await plain('png'))]),
    })
    const { status, errors } = await post(body, {})
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
    expect(await uploads.rows()).toBe(before)
  })

  test.each<[string, Record<string, string | Blob>]>([
    ['no operation', { map: '{}' }],
    ['an operation that is no JSON', { operations: '{', map: '{}' }],
    ['no map', { operations }],
    ['a map that is no JSON', { operations, map: 'x' }],
    ['a map to nowhere', { operations, map: '{"0":["variables.nothing.here"]}', 0: new Blob(['x']) }],
    ['a map into a prototype', { operations, map: '{"0":["__proto__.polluted"]}', 0: new Blob(['x']) }],
    ['a file that is missing', { operations, map: '{"0":["variables.input.image"]}' }],
    ['a text for a file', { operations: operations.replace('null', '"x"'), map: '{}' }],
  ])('is bad input with %s, and changes nothing', async (_, parts) => {
    const before = await uploads.rows()
    const { errors } = await post(form(parts))
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(await uploads.rows()).toBe(before)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  test('of a user who may not write stores no file', async () => {
    const before = await uploads.files()
    const { errors } = await uploads.addCategory(
      { name: 'a.png', bytes: await plain('png', { colour: '#abcdef' }) },
      {},
    )
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect(await uploads.files()).toEqual(before)
  })

  test('is cleaned up after an interruption, and the next one is served', async () => {
    const before = await uploads.rows()
    const { hostname, port } = new URL(uploads.api.url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    await inTemporaryFolder(async (folder) => {
      socket.write(
        `POST /graphql HTTP/1.1\r\nHost: x\r\nApollo-Require-Preflight: 1\r\nAuthorization: ${uploads.headers.Authorization}\r\n` +
          `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${operations}\r\n` +
          '--b\r\nContent-Disposition: form-data; name="map"\r\n\r\n{"0":["variables.input.image"]}\r\n--b\r\nContent-Disposition: form-data; name="0"; filename="a.png"\r\n\r\nhalf',
      )
      await expect.poll(() => readdir(folder)).toHaveLength(1)
      socket.destroy()
      await expect.poll(() => readdir(folder)).toEqual([])
    })
    expect((await uploads.addCategory({ name: 'a.png', bytes: await plain('png') })).errors).toBeUndefined()
    expect(await uploads.rows()).toBe(before + 1)
  })
})
