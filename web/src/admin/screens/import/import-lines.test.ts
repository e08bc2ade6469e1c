import { describe, expect, test } from 'vitest'
import { csvOf } from '../../lists/csv.ts'
import { importLines, type Known, tableOf } from './import-lines.ts'

const known: Known = {
  dishes: [
    {
      id: '7',
      name: 'İçli köfte; acılı',
      description: null,
      price: 112.5,
      availiblity: true,
      status: 'ACTIVE',
      categoryId: '1',
      version: 3,
    },
    {
      id: '8',
      name: '=Ayran',
      description: 'Yayık',
      price: 1250,
      availiblity: false,
      status: 'PASSIVE',
      categoryId: '2',
      version: 1,
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
    availiblity: 'Bugün var',
    status: 'Durum',
  },
  words: { availiblity: { true: 'Var', false: 'Tükendi' }, status: { ACTIVE: 'Yayında', PASSIVE: 'Gizli' } },
  category: null,
}

const read = (text: string, more: Partial<Known> = {}) => importLines(tableOf(text), { ...known, ...more })
const states = (text: string, more?: Partial<Known>) =>
  read(text, more).map(({ state, faults }) => (state === 'refused' ? faults : state))

test('an export comes back unchanged (D47)', () => {
  const { headings, words } = known
  const csv = csvOf(
    known.dishes,
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
  expect(states(csv)).toEqual(['same', 'same'])
})

describe('a pasted table', () => {
  test('without headings holds names, prices, categories and descriptions', () => {
    const [line] = read('Humus\t95,50\tmezeler\tTahinli\n')
    expect(line).toMatchObject({
      number: 1,
      state: 'new',
      category: 'Mezeler',
      price: 95.5,
      input: { name: 'Humus', price: 95.5, categoryId: '1', description: 'Tahinli' },
    })
  })

  test('takes lines without a category into the chosen one', () => {
    expect(states('Humus\t95')).toEqual([['noCategory']])
    expect(read('Humus\t95', { category: '2' })[0]?.input).toMatchObject({ categoryId: '2' })
  })

  test('changes the dish of the same name in the category', () => {
    const [line] = read('içli KÖFTE; acılı\t120\tMezeler')
    expect(line).toMatchObject({ state: 'changed', before: 112.5, price: 120 })
    expect(line?.input).toMatchObject({ id: '7', version: 3, price: 120 })
  })
})

test('only what differs is stored, and an empty cell empties a description alone', () => {
  const [line] = read('No;Ad;Fiyat;Açıklama;Durum\n8;=Ayran;;;Yayında')
  expect(line?.input).toEqual({ id: '8', version: 1, description: null, status: 'ACTIVE' })
})

test.each([
  ['\t95\tMezeler', ['noName']],
  ['Humus\t\tMezeler', ['noPrice']],
  ['Humus\t1,250.50\tMezeler', ['price']],
  ['Humus\t95\tYok', ['category']],
  [`${'a'.repeat(201)}\t95\tMezeler`, ['longName']],
  ['No;Ad;Fiyat\n99;Humus;95', ['id', 'noCategory']],
  ['Ad;Fiyat;Kategori;Durum\nHumus;95;Mezeler;belki', ['status']],
])('%j is refused', (text, faults) => {
  expect(states(text)).toEqual([faults])
})

test('the same dish twice is refused the second time, and lines keep their numbers', () => {
  const lines = read('Ad;Fiyat;Kategori\nHumus;95;Mezeler\nhumus;96;Mezeler')
  expect(lines.map(({ number, state }) => [number, state])).toEqual([
    [2, 'new'],
    [3, 'refused'],
  ])
})
