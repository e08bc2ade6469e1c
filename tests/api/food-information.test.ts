import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeBackup } from '../../server/backup/make-backup.ts'
import { readManifest } from '../../server/backup/manifest.ts'
import { restoreBackup } from '../../server/backup/restore.ts'
import { DiskStore } from '../../server/media/disk-store.ts'
import { laterRoutes } from '../../server/rest/routes.ts'
import { replyFaults } from '../rest/document.ts'
import { type Api, AUTH_SECRET, startApi } from '../support/api.ts'
import { createTestDatabase } from '../support/database.ts'
import { createPeople, type Headers, type Person } from '../support/people.ts'

const FOOD = `foodInformation {
  ingredients allergens allergenNote containsAlcohol containsPork diet
  portion { amount unit of } energyKcal energySource isAlcoholicDrink reviewedAt reviewedBy isComplete
}`
const ANSWER = `mutation ($id: ID!, $input: UpdateFoodInformation!) {
  updateFoodInformation(productId: $id, input: $input) { id version ${FOOD} }
}`

type Food = Record<string, unknown>

const NOTHING: Food = {
  ...{ ingredients: null, allergens: null, allergenNote: null, containsAlcohol: null, containsPork: null },
  ...{ diet: null, portion: null, energyKcal: null, energySource: null, isAlcoholicDrink: false },
  ...{ reviewedAt: null, reviewedBy: null, isComplete: false },
}
const COMPLETE = {
  ingredients: 'un, süt, tereyağı',
  allergens: ['GLUTEN', 'MILK'],
  containsAlcohol: false,
  containsPork: false,
  diet: 'VEGETARIAN',
}

let api: Api
let cook: Person
let headers: Headers
let admin: Headers
let category: number
let id: number

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  cook = await people.userWith(['product.manage'])
  headers = await people.headers(cook)
  admin = await people.headers(people.admin)
  category = await api.services.categories.add(api.staff, { name: 'Hamur işleri' })
})

afterAll(() => api.close())

beforeEach(async () => {
  id = await api.services.products.add(api.staff, {
    name: 'Su böreği',
    description: 'peynirli',
    price: 120,
    categoryId: category,
  })
})

async function answer(input: object, product = id) {
  const { data, errors } = await api.ask<{
    updateFoodInformation: { version: number; foodInformation: Food }
  }>(ANSWER, { id: product, input }, headers)
  return { ...data?.updateFoodInformation, error: errors?.[0]?.extensions }
}

async function stored(product = id): Promise<Food> {
  const { data } = await api.ask<{ product: { foodInformation: Food } }>(
    `query ($id: ID!) { product(id: $id) { ${FOOD} } }`,
    { id: product },
  )
  return data.product.foodInformation
}

async function update(input: object): Promise<string | undefined> {
  const { errors } = await api.ask(
    'mutation ($id: ID!, $input: UpdateProduct!) { updateProduct(id: $id, input: $input) { id } }',
    { id, input },
    headers,
  )
  return errors?.[0]?.extensions.reason
}

/** The id of the newest change of the product, which can be undone. */
async function newest(): Promise<string> {
  const { data } = await api.ask<{ changes: { items: { id: string; undoObstacle: string | null }[] } }>(
    'query ($id: ID) { changes(entity: "product", id: $id, pageSize: 1) { items { id undoObstacle } } }',
    { id },
    admin,
  )
  expect(data.changes.items[0]?.undoObstacle).toBeNull()
  return data.changes.items[0]?.id as string
}

/** Undoes a change of the product, by default the newest. */
async function undo(change?: string): Promise<string | undefined> {
  const { errors } = await api.ask(
    'mutation ($id: ID!) { undoChange(id: $id) { id } }',
    { id: change ?? (await newest()) },
    admin,
  )
  return errors?.[0]?.extensions.reason
}

