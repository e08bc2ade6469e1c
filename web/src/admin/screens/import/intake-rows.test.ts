import { describe, expect, test } from 'vitest'
import { UNANSWERED_FOOD } from '../../../../../tests/support/unanswered-food.ts'
import { MENU_HEADINGS } from '../../../rules/menu-table.ts'
import { COLUMNS } from './columns.ts'
import { type ImportContext, linesOf } from './import-lines.ts'
import { atSizeOfDish } from './import-servings.ts'
import {
  intakeLine,
  needsPrice,
  type RowEdit,
  rowsOfMenu,
  unknownCategories,
  withEdit,
  withoutSure,
  withStoredName,
} from './intake-rows.ts'
import type { DraftDish, MenuDraft } from './reading/reading.types.ts'
import { addedCategories, overLimit, sentLines } from './sent-lines.ts'
import { readSheet, type SourceRow } from './sheet.ts'

const dish = (name: string, more: Partial<DraftDish> = {}): DraftDish => ({
  ...{ name, description: null, price: 120, portion: null, otherPrices: [] },
  ...{ confidence: 100, box: null, doubts: [] },
  ...more,
})
const menu = (...categories: [name: string, ...dishes: DraftDish[]][]): MenuDraft => ({
  categories: categories.map(([name, ...dishes]) => ({ name, description: null, dishes })),
})

const known: ImportContext = {
  dishes: [],
  categories: [{ id: '1', name: 'Çorbalar' }],
  headings: Object.fromEntries(
    COLUMNS.map((column) => [column, MENU_HEADINGS[column]]),
  ) as ImportContext['headings'],
  words: { availiblity: { true: 'Var', false: 'Tükendi' }, status: { ACTIVE: 'Yayında', PASSIVE: 'Gizli' } },
  category: null,
}

const storedDish = (name: string, price: number) =>
  ({
    ...{ id: '7', name, price, description: null, categoryId: '1', version: 2, servings: [] },
    ...{ availiblity: true, status: 'ACTIVE', foodInformation: UNANSWERED_FOOD },
  }) as ImportContext['dishes'][number]

function read(draft: MenuDraft, edit: RowEdit = {}, isRecognised = true) {
  const rows = rowsOfMenu(draft).map((row) => withEdit(row, edit))
  const added = new Map(unknownCategories(rows, known.categories).map(({ key, name }) => [key, name]))
  return linesOf(rows, { ...known, added }).map((line) => intakeLine(line, edit, isRecognised))
}

test('a menu that was read becomes lines with servings, measures and categories', () => {
  const [soup, wine] = read(
    menu(
      ['ÇORBALAR', dish('Mercimek', { description: 'kruton ile', portion: '1 kâse' })],
      [
        'Şaraplar:',
        dish('Kalecik Karası', { portion: '(75 cl)', otherPrices: [{ label: 'kadeh', price: 250.5 }] }),
      ],
    ),
  )
  expect(soup?.input).toEqual({
    ...{ name: 'Mercimek', categoryId: '1', price: 120, description: 'kruton ile, 1 kâse' },
  })
  expect(wine?.input).toEqual({
    ...{ name: 'Kalecik Karası', categoryName: 'Şaraplar', price: 120 },
    servings: [{ label: 'kadeh', price: 250.5 }],
    portion: { amount: 750, unit: 'ML', of: null },
  })
})

test('of a dish that there is, a menu tells only the prices, unless somebody corrects more', () => {
  const former = {
    ...{ id: '7', name: 'Mercimek', description: 'Limonlu', price: 95, categoryId: '1', version: 2 },
    ...{ servings: [], availiblity: true, status: 'ACTIVE', foodInformation: UNANSWERED_FOOD },
  } as ImportContext['dishes'][number]
  const draft = menu(['ÇORBALAR', dish('MERCİMEK', { description: 'limon ite', portion: '300 g' })])
  const input = (edit: RowEdit) => {
    const rows = rowsOfMenu(draft).map((row) => withEdit(row, edit))
    return linesOf(rows, { ...known, dishes: [former] })[0]?.input
  }
  expect(input({})).toEqual({ id: '7', version: 2, price: 120 })
  expect(input({ description: 'Limon ile' })).toEqual({
    ...{ id: '7', version: 2, price: 120, description: 'Limon ile' },
  })
})

