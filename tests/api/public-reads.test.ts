import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { picture } from '../support/picture.ts'

let api: Api
const ids: Record<string, number> = {}

const BASE = 'id createdDate updatedDate isDeleted createdBy updatedBy version'
const STORED = /^[0-9a-f]{32}-600\.webp$/

beforeAll(async () => {
  api = await startApi()
  const { services, staff } = api
  ids.about = await services.abouts.add(staff, { description: 'Taş fırının çevresinde.' })
  ids.service = await services.restaurantServices.add(staff, {
    name: 'Paket servis',
    description: 'Kapınıza kadar.',
    image: picture('paket.png', { width: 1200, height: 900 }),
    icon: picture('simge.png', { width: 400, height: 200 }),
  })
  ids.category = await services.categories.add(staff, {
    name: 'Çorbalar',
    description: 'Sıcak sıcak.',
    image: picture('corba.png'),
    icon: picture('simge.png', { colour: '#f2b33d' }),
  })
  ids.product = await services.products.add(staff, {
    name: 'Mercimek çorbası',
    description: 'limonla',
    price: 12.5,
    categoryId: ids.category,
  })
  const [image] = await services.productImages.addAll(staff, ids.product, [
    picture('C:\\resim\\mercimek.png'),
  ])
  ids.productImage = image as number
  ids.blogCategory = await services.blogCategories.add(staff, { name: 'Mutfaktan' })
  ids.blogTag = await services.blogTags.add(staff, { name: 'mevsim' })
  ids.blog = await services.blogs.add(staff, {
    name: 'Kış çorbaları',
    description: 'Beş tarif.',
    image: picture('kis.png', { colour: '#5e6b2e' }),
    categoryId: ids.blogCategory,
    tagIds: [ids.blogTag],
  })
  ids.contact = await services.contacts.add(staff, {
    address: 'Taşpınar, Incek',
    phoneNumber: '+90 312 555 01 23',
    mail: 'merhaba@example.com',
  })
})

afterAll(() => api.close())

const kinds = [
  ['about', 'abouts', 'description', { description: 'Taş fırının çevresinde.' }],
  [
    'service',
    'services',
    'name description order status icon',
    { name: 'Paket servis', description: 'Kapınıza kadar.', status: 'ACTIVE', icon: expect.any(String) },
  ],
  [
    'category',
    'categories',
    'name description order status imageFilePath iconFilePath imageUrl thumbUrl iconUrl',
    {
      name: 'Çorbalar',
      description: 'Sıcak sıcak.',
      status: 'ACTIVE',
      imageFilePath: expect.stringMatching(STORED),
      iconFilePath: expect.stringMatching(STORED),
    },
  ],
  [
    'product',
    'products',
    'name description price availiblity status categoryId',
    { name: 'Mercimek çorbası', description: 'limonla', price: 12.5, availiblity: true, status: 'ACTIVE' },
  ],
  [
    'blog',
    'blogs',
    'name description status image imageUrl thumbUrl',
    {
      name: 'Kış çorbaları',
      description: 'Beş tarif.',
      status: 'ACTIVE',
      image: expect.stringMatching(STORED),
    },
  ],
  ['blogCategory', 'blogCategories', 'name', { name: 'Mutfaktan' }],
  ['blogTag', 'blogTags', 'name status', { name: 'mevsim', status: 'ACTIVE' }],
  [
    'contact',
    'contacts',
    'address phoneNumber mail',
    { address: 'Taşpınar, Incek', phoneNumber: '+90 312 555 01 23', mail: 'merhaba@example.com' },
  ],
] as const

describe.each(kinds)('%s', (one, many, fields, expected) => {
  const base = () => ({
    id: String(ids[one]),
    createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    updatedDate: null,
    isDeleted: false,
    createdBy: null,
    updatedBy: null,
    version: 1,
  })

  test('is listed', async () => {
    const { data, errors } = await api.ask(`{ ${many} { ${BASE} ${fields} } }`)
    expect(errors).toBeUndefined()
    expect(data[many]).toMatchObject([{ ...base(), ...expected }])
  })

  test('is looked up by id', async () => {
    const { data, errors } = await api.ask(`query ($id: ID!) { ${one}(id: $id) { ${BASE} ${fields} } }`, {
      id: ids[one],
    })
    expect(errors).toBeUndefined()
    expect(data[one]).toMatchObject({ ...base(), ...expected })
  })

  test.each(['999999', '0', '-1', 'soup', '99999999999999999999', ''])(
    'with the id "%s" is null, NOT_FOUND',
    async (id) => {
      const { status, data, errors } = await api.ask(`query ($id: ID!) { ${one}(id: $id) { id } }`, { id })
      expect(status).toBe(200)
      expect(data).toEqual({ [one]: null })
      expect(errors?.map(({ extensions, path }) => [extensions.code, path])).toEqual([['NOT_FOUND', [one]]])
    },
  )
})

