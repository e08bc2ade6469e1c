import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { unique } from '../support/people.ts'
import { noPicture, png, type Reply, type RestApi, type Stored, startRestApi, type Told } from './rest-api.ts'

let api: RestApi
let tags: number[]
let categoryId: number

beforeAll(async () => {
  api = await startRestApi()
  const { services, staff } = api
  tags = []
  for (let time = 0; time < 3; time++) tags.push(await services.blogTags.add(staff, { name: unique('tag') }))
  categoryId = await services.blogCategories.add(staff, { name: unique('Haberler') })
})

afterAll(() => api.close())

type Part = readonly [name: string, value: string | Blob, fileName?: string]

function send<Json = Told>(method: string, address: string, parts: readonly Part[]): Promise<Reply<Json>> {
  const form = new FormData()
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else if (fileName === undefined) form.append(name, value)
    else form.append(name, value, fileName)
  }
  return api.call<Json>(method, address, { headers: api.admin, body: form })
}

const addBlog = (...parts: Part[]) =>
  send('POST', '/api/v1/Blog/add', [['Name', 'Yazı'], ['CategoryId', String(categoryId)], ...parts])

const tagsOf = ({ json }: Reply) => (json.blogTags as Stored[]).map(({ blogTagId }) => blogTagId)

describe('a list of ids', () => {
  test('can be repeated parts, one text, several of them, or JSON', async () => {
    const [a, b, c] = tags.map(String) as [string, string, string]
    const forms: Part[][] = [
      [a, b, c].map((id): Part => ['TagsId', id]),
      [['TagsId', [a, b, c].join(',')]],
      [['TagsId', ` ${a}, ${b} ,${c} `]],
      [
        ['TagsId', `${a},${b}`],
        ['TagsId', c],
      ],
      [['TagsId', `[${a},${b},${c}]`]],
      [['tagsId', `${a},${b},${c}`]],
    ]
    const found = []
    for (const parts of forms) found.push(tagsOf(await addBlog(...parts)))
    expect(found).toEqual(forms.map(() => tags))
  })

  test('can be empty, to remove all', async () => {
    const { json } = await addBlog(['TagsId', tags.join(',')])
    const update = (...parts: Part[]) =>
      send('PATCH', '/api/v1/Blog/update', [['Id', String(json.id)], ...parts])
    expect(tagsOf(await update(['Name', 'Başka']))).toEqual(tags)
    expect(tagsOf(await update(['TagsId', '']))).toEqual([])
  })

  test.each(['x', '1,x', '0', '-1', '1.5', ',', '99999999999', '{}', '[[1]]', '2000000000'])(
    'is invalid as %s',
    async (ids) => {
      const reply = await addBlog(['TagsId', ids])
      expect([reply.status, Object.keys(reply.json.errors)]).toEqual([400, ['TagsId']])
      expect(reply.json.message).toContain('TagsId')
    },
  )
})

test('numbers and booleans are text', async () => {
  const form = (order: string, status: string): Part[] => [
    ['Name', 'Düğün'],
    ['Order', order],
    ['Status', status],
  ]
  const add = (...values: [string, string]) => send('POST', '/api/v1/Category/add', form(...values))
  expect((await add('5', '0')).json).toMatchObject({ order: 5, status: 0 })
  expect((await add(' 6 ', 'True')).json).toMatchObject({ order: 6, status: 1 })
  expect((await add('7', 'passive')).json).toMatchObject({ order: 7, status: 0 })
  // A part without text counts as missing.
  expect((await add('', '')).json).toMatchObject({ order: 8, status: 1 })
  expect((await add('x', '1')).json.errors).toEqual({
    Order: ['Order must be a whole number from 0 to 100,000.'],
  })
  expect((await add('1', 'on')).json.errors).toEqual({
    Status: ['Status must be ACTIVE (1) or PASSIVE (0).'],
  })
})

describe('an update by a form', () => {
  let id: string
  let added: Readonly<Record<string, unknown>>

  beforeEach(async () => {
    const parts: Part[] = [
      ['Name', 'Tatlılar'],
      ['Description', 'Günlük'],
      ['Image', await png('a.png', '#aa0000')],
      ['Icon', await png('b.png', '#00aa00')],
      ['Order', '3'],
      ['Status', '1'],
    ]
    added = (await send('POST', '/api/v1/Category/add', parts)).json
    id = String(added.id)
  })

  const update = (...parts: Part[]) => send('POST', '/api/v1/Category/update', [['Id', id], ...parts])

  test('keeps a picture whose part is missing or empty', async () => {
    const { imageFilePath, iconFilePath, image, icon } = added
    const kept = { imageFilePath, iconFilePath, image, icon }
    expect(imageFilePath).not.toBe(iconFilePath)
    expect((await update(['Name', 'Başka'])).json).toMatchObject(kept)
    expect((await update(['Image', noPicture], ['Icon', noPicture, 'icon.png'])).json).toMatchObject(kept)
    expect((await update(['Image', ''], ['Icon', 'null'])).json).toMatchObject(kept)
  })

  test('replaces one picture, keeps the other, and removes the old file', async () => {
    const { json: before } = await update(['Image', await png('c.png', '#0000aa')])
    expect(before).toMatchObject({ name: 'Tatlılar', description: 'Günlük', order: 3, status: 1 })
    const { json } = await update(['Image', await png('d.png', '#0000bb')])
    expect(json.imageFilePath).not.toBe(before.imageFilePath)
    expect(json.iconFilePath).toBe(added.iconFilePath)
    const served = async (file: unknown) => (await api.call('GET', `/resource/${file}`)).status
    expect(await served(json.imageFilePath)).toBe(200)
    expect(await served(before.imageFilePath)).toBe(404)
  })

  test('keeps every field that is not sent', async () => {
    for (const part of [
      ['Name', 'Yeni'],
      ['Description', 'Taze'],
      ['Order', '9'],
      ['Status', '0'],
    ] as const) {
      const before = (await api.call('GET', `/api/v1/Category/get-by-id?id=${id}`, { headers: api.admin }))
        .json
      const { json } = await update(part)
      const { updatedDate, updatedBy, [part[0].toLowerCase()]: changed, ...others } = json
      expect(before).toMatchObject(others)
      expect(String(changed)).toBe(part[1])
    }
  })

  test('changes nothing and leaves no file when it fails', async () => {
    const reply = await update(['Name', 'x'.repeat(201)], ['Image', await png('d.png', '#123456')])
    expect(reply.status).toBe(400)
    const read = await api.call('GET', `/api/v1/Category/get-by-id?id=${id}`, { headers: api.admin })
    expect(read.json).toEqual(added)
  })
})

