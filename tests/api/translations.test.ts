import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

let api: Api
let translator: Headers
let cook: Headers
let owner: Headers
let admin: Headers
let categoryId: string

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  translator = await people.headers(await people.userWith(['translation.manage']))
  cook = await people.headers(await people.userWith(['product.manage', 'category.manage']))
  owner = await people.headers(await people.userWith(['site.manage']))
  admin = await people.headers(people.admin)
  const { data } = await api.ask<{ addCategory: { id: string } }>(
    'mutation { addCategory(input: { name: "Çorbalar", description: "Her gün" }) { id } }',
    {},
    cook,
  )
  categoryId = data.addCategory.id
  await publish([])
})

afterAll(() => api.close())

const publish = (languages: string[]) =>
  api.ask<{ updateSite: { languages: string[] } }>(
    'mutation ($input: UpdateSite!) { updateSite(input: $input) { languages } }',
    { input: { languages } },
    owner,
  )

async function addDish(input: object = {}): Promise<string> {
  const { data } = await api.ask<{ addProduct: { id: string } }>(
    'mutation ($input: AddProduct!) { addProduct(input: $input) { id } }',
    { input: { name: 'Mercimek Çorbası', price: 90, categoryId, ...input } },
    cook,
  )
  return data.addProduct.id
}

const answer = (productId: string, input: object) =>
  api.ask(
    'mutation ($id: ID!, $input: UpdateFoodInformation!) { updateFoodInformation(productId: $id, input: $input) { id } }',
    { id: productId, input },
    cook,
  )

interface Line {
  readonly kind?: string
  readonly recordId: string
  readonly field: string
  readonly text: string | null
  readonly seenSource: string
}

const save = (lines: readonly Line[], headers = translator, language = 'EN') =>
  api.ask<{ saveTranslations: { count: number; requestId: string } }>(
    'mutation ($language: Language!, $lines: [TranslationLine!]!) { saveTranslations(language: $language, lines: $lines) { count requestId } }',
    { language, lines: lines.map((line) => ({ kind: 'PRODUCT', ...line })) },
    headers,
  )

const FIELDS = 'name description ingredients allergenNote portionOf servingLabel servings stale'

async function translated(id: string, headers: Headers = {}, language = 'EN') {
  const { data, errors } = await api.ask<{ product: { translation: Record<string, unknown> } }>(
    `query ($id: ID!, $language: Language!) { product(id: $id) { translation(language: $language) { ${FIELDS} } } }`,
    { id, language },
    headers,
  )
  expect(errors).toBeUndefined()
  return data.product.translation
}

const NOTHING = {
  ...{ name: null, description: null, ingredients: null, allergenNote: null, portionOf: null },
  ...{ servingLabel: null, servings: null, stale: [] },
}

const work = async (query: string, headers = translator) => {
  const { data, errors } = await api.ask<{
    translationWork: { items: Record<string, unknown>[] } & Record<string, number>
  }>(
    `{ translationWork(language: EN${query}) { totalCount done total items { kind recordId field source text state proposal } } }`,
    {},
    headers,
  )
  expect(errors).toBeUndefined()
  return data.translationWork
}