describe('productImage', () => {
  const FIELDS = `${BASE} index size type contentType fileName filePath productId imageUrl thumbUrl`

  test('is listed for its product, and looked up by id', async () => {
    const { data, errors } = await api.ask(
      `query ($p: ID!, $i: ID!) { productImages(productId: $p) { ${FIELDS} } productImage(id: $i) { ${FIELDS} } }`,
      { p: ids.product, i: ids.productImage },
    )
    expect(errors).toBeUndefined()
    const image = data.productImage as unknown as { filePath: string; size: number }
    expect(data.productImages).toEqual([image])
    expect(image).toMatchObject({
      id: String(ids.productImage),
      index: 0,
      type: 'image',
      contentType: 'image/webp',
      fileName: 'mercimek.png',
      filePath: expect.stringMatching(STORED),
      productId: String(ids.product),
      imageUrl: `${api.url}/resource/${image.filePath}`,
      thumbUrl: `${api.url}/resource/thumb/${image.filePath}`,
    })
    const stored = await readFile(path.join(api.mediaFolder, image.filePath.slice(0, 2), image.filePath))
    expect(image.size).toBe(stored.length)
  })

  test('of a missing product is empty; by an unknown id NOT_FOUND', async () => {
    const { data, errors } = await api.ask(
      '{ productImages(productId: 999999) { id } productImage(id: 999999) { id } }',
    )
    expect(data).toEqual({ productImages: [], productImage: null })
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

test('products can be selected by category; 0 is the whole menu', async () => {
  const { data } = await api.ask(
    `query ($c: ID) { of: products(categoryId: $c) { id } all: products(categoryId: 0) { id } none: products(categoryId: 999999) { id } }`,
    { c: ids.category },
  )
  const it = [{ id: String(ids.product) }]
  expect(data).toEqual({ of: it, all: it, none: [] })
})

test('pictures inside a record: the category by look-up only, the service icon in lists too', async () => {
  const { data } = await api.ask<Record<string, Record<string, string>[] & Record<string, string>>>(
    `query ($c: ID!, $s: ID!) {
      categories { image icon } category(id: $c) { image icon imageFilePath imageUrl thumbUrl iconUrl iconFilePath }
      services { image icon } service(id: $s) { image icon }
    }`,
    { c: ids.category, s: ids.service },
  )
  expect(data.categories).toEqual([{ image: null, icon: null }])
  const { category, service } = data
  const stored = await readFile(
    path.join(api.mediaFolder, String(category?.imageFilePath).slice(0, 2), String(category?.imageFilePath)),
  )
  expect(category?.image).toBe(stored.toString('base64'))
  expect(category).toMatchObject({
    imageUrl: `${api.url}/resource/${category?.imageFilePath}`,
    thumbUrl: `${api.url}/resource/thumb/${category?.imageFilePath}`,
    iconUrl: `${api.url}/resource/${category?.iconFilePath}`,
  })
  expect(data.services?.[0]?.icon).toBe(service?.icon)
  const icon = await sharp(Buffer.from(String(service?.icon), 'base64')).metadata()
  expect(icon).toMatchObject({ format: 'png', width: 128, height: 64 })
  expect(Buffer.from(String(service?.image), 'base64').length).toBeLessThanOrEqual(64 * 1024)
})

// Lists contained it before: about 64 KiB for each service, for any caller.
test('the picture of a service is null in lists', async () => {
  const { data } = await api.ask<Record<string, object>>('{ services { image } }')
  expect(data.services).toEqual([{ image: null }])
})

test('a change is visible in updatedDate and version', async () => {
  const id = await api.services.blogTags.add(api.staff, { name: 'eski' })
  await api.services.blogTags.update(api.staff, id, { name: 'yeni' })
  const { data } = await api.ask('query ($id: ID!) { blogTag(id: $id) { name version updatedDate } }', { id })
  expect(data.blogTag).toEqual({
    name: 'yeni',
    version: 2,
    updatedDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  })
  await api.services.blogTags.remove(api.staff, id)
})

test('site returns the first contact entry, and the configuration for its empty fields', async () => {
  const { data } = await api.ask(
    '{ site { name phone address mapUrl deliveryUrl imageUrl imageThumbUrl openingHours { opens closes days } } }',
  )
  expect(data.site).toEqual({
    name: 'İncek Sofrası',
    phone: '+90 312 555 01 23',
    address: 'Taşpınar, Incek',
    mapUrl: expect.stringMatching(/^https:/),
    deliveryUrl: expect.stringMatching(/^https:/),
    imageUrl: `${api.url}/resource/`,
    imageThumbUrl: `${api.url}/resource/thumb/`,
    openingHours: {
      opens: '08:00',
      closes: '22:00',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    },
  })
})

test('applicationVersion is the running version', async () => {
  const { data } = await api.ask('{ applicationVersion { name version } }')
  expect(data.applicationVersion).toEqual({ name: 'restaurant-site', version: '1.2.3' })
})
