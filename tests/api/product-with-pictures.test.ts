import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPeople, type Headers } from '../support/people.ts'
import { plain } from '../support/pictures.ts'
import { type SentFile, upload } from '../support/upload.ts'
import { openUploads } from '../support/upload-fixture.ts'

const uploads = openUploads()
let categoryId: number
let admin: Headers

beforeAll(async () => {
  categoryId = await uploads.api.services.categories.add(uploads.api.staff, { name: 'Tatlılar' })
  const people = await createPeople(uploads.api)
  admin = await people.headers(people.admin)
})

interface Added {
  readonly addProduct: { id: string; name: string; productImages: { index: number; fileName: string }[] }
}

const ADD = `mutation ($input: AddProduct!, $clientKey: ID) { addProduct(input: $input, clientKey: $clientKey) {
  id name productImages { index fileName } } }`

const add = (files: readonly Omit<SentFile, 'at'>[], input: object = {}, clientKey?: string) =>
  upload<Added>(
    uploads.api.url,
    ADD,
    { input: { name: 'Künefe', price: 180, categoryId, images: files.map(() => null), ...input }, clientKey },
    files.map((file, index) => ({ at: `variables.input.images.${index}`, ...file })),
    uploads.headers,
  )

const file = async (name: string, colour: string) => ({ name, bytes: await plain('png', { colour }) })
const twoFiles = () => Promise.all([file('ön.png', '#102030'), file('yan.png', '#405060')])
const stored = async () =>
  (
    await uploads.api.sql(
      'select (select count(*) from product) as dishes, (select count(*) from product_image) as images',
    )
  ).rows[0]

test('a dish is added with its pictures in their order, and undone with them in one step', async () => {
  const { data, errors, extensions } = (await add(await twoFiles(), {}, randomUUID())) as Awaited<
    ReturnType<typeof add>
  > & { extensions: { requestId: string } }
  expect(errors).toBeUndefined()
  expect(data.addProduct.productImages).toEqual([
    { index: 0, fileName: 'ön.png' },
    { index: 1, fileName: 'yan.png' },
  ])
  const undo = 'mutation ($id: String!) { undoRequest(requestId: $id) }'
  expect(await uploads.api.ask(undo, { id: extensions.requestId }, admin)).toMatchObject({
    data: { undoRequest: 3 },
  })
  const { data: after } = await uploads.api.ask<{ product: object | null }>(
    'query ($id: ID!) { product(id: $id) { id } }',
    data.addProduct,
  )
  expect(after.product).toBeNull()
})

test('the same call under the same key adds one dish', async () => {
  const key = randomUUID()
  const files = await twoFiles()
  const first = await add(files, {}, key)
  const before = await stored()
  const again = await add(files, {}, key)
  expect(again.data).toEqual(first.data)
  expect(await stored()).toEqual(before)
  const other = await add([files[0] as (typeof files)[0], await file('üst.png', '#708090')], {}, key)
  expect(other.errors?.[0]?.extensions.reason).toBe('KEY_REUSED')
})

describe('nothing is stored, neither dish nor file,', () => {
  test.each<[string, () => Promise<Omit<SentFile, 'at'>[]>, object, object]>([
    [
      'if one of the files is no picture',
      async () => [await file('a.png', '#0a0b0c'), { name: 'b.svg', bytes: Buffer.from('<svg/>') }],
      {},
      { field: 'images', rule: 'NOT_A_PICTURE' },
    ],
    [
      'if the dish is refused',
      async () => [await file('a.png', '#0a0b0e')],
      { categoryId: 2_000_000_000 },
      { field: 'categoryId', rule: 'NO_SUCH_RECORD' },
    ],
  ])('%s', async (_what, filesOf, input, fault) => {
    const before = [await stored(), await uploads.files()]
    const { errors } = await add(await filesOf(), input)
    expect(errors?.[0]?.extensions.fields).toMatchObject([fault])
    expect([await stored(), await uploads.files()]).toEqual(before)
  })
})

test('without pictures, and with none, a dish is added as before', async () => {
  for (const images of [undefined, null, []])
    expect((await add([], { images })).data.addProduct.productImages).toEqual([])
})
