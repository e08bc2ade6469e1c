import { describe, expect, test } from 'vitest'
import { UNANSWERED_FOOD } from '../../../../../tests/support/unanswered-food.ts'
import { MENU_HEADINGS } from '../../../rules/menu-table.ts'
import { csvOf } from '../../lists/csv.ts'
import { FOOD_COLUMNS } from './import-food.ts'
import { type ImportContext, importLines, tableOf } from './import-lines.ts'
import { plannedLines } from './planned-lines.ts'

type Food = ImportContext['dishes'][number]['foodInformation']

const ANSWERS: Food = {
  ...UNANSWERED_FOOD,
  ingredients: 'bulgur, ceviz',
  allergens: ['GLUTEN', 'NUTS'],
  containsAlcohol: false,
  portion: { amount: 110, unit: 'G', of: null },
}

const known: ImportContext = {
  dishes: [
    {
      id: '7',
      name: 'İçli köfte; acılı',
      description: null,
      price: 112.5,
      servings: [{ label: '1,5 porsiyon', price: 168.75 }],
      availiblity: true,
      status: 'ACTIVE',
      categoryId: '1',
      version: 3,
      foodInformation: ANSWERS,
    },
    {
      id: '8',
      name: '=Ayran',
      description: 'Yayık',
      price: 1250,
      servings: [],
      availiblity: false,
      status: 'PASSIVE',
      categoryId: '2',
      version: 1,
      foodInformation: UNANSWERED_FOOD,
    },
  ],
  categories: [
    { id: '1', name: 'Mezeler' },
    { id: '2', name: 'İçecekler' },
  ],
  headings: {
    id: 'No',
    name: 'Ad',
    categoryId: 'Kategori',
    description: 'Açıklama',
    price: 'Fiyat',
    servings: 'Porsiyonlar',
    availiblity: 'Bugün var',
    status: 'Durum',
    ...Object.fromEntries(FOOD_COLUMNS.map((column) => [column, MENU_HEADINGS[column]])),
  } as ImportContext['headings'],
  words: { availiblity: { true: 'Var', false: 'Tükendi' }, status: { ACTIVE: 'Yayında', PASSIVE: 'Gizli' } },
  category: null,
}

const read = (text: string, more: Partial<ImportContext> = {}) =>
  importLines(tableOf(text), { ...known, ...more })
const states = (text: string, more?: Partial<ImportContext>) =>
  read(text, more).map(({ state, faults }) => (state === 'refused' ? faults : state))

/** The table of dishes that the back-office exports. */
function exported(dishes: ImportContext['dishes']): string {
  const { headings, words } = known
  return csvOf(
    dishes as ImportContext['dishes'][number][],
    {
      id: ({ id }) => String(id),
      name: ({ name }) => name,
      categoryId: ({ categoryId }) => (categoryId === '1' ? 'Mezeler' : 'İçecekler'),
      description: ({ description }) => description,
      price: ({ price }) => price,
      availiblity: ({ availiblity }) => words.availiblity[availiblity ? 'true' : 'false'],
      status: ({ status }) => words.status[status as 'ACTIVE'],
    },
    (field) => headings[field as 'id'],
  )
}

test('an export is unchanged by its import (D47)', () => {
  expect(states(exported(known.dishes))).toEqual(['same', 'same'])
})

test.each(["'=Ayran", "''-2", '-2\n=1', ' Ayran ', "'sade'"])(
  'the name %j is unchanged by an export and its import',
  (name) => {
    const dishes = known.dishes.map((dish) => ({ ...dish, name, description: name }))
    expect(states(exported(dishes), { dishes })).toEqual(['same', 'same'])
  },
)

describe('a pasted table', () => {
  test('without headings has names, prices, categories and descriptions', () => {
    const [line] = read('Humus\t95,50\tmezeler\tTahinli\n')
    expect(line).toMatchObject({
      number: 1,
      state: 'new',
      category: 'Mezeler',
      price: 95.5,
      input: { name: 'Humus', price: 95.5, categoryId: '1', description: 'Tahinli' },
    })
  })

  test('adds lines without a category to the chosen one', () => {
    expect(states('Humus\t95')).toEqual([['noCategory']])
    expect(read('Humus\t95', { category: '2' })[0]?.input).toMatchObject({ categoryId: '2' })
  })

  test('changes the dish of the same name in the category', () => {
    const [line] = read('içli KÖFTE; acılı\t120\tMezeler')
    expect(line).toMatchObject({ state: 'changed', before: 112.5, price: 120 })
    expect(line?.input).toMatchObject({ id: '7', version: 3, price: 120 })
  })
})

