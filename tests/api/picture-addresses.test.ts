import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Status } from '../../server/core/primitives/status.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople } from '../support/people.ts'
import { picture } from '../support/picture.ts'

let api: Api
let category: number
let service: number
let bare: number
let blog: number

beforeAll(async () => {
  api = await startApi()
  const { services, staff } = api
  const image = () => picture('a.png', { width: 700 })
  category = await services.categories.add(staff, { name: 'Çorbalar', image: image(), icon: image() })
  const product = await services.products.add(staff, { name: 'Ezogelin', price: 90, categoryId: category })
  await services.productImages.addAll(staff, product, [image()])
  blog = await services.blogs.add(staff, { name: 'Yazı', image: image() })
  service = await services.restaurantServices.add(staff, { name: 'Paket', image: image(), icon: image() })
  bare = await services.restaurantServices.add(staff, { name: 'Masada' })
})

afterAll(() => api.close())

interface Pictures {
  readonly imageUrl: string
  readonly iconUrl: string
}

async function serviceOf(id = service): Promise<Pictures> {
  const query = 'query ($id: ID!) { service(id: $id) { imageUrl iconUrl } }'
  return (await api.ask<{ service: Pictures }>(query, { id })).data.service
}

const widthOf = async (url: string) =>
  (await sharp(Buffer.from(await (await fetch(url)).arrayBuffer())).metadata()).width

describe('the address of a picture', () => {
  test('D89: leads to the narrowest variant at least as wide as requested', async () => {
    const { data } = await api.ask<{ category: Record<string, string>; blog: Record<string, string> }>(
      `query ($c: ID!, $b: ID!) {
        category(id: $c) {
          widest: imageUrl narrow: imageUrl(width: 200) middle: imageUrl(width: 241)
          beyond: imageUrl(width: 5000) icon: iconUrl(width: 240)
          products { productImages { imageUrl(width: 480) } }
        }
        blog(id: $b) { narrow: imageUrl(width: 240) }
      }`,
      { c: category, b: blog },
    )
    const { widest, narrow, middle, beyond, icon, products } = data.category as never as Record<
      string,
      string
    > & {
      products: { productImages: { imageUrl: string }[] }[]
    }
    const ofProduct = products[0]?.productImages[0]?.imageUrl ?? ''
    const addresses = [widest, narrow, middle, beyond, icon, ofProduct, data.blog.narrow]
    expect(await Promise.all(addresses.map((url) => widthOf(String(url))))).toEqual([
      700, 240, 480, 700, 240, 480, 240,
    ])
  })

  test.each([0, -1, 100_000])('D89: is refused for the width %i', async (width) => {
    for (const list of ['categories', 'services']) {
      const { errors } = await api.ask(`query ($width: Int) { ${list} { imageUrl(width: $width) } }`, {
        width,
      })
      expect(errors?.[0]).toMatchObject({
        extensions: {
          code: 'BAD_USER_INPUT',
          fields: [{ field: 'width', message: expect.stringMatching(/1 to/) }],
        },
      })
    }
  })

  test('D89: of a service serves the same picture as the base64, cacheable for ever', async () => {
    const { data } = await api.ask<{ service: Record<'image' | 'icon', string> }>(
      `{ service(id: ${service}) { image icon } }`,
    )
    const { imageUrl, iconUrl } = await serviceOf()
    for (const [url, base64, type] of [
      [imageUrl, data.service.image, 'image/webp'],
      [iconUrl, data.service.icon, 'image/png'],
    ] as const) {
      const reply = await fetch(url)
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, type])
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(Buffer.from(await reply.arrayBuffer()).toString('base64')).toBe(base64)
      const etag = String(reply.headers.get('etag'))
      // Without `Cache-Control`, `fetch` requests an uncached copy.
      const headers = { 'If-None-Match': `"other", W/${etag}`, 'Cache-Control': 'max-age=0' }
      expect((await fetch(url, { headers })).status).toBe(304)
      expect((await fetch(url.split('?')[0] as string)).headers.get('cache-control')).toBe('public, no-cache')
    }
  })

  test('D89: of a service without pictures is null, and 404', async () => {
    expect(await serviceOf(bare)).toEqual({ imageUrl: null, iconUrl: null })
    expect((await fetch(`${api.url}/resource/service/${bare}/image`)).status).toBe(404)
    for (const wrong of ['0', 'x', '99999999999', '%00']) {
      expect((await fetch(`${api.url}/resource/service/${wrong}/image`)).status).toBe(404)
    }
    expect((await fetch(`${api.url}/resource/service/${service}/name`)).status).toBe(404)
  })

  test('D89: of a service changes with its picture', async () => {
    const { staff, services } = api
    const before = await serviceOf()
    await services.restaurantServices.update(staff, service, { name: 'Paket servis' })
    expect(await serviceOf()).toEqual(before)
    await services.restaurantServices.update(staff, service, {
      image: picture('b.png', { colour: '#00ff00' }),
    })
    const after = await serviceOf()
    expect([after.iconUrl, after.imageUrl === before.imageUrl]).toEqual([before.iconUrl, false])
  })

  test('D89: of a hidden or removed service is 404 for the public, not for staff', async () => {
    const { staff, services } = api
    const people = await createPeople(api)
    const headers = await people.headers(await people.userWith(['service.manage']))
    const image = picture('c.png')
    const id = await services.restaurantServices.add(staff, { name: 'Gizli', image, status: Status.ACTIVE })
    const { imageUrl } = await serviceOf(id)
    await services.restaurantServices.update(staff, id, { status: Status.PASSIVE })
    expect((await fetch(imageUrl)).status).toBe(404)
    const shown = await fetch(imageUrl, { headers })
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    await services.restaurantServices.update(staff, id, { status: Status.ACTIVE })
    expect((await fetch(imageUrl)).status).toBe(200)
    await services.restaurantServices.remove(staff, id)
    expect((await fetch(imageUrl, { headers })).status).toBe(404)
  })

  test('D89: of services needs one statement for all, which reads no picture', async () => {
    const statements = await api.statementsOf(() => api.ask('{ services { imageUrl iconUrl } }'))
    expect(statements).toHaveLength(1)
    expect(statements[0]).not.toMatch(/"image"|"icon"/)
  })
})

