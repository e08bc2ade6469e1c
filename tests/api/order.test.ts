import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { picture } from '../support/picture.ts'

let api: Api

/** A name for each letter of the Turkish alphabet that is elsewhere in other alphabets, in Turkish order. */
const TURKISH = [
  'Cacık',
  'Çay',
  'Dolma',
  'Gavurdağı',
  'Ğ',
  'Hoşaf',
  'Ihlamur',
  'İçli köfte',
  'Jambon',
  'Ocak başı',
  'Ördek',
  'Pide',
  'Sarma',
  'Şalgam',
  'Turşu',
  'Uskumru',
  'Üzüm',
  'Vişne',
]

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

beforeEach(() => api.sql('truncate about, blog, blog_category, blog_tag, category, contact, service cascade'))

async function names(query: string, variables?: object): Promise<string[]> {
  const { data } = await api.ask<{ rows: { name: string }[] }>(query, variables)
  return data.rows.map(({ name }) => name)
}

test.each(['categories', 'services'] as const)(
  '%s sort by order, then id; those without order are last',
  async (list) => {
    const service = list === 'categories' ? api.services.categories : api.services.restaurantServices
    await service.add(api.staff, { name: 'third', order: 7 })
    await service.add(api.staff, { name: 'first', order: 3 })
    await service.add(api.staff, { name: 'fourth', order: 7 })
    await service.add(api.staff, { name: 'last' })
    await service.add(api.staff, { name: 'second', order: 4 })
    expect(await names(`{ rows: ${list} { name } }`)).toEqual(['first', 'second', 'third', 'fourth', 'last'])
    const { data } = await api.ask<{ rows: { order: number }[] }>(`{ rows: ${list} { order } }`)
    expect(data.rows.map(({ order }) => order)).toEqual([3, 4, 7, 7, 8])
  },
)

test('products sort by category order, then by name in Turkish order', async () => {
  const { services, staff } = api
  const later = await services.categories.add(staff, { name: 'Later', order: 900 })
  const sooner = await services.categories.add(staff, { name: 'Sooner', order: 800 })
  const shuffled = [...TURKISH].sort((a, b) => (a.charCodeAt(1) % 7) - (b.charCodeAt(1) % 7))
  for (const name of shuffled) {
    await services.products.add(staff, { name, price: 1, categoryId: sooner })
  }
  await services.products.add(staff, { name: 'Ayran', price: 1, categoryId: later })
  expect(await names('{ rows: products { name } }')).toEqual([...TURKISH, 'Ayran'])
  expect(await names('query ($id: ID) { rows: products(categoryId: $id) { name } }', { id: sooner })).toEqual(
    TURKISH,
  )
  const { data } = await api.ask<{ category: { products: { name: string }[] } }>(
    'query ($id: ID!) { category(id: $id) { products { name } } }',
    { id: sooner },
  )
  expect(data.category.products.map(({ name }) => name)).toEqual(TURKISH)
})

test('product images sort by index', async () => {
  const { services, staff } = api
  const categoryId = await services.categories.add(staff, { name: 'Pictured' })
  const product = await services.products.add(staff, { name: 'Künefe', price: 1, categoryId })
  const colours = ['#111111', '#222222', '#333333']
  const images = await services.productImages.addAll(
    staff,
    product,
    colours.map((colour, index) => picture(`${index}.png`, { colour })),
  )
  await api.sql('update product_image set index = 2 - index where product_id = $1', [product])
  const wanted = [...images].reverse().map((id) => ({ id: String(id) }))
  const { data } = await api.ask(
    'query ($id: ID!) { productImages(productId: $id) { id } product(id: $id) { productImages { id } } }',
    { id: product },
  )
  expect(data).toEqual({ productImages: wanted, product: { productImages: wanted } })
})

test('blog entries sort by date, the newest first', async () => {
  const { services, staff } = api
  for (const name of ['spring', 'winter', 'summer']) await services.blogs.add(staff, { name })
  const dates = { spring: '2024-04-01', winter: '2023-01-01', summer: '2024-07-01' }
  for (const [name, date] of Object.entries(dates)) {
    await api.sql('update blog set created_date = $2 where name = $1', [name, date])
  }
  expect(await names('{ rows: blogs { name } }')).toEqual(['summer', 'spring', 'winter'])
})

test('all others sort by id', async () => {
  const { services, staff } = api
  for (const name of ['z', 'a', 'm']) {
    await services.blogTags.add(staff, { name })
    await services.blogCategories.add(staff, { name })
    await services.abouts.add(staff, { description: name })
    await services.contacts.add(staff, { address: name })
  }
  // An update writes a new row version, after the others.
  for (const table of ['blog_tag', 'blog_category', 'about', 'contact']) {
    await api.sql(`update ${table} set version = 2 where id = (select min(id) from ${table})`)
  }
  for (const list of ['blogTags { name }', 'blogCategories { name }', 'abouts { name: description }']) {
    expect(await names(`{ rows: ${list} }`)).toEqual(['z', 'a', 'm'])
  }
  expect(await names('{ rows: contacts { name: address } }')).toEqual(['z', 'a', 'm'])
})

test('D135: every text sorts in Turkish order, including descriptions and users', async () => {
  const words = ['Ağaç', 'ceviz', 'Çilek', 'dut', 'Ihlamur', 'ılık', 'İncir', 'Şeftali', 'Üzüm', 'Zeytin']
  const { abouts, contacts } = api.services
  for (const word of words.toReversed()) {
    await abouts.add(api.staff, { description: word })
    await contacts.add(api.staff, { address: word })
  }
  const { data } = await api.ask<Record<string, { items: Record<string, string>[] }>>(
    `{ about: aboutTable(query: { orderBy: "description" }) { items { description } }
       contact: contactTable(query: { orderBy: "address" }) { items { address } } }`,
  )
  const sorted = words.toSorted((a, b) => a.localeCompare(b, 'tr'))
  expect(data.about?.items.map(({ description }) => description)).toEqual(sorted)
  expect(data.contact?.items.map(({ address }) => address)).toEqual(sorted)
})

test('D135: no text for people sorts by code point', async () => {
  const { rows } = await api.sql(
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = 'public' and collation_name is distinct from 'tr-x-icu'
       and column_name in ('name', 'description', 'address', 'file_name', 'user_name', 'email', 'mail', 'first_name')
       and table_name not in ('migration', 'known_place', 'sign_in_failure')`,
  )
  expect(rows).toEqual([])
})