describe('null is different from none', () => {
  test('a new dish has no answers, and an update of other fields adds none', async () => {
    expect(await stored()).toEqual(NOTHING)
    await update({ price: 130 })
    expect(await stored()).toEqual(NOTHING)
  })

  test('both are stored as sent, and distinguished in lists too', async () => {
    expect((await answer({ allergens: [] })).foodInformation).toMatchObject({ allergens: [] })
    expect(await stored()).toMatchObject({ allergens: [], containsPork: null })
    await answer({ allergens: null, containsPork: false })
    expect(await stored()).toMatchObject({ allergens: null, containsPork: false })
    const { data } = await api.ask<{ products: { id: string; foodInformation: Food }[] }>(
      '{ products { id foodInformation { allergens } } }',
    )
    const found = data.products.find((each) => each.id === String(id))
    expect(found?.foodInformation).toEqual({ allergens: null })
    const { rows } = await api.sql('select allergens is null as is_null from product where id = $1', [id])
    expect(rows[0].is_null).toBe(true)
  })

  test('a missing field stays unchanged', async () => {
    await answer(COMPLETE)
    await answer({ energyKcal: 310, energySource: 'RECIPE' })
    expect(await stored()).toMatchObject({ ...COMPLETE, energyKcal: 310, isComplete: true })
  })

  test('the database refuses a JSON null instead of SQL NULL', async () => {
    await expect(api.sql(`update product set allergens = 'null'::jsonb where id = $1`, [id])).rejects.toThrow(
      /product_allergens_list/,
    )
  })

  test('an import of a list without answers leaves them unchanged, and adds none', async () => {
    await answer(COMPLETE)
    const { data } = await api.ask<{ saveProducts: { count: number } }>(
      'mutation ($lines: [ProductLine!]!) { saveProducts(lines: $lines) { count } }',
      {
        lines: [
          { id, price: 99 },
          { name: 'İçe aktarılan', price: 1, categoryId: category },
        ],
      },
      headers,
    )
    expect(data.saveProducts.count).toBe(2)
    expect(await stored()).toMatchObject(COMPLETE)
    const { rows } = await api.sql(`select id from product where name = 'İçe aktarılan'`)
    expect(await stored(rows[0].id)).toEqual(NOTHING)
  })

  test('an import stores prices and answers in one transaction, and is undone as a whole', async () => {
    const save = (lines: object[]) =>
      api.ask<{ saveProducts: { count: number; requestId: string } }>(
        'mutation ($lines: [ProductLine!]!) { saveProducts(lines: $lines) { count requestId } }',
        { lines },
        headers,
      )
    await answer(COMPLETE)
    const refused = await save([
      { id, price: 98, allergens: [] },
      { name: 'Yanlış', price: 1, categoryId: category, diet: 'VEGAN', allergens: ['MILK'] },
    ])
    expect(refused.errors?.[0]?.extensions).toMatchObject({ reason: 'DIET_CONTRADICTED' })
    expect(await stored()).toMatchObject(COMPLETE)
    const { data } = await save([
      { id, price: 98, allergens: [], containsPork: null },
      { name: 'Yanıtlı', price: 1, categoryId: category, allergens: [], diet: 'VEGAN' },
    ])
    expect(await stored()).toMatchObject({
      ...COMPLETE,
      allergens: [],
      containsPork: null,
      isComplete: false,
    })
    const { rows } = await api.sql(`select id from product where name = 'Yanıtlı'`)
    expect(await stored(rows[0].id)).toMatchObject({ allergens: [], diet: 'VEGAN', containsAlcohol: null })
    const { errors } = await api.ask(
      'mutation ($id: String!) { undoRequest(requestId: $id) }',
      { id: data.saveProducts.requestId },
      headers,
    )
    expect(errors).toBeUndefined()
    expect(await stored()).toMatchObject(COMPLETE)
  })

  test('a backup restores both', async () => {
    const none = await api.services.products.add(api.staff, { name: 'Su', price: 5, categoryId: category })
    await answer({ ...COMPLETE, allergens: [] }, none)
    const folder = await mkdtemp(path.join(tmpdir(), 'restaurant-food-'))
    const database = await createTestDatabase('template0')
    try {
      const file = path.join(folder, 'backup.tar.gz')
      await makeBackup(
        {
          databaseUrl: api.databaseUrl,
          files: new DiskStore(api.mediaFolder),
          pathColumns: api.services.pictures.pathColumns,
          authSecret: AUTH_SECRET,
          version: { name: 'restaurant-site', version: '1.2.3' },
        },
        file,
        new AbortController().signal,
      )
      const files = new DiskStore(path.join(folder, 'media'))
      await restoreBackup(file, await readManifest(file), {
        databaseUrl: database.url,
        authSecret: () => AUTH_SECRET,
        put: (name, bytes) => files.put(name, bytes),
        bind: async (store) => void (await files.claim(store)),
      })
      const restored = await startApi({ DATABASE_URL: database.url })
      const { rows } = await restored.sql(
        'select id, allergens from product where id = any($1) order by id',
        [[id, none]],
      )
      await restored.close()
      expect(rows).toEqual([
        { id, allergens: null },
        { id: none, allergens: [] },
      ])
    } finally {
      await rm(folder, { recursive: true, force: true })
      await database.drop()
    }
  })
})

