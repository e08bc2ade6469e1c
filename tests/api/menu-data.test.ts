import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ImportContext, importLines, tableOf } from '../../web/src/admin/screens/import/import-lines.ts'
import { AVAILABLE_WORDS, MENU_HEADINGS } from '../../web/src/rules/menu-table.ts'
import { type Api, startApi } from '../support/api.ts'

let api: Api
let soup: number
let wine: number

beforeAll(async () => {
  api = await startApi({ REPLY_CACHE: 'on' })
  const { categories, products } = api.services
  const category = await categories.add(api.staff, { name: 'Çorbalar', order: 1 })
  await categories.add(api.staff, { name: 'Gizli', status: 0, order: 2 })
  soup = await products.add(api.staff, {
    ...{ name: '=1+1', description: 'İçinde; "tırnak"', price: 1250.5, categoryId: category },
    servings: [
      { label: '1,5 porsiyon', price: 1875 },
      { label: 'duble', price: 2500.5 },
    ],
    servingLabel: 'porsiyon',
  })
  await products.updateFood(api.staff, soup, { allergens: [], containsPork: false })
  await products.add(api.staff, { name: 'Yanıtsız', price: 10, categoryId: category, status: 1 })
  await products.add(api.staff, { name: 'Gizli', price: 10, categoryId: category, status: 0 })
  wine = await products.addAnswered(api.staff, {
    ...{ name: 'Şarap', description: 'nefis', price: 300, categoryId: category, isAlcoholicDrink: true },
    portion: { amount: 187.5, unit: 'ML' as never, of: null },
    servings: [{ label: 'şişe 75 cl', price: 1250 }],
  })
})

afterAll(() => api.close())

const get = (path: string) => fetch(api.url + path)
interface Dish {
  id: string
  name: string
  description: string | null
  foodInformation: { allergens: string[] | null } | null
}
const menu = async () =>
  (await (await get('/menu.json')).json()) as { categories: { name: string; dishes: Dish[] }[] }
const hideDrinks = (hideAlcoholicDrinks: boolean) =>
  api.services.site.update(api.staff, { hideAlcoholicDrinks })