test('a name that two dishes of the category have needs a number', () => {
  const dishes = ['7', '9'].flatMap((id) => known.dishes.slice(0, 1).map((dish) => ({ ...dish, id })))
  expect(states('İçli köfte; acılı\t120\tMezeler', { dishes })).toEqual([['ambiguous']])
  expect(states('No\tAd\tFiyat\n9\tİçli köfte; acılı\t120', { dishes })).toEqual(['changed'])
  expect(states('İçli köfte; acılı\t120\tİçecekler', { dishes })).toEqual(['new'])
})

test('only differences are stored, and an empty cell resets only a description', () => {
  const [line] = read('No;Ad;Fiyat;Açıklama;Durum\n8;=Ayran;;;Yayında')
  expect(line?.input).toEqual({ id: '8', version: 1, description: null, status: 'ACTIVE' })
})

test.each([
  ['\t95\tMezeler', ['noName']],
  ['Humus\t\tMezeler', ['noPrice']],
  ['Humus\t1,250.50\tMezeler', ['thousands']],
  ['Humus\tdoksan\tMezeler', ['unreadable']],
  ['Humus\t99999999\tMezeler', ['tooHigh']],
  ['Humus\t95\tYok', ['category']],
  [`${'a'.repeat(201)}\t95\tMezeler`, ['longName']],
  ['No;Ad;Fiyat\n99;Humus;95', ['id', 'noCategory']],
  ['Ad;Fiyat;Kategori;Durum\nHumus;95;Mezeler;belki', ['status']],
])('%j is refused', (text, faults) => {
  expect(states(text)).toEqual([faults])
})

test('a repeated dish is refused, and lines keep their numbers', () => {
  const lines = read('Ad;Fiyat;Kategori\nHumus;95;Mezeler\nhumus;96;Mezeler')
  expect(lines.map(({ number, state }) => [number, state])).toEqual([
    [2, 'new'],
    [3, 'refused'],
  ])
})

describe('food information', () => {
  const inputOf = (headings: string, cells: string) => read(`No;${headings}\n7;${cells}`)[0]?.input

  test('is stored if it differs; an empty cell is not answered, and a word means none', () => {
    expect(inputOf('Alerjenler;İçindekiler', 'Sert kabuklu yemiş, Gluten;bulgur, ceviz')).toBeNull()
    expect(inputOf('Alerjenler', '')).toMatchObject({ allergens: null })
    expect(inputOf('Alerjenler', 'yok')).toMatchObject({ allergens: [] })
    expect(inputOf('Domuz eti içeriyor;Porsiyon', 'hayır;120 g')).toMatchObject({
      containsPork: false,
      portion: { amount: 120, unit: 'G' },
    })
  })

  test('is shown as cells before and after', () => {
    const [line] = read('No;Fiyat;Alerjenler;Kategori\n7;1;yok;İçecekler')
    expect(line?.changes).toEqual([
      { field: 'categoryId', before: 'Mezeler', after: 'İçecekler' },
      { field: 'allergens', before: 'Gluten, Sert kabuklu yemiş', after: 'yok' },
    ])
  })

  test('stays if the table has no column for it', () => {
    expect(Object.keys(inputOf('Fiyat', '99') ?? {}).sort()).toEqual(['id', 'price', 'version'])
  })

  test('of an alcoholic drink is unchanged by empty cells', () => {
    expect(inputOf('Alkollü içki;Alerjenler;Açıklama', 'evet;;')).toEqual({
      ...{ id: '7', version: 3, isAlcoholicDrink: true },
    })
  })

  test.each([
    ['Alerjenler', 'Bal', ['allergens']],
    ['Porsiyon', 'büyük', ['portion']],
    ['Beslenme biçimi;Alerjenler', 'vegan;Süt', ['contradiction']],
    ['Açıklama', 'KUVER alınır', ['wording']],
  ])('with %s “%s” is refused', (headings, cells, faults) => {
    expect(states(`No;${headings}\n7;${cells}`)).toEqual([faults])
  })
})