describe('undo', () => {
  test('restores previous answers, including unanswered ones', async () => {
    await answer({ allergens: [], portion: { amount: 150, unit: 'G', of: 'dana köfte' } })
    await answer({ ...COMPLETE, portion: null, reviewed: true })
    const answered = await stored()
    expect(await undo()).toBeUndefined()
    expect(await stored()).toEqual({
      ...NOTHING,
      allergens: [],
      portion: { amount: 150, unit: 'G', of: 'dana köfte' },
    })
    expect(await undo()).toBeUndefined()
    expect(await stored()).toEqual(answered)
    await undo()
    await answer({ allergens: null, portion: null })
    expect(await stored()).toEqual(NOTHING)
    expect(await undo()).toBeUndefined()
    expect(await stored()).toMatchObject({ allergens: [] })
  })

  test('restores the answers of a whole request', async () => {
    await answer(COMPLETE)
    const { headers: reply } = await api.ask(ANSWER, { id, input: { allergens: [], diet: null } }, headers)
    const { errors } = await api.ask(
      'mutation ($id: String!) { undoRequest(requestId: $id) }',
      { id: reply.get('x-request-id') },
      headers,
    )
    expect(errors).toBeUndefined()
    expect(await stored()).toMatchObject(COMPLETE)
  })

  test('of a new name restores the review stamp', async () => {
    await answer({ ...COMPLETE, reviewed: true })
    const reviewed = await stored()
    await update({ name: 'Kol böreği' })
    expect(await stored()).toMatchObject({ ...COMPLETE, reviewedAt: null, reviewedBy: null })
    expect(await undo()).toBeUndefined()
    expect(await stored()).toEqual(reviewed)
  })

  test('does not restore a review stamp for ingredients that were not reviewed', async () => {
    await answer({ ...COMPLETE, reviewed: true })
    await update({ name: 'Kol böreği' })
    const renaming = await newest()
    await answer({ ingredients: 'un, süt, fındık' })
    expect(await undo(renaming)).toBeUndefined()
    expect(await stored()).toMatchObject({
      ingredients: 'un, süt, fındık',
      reviewedAt: null,
      reviewedBy: null,
    })
  })

  test('reports the conflict with the current diet', async () => {
    await answer({ allergens: ['MILK'] })
    await answer({ allergens: [] })
    const change = await newest()
    await answer({ diet: 'VEGAN' })
    expect(await undo(change)).toBe('DIET_CONTRADICTED')
    expect(await stored()).toMatchObject({ allergens: [], diet: 'VEGAN' })
  })
})

describe('a review', () => {
  test('is stamped with time and user, and reset by false', async () => {
    const before = Date.now()
    const { foodInformation } = await answer({ reviewed: true })
    expect(foodInformation?.reviewedBy).toBe(String(cook.id))
    expect(Date.parse(String(foodInformation?.reviewedAt))).toBeGreaterThanOrEqual(before)
    await answer({ reviewed: false })
    expect(await stored()).toMatchObject({ reviewedAt: null, reviewedBy: null })
  })

  test.each([
    ['name', { name: 'Kol böreği' }],
    ['description', { description: 'kıymalı' }],
  ])('is reset by another %s, and the answers stay', async (_, input) => {
    await answer({ ...COMPLETE, reviewed: true })
    await update({ ...input, price: 121 })
    expect(await stored()).toMatchObject({ ...COMPLETE, reviewedAt: null, reviewedBy: null })
  })

  test('is reset by other ingredients, unless they are reviewed in the same call', async () => {
    await answer({ ...COMPLETE, reviewed: true })
    await answer({ ingredients: 'un, süt', reviewed: true })
    expect(await stored()).toMatchObject({ reviewedBy: String(cook.id) })
    await answer({ ingredients: 'un, süt, yumurta' })
    expect(await stored()).toMatchObject({ reviewedAt: null })
  })

  test('stays with the same name, another price and another answer', async () => {
    await answer({ ...COMPLETE, reviewed: true })
    await update({ name: 'Su böreği', price: 140 })
    await answer({ ingredients: COMPLETE.ingredients, energyKcal: 300 })
    expect(await stored()).toMatchObject({ reviewedBy: String(cook.id) })
  })
})