describe('a translation', () => {
  test('is shown where its language is published, and before that to those who may translate alone', async () => {
    const id = await addDish()
    const line = { recordId: id, field: 'name', text: 'Red lentil soup', seenSource: 'Mercimek Çorbası' }
    expect((await save([line])).data.saveTranslations.count).toBe(1)
    expect(await translated(id)).toEqual(NOTHING)
    expect(await translated(id, owner)).toEqual(NOTHING)
    expect(await translated(id, translator)).toMatchObject({ name: 'Red lentil soup' })
    expect(await translated(id, cook)).toMatchObject({ name: 'Red lentil soup' })
    expect((await publish(['DE', 'EN'])).data.updateSite.languages).toEqual(['DE', 'EN'])
    expect(await translated(id)).toEqual({ ...NOTHING, name: 'Red lentil soup' })
    expect(await translated(id, {}, 'DE')).toEqual(NOTHING)
    expect(await translated(id, {}, 'TR')).toEqual(NOTHING)
    await publish([])
    expect(await translated(id)).toEqual(NOTHING)
  })

  test('of what decides what a guest may eat is gone as soon as the Turkish text changes; others stay, as stale ones', async () => {
    const id = await addDish({ description: 'Sıcak', servings: [{ label: 'Büyük', price: 120 }] })
    await answer(id, { ingredients: 'Mercimek, soğan', allergens: ['GLUTEN'], allergenNote: 'buğday' })
    const texts = {
      name: ['Lentil soup', 'Mercimek Çorbası'],
      description: ['Hot', 'Sıcak'],
      ingredients: ['Lentils, onions', 'Mercimek, soğan'],
      allergenNote: ['wheat', 'buğday'],
      servings: ['Large', 'Büyük'],
    }
    const lines = Object.entries(texts).map(([field, [text = '', seenSource = '']]) => ({
      recordId: id,
      field,
      text,
      seenSource,
    }))
    await save(lines)
    const whole = {
      ...NOTHING,
      ...{ name: 'Lentil soup', description: 'Hot', ingredients: 'Lentils, onions' },
      ...{ allergenNote: 'wheat', servings: ['Large'] },
    }
    expect(await translated(id, cook)).toEqual(whole)
    await answer(id, { ingredients: 'Mercimek, soğan, süt', allergenNote: 'buğday, arpa' })
    await api.ask(
      'mutation ($id: ID!, $input: UpdateProduct!) { updateProduct(id: $id, input: $input) { id } }',
      {
        id,
        input: {
          description: 'Ilık',
          servings: [
            { label: 'Küçük', price: 60 },
            { label: 'Büyük', price: 120 },
          ],
        },
      },
      cook,
    )
    expect(await translated(id, cook)).toEqual({
      ...whole,
      ...{ ingredients: null, allergenNote: null, servings: null },
      stale: ['description', 'ingredients', 'allergenNote', 'servings'],
    })
    await answer(id, { ingredients: 'Mercimek, soğan' })
    expect(await translated(id, cook)).toMatchObject({ ingredients: 'Lentils, onions' })
  })

  test('of an alcoholic drink is that of its name and sizes alone', async () => {
    const id = await addDish({ name: 'Rakı', description: 'Anason', servingLabel: 'kadeh' })
    await save([
      { recordId: id, field: 'name', text: 'Raki', seenSource: 'Rakı' },
      { recordId: id, field: 'description', text: 'Aniseed', seenSource: 'Anason' },
      { recordId: id, field: 'servingLabel', text: 'glass', seenSource: 'kadeh' },
    ])
    await answer(id, { isAlcoholicDrink: true })
    expect(await translated(id, cook)).toEqual({ ...NOTHING, name: 'Raki', servingLabel: 'glass' })
    const { items } = await work(', kind: PRODUCT, pageSize: 100')
    const fields = items.filter(({ recordId }) => recordId === id).map(({ field }) => field)
    expect(fields).toEqual(['name', 'servingLabel'])
  })

  test('of every kind is read by one statement for each kind, however many records there are', async () => {
    for (let count = 0; count < 5; count++) await addDish({ name: `Çorba ${count}` })
    const statements = await api.statementsOf(async () => {
      const { errors } = await api.ask(
        '{ categories { translation(language: EN) { name } products { translation(language: EN) { name } } } }',
      )
      expect(errors).toBeUndefined()
    })
    expect(statements.filter((sql) => sql.includes('from translation t'))).toHaveLength(2)
  })

  test('counts as a record of the reply', async () => {
    const { rows } = await api.sql('select count(*)::integer as count from product where not is_deleted')
    await api.sql(
      `insert into product (created_date, name, price, category_id, status)
         select now(), 'Sayılan ' || n, 1, $1, 1 from generate_series(1, $2) n`,
      [Number(categoryId), 1_300 - rows[0].count],
    )
    const asked = async (times: number) => {
      const fields = Array.from({ length: times }, (_, at) => `t${at}: translation(language: EN) { name }`)
      const { errors } = await api.ask(`{ products { ${fields.join(' ')} } }`, {}, cook)
      return errors?.[0]?.extensions.reason
    }
    expect([await asked(14), await asked(15)]).toEqual([undefined, 'REPLY_TOO_LARGE'])
    await api.sql("delete from product where name like 'Sayılan %'")
  })

  test('of settings, services, texts and days is read where they are', async () => {
    await api.ask(
      'mutation ($input: UpdateSite!) { updateSite(input: $input) { version } }',
      { input: { slogan: 'Ateşten sofraya', parking: 'Sokakta', reservations: { note: 'Ev mezesi' } } },
      owner,
    )
    const line = { kind: 'SITE', recordId: '1', text: 'From fire to table', seenSource: 'Ateşten sofraya' }
    const note = { ...line, field: 'reservationNote', text: 'Meze of the house', seenSource: 'Ev mezesi' }
    await save([{ ...line, field: 'slogan' }, note], owner)
    const { data } = await api.ask(
      '{ site { translation(language: EN) { slogan parking reservationNote stale } } }',
      {},
      owner,
    )
    expect(data).toEqual({
      site: {
        translation: {
          slogan: 'From fire to table',
          parking: null,
          reservationNote: 'Meze of the house',
          stale: [],
        },
      },
    })
    const others = await api.ask(
      '{ services { translation(language: EN) { name } } abouts { translation(language: EN) { description } } openingExceptions { translation(language: EN) { label } } site { hours { exceptions { translation(language: EN) { label } } } } }',
    )
    expect(others.errors).toBeUndefined()
  })
})

