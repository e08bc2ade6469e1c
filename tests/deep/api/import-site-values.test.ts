import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { moveIn } from '../../support/moving-in.ts'
import { oldData } from '../../support/old-data.ts'
import { type MadeOldServer, startOldServer } from '../../support/old-server.ts'
import { createPeople, type People } from '../../support/people.ts'

let api: Api
let people: People
let old: MadeOldServer

beforeEach(async () => {
  api = await startApi()
  people = await createPeople(api)
  old = await startOldServer(await oldData())
})

afterEach(async () => {
  await old.close()
  await api.close()
})

const move = (options: Parameters<typeof moveIn>[3] = {}) => moveIn(api, people, old.url, options)
const rows = async (statement: string) => (await api.sql(statement)).rows
const oldRecord = (list: string, id: number) =>
  old.data.lists[list]?.find((row) => row.Id === id) as Record<string, unknown>

test('prices and statuses are read as they are meant', async () => {
  const dishes = ['12,5', '1.250,00', 12.499999, '450 TL', null, -5].map((Price, index) => ({
    ...oldRecord('Product', 12),
    Id: 100 + index,
    Name: `P${index}`,
    Price,
  }))
  const states = ['ACTIVE', 'PASSIVE', true, 'false', '1', 2, 'açık', null].map((Status, index) => ({
    ...oldRecord('Product', 12),
    Id: 200 + index,
    Name: `S${index}`,
    Status,
  }))
  old.data.lists.Product = [...dishes, ...states]
  const { told, table, code } = await move({ only: ['Category', 'Product'] })
  expect(await rows("select name, price, status from product where name like 'P%' order by id")).toEqual([
    { name: 'P0', price: '12.50', status: 1 },
    { name: 'P1', price: '1250.00', status: 1 },
    { name: 'P2', price: '12.50', status: 1 },
    { name: 'P3', price: '450.00', status: 1 },
    { name: 'P4', price: '0.00', status: 0 },
  ])
  expect(
    (await rows("select status from product where name like 'S%' order by id")).map(({ status }) => status),
  ).toEqual([...[1, 0, 1, 0, 1, 0, 0, 0]])
  expect(table.Product).toEqual([14, 13, 0, 0, 1])
  expect(code).toBe(2)
  expect(told).toEqual([
    'noted: Product 104 "P4": it has no price: it costs 0, and is PASSIVE.',
    'left out: Product 105 "P5": price must be a number from 0 to 1,000,000 with at most two decimal places.',
    'noted: Product 205 "S5": status 2 is unknown: it is PASSIVE.',
    'noted: Product 206 "S6": status "açık" is unknown: it is PASSIVE.',
    'noted: Product 207 "S7": status null is unknown: it is PASSIVE.',
  ])
})

test('removed records do not count, names may be there twice, and a list may be null', async () => {
  oldRecord('Category', 7).Name = 'Çorbalar'
  oldRecord('Product', 15).IsDeleted = true
  old.data.lists.Blog = null as never
  const { table } = await move()
  expect(table).toMatchObject({ Category: [2, 2, 0, 0, 0], Product: [2, 2, 0, 0, 0], Blog: [0, 0, 0, 0, 0] })
  expect(await rows('select name from category')).toEqual([{ name: 'Çorbalar' }, { name: 'Çorbalar' }])
})

test('a dish whose category is gone is in "Diğer", and hidden', async () => {
  oldRecord('Product', 12).CategoryId = 99
  const { told } = await move()
  expect(told).toContain('noted: Product 12 "Ezogelin": its category is gone: it is in "Diğer", and PASSIVE.')
  expect(
    await rows(
      'select c.name, p.status from product p join category c on c.id = p.category_id where p.id = 12',
    ),
  ).toEqual([{ name: 'Diğer', status: 0 }])
  await move()
  expect(await rows("select from category where name = 'Diğer'")).toHaveLength(1)
})