describe('a refused write changes nothing', () => {
  const contradicting = [
    ...['MILK', 'EGGS', 'FISH', 'CRUSTACEANS', 'MOLLUSCS'].map(
      (each) => ['VEGAN', [each], false, each] as const,
    ),
    ['VEGAN', [], true, 'PORK'] as const,
    ...['FISH', 'CRUSTACEANS', 'MOLLUSCS'].map((each) => ['VEGETARIAN', [each], false, each] as const),
    ['VEGETARIAN', ['MILK'], true, 'PORK'] as const,
  ]
  test.each(contradicting)('%s with %j, pork %s', async (diet, allergens, containsPork, content) => {
    const { error } = await answer({ diet, allergens, containsPork })
    expect(error).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'DIET_CONTRADICTED',
      params: { diet, contents: [content] },
    })
    expect(await stored()).toEqual(NOTHING)
  })

  test('a diet that an earlier answer contradicts', async () => {
    await answer({ allergens: ['MILK', 'EGGS'] })
    expect((await answer({ diet: 'VEGAN' })).error).toMatchObject({ params: { contents: ['MILK', 'EGGS'] } })
    expect((await answer({ diet: 'VEGETARIAN' })).error).toBeUndefined()
    expect((await answer({ allergens: ['FISH'] })).error).toMatchObject({ reason: 'DIET_CONTRADICTED' })
    expect(await stored()).toMatchObject({ allergens: ['MILK', 'EGGS'], diet: 'VEGETARIAN' })
  })

  const PORTION = { amount: 1, unit: 'G' }
  test.each([
    ['allergens', { allergens: ['MILK', 'MILK'] }, 'REPEATED'],
    ['ingredients', { ingredients: 'x'.repeat(601) }, 'MAX_LENGTH'],
    ['allergenNote', { allergenNote: 'x'.repeat(201) }, 'MAX_LENGTH'],
    ['energyKcal', { energyKcal: -1 }, 'INTEGER_RANGE'],
    ['energyKcal', { energyKcal: 5001 }, 'INTEGER_RANGE'],
    ['portion.amount', { portion: { ...PORTION, amount: 0 } }, 'AMOUNT'],
    ['portion.amount', { portion: { ...PORTION, amount: -5 } }, 'AMOUNT'],
    ['portion.amount', { portion: { ...PORTION, amount: 0.001 } }, 'AMOUNT'],
    ['portion.of', { portion: { ...PORTION, of: 'x'.repeat(101) } }, 'MAX_LENGTH'],
  ])('%s of %j', async (field, input, rule) => {
    expect((await answer(input)).error).toMatchObject({ fields: [{ field, rule }] })
    expect(await stored()).toEqual(NOTHING)
  })

  test.each([
    ['an unknown allergen', { allergens: ['HONEY'] }],
    ['half a number', { energyKcal: 1.5 }],
    ['a portion without unit', { portion: { amount: 1 } }],
  ])('%s', async (_, input) => {
    expect((await answer(input)).error).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await stored()).toEqual(NOTHING)
  })

  test('a stale version', async () => {
    const { version } = await answer({ allergens: [] })
    await update({ price: 2 })
    expect((await answer({ allergens: null, version })).error).toMatchObject({ reason: 'STALE_VERSION' })
    expect(await stored()).toMatchObject({ allergens: [] })
  })
})

test('0 and 5,000 kcal are accepted, and texts are trimmed; a blank one counts as not answered', async () => {
  await answer({ energyKcal: 0, ingredients: '  un, su ', allergenNote: ' ' })
  expect(await stored()).toMatchObject({ energyKcal: 0, ingredients: 'un, su', allergenNote: null })
  await answer({ energyKcal: 5000, ingredients: '  ' })
  expect(await stored()).toMatchObject({ energyKcal: 5000, ingredients: null })
})