describe('a picture', () => {
  const add = (...parts: Part[]) => send('POST', '/api/v1/Category/add', [['Name', 'x'], ...parts])

  test.each([
    ['with invalid bytes', 'not a picture', 'a.png'],
    ['that is an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg'],
    ['that is cut off', '\x89PNG\r\n\x1a\n', 'a.png'],
  ])('%s is 400', async (_name, bytes, fileName) => {
    const reply = await add(['Image', new Blob([bytes], { type: 'image/png' }), fileName])
    expect([reply.status, reply.json.message]).toEqual([400, expect.stringContaining('picture')])
  })

  test('of more than 10 MiB is 413', async () => {
    const reply = await add(['Image', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), 'a.png'])
    expect([reply.status, reply.json.message]).toEqual([
      413,
      'a.png is too large: a file may have at most 10 MiB.',
    ])
  })

  test('is 400 if it is sent twice for one field', async () => {
    const picture = await png('a.png')
    const reply = await add(['Image', picture], ['Image', picture])
    expect([reply.status, reply.json.message]).toEqual([400, expect.stringContaining('must be one file')])
  })

  test('under an unknown name is ignored', async () => {
    const reply = await add(['Picture', await png('a.png')])
    expect([reply.status, reply.json.imageFilePath]).toEqual([200, null])
  })

  test('is identified by its bytes, whatever its name and type', async () => {
    const bytes = await (await png('a.png')).arrayBuffer()
    const reply = await add(['Image', new Blob([bytes], { type: 'text/html' }), 'a.html'])
    expect([reply.status, reply.json.imageFilePath]).toEqual([200, expect.stringMatching(/\.webp$/)])
  })
})

describe('pictures of a product', () => {
  let productId: string

  beforeEach(async () => {
    const { services, staff } = api
    const category = await services.categories.add(staff, { name: 'x' })
    productId = String(await services.products.add(staff, { name: 'x', price: 1, categoryId: category }))
  })

  const add = (...parts: Part[]) =>
    send<Stored[] & Told>('POST', '/api/v1/ProductImage/add', [
      ['Id', '0'],
      ['ProductId', productId],
      ...parts,
    ])

  test('are one part each, appended to the existing ones in order', async () => {
    const one = async (name: string): Promise<Part> => ['Image', await png(name)]
    await add(await one('ilk.png'))
    const { json } = await add(
      await one('C:\\resim\\bir.png'),
      ['image', await png('../iki.png')],
      await one('üç.png'),
    )
    expect(json.map(({ index, fileName }) => [index, fileName])).toEqual([
      [1, 'bir.png'],
      [2, 'iki.png'],
      [3, 'üç.png'],
    ])
  })

  test('are limited to ten, and at least one', async () => {
    const part: Part = ['Image', await png('a.png')]
    expect((await add(...Array<Part>(10).fill(part))).json).toHaveLength(10)
    const reply = await add(...Array<Part>(11).fill(part))
    expect([reply.status, reply.json.message]).toEqual([400, 'At most 10 files are accepted in one request.'])
    expect((await add()).json.errors).toEqual({ Image: ['Image must contain 1 to 10 items.'] })
    expect((await add(['Image', noPicture])).status).toBe(400)
  })

  test('are stored in one transaction', async () => {
    const reply = await add(['Image', await png('a.png')], ['Image', new Blob(['x']), 'b.png'])
    expect(reply.status).toBe(400)
    expect((await api.call('GET', `/api/v1/ProductImage/get-all?productId=${productId}`)).json).toEqual([])
  })

  test('need an existing product', async () => {
    const form = (id: string): Part[] => [
      ['ProductId', id],
      ['Image', new Blob(['x']), 'a.png'],
    ]
    for (const id of ['', 'x', '0']) {
      expect((await send('POST', '/api/v1/ProductImage/add', form(id))).json.errors).toHaveProperty(
        'ProductId',
      )
    }
    const parts: Part[] = [
      ['ProductId', '2000000000'],
      ['Image', await png('a.png')],
    ]
    expect((await send('POST', '/api/v1/ProductImage/add', parts)).json.errors).toHaveProperty('ProductId')
  })
})
