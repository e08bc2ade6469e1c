import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'

let api: Api
let category: number
let product: number

beforeAll(async () => {
  api = await startApi()
  category = await api.services.categories.add(api.staff, { name: 'Çorbalar' })
  product = await api.services.products.add(api.staff, { name: 'Mercimek', price: 90, categoryId: category })
})

afterAll(() => api.close())

/** Every name, description and price. */
const stored = async () =>
  (
    await api.sql(
      `select name, description, price::float from product
       union all select name, description, null from category order by name`,
    )
  ).rows

const fault = (field: string, words: string) => ({
  reason: 'INVALID_FIELDS',
  fields: [{ field, rule: 'FORBIDDEN_WORDING', params: { words } }],
})

test('a charge in addition to prices is refused in names and descriptions, and nothing is stored', async () => {
  const { categories, products } = api.services
  const before = await stored()
  const dish = { name: 'Kuver', price: 50, categoryId: category }
  await expect(products.add(api.staff, dish)).rejects.toMatchObject(fault('name', 'Kuver'))
  await expect(
    products.update(api.staff, product, { description: '%10 SERVİS ÜCRETİ alınır' }),
  ).rejects.toMatchObject(fault('description', 'SERVİS ÜCRETİ'))
  await expect(products.saveAll(api.staff, [{ id: product, price: 95 }, dish])).rejects.toMatchObject(
    fault('lines.1.name', 'Kuver'),
  )
  await expect(categories.add(api.staff, { name: 'Masa ücreti' })).rejects.toMatchObject(
    fault('name', 'Masa ücreti'),
  )
  await expect(categories.update(api.staff, category, { description: 'kuver' })).rejects.toMatchObject(
    fault('description', 'kuver'),
  )
  expect(await stored()).toEqual(before)
})

test('a charge is refused in the other texts of a dish that guests read, however its letters were made small', async () => {
  const { products } = api.services
  const small = 'SERVİS ÜCRETİ'.toLowerCase()
  for (const [field, input] of Object.entries({
    ingredients: { ingredients: `un, su. ${small} alınır` },
    allergenNote: { allergenNote: small },
    'portion.of': { portion: { amount: 5, unit: 'G' as const, of: small } },
  })) {
    await expect(products.updateFood(api.staff, product, input)).rejects.toMatchObject(
      fault(field, 'servis ücreti'),
    )
    await expect(products.saveAll(api.staff, [{ id: product, ...input }])).rejects.toMatchObject(
      fault(`lines.0.${field}`, 'servis ücreti'),
    )
  }
})

test('an existing one does not prevent other changes', async () => {
  await api.sql(`update product set description = 'kuver 5 TL' where id = $1`, [product])
  await api.services.products.update(api.staff, product, { price: 100 })
  await api.services.products.update(api.staff, product, { description: 'Kuvertür çikolata ile' })
  expect(await stored()).toContainEqual({
    name: 'Mercimek',
    description: 'Kuvertür çikolata ile',
    price: 100,
  })
})