test('what our bounds refuse is left out, and a text that is too long is cut', async () => {
  Object.assign(oldRecord('Product', 11), { Name: 'a'.repeat(300), Description: 'b'.repeat(30_000) })
  Object.assign(oldRecord('Product', 12), { Description: 'Kuver ücreti 10 TL' })
  Object.assign(oldRecord('Product', 15), { Name: ' ' })
  Object.assign(oldRecord('Contact', 1), { Mail: 'kein-mail', Port: 99_999 })
  const { told, table, code } = await move()
  expect(table.Product).toEqual([3, 2, 0, 0, 1])
  expect(
    await rows('select length(name) as name, length(description) as text from product order by id'),
  ).toEqual([
    { name: 200, text: 20_000 },
    { name: 8, text: null },
  ])
  expect(await rows('select mail, port, address from contact')).toEqual([
    { mail: null, port: null, address: 'Taşpınar, İncek' },
  ])
  expect(code).toBe(2)
  const text = told.join('\n')
  expect(text).toContain('name: it was cut to 200 characters.')
  expect(text).toContain('description: it was cut to 20,000 characters.')
  expect(text).toMatch(/noted: Product 12 "Ezogelin": description .*It is left out\./)
  expect(text).toMatch(/left out: Product 15: name is required/)
  expect(text).toMatch(/noted: Contact 1: mail .*It is left out\./)
})

test('with strict food information dishes come hidden', async () => {
  await api.close()
  api = await startApi({ FOOD_INFORMATION: 'strict' })
  people = await createPeople(api)
  const { told } = await move()
  expect(await rows('select distinct status from product')).toEqual([{ status: 0 }])
  expect(told.filter((line) => line.includes('FOOD_INFORMATION=strict'))).toHaveLength(2)
})

test('one record that fails is told, and the rest goes on', async () => {
  old.oddities = { page: { path: '/Services/get-by-id', status: 500 } }
  const { told, table } = await move({ only: ['Services'] })
  expect(table.Services).toEqual([1, 1, 0, 0, 0])
  expect(told.join()).toContain('GET /api/v1/Services/get-by-id answered 500.')
  old.oddities = {}
  expect((await move({ only: ['Services'] })).table.Services).toEqual([1, 0, 1, 0, 0])
  expect(await rows('select image is not null as image from service')).toEqual([{ image: true }])
})

test('a missing picture costs no record, and is asked for again', async () => {
  const { 'urun/k1.png': file, ...files } = old.data.files
  Object.assign(old.data, { files: { ...files, 'kategori/corba 1.jpg': Buffer.from('<html></html>') } })
  const { told, table, code } = await move()
  expect(code).toBe(2)
  expect(table).toMatchObject({ Category: [2, 2, 0, 0, 0], ProductImage: [3, 2, 0, 0, 1] })
  expect(told.join('\n')).toMatch(/noted: Category 3 "Çorbalar": image: .*PNG, JPEG/)
  expect(told.join('\n')).toContain('left out: ProductImage 23 "Künefe": the picture is missing there.')
  Object.assign(old.data.files, { 'urun/k1.png': file, 'kategori/corba 1.jpg': files['urun/m.png'] })
  const second = await move()
  expect(second.code).toBe(0)
  expect(second.table).toMatchObject({ Category: [2, 0, 1, 1, 0], ProductImage: [3, 1, 0, 2, 0] })
})

test('pictures lie below their address alone', async () => {
  Object.assign(oldRecord('Category', 3), { ImageFilePath: '../../etc/passwd' })
  Object.assign(oldRecord('Category', 7), { ImageFilePath: 'https://elsewhere.example/x.jpg' })
  Object.assign(oldRecord('Blog', 9), { Image: `${old.url}/resource/urun/m.png` })
  const { table, told } = await move()
  expect(table.Category).toEqual([2, 2, 0, 0, 0])
  expect(told.filter((line) => line.includes('missing there'))).toHaveLength(2)
  expect(await rows('select image is not null as image from blog where id = 9')).toEqual([{ image: true }])
  expect(old.requests.join()).not.toContain('passwd')
})

test('the token goes to the API alone, and anonymous reads send none', async () => {
  await move()
  expect(old.tokens.filter(({ path, token }) => path.startsWith('/resource/') && token)).toEqual([])
  expect(old.tokens.filter(({ path, token }) => path.startsWith('/api/') && !token)).toEqual([])
  old.tokens.length = 0
  await move({ signsIn: false })
  expect(old.tokens.filter(({ token }) => token)).toEqual([])
})

test('a picture that one run has stored is not fetched by the next', async () => {
  await move()
  const fetched = old.requests.filter((each) => each.includes('/resource/')).length
  // As if the transaction had been lost.
  await api.sql('truncate import_source, product_image, product, category cascade')
  await move({ only: ['Category', 'Product', 'ProductImage'] })
  expect(old.requests.filter((each) => each.includes('/resource/'))).toHaveLength(fetched)
  expect(await rows('select from product_image')).toHaveLength(3)
})
