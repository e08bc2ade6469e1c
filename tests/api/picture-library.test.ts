import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, type People } from '../support/people.ts'
import { picture } from '../support/picture.ts'

let api: Api
let people: People
let admin: Headers

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  admin = await people.headers(people.admin)
})

afterAll(() => api.close())

beforeEach(() => api.sql('truncate blog, category cascade'))

interface Table {
  totalCount: number
  items: { thumbUrl: string; imageUrl: string; uses: { entity: string; id: string; name: string | null }[] }[]
}

async function pictures(args = '', headers = admin): Promise<Table> {
  const { data, errors } = await api.ask<{ pictures: Table }>(
    `{ pictures${args} { totalCount items { thumbUrl imageUrl(width: 960) uses { entity id name } } } }`,
    {},
    headers,
  )
  expect(errors).toBeUndefined()
  return data.pictures
}

const names = async (args?: string, headers?: Headers) =>
  (await pictures(args, headers)).items.map(({ uses }) => uses.map(({ name }) => name).join('+'))

/** A category and a dish with a picture each, and a post with the same one as the dish. */
async function content() {
  const { services, staff } = api
  const category = await services.categories.add(staff, {
    name: 'Çorbalar',
    image: picture('a.png', { colour: '#c00' }),
  })
  const product = await services.products.add(staff, { name: 'Ezogelin', price: 1, categoryId: category })
  const [image] = await services.productImages.addAll(staff, product, [picture('b.png', { colour: '#0c0' })])
  const blog = await services.blogs.add(staff, { name: 'Yazı', image: picture('c.png', { colour: '#0c0' }) })
  return { category, image, blog }
}

test('lists each picture once with the live records that show it, the newest first', async () => {
  const { category, image, blog } = await content()
  const { totalCount, items } = await pictures()
  expect(totalCount).toBe(2)
  expect(items.map(({ uses }) => uses)).toEqual([
    [
      { entity: 'blog', id: String(blog), name: 'Yazı' },
      { entity: 'productImage', id: String(image), name: 'Ezogelin' },
    ],
    [{ entity: 'category', id: String(category), name: 'Çorbalar' }],
  ])
  for (const { thumbUrl, imageUrl } of items) {
    expect((await fetch(new URL(new URL(thumbUrl).pathname, api.url))).status).toBe(200)
    expect(new URL(imageUrl).search).toBe('?w=960')
  }
})

test('excludes pictures of removed records, and of dishes in a removed category', async () => {
  const { category, blog } = await content()
  await api.services.blogs.remove(api.staff, blog)
  expect(await names()).toEqual(['Ezogelin', 'Çorbalar'])
  await api.sql('update category set is_deleted = true where id = $1', [category])
  expect(await names()).toEqual([])
})

test('can be searched by the names of records, and is paged', async () => {
  await content()
  expect(await names('(text: "COR")')).toEqual(['Çorbalar'])
  expect(await names('(text: "EZO")')).toEqual(['Yazı+Ezogelin'])
  expect(await names('(text: "%")')).toEqual([])
  expect(await pictures('(pageSize: 1, page: 2)')).toMatchObject({ totalCount: 2, items: [{}] })
  expect(await pictures('(pageSize: 1, page: 3)')).toEqual({ totalCount: 2, items: [] })
})

test('shows users only pictures of records that they manage', async () => {
  await content()
  const asker = async (role: string) => people.headers(await people.userWith([role]))
  expect(await names('', await asker('blog.manage'))).toEqual(['Yazı'])
  expect(await names('', await asker('category.manage'))).toEqual(['Çorbalar'])
  const { errors } = await api.ask('{ pictures { totalCount } }', {}, await asker('product.availability'))
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

test.each([
  ['(page: 0)', 'page'],
  ['(pageSize: 101)', 'pageSize'],
  [`(text: "${'x'.repeat(201)}")`, 'text'],
])('%# names what is wrong', async (args, field) => {
  const { errors } = await api.ask(`{ pictures${args} { totalCount } }`, {}, admin)
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field }],
  })
})