describe('D89: a field has the same value alone and with all other fields', () => {
  const FIELDS = {
    category: [
      'image',
      'icon',
      'imageFilePath',
      'iconFilePath',
      'imageUrl',
      'iconUrl',
      'thumbUrl',
      'name',
      'order',
    ],
    service: ['image', 'icon', 'imageUrl', 'iconUrl', 'name', 'order', 'status'],
    blog: ['image', 'imageUrl', 'thumbUrl', 'name'],
    productImage: ['imageUrl', 'thumbUrl', 'filePath', 'productId', 'size'],
  } as const

  test.each(Object.entries(FIELDS))('of %s', async (type, fields) => {
    const { rows } = await api.sql(
      `select min(id) as id from ${type === 'productImage' ? 'product_image' : type}`,
    )
    const list = { category: 'categories', service: 'services', blog: 'blogs', productImage: '' }[type]
    for (const place of [`${type}(id: ${rows[0].id})`, ...(list ? [list] : [])]) {
      const of = async (selected: string): Promise<Record<string, unknown>> => {
        const { data, errors } = await api.ask<{ found: never }>(`{ found: ${place} { ${selected} } }`)
        expect(errors).toBeUndefined()
        return [data.found].flat()[0] as never
      }
      const together = await of(fields.join(' '))
      for (const field of fields)
        expect([place, field, (await of(field))[field]]).toEqual([place, field, together[field]])
      if (place !== list)
        for (const field of fields) expect([field, together[field]]).not.toEqual([field, null])
    }
  })
})