test('it is complete only with all five answers', async () => {
  for (const [name, value] of Object.entries(COMPLETE)) {
    expect((await stored()).isComplete).toBe(false)
    await answer({ [name]: value })
  }
  expect((await stored()).isComplete).toBe(true)
  await answer({ allergens: [], diet: 'NEITHER', energyKcal: null, portion: null })
  expect((await stored()).isComplete).toBe(true)
})

describe('if FOOD_INFORMATION is strict', () => {
  let strict: Api
  const add = (status?: number) =>
    strict.services.products.add(strict.staff, {
      name: 'x',
      price: 1,
      categoryId: category,
      ...(status !== undefined && { status }),
    })

  beforeAll(async () => {
    strict = await startApi({ DATABASE_URL: api.databaseUrl, FOOD_INFORMATION: 'strict' })
  })

  afterAll(() => strict.close())

  test('a dish without answers cannot become live, and the error names them', async () => {
    const { products } = strict.services
    await expect(add()).rejects.toMatchObject({
      reason: 'FOOD_INFORMATION_MISSING',
      params: { fields: ['ingredients', 'allergens', 'containsAlcohol', 'containsPork', 'diet'] },
    })
    const hidden = await add(0)
    const goLive = () => products.update(strict.staff, hidden, { status: 1 })
    await expect(goLive()).rejects.toMatchObject({ reason: 'FOOD_INFORMATION_MISSING' })
    await products.updateFood(strict.staff, hidden, COMPLETE as never)
    await goLive()
    await expect(products.updateFood(strict.staff, hidden, { allergens: null })).rejects.toMatchObject({
      params: { fields: ['allergens'] },
    })
  })

  test('a live dish can still change its price, and is restored only with answers', async () => {
    const { products } = strict.services
    await products.update(strict.staff, id, { price: 3 })
    await products.updateFood(strict.staff, id, { allergens: [] })
    await products.remove(strict.staff, id)
    await expect(products.restore(strict.staff, id)).rejects.toMatchObject({
      reason: 'FOOD_INFORMATION_MISSING',
    })
  })
})

describe('REST', () => {
  const read = async (address: string) => (await fetch(`${api.url}${address}`)).json()

  test('v1 does not contain it', async () => {
    const before = await read(`/api/v1/Product/get-by-id?id=${id}`)
    await answer({ ...COMPLETE, isAlcoholicDrink: true })
    const after = await read(`/api/v1/Product/get-by-id?id=${id}`)
    expect(Object.keys(after)).toEqual(Object.keys(before))
    const { updatedDate: _, updatedBy: __, ...rest } = after
    const { updatedDate: ___, updatedBy: ____, ...same } = before
    expect(rest).toEqual(same)
    const listed = (await read('/api/v1/Product/get-all')) as { id: number }[]
    expect(listed.map((each) => each.id)).toContain(id)
  })

  test('v2 contains it, with null and none distinguished', async () => {
    const bare = (await read(`/api/v2/Product/get-by-id?id=${id}`)) as { foodInformation: Food }
    expect(bare.foodInformation).toEqual(NOTHING)
    await answer({ allergens: [], portion: { amount: 2, unit: 'PIECE' } })
    const [listed] = (await read('/api/v2/Product/get-all')).filter((each: Food) => each.id === id)
    expect(listed.foodInformation).toEqual({
      ...NOTHING,
      allergens: [],
      portion: { amount: 2, unit: 'PIECE', of: null },
    })
    const table = await fetch(`${api.url}/api/v2/Product/get-table-all`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ filters: { id } }),
    })
    const page = await table.json()
    expect(page.items[0].foodInformation).toEqual(listed.foodInformation)
    const replies = [bare, page, [listed]]
    const wanted = ['get-by-id', 'get-table-all', 'get-all']
    for (const [index, action] of wanted.entries()) {
      const row = laterRoutes.find((each) => each.path.endsWith(action)) as (typeof laterRoutes)[number]
      expect(replyFaults(row, 200, replies[index])).toEqual([])
    }
  })
})