test.each([
  ['1,25', null, 120, true],
  ['1.25', null, 0, true],
  ['12,50', null, 420, true],
  ['12,50', null, 45, false],
  ['15', null, 420, false],
  // A hint that stops nothing.
  ['12050', null, 120, false],
  ['125.000', null, 125_000, false],
  ['4.40', 420, 0, true],
  ['4100', 410, 0, true],
  ['0,50', 0.5, 0, false],
  ['620', 420, 0, false],
])(
  '%s of a sheet, where %s is stored and %s usual: whether somebody has to look is %s',
  (cell, stored, usual, isOpen) => {
    const dishes = stored === null ? [] : [storedDish('Adana', stored)]
    const { rows } = readSheet(
      [
        ['Ad', 'Fiyat', 'Kategori'],
        ['Adana', cell, 'Çorbalar'],
      ],
      known,
    )
    const lineWith = (edit?: RowEdit) =>
      linesOf(rows, { ...known, dishes }).map((line) => intakeLine(line, edit, false, usual))[0]
    expect(lineWith()?.isOpen).toBe(isOpen)
    expect(lineWith({ isSure: true })?.isOpen).toBe(false)
  },
)

test('a large price of a sheet is a hint', () => {
  const rows = rowsOfMenu(menu(['Çorbalar', dish('Mercimek', { price: 12_050 })]))
  const [line] = linesOf(rows, known).map((each) => intakeLine(each, undefined, false, 120))
  expect([line?.doubts, line?.isOpen]).toEqual([['ODD_PRICE'], false])
})

test('of prices without labels somebody says which one is the price of the dish', () => {
  const otherPrices = [{ label: ' ', price: 200 }]
  const [line] = read(menu(['Çorbalar', dish('Mercimek', { price: 120, otherPrices })]), {}, true)
  expect(line?.doubts).toEqual(['LOW_CONFIDENCE'])
  expect(line?.row.servings).toEqual([])
})

test.each([
  ['Karışık Izgara', '1 kg', 'Karışık Izgara (1 kg)'],
  ['Karışık Izgara', '500 g', 'Karışık Izgara'],
  ['Adana', '1 kg', 'Adana'],
])('%s of %s is the stored %s', (name, portion, wanted) => {
  const [row] = rowsOfMenu(menu(['Kebaplar', dish(name, { portion })]))
  const stored = [{ name: 'Karışık Izgara (1 kg)' }, { name: 'Adana' }]
  expect(withStoredName(row as SourceRow, stored).cells.get('name')).toBe(wanted)
})

describe('of a dish that there is', () => {
  const sheet = [
    ['Ad', 'Kategori', 'Yarım', 'Tam'],
    ['Adana', 'Çorbalar', '260', '440'],
  ]
  const lineOf = (rows: readonly SourceRow[], more: object) => {
    const dishes = [{ ...storedDish('Adana', 420), ...more }]
    const sized = rows.map((row) => atSizeOfDish(row, dishes))
    return linesOf(sized, { ...known, dishes }).map((line) => intakeLine(line, undefined, false))[0]
  }
  const half = { label: 'Yarım', price: 250 }

  test.each([
    ['of a sheet', () => readSheet(sheet, known).rows],
    [
      'of a menu',
      () =>
        rowsOfMenu(
          menu([
            'Çorbalar',
            dish('Adana', { price: 260, portion: 'Yarım', otherPrices: [{ label: 'Tam', price: 440 }] }),
          ]),
        ),
    ],
  ])('the price %s is that of its own size', (_, rows) => {
    const whole = lineOf(rows(), { servings: [half] })
    expect(whole?.input).toMatchObject({ price: 440, servings: [{ label: 'Yarım', price: 260 }] })
    expect(whole).toMatchObject({ sourcePrice: 440, isOpen: false })
    const halves = lineOf(rows(), { servingLabel: 'yarım', servings: [{ label: 'Tam', price: 400 }] })
    expect(halves?.input).toMatchObject({ price: 260, servings: [{ label: 'Tam', price: 440 }] })
    expect(halves?.isOpen).toBe(false)
  })

  test('somebody looks at a price of another size', () => {
    expect(lineOf(readSheet(sheet, known).rows, { servingLabel: 'Porsiyon 200 g' })?.doubts).toEqual([
      'LOW_CONFIDENCE',
    ])
  })
})

