import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../support/database.ts'
import { createDemoDatabase, demoMedia } from '../support/demo-content.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createDemoDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await database.drop()
})

async function rows<Row>(statement: string): Promise<Row[]> {
  return (await client.query(statement)).rows
}

async function count(table: string): Promise<number> {
  const [row] = await rows<{ count: string }>(`select count(*) from ${table} where not is_deleted`)
  return Number(row?.count)
}

const fileOf = (filePath: string) => path.join(demoMedia(), filePath.slice(0, 2), filePath)

test('is a complete restaurant', async () => {
  expect(await count('about')).toBe(1)
  expect(await count('service')).toBeGreaterThanOrEqual(6)
  expect(await count('category')).toBeGreaterThanOrEqual(10)
  expect(await count('product')).toBeGreaterThanOrEqual(90)
  expect(await count('contact')).toBe(1)
  expect(await count('blog')).toBe(3)
})

test('has the usual sections of a menu', async () => {
  const names = (await rows<{ name: string }>('select name from category')).map(({ name }) => name).join(', ')
  for (const part of [
    /kahvaltı/i,
    /çorba/i,
    /ızgara/i,
    /pide/i,
    /salata/i,
    /makarna/i,
    /tatlı/i,
    /sıcak içecek/i,
    /soğuk içecek/i,
    /çocuk menüsü/i,
  ]) {
    // Izgaralar starts with an I whose lower case is ı only in Turkish.
    expect(names.toLocaleLowerCase('tr')).toMatch(part)
  }
})

test('gives every dish a name, a price and a visible category, most of them a description', async () => {
  const dishes = await rows<{ name: string; price: string; description: string | null; products: string }>(
    'select p.name, p.price, p.description from product p join category c on c.id = p.category_id and c.status = 1 and not c.is_deleted',
  )
  expect(dishes).toHaveLength(await count('product'))
  expect(dishes.filter(({ name, price }) => name.trim() === '' || Number(price) <= 0)).toEqual([])
  expect(new Set(dishes.map(({ name }) => name)).size).toBe(dishes.length)
  expect(dishes.filter(({ description }) => description).length).toBeGreaterThan(dishes.length / 2)
  const [emptiest] = await rows<{ count: string }>(
    'select count(p.id) from category c left join product p on p.category_id = c.id group by c.id order by 1 limit 1',
  )
  expect(Number(emptiest?.count)).toBeGreaterThanOrEqual(3)
})

test('lists the dishes in the order of the house', async () => {
  const dishes = await rows<{ name: string }>(
    'select p.name from product p join category c on c.id = p.category_id order by c."order", p."order"',
  )
  const names = dishes.map(({ name }) => name)
  expect(names[0]).toBe('Serpme Kahvaltı')
  expect(names.indexOf('Çay')).toBeLessThan(names.indexOf('Bitki Çayı'))
  expect(names.indexOf('Künefe')).toBeLessThan(names.indexOf('Cevizli Baklava'))
})

describe('every picture exists in all its variants:', () => {
  test('a product has a picture of its own, or none', async () => {
    const products = await rows<{ name: string; file_path: string }>(
      'select p.name, i.file_path from product p join product_image i on i.product_id = p.id and i.index = 0',
    )
    expect(products.length).toBeGreaterThanOrEqual(20)
    expect(products.length).toBeLessThan(await count('product'))
    expect(products.filter(({ file_path }) => !existsSync(fileOf(file_path)))).toEqual([])
    expect(new Set(products.map(({ file_path }) => file_path)).size).toBe(products.length)
    const narrow = products.map(({ file_path }) => fileOf(file_path.replace(/-\d+\.webp$/, '-240.webp')))
    expect(narrow.filter((file) => !existsSync(file))).toEqual([])
  })

  test('each category has its picture', async () => {
    const categories = await rows<{ image_file_path: string; icon_file_path: string }>(
      'select image_file_path, icon_file_path from category',
    )
    const missing = categories
      .flatMap((category) => [category.image_file_path, category.icon_file_path])
      .filter((filePath) => !filePath || !existsSync(fileOf(filePath)))
    expect(missing).toEqual([])
  })

  test('each service has its pictures', async () => {
    for (const { name, icon, image } of await rows<{ name: string; icon: string; image: string }>(
      'select name, icon, image from service',
    )) {
      const small = await sharp(Buffer.from(icon, 'base64')).metadata()
      expect(small.format, name).toBe('png')
      expect(Math.max(small.width, small.height), name).toBeLessThanOrEqual(128)
      const large = Buffer.from(image, 'base64')
      expect(large.length, name).toBeLessThanOrEqual(64 * 1024)
      expect((await sharp(large).metadata()).width, name).toBeGreaterThanOrEqual(480)
    }
  })

  test('each blog entry has its picture, a category and tags', async () => {
    const blogs = await rows<{ image: string; subjects: string; tags: string }>(
      `select image, (select count(*) from blog_category_link l where l.blog_id = b.id) subjects,
         (select count(*) from blog_tag_link l where l.blog_id = b.id) tags from blog b`,
    )
    for (const { image, subjects, tags } of blogs) {
      expect(existsSync(fileOf(image))).toBe(true)
      expect(Number(subjects)).toBe(1)
      expect(Number(tags)).toBeGreaterThan(0)
    }
  })
})

test('contains the contact data of the restaurant', async () => {
  const [contact] = await rows<{ address: string; phone_number: string }>('select * from contact')
  expect(contact?.address).toBe('Taşpınar, Incek, Gölbaşı/Ankara')
  expect(contact?.phone_number).toMatch(/^\+90 \d{3} \d{3} \d\d \d\d$/)
})

test('has the food information of every dish but three', async () => {
  const dishes = await rows<{ name: string; ingredients: string | null; energy_source: string | null }>(
    'select name, ingredients, energy_source from product order by name',
  )
  expect(dishes).toHaveLength(103)
  const unanswered = await rows<{ name: string }>(
    `select name from product where allergens is null or contains_alcohol is null or contains_pork is null
        or diet is null or ingredients is null order by name`,
  )
  expect(unanswered.map(({ name }) => name)).toEqual(['Kutu İçecek', 'Mini Pizza', 'Sosisli Sandviç'])
  const estimated = dishes.filter(({ energy_source }) => energy_source === 'ESTIMATE')
  expect(estimated.length).toBeGreaterThan(90)
  const grams = await rows<{ name: string; unit: string }>(
    `select name, portion ->> 'unit' as unit from product where name ~ '(Burger|Kebap|Köfte)$' and portion is not null`,
  )
  expect(grams.length).toBeGreaterThan(6)
  expect(grams.filter(({ unit }) => unit !== 'G')).toEqual([])
})