describe('saving', () => {
  test('replaces, removes and adds again, and each of them can be undone', async () => {
    const id = await addDish()
    const line = { recordId: id, field: 'name', seenSource: 'Mercimek Çorbası' }
    await save([{ ...line, text: 'Lentil soup' }])
    await save([{ ...line, text: 'Red lentil soup' }], cook)
    const removed = await save([{ ...line, text: '  ' }])
    expect(await translated(id, cook)).toEqual(NOTHING)
    const undo = (requestId: string, headers: Headers) =>
      api.ask('mutation ($id: String!) { undoRequest(requestId: $id) }', { id: requestId }, headers)
    expect((await undo(removed.data.saveTranslations.requestId, translator)).errors).toBeUndefined()
    expect(await translated(id, cook)).toMatchObject({ name: 'Red lentil soup' })
    const changed = await save([{ ...line, text: 'Soup' }], cook)
    expect((await undo(changed.data.saveTranslations.requestId, cook)).errors).toBeUndefined()
    expect(await translated(id, cook)).toMatchObject({ name: 'Red lentil soup' })
    await save([{ ...line, text: null }])
    await save([{ ...line, text: 'Linsensuppe' }], translator, 'DE')
    expect(await translated(id, cook)).toEqual(NOTHING)
    expect(await translated(id, cook, 'DE')).toMatchObject({ name: 'Linsensuppe' })
    const history = await api.ask<{ changes: { totalCount: number } }>(
      '{ changes(entity: "translation") { totalCount } }',
      {},
      translator,
    )
    expect(history.errors).toBeUndefined()
    expect(history.data.changes.totalCount).toBeGreaterThan(5)
  })

  test('is refused as a whole, naming the line', async () => {
    const id = await addDish({
      servings: [
        { label: 'Büyük', price: 120 },
        { label: 'Küçük', price: 60 },
      ],
    })
    const name = { recordId: id, field: 'name', text: 'Soup', seenSource: 'Mercimek Çorbası' }
    const refusal = async (lines: readonly Line[], headers = translator, language = 'EN') =>
      (await save([name, ...lines], headers, language)).errors?.[0]?.extensions
    const servings = { ...name, field: 'servings', seenSource: 'Büyük | Küçük' }
    const field = (field: string, rule: string) => ({
      code: 'BAD_USER_INPUT',
      fields: [expect.objectContaining({ field, rule })],
    })
    const dish = await addDish()
    const other = { ...name, recordId: dish }
    expect(await refusal([{ ...other, text: 'x'.repeat(201) }])).toMatchObject(
      field('lines.1.text', 'MAX_LENGTH'),
    )
    expect(await refusal([{ ...other, text: 'Cover charge' }])).toMatchObject(
      field('lines.1.text', 'FORBIDDEN_WORDING'),
    )
    expect(await refusal([{ ...other, field: 'label' }])).toMatchObject(field('lines.1.field', 'ONE_OF'))
    expect(await refusal([{ ...other, recordId: '999999' }])).toMatchObject(
      field('lines.1.recordId', 'NO_SUCH_RECORD'),
    )
    expect(await refusal([{ ...servings, text: 'Large' }])).toMatchObject(field('lines.1.text', 'ITEMS'))
    expect(await refusal([{ ...servings, text: 'Large | ' }])).toMatchObject(field('lines.1.text', 'LENGTH'))
    expect(await refusal([name])).toMatchObject(field('lines', 'REPEATED'))
    expect(await refusal([other], translator, 'TR')).toMatchObject(field('language', 'ONE_OF'))
    expect(await refusal([{ ...other, seenSource: 'Mercimek' }])).toMatchObject({
      ...{ code: 'CONFLICT', reason: 'SOURCE_CHANGED', line: 1 },
    })
    expect(await refusal([{ ...other, field: 'description' }])).toMatchObject({
      reason: 'SOURCE_CHANGED',
      line: 1,
    })
    expect(await refusal([], owner)).toMatchObject({
      ...{ code: 'FORBIDDEN', params: { permission: 'translation.manage' } },
    })
    const none = await api.ask(
      'mutation { saveTranslations(language: EN, lines: []) { count } }',
      {},
      translator,
    )
    expect(none.errors?.[0]?.extensions).toMatchObject(field('lines', 'ITEMS'))
    expect(await translated(id, cook)).toEqual(NOTHING)
  })

  test('needs the permission for the kind, and translators have no other one', async () => {
    const line = { kind: 'SITE', recordId: '1', field: 'slogan', text: 'x', seenSource: 'Ateşten sofraya' }
    expect((await save([line], cook)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
    const strangers = await save([line], {})
    expect(strangers.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' })
    const { errors } = await api.ask(
      'mutation ($input: AddCategory!) { addCategory(input: $input) { id } }',
      { input: { name: 'x' } },
      translator,
    )
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
    const { data } = await api.ask<{
      groups: { data: { displayName: string; roles: { role: { name: string } }[] }[] }
    }>('{ groups(page: 1, pageCount: 100) { data { displayName roles { role { name } } } } }', {}, admin)
    expect(data.groups.data.find(({ displayName }) => displayName === 'Çevirmenler')?.roles).toEqual([
      { role: { name: 'translation.manage' } },
    ])
  })

  test('of one text by many at once leaves one', async () => {
    const id = await addDish()
    const line = { recordId: id, field: 'name', seenSource: 'Mercimek Çorbası' }
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        save([{ ...line, text: `Soup ${at}` }], at % 2 ? cook : translator),
      ),
    )
    expect(replies.flatMap(({ errors }) => errors ?? [])).toEqual([])
    const rows = await api.sql('select text from translation where record_id = $1 and not is_deleted', [
      Number(id),
    ])
    expect(rows.rows).toHaveLength(1)
  })
})

describe('the work', () => {
  test('has each text once, with its state, and proposals of the glossary', async () => {
    const id = await addDish({ name: 'Mantarlı Pide', status: 'PASSIVE' })
    await answer(id, { ingredients: 'Buğday unu, mantar, uydurma, tuz' })
    const { items, total } = await work(', kind: PRODUCT, pageSize: 100')
    expect(items).toHaveLength(total as number)
    expect(items.filter(({ recordId }) => recordId === id)).toEqual([
      {
        ...{
          kind: 'PRODUCT',
          recordId: id,
          field: 'name',
          source: 'Mantarlı Pide',
          text: null,
          state: 'MISSING',
        },
        proposal: 'Boat-shaped flatbread (pide) with mushrooms',
      },
      {
        ...{ kind: 'PRODUCT', recordId: id, field: 'ingredients', text: null, state: 'MISSING' },
        source: 'Buğday unu, mantar, uydurma, tuz',
        proposal: 'wheat flour, mushroom, [uydurma], salt',
      },
    ])
    await save([{ recordId: id, field: 'name', text: 'Pide', seenSource: 'Mantarlı Pide' }])
    const before = await work(', kind: PRODUCT, state: DONE, pageSize: 1')
    expect(before.totalCount).toBe(before.done)
    expect(before.items).toHaveLength(1)
    await api.ask(
      'mutation ($id: ID!, $input: UpdateProduct!) { updateProduct(id: $id, input: $input) { id } }',
      { id, input: { name: 'Mantarlı Kaşarlı Pide' } },
      cook,
    )
    const stale = await work(', kind: PRODUCT, state: STALE, pageSize: 100')
    expect(stale.items.find(({ recordId }) => recordId === id)).toMatchObject({
      ...{ text: 'Pide', state: 'STALE', source: 'Mantarlı Kaşarlı Pide' },
    })
    expect(stale.done).toBe((before.done as number) - 1)
    await api.ask('mutation ($id: ID!) { removeProduct(id: $id) }', { id }, cook)
    const after = await work(', kind: PRODUCT, pageSize: 100')
    expect(after.items.some(({ recordId }) => recordId === id)).toBe(false)
  })

  test('goes record by record, each with its fields in one order, however many pages there are', async () => {
    // So many that the database does not sort them as they lie there by itself.
    for (let count = 0; count < 60; count++) await addDish({ name: `Yemek ${count}` })
    const { rows } = await api.sql('select id from product where not is_deleted order by id')
    for (const { id } of rows)
      await api.sql(
        "update product set description = 'Her gün ' || $1::text, ingredients = 'su, tuz' where id = $1::integer",
        [id],
      )
    const items: Record<string, unknown>[] = []
    for (let page = 1; ; page++) {
      const { items: some } = await work(`, kind: PRODUCT, page: ${page}, pageSize: 100`)
      if (some.length === 0) break
      items.push(...some)
    }
    const order = [
      'name',
      'description',
      'ingredients',
      'allergenNote',
      'portionOf',
      'servingLabel',
      'servings',
    ]
    const records = [...new Set(items.map(({ recordId }) => recordId))]
    const sorted = items.toSorted(
      (a, b) =>
        records.indexOf(a.recordId) - records.indexOf(b.recordId) ||
        order.indexOf(String(a.field)) - order.indexOf(String(b.field)),
    )
    expect(items).toEqual(sorted)
    expect(new Set(items.map(({ recordId, field }) => `${recordId} ${field}`)).size).toBe(items.length)
  })

  test('of everybody is what they may translate, and nobody else sees it', async () => {
    await addDish()
    const kinds = new Set((await work(', pageSize: 100', cook)).items.map(({ kind }) => kind))
    expect([...kinds]).toEqual(['CATEGORY', 'PRODUCT'])
    const refused = await api.ask('{ translationWork(language: EN, kind: SITE) { total } }', {}, cook)
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
    const turkish = await api.ask('{ translationWork(language: TR) { total } }', {}, translator)
    expect(turkish.errors?.[0]?.extensions).toMatchObject({ fields: [{ field: 'language', rule: 'ONE_OF' }] })
  })
})

test('languages are published each once, and Turkish is always there', async () => {
  const rule = async (languages: string[]) =>
    ((await publish(languages)).errors?.[0]?.extensions.fields as { rule: string }[] | undefined)?.[0]?.rule
  expect(await rule(['TR'])).toBe('ONE_OF')
  expect(await rule(['EN', 'EN'])).toBe('REPEATED')
  const { data } = await api.ask<{ site: { languages: string[] } }>('{ site { languages } }')
  expect(data.site.languages).toEqual([])
})