describe('/menu.json', () => {
  test('follows its schema, with alcoholic drinks shown or hidden', async () => {
    const ajv = new Ajv({ allErrors: true, strict: false })
    addFormats.default(ajv)
    const validate = ajv.compile((await (await get('/menu.schema.json')).json()) as object)
    for (const hidden of [true, false]) {
      await hideDrinks(hidden)
      expect([validate(await menu()), validate.errors]).toEqual([true, null])
    }
    expect(validate({ ...(await menu()), currency: 'EUR' })).toBe(false)
  })

  test('has the texts of published languages beside the Turkish ones, and is as before while none is', async () => {
    const before = await (await get('/menu.json')).text()
    const line = { kind: 'PRODUCT' as const, recordId: soup, seenSource: '=1+1', text: 'Sum', field: 'name' }
    const servings = {
      ...line,
      field: 'servings',
      seenSource: '1,5 porsiyon | duble',
      text: '1.5 portions | double',
    }
    await api.services.translations.saveAll(api.staff, 'EN', [line, servings])
    expect(await (await get('/menu.json')).text()).toBe(before)
    await api.services.site.update(api.staff, { languages: ['EN', 'FA'] })
    const published = await menu()
    const nothing = { name: null, description: null }
    expect(published.categories[0]).toMatchObject({ translations: { en: nothing, fa: nothing } })
    expect(published.categories[0]?.dishes.find(({ id }) => id === String(soup))).toMatchObject({
      translations: {
        en: { name: 'Sum', description: null, ingredients: null, servings: ['1.5 portions', 'double'] },
        fa: { ...nothing, ingredients: null, servings: null },
      },
    })
    const ajv = new Ajv({ allErrors: true, strict: false })
    addFormats.default(ajv)
    const validate = ajv.compile((await (await get('/menu.schema.json')).json()) as object)
    expect([validate(published), validate.errors]).toEqual([true, null])
    await api.services.site.update(api.staff, { languages: [] })
    expect(await (await get('/menu.json')).text()).toBe(before)
  })

  test('distinguishes null from none, and contains only what the public sees', async () => {
    await hideDrinks(true)
    const { categories } = await menu()
    expect(categories.map(({ name }) => name)).toEqual(['Çorbalar'])
    const dishes = new Map(categories[0]?.dishes.map((dish) => [dish.name, dish]))
    expect([...dishes.keys()].sort()).toEqual(['=1+1', 'Yanıtsız'])
    expect(dishes.get('=1+1')?.foodInformation).toMatchObject({ allergens: [], containsPork: false })
    expect(dishes.get('Yanıtsız')?.foodInformation).toMatchObject({ allergens: null, containsPork: null })
  })

  test('contains only name, measure and price of an alcoholic drink', async () => {
    await hideDrinks(false)
    const { categories } = await menu()
    expect(categories[0]?.dishes.find(({ id }) => id === String(wine))).toMatchObject({
      ...{ name: 'Şarap', description: null, price: 300, foodInformation: null },
      portion: { amount: 187.5, unit: 'ML', of: null },
    })
  })

  test('contains the servings with their prices, of alcoholic drinks too', async () => {
    const { categories } = await menu()
    const dishes = categories[0]?.dishes
    const priceSince = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
    expect(dishes?.find(({ id }) => id === String(soup))).toMatchObject({
      servingLabel: 'porsiyon',
      servings: [
        { label: '1,5 porsiyon', price: 1875, priceSince },
        { label: 'duble', price: 2500.5, priceSince },
      ],
    })
    expect(dishes?.find(({ id }) => id === String(wine))).toMatchObject({
      servingLabel: null,
      servings: [{ label: 'şişe 75 cl', price: 1250, priceSince }],
    })
  })

  test('is cached, and fresh after a change', async () => {
    // A notification of the previous change may still arrive.
    const etag = await vi.waitFor(async () => {
      const { headers } = await get('/menu.json')
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(headers.get('etag')).toBeTruthy()
      return headers.get('etag') as string
    })
    const again = await fetch(`${api.url}/menu.json`, { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
    await api.services.products.update(api.staff, soup, { price: 1251 })
    expect(await (await get('/menu.json')).text()).toContain('"price":1251,')
    await api.services.products.update(api.staff, soup, { price: 1250.5 })
  })
})

test.each([true, false])('products(listedOnly) hides alcoholic drinks like the site: %s', async (hidden) => {
  await hideDrinks(hidden)
  const query = '{ all: products { id } listed: products(listedOnly: true) { id } }'
  const { data } = await api.ask<Record<'all' | 'listed', { id: string }[]>>(query)
  const has = (name: 'all' | 'listed') => data[name].some(({ id }) => id === String(wine))
  expect([has('all'), has('listed')]).toEqual([true, !hidden])
})

test('products(listedOnly) carries nothing of an alcoholic drink that the menu does not show', async () => {
  await hideDrinks(false)
  await api.sql("update product set description = 'kırmızı', ingredients = 'üzüm' where id = $1", [wine])
  const { data } = await api.ask<{ products: { id: string }[] }>(
    '{ products(listedOnly: true) { id description productImages { filePath } foodInformation { ingredients } } }',
  )
  expect(data.products.find(({ id }) => id === String(wine))).toMatchObject({
    description: null,
    productImages: [],
    foodInformation: { ingredients: null },
  })
})

describe('/menu.csv', () => {
  const table = async () => {
    const bytes = Buffer.from(await (await get('/menu.csv')).arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    return Papa.parse<Record<string, string>>(bytes.subarray(3).toString(), { delimiter: ';', header: true })
      .data
  }

  test('opens in a Turkish spreadsheet, without formulas, and distinguishes null from none', async () => {
    await hideDrinks(true)
    const rows = await table()
    expect(rows.map(({ Ad }) => Ad).sort()).toEqual(["'=1+1", 'Yanıtsız'])
    expect(rows.find(({ No }) => No === String(soup))).toMatchObject({
      ...{ Kategori: 'Çorbalar', Fiyat: '1250,5', Açıklama: 'İçinde; "tırnak"', 'Bugün var': 'Var' },
      Porsiyonlar: '1,5 porsiyon: 1.875 | duble: 2.500,5',
      ...{ Alerjenler: 'yok', 'Domuz eti içeriyor': 'hayır', 'Alkol içeriyor': '' },
    })
    expect(rows.find(({ Ad }) => Ad === 'Yanıtsız')).toMatchObject({
      Alerjenler: '',
      'Domuz eti içeriyor': '',
    })
  })

  test('contains only name, measure and price of an alcoholic drink', async () => {
    await hideDrinks(false)
    expect((await table()).find(({ Ad }) => Ad === 'Şarap')).toMatchObject({
      ...{
        Fiyat: '300',
        Porsiyonlar: 'şişe 75 cl: 1.250',
        Porsiyon: '187,5 ml',
        'Alkollü içki': 'evet',
        Açıklama: '',
        Alerjenler: '',
      },
    })
  })
})

test('the table is unchanged after an import into the back-office', async () => {
  const FOOD =
    'foodInformation { ingredients allergens allergenNote containsAlcohol containsPork diet portion { amount unit of } energyKcal energySource isAlcoholicDrink }'
  await hideDrinks(false)
  const { data } = await api.ask<Pick<ImportContext, 'dishes' | 'categories'>>(
    `{ categories { id name } dishes: products { id name description price servings { label price } availiblity status categoryId version ${FOOD} } }`,
  )
  const csv = await (await get('/menu.csv')).text()
  const lines = importLines(tableOf(csv), {
    ...data,
    headings: MENU_HEADINGS,
    words: { availiblity: AVAILABLE_WORDS, status: { ACTIVE: 'Yayında', PASSIVE: 'Gizli' } },
    category: null,
  })
  expect(lines.map(({ name, state, faults }) => [name, state, faults]).sort()).toEqual([
    ['=1+1', 'same', []],
    ['Yanıtsız', 'same', []],
    ['Şarap', 'same', []],
  ])
})

test('/m redirects to the menu, with the number of a table behind #', async () => {
  const to = async (address: string) => {
    const reply = await fetch(api.url + address, { redirect: 'manual' })
    return [reply.status, reply.headers.get('location')]
  }
  for (const table of ['1', '7', '42', '999'])
    expect(await to(`/m?masa=${table}`)).toEqual([301, `/food-collection#masa=${table}`])
  const others = [
    '',
    '?masa=',
    '?masa=0',
    '?masa=1000',
    '?masa=07',
    '?masa=7%00',
    '?masa=７',
    '?masa=+7',
    '?masa=7.',
  ]
  for (const query of [...others, '?masa=7&masa=8', '?masa[]=7', '?masa[a]=7', '?masa=7%0d%0aX:1', '?t=7'])
    expect(await to(`/m${query}`)).toEqual([301, '/food-collection'])
})