test('the first line determines the separator, whatever the cells of dishes contain', () => {
  expect(tableOf('Ad;Açıklama\nHumus;"nohut,\ttahin"')).toEqual([
    ['Ad', 'Açıklama'],
    ['Humus', 'nohut,\ttahin'],
  ])
  expect(tableOf('"Çorba;\tgünün"\t95')).toEqual([['Çorba;\tgünün', '95']])
  expect(tableOf('Humus, 95')).toEqual([['Humus', ' 95']])
  expect(tableOf('sep=;\r\nHumus;95')).toEqual([['Humus', '95']])
})

describe('servings', () => {
  const inputs = (text: string) => read(text).map(({ input, state }) => input?.servings ?? state)

  test('are a column of all, which replaces the stored ones', () => {
    const table = (cell: string) => `No;Porsiyonlar\n7;${cell}`
    expect(inputs(table('1,5 porsiyon: 168,75'))).toEqual(['same'])
    expect(inputs(table('1,5 porsiyon: 180 | duble: 1.200'))).toEqual([
      [
        { label: '1,5 porsiyon', price: 180 },
        { label: 'duble', price: 1_200 },
      ],
    ])
    expect(inputs(table(''))).toEqual([[]])
    expect(states(table('duble'))).toEqual([['servings']])
    expect(states(table('servis ücreti: 5'))).toEqual([['wording']])
  })

  test('are a column for each label, whose empty cells change nothing', () => {
    const [first, second, third] = read(
      'AD\tFİYAT\t1,5 PORSİYON\tDuble\tMaliyet\tKategori\n' +
        'İçli köfte; acılı\t120\t180\t\t50\tMezeler\n' +
        '=Ayran\t1.250\t\t\t1\tİçecekler\n' +
        'Adana\t300\t450\t600,50\t9\tMezeler',
    )
    expect(first?.input).toMatchObject({ price: 120, servings: [{ label: '1,5 porsiyon', price: 180 }] })
    expect(first?.changes).toEqual([
      { field: 'servings', before: '1,5 porsiyon: 168,75', after: '1,5 porsiyon: 180' },
    ])
    expect(second?.state).toBe('same')
    expect(third?.input?.servings).toEqual([
      { label: '1,5 PORSİYON', price: 450 },
      { label: 'Duble', price: 600.5 },
    ])
    expect(states('Ad;Kategori;Fiyat;Duble\nUrfa;Mezeler;1;pahalı')).toEqual([['servings']])
  })
})

describe('a table is planned for a date', () => {
  const planned = (table: string) => plannedLines(importLines(tableOf(table), known), known.dishes)

  test('where it changes prices alone, of dishes and of their servings', () => {
    expect(planned('No;Fiyat;Porsiyonlar\n7;130;1,5 porsiyon: 195\n8;1250;')).toEqual([
      { productId: '7', price: 130, seenPrice: 112.5 },
      { productId: '7', serving: '1,5 porsiyon', price: 195, seenPrice: 168.75 },
    ])
    expect(planned('No;Porsiyonlar\n7;1,5 porsiyon: 195')).toEqual([
      { productId: '7', serving: '1,5 porsiyon', price: 195, seenPrice: 168.75 },
    ])
  })

  test.each([
    ['nothing', 'No;Fiyat\n7;112,5'],
    ['a new dish', 'Ad;Kategori;Fiyat\nHumus;Mezeler;90'],
    ['another name', 'No;Ad;Fiyat\n8;Ayran;60'],
    ['a further serving', 'No;Porsiyonlar\n7;1,5 porsiyon: 195 | çift: 220'],
    ['a serving less', 'No;Fiyat;Porsiyonlar\n7;120;'],
    ['a line that is refused', 'No;Fiyat\n7;120\n8;bedava'],
  ])('but not one with %s', (_, table) => expect(planned(table)).toBeNull())
})