test('unknown categories are one for all spellings, with the number of their dishes', () => {
  const rows = rowsOfMenu(menu(['KEBAPLAR', dish('a')], ['Kebaplar', dish('b')], ['çorbalar', dish('c')]))
  expect(unknownCategories(rows, known.categories)).toEqual([
    { key: 'kebaplar', name: 'KEBAPLAR', dishes: 2 },
  ])
})

describe('a doubt', () => {
  const of = (more: Partial<DraftDish>, edit?: RowEdit, isRecognised?: boolean) => {
    const [line] = read(menu(['Çorbalar', dish('Mercimek', more)]), edit, isRecognised)
    return [line?.doubts, line?.isOpen]
  }

  test.each([
    [{ doubts: ['LOW_CONFIDENCE'] }, {}, [['LOW_CONFIDENCE'], true]],
    [{ doubts: ['LOW_CONFIDENCE'] }, { isSure: true }, [[], false]],
    [{ doubts: ['ODD_PRICE'] }, { price: '125' }, [[], false]],
    [{ doubts: ['NO_PRICE'], price: null }, {}, [['NO_PRICE'], true]],
    [{ doubts: ['NO_PRICE'], price: null }, { isSure: true }, [['NO_PRICE'], true]],
    [{ doubts: ['NO_PRICE'], price: null }, { price: '90' }, [[], false]],
    [{ doubts: ['NO_PRICE'], price: null }, { isLeft: true }, [['NO_PRICE'], false]],
    [{ doubts: [], description: 'kuver alınır' }, {}, [['FORBIDDEN_WORDING'], true]],
  ] as const)('%j with %j: %j', (more, edit, expected) => expect(of(more, edit)).toEqual(expected))

  test('about an odd price stops nothing unless a picture was recognised', () => {
    expect(of({ doubts: ['ODD_PRICE'] }, {}, false)).toEqual([['ODD_PRICE'], false])
  })

  test('leads to the dishes whose prices somebody has to say', () => {
    const lines = read(
      menu(['Çorbalar', dish('a', { price: null }), dish('b'), dish('c', { description: 'kuver' })]),
    )
    expect(lines.filter(needsPrice).map(({ name }) => name)).toEqual(['a'])
    expect(lines.map(({ isOpen }) => isOpen)).toEqual([true, false, true])
  })
})

test('a dish that is there twice is told once', () => {
  const lines = read(menu(['Çorbalar', dish('Mercimek'), dish('MERCİMEK')]))
  expect(lines.map(({ doubts }) => doubts)).toEqual([[], ['TWICE']])
})

describe('what is sent', () => {
  const lines = (...categories: Parameters<typeof menu>) => read(menu(...categories))
  const there = (categoryId: string, order: number | null) =>
    ({ id: '9', name: 'x', categoryId, order }) as ImportContext['dishes'][number]
  const orders = (dishes: ImportContext['dishes']) =>
    sentLines(lines(['Çorbalar', dish('b'), dish('a')], ['Yeni', dish('d'), dish('c')]), dishes).map(
      ({ order }) => order,
    )

  test('keeps the order of the source', () => {
    expect(orders([])).toEqual([0, 1, 0, 1])
    expect(orders([there('1', 7), there('1', null)])).toEqual([8, 9, 0, 1])
    expect(orders([there('1', null)])).toEqual([undefined, undefined, 0, 1])
  })

  test('has limits, which are told', () => {
    const some = (count: number, categories: number) =>
      Array.from({ length: count }, (_, at) => ({ name: `${at}`, categoryName: `c${at % categories}` }))
    expect(overLimit(some(1_001, 1))).toBe('tooMany')
    expect(overLimit(some(100, 61))).toBe('tooManyCategories')
    expect(overLimit(some(990, 11))).toBe('tooManyTogether')
    expect(overLimit(some(990, 10))).toBeNull()
    expect(addedCategories(some(9, 3))).toHaveLength(3)
  })
})

test('that a price is right says nothing of the price of another column', () => {
  expect(
    withoutSure({ a: { isSure: true }, b: { isSure: true, name: 'Adana' }, c: { price: '120' } }),
  ).toEqual({
    a: {},
    b: { name: 'Adana' },
    c: { price: '120' },
  })
})
