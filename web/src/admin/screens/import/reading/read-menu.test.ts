import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { turkishNumber } from '../../../../rules/turkish-number.ts'
import { HEADING_WORDS } from './heading-words.ts'
import { readMenu } from './read-menu.ts'
import type { MenuDraft, TextLine } from './reading.types.ts'

const NAMES = (
  'Mercimek Çorbası|Ezogelin Çorbası|İşkembe|Adana Kebap|Urfa Kebap|Kuzu Şiş|Tavuk Şiş|Karışık Izgara|Izgara Köfte|' +
  'İçli Köfte|Lahmacun|Kaşarlı Pide|Kıymalı Pide|Çoban Salata|Gavurdağı Salatası|Mevsim Salata|Haydari|Humus|' +
  'Şakşuka|Sigara Böreği|Fırın Sütlaç|Künefe|Kazandibi|Ayran|Şalgam Suyu|Türk Kahvesi|Filtre Kahve|Limonata|' +
  'Patlıcan Musakka|Hünkar Beğendi|Manisa Kebabı|Beyti Sarma|Çöp Şiş|Ciğer Tava|Kalamar Tava|Levrek Izgara|' +
  'Çipura|Pilav|Bulgur Pilavı|Patates Kızartması|Omlet|Menemen|Sucuklu Yumurta|Serpme Kahvaltı|Bal Kaymak'
).split('|')
const HEADINGS = [
  'ÇORBALAR',
  'Salatalar',
  'ANA YEMEKLER',
  'Pideler',
  'TATLILAR',
  'İçecekler',
  'Özel Lezzetlerimiz',
]
const DESCRIPTIONS = [
  'domates, biber ve soğan ile',
  '(acılı ya da acısız)',
  'tereyağlı, közlenmiş biberli',
  'limon ve kıtır ekmekle',
]
const NOTES = [
  '0212 555 44 33',
  'Tel: 0 (532) 111 22 33',
  'Fiyatlarımıza %10 KDV dahildir.',
  'Since 1987',
  'www.lezzet.com',
]
const LEADERS = ['', ' ........ ', ' …… ', ' ------- ', ' · · · · · ']
const SIGNS: readonly ((price: string) => string)[] = [
  (price) => price,
  (price) => `${price} TL`,
  (price) => `₺${price}`,
  (price) => `${price},-`,
  (price) => `${price}₺`,
]

interface MadeDish {
  readonly name: string
  readonly portion: string | null
  readonly description: string | null
  readonly prices: readonly number[]
}

const dish = (name: string) =>
  fc.record({
    name: fc.constant(name),
    portion: fc.option(fc.constantFrom('150 g', '75 cl', '330 ml', '2 adet'), { freq: 4 }),
    description: fc.option(fc.constantFrom(...DESCRIPTIONS), { freq: 2 }),
    prices: fc.integer({ min: 8, max: 60 }).map((fives) => [fives * 5]),
  })

const madeMenu = fc
  .tuple(
    fc.shuffledSubarray(NAMES, { minLength: 12, maxLength: 40 }),
    fc.shuffledSubarray(HEADINGS, { minLength: 2, maxLength: 5 }),
  )
  .chain(([names, headings]) =>
    fc.tuple(
      ...headings.map((heading, index) => {
        const share = Math.floor(names.length / headings.length)
        const own = names.slice(index * share, (index + 1) * share)
        return fc.tuple(fc.constant(heading), fc.tuple(...own.map(dish)))
      }),
    ),
  )

const layout = fc.record({
  columns: fc.constantFrom(1, 2),
  skew: fc.double({ min: -3, max: 3, noNaN: true }),
  leader: fc.constantFrom(...LEADERS),
  sign: fc.constantFrom(...SIGNS),
  areWords: fc.boolean(),
  areSizesTold: fc.boolean(),
  notes: fc.subarray(NOTES),
  indent: fc.integer({ min: 20, max: 200 }),
})
type Layout = typeof layout extends fc.Arbitrary<infer Value> ? Value : never

const SIZE = 20
const COLUMN = 520
/** Of a letter, in its height. */
const LETTER = 0.5

/** The lines of a menu on a page: prices end at the right of their column. */
function drawn(menu: readonly (readonly [string, readonly MadeDish[]])[], how: Layout): TextLine[] {
  const lines: TextLine[] = []
  const add = (text: string, x: number, y: number, height: number) => {
    const letter = height * LETTER
    if (!how.areWords)
      return lines.push({ text, x, y, width: text.length * letter, height, page: 1, confidence: 100 })
    for (const { 0: word, index } of text.matchAll(/\S+/g))
      lines.push({
        text: word,
        x: x + index * letter,
        y,
        width: word.length * letter,
        height,
        page: 1,
        confidence: 96,
      })
    return lines.length
  }
  const heading = how.areSizesTold ? SIZE * 1.5 : SIZE
  const small = how.areSizesTold ? SIZE * 0.75 : SIZE
  let y = 80
  add('Lezzet Durağı', how.indent + 100, 20, SIZE * 2)
  const perColumn = Math.ceil(menu.length / how.columns)
  const top = y
  let lowest = y
  for (let column = 0; column < how.columns; column += 1) {
    const left = how.indent + column * (COLUMN + 60)
    y = top + column * 7
    for (const [name, dishes] of menu.slice(column * perColumn, (column + 1) * perColumn)) {
      y += SIZE
      // A heading of small letters tells itself only by its size.
      const shown = how.areSizesTold || name !== 'Özel Lezzetlerimiz' ? name : name.toLocaleUpperCase('tr')
      add(shown, left, y, heading)
      y += heading * 1.6
      for (const each of dishes) {
        const title = each.name + (each.portion ? ` (${each.portion})` : '')
        add(title, left, y, SIZE)
        const price = each.prices.map((value) => how.sign(turkishNumber(value))).join(' ')
        const start = left + COLUMN - price.length * SIZE * LETTER
        if (how.leader !== '') add(how.leader.trim(), left + (title.length + 1) * SIZE * LETTER, y, SIZE)
        add(price, start, y, SIZE)
        y += SIZE * 1.5
        if (each.description) {
          add(each.description, left, y, small)
          y += small * 1.6
        }
      }
    }
    lowest = Math.max(lowest, y)
  }
  for (const [index, note] of how.notes.entries()) add(note, how.indent, lowest + 60 + index * 30, SIZE * 0.8)
  return turned(lines, how.areWords ? how.skew : 0)
}

function turned(lines: readonly TextLine[], degrees: number): TextLine[] {
  const angle = (degrees * Math.PI) / 180
  return lines.map((line) => {
    const [x, y] = [line.x + line.width / 2, line.y + line.height / 2]
    const turnedX = x * Math.cos(angle) - y * Math.sin(angle)
    const turnedY = x * Math.sin(angle) + y * Math.cos(angle)
    return { ...line, x: turnedX - line.width / 2, y: turnedY - line.height / 2 }
  })
}

const contents = (draft: MenuDraft) =>
  draft.categories.map(({ name, dishes }) => [
    name.toLocaleUpperCase('tr'),
    dishes.map((each) => [each.name, each.price, each.portion, each.description]),
  ])

describe('a made menu', () => {
  test('is read dish by dish, however it is laid out', () => {
    fc.assert(
      fc.property(madeMenu, layout, (menu, how) => {
        const made = menu.map(([heading, dishes]) => [
          heading.toLocaleUpperCase('tr'),
          dishes.map((each) => [
            each.name,
            each.prices[0],
            each.portion,
            each.description?.replace(/[()]/g, '') ?? null,
          ]),
        ])
        expect(contents(readMenu(drawn(menu, how), how.areWords))).toEqual(made)
      }),
      { numRuns: 150 },
    )
  })
})

/** Lines of one page below each other; a tab is a column 150 further. */
const typed = (
  ...lines: readonly (string | readonly [text: string, more: Partial<TextLine>])[]
): TextLine[] =>
  lines.flatMap((line, row) => {
    const [text, more] = typeof line === 'string' ? [line, {}] : line
    return text.split('\t').flatMap((cell, column) => {
      const words = [...cell.matchAll(/\S+/g)]
      return words.map(({ 0: word, index }) => ({
        ...{ text: word, x: column * 250 + index * 10, y: row * 30, width: word.length * 10, height: 20 },
        ...{ page: 1, confidence: 95, ...more },
      }))
    })
  })

const dishesOf = (draft: MenuDraft) => draft.categories.flatMap(({ dishes }) => dishes)
const only = (lines: readonly TextLine[], isRecognised = false) => dishesOf(readMenu(lines, isRecognised))[0]

describe('the price of a line', () => {
  test.each([
    ['Köfte\t120', 120],
    ['Köfte\t120 TL', 120],
    ['Köfte\t₺120', 120],
    ['Köfte\t₺ 120', 120],
    ['Köfte\t120,-', 120],
    ['Köfte\t120.-', 120],
    ['Köfte\t1.250,00', 1_250],
    ['Köfte\t1.250 TL', 1_250],
    ['Köfte\t120₺', 120],
    ['Köfte\t99,90', 99.9],
    ['Köfte\t12.50', 12.5],
    ['Köfte..........120', 120],
    ['Köfte……120', 120],
    ['Köfte _______ 120', 120],
    ['12. Köfte\t120', 120],
    ['2 kişilik köfte\t120', 120],
  ])('%s', (line, price) => {
    expect(only(typed(line))).toMatchObject({ price })
    expect(only(typed(line))?.name.toLocaleLowerCase('tr')).toMatch(/^(2 kişilik )?köfte$/)
  })

  test.each([
    '0212 555 44 33',
    'Rezervasyon: 0 (532) 555 44 33',
    '444 1 555',
    'Since 1987',
    '1987’den beri',
    'KDV %10',
    '09:00 - 22:00',
    '7',
    'Sayfa 7',
  ])('none: %s', (line) => {
    expect(
      dishesOf(readMenu(typed('Köfte\t120', 'Pilav\t80', '', line), false)).map(({ name }) => name),
    ).toEqual(['Köfte', 'Pilav'])
  })

  test.each([
    ['Köfte (150 g)\t120', '150 g'],
    ['Köfte 150 gr.\t120', '150 gr'],
    ['Köfte 75 cl\t120', '75 cl'],
    ['Köfte 6 adet\t120', '6 adet'],
  ])('beside a portion: %s', (line, portion) => {
    expect(only(typed(line))).toMatchObject({ name: 'Köfte', price: 120, portion })
  })

  test('beside what of it is measured, and what it has in it', () => {
    expect(only(typed('Adana 110 g kuzu eti\t360'))).toMatchObject({
      name: 'Adana',
      portion: '110 g kuzu eti',
    })
    expect(only(typed('Linguine (alkol içerir)\t310'))).toMatchObject({
      name: 'Linguine',
      description: 'alkol içerir',
    })
  })

  test('beside smaller words after the name', () => {
    const [name, measure, price] = typed('Köfte\t150\t120')
    const lines = [name, { ...measure, text: '150 g dana eti', width: 120, height: 14 }, price] as TextLine[]
    expect(only(lines)).toMatchObject({ name: 'Köfte', price: 120, portion: '150 g dana eti' })
    const told = [name, { ...measure, text: '(alkol içerir)', width: 120, height: 14 }, price] as TextLine[]
    expect(only(told)).toMatchObject({ name: 'Köfte', price: 120, description: 'alkol içerir' })
  })

  test('stands below its name in a centred menu', () => {
    expect(only(typed('Köfte', '120 TL', 'Pilav', '80 TL'))).toMatchObject({ name: 'Köfte', price: 120 })
  })

  test('no number of calories is one', () => {
    expect(only(typed('Köfte 450 kcal\t120'))).toMatchObject({ price: 120, otherPrices: [] })
    expect(only(typed('Köfte 450 kcal'))?.price).toBeNull()
  })
})

describe('several prices', () => {
  test('have the labels of their columns', () => {
    const draft = readMenu(
      typed('KEBAPLAR\tYarım\tTam', 'Adana Kebap\t250\t420', 'Urfa Kebap\t260\t430', 'Beyti\t270\t440'),
      false,
    )
    expect(draft.categories[0]?.name).toBe('KEBAPLAR')
    expect(dishesOf(draft)).toMatchObject([
      { name: 'Adana Kebap', price: 250, portion: 'Yarım', otherPrices: [{ label: 'Tam', price: 420 }] },
      { name: 'Urfa Kebap', price: 260, otherPrices: [{ label: 'Tam', price: 430 }] },
      { name: 'Beyti', price: 270, otherPrices: [{ label: 'Tam', price: 440 }] },
    ])
  })

  test.each(['Rakı Tek 120 Duble 210', 'Rakı tek 120 TL / duble 210 TL'])(
    'have the words before them: %s',
    (line) => {
      const found = only(typed(line))
      expect(found).toMatchObject({ name: 'Rakı', price: 120 })
      expect(found?.otherPrices).toMatchObject([{ label: expect.stringMatching(/^duble$/i), price: 210 }])
    },
  )

  test.each(['Köfte 120/180', 'Köfte 120 / 180 TL', 'Köfte 120-180'])('without a label: %s', (line) => {
    expect(only(typed(line))).toMatchObject({
      name: 'Köfte',
      price: 120,
      otherPrices: [{ label: '', price: 180 }],
    })
  })

  test('the number of a name is none of them', () => {
    expect(only(typed('Menü 1\t250'))).toMatchObject({ name: 'Menü 1', price: 250, otherPrices: [] })
  })
})

describe('a line without a price', () => {
  test('is the description of the dish above it', () => {
    const draft = readMenu(
      typed('Köfte\t120', 'domates, biber, soğan', 'Pilav\t80', ['Tereyağlı', { isItalic: true }]),
      false,
    )
    expect(dishesOf(draft)).toMatchObject([
      { description: 'domates, biber, soğan' },
      { description: 'Tereyağlı' },
    ])
  })

  test('is a dish whose price is missing where dots lead to nothing', () => {
    expect(dishesOf(readMenu(typed('Köfte\t120', 'Günün Balığı ..........'), false))[1]).toMatchObject({
      name: 'Günün Balığı',
      price: null,
      doubts: ['NO_PRICE'],
    })
  })

  test.each([false, true])(
    'has its price before its name where a sign says so, recognised: %s',
    (isRecognised) => {
      const lines = typed(
        'İçecekler',
        '20 TL\tÇay',
        '₺35\tAyran 25 cl',
        '60 TL\tKülah (2 top)',
        '4 TL\tNo 2 Simit 90 TL',
      )
      const dishes = dishesOf(readMenu(lines, isRecognised))
      expect(dishes.slice(0, 3).map(({ name, price, portion }) => [name, price, portion])).toEqual([
        ['Çay', 20, null],
        ['Ayran', 35, '25 cl'],
        ['Külah (2 top)', 60, null],
      ])
      expect(dishes[3]?.price).toBe(90)
    },
  )

  test('has its price before its name in columns of their own, too', () => {
    const word = (text: string, x: number, index: number) => ({
      ...{ text, x, y: 100 + index * 60, width: text.length * 14, height: 28 },
      ...{ page: 1, confidence: 95 },
    })
    const lines = [0, 1].flatMap((column) =>
      NAMES.slice(column * 5, column * 5 + 5).flatMap((name, index) => [
        word(`${(index + 1) * 50}TL`, 100 + column * 700, index),
        word(name, 300 + column * 700, index),
      ]),
    )
    expect(dishesOf(readMenu(lines, true)).map(({ name, price }) => [name, price])).toEqual(
      NAMES.slice(0, 10).map((name, index) => [name, ((index % 5) + 1) * 50]),
    )
  })

  test('is a heading once, however it is written', () => {
    const draft = readMenu(
      typed('ÇORBALAR', 'Mercimek\t100', 'Tatlılar', 'Sütlaç\t90', 'Çorbalar', 'Ezogelin\t100'),
      false,
    )
    expect(draft.categories.map(({ name, dishes }) => [name, dishes.length])).toEqual([
      ['ÇORBALAR', 2],
      ['Tatlılar', 1],
    ])
  })
})

describe('a doubt', () => {
  const prices = (...written: readonly string[]) =>
    dishesOf(readMenu(typed(...written.map((price, index) => `${NAMES[index]}\t${price}`)), true))

  test.each(['12O', 'l20', '1S0', '1,250', '1. 250', '012'])(
    'is about what can be read otherwise: %s',
    (price) => {
      expect(prices('120', '130', price)[2]?.doubts).toContain('LOW_CONFIDENCE')
    },
  )

  test('is about a price that was hardly recognised, and never about its name', () => {
    const [first, second] = typed('Köfte\t120').map((line, index) => ({
      ...line,
      confidence: index === 1 ? 84 : 95,
    }))
    expect(only([first, second] as TextLine[], true)?.doubts).toEqual(['LOW_CONFIDENCE'])
    const [name, price] = typed('Köfte\t120').map((line, index) => ({
      ...line,
      confidence: index === 1 ? 85 : 30,
    }))
    expect(only([name, price] as TextLine[], true)?.doubts).toEqual([])
  })

  test('is about a price whose sign was read as something else, unless a space is between them', () => {
    const lines = ['Adana Kebap 360 1L', 'Kuzu Şiş 1420.1L', 'Ayran 1L 60', 'Su 1L'].map((text, index) => ({
      ...{ text, x: 100, y: 100 + index * 60, width: 600, height: 30 },
      ...{ page: 1, confidence: 95 },
    }))
    const dishes = readMenu(lines, true).categories.flatMap((category) => category.dishes)
    expect(dishes.map(({ name, price, portion, doubts }) => [name, price, portion, doubts])).toEqual([
      ['Adana Kebap', 360, null, []],
      ['Kuzu Şiş', 1420, null, ['LOW_CONFIDENCE', 'ODD_PRICE']],
      ['Ayran', 60, '1L', ['LOW_CONFIDENCE', 'ODD_PRICE']],
      ['Su', null, '1L', ['NO_PRICE']],
    ])
  })

  test('of a column of prices whose signs were misread is about their dishes', () => {
    const word = (text: string, x: number, index: number) => ({
      ...{ text, x, y: 100 + index * 60, width: text.length * 14, height: 28 },
      ...{ page: 1, confidence: 95 },
    })
    const lines = ['Mercimek', 'Ezogelin', 'Adana Kebap', 'Urfa Kebap'].flatMap((name, index) => [
      ...name.split(' ').map((part, at) => word(part, 100 + at * 100, index)),
      word(index < 2 ? '95' : '360', 760, index),
      word(index === 1 ? 'TL' : '1L', 830, index),
    ])
    const dishes = readMenu(lines, true).categories.flatMap((category) => category.dishes)
    expect(dishes.map(({ name, price }) => [name, price])).toEqual([
      ['Mercimek', 95],
      ['Ezogelin', 95],
      ['Adana Kebap', 360],
      ['Urfa Kebap', 360],
    ])
  })

  test('is about an odd price, but not where a third of them are alike', () => {
    expect(prices('120', '130', '143', '150').map(({ doubts }) => doubts)).toEqual([
      [],
      [],
      ['ODD_PRICE'],
      [],
    ])
    expect(prices('119,90', '129,90', '140', '150').flatMap(({ doubts }) => doubts)).toEqual([])
  })

  test('is about a price far from those of its category', () => {
    expect(prices('120', '130', '1200', '40').map(({ doubts }) => doubts)).toEqual([
      [],
      [],
      ['ODD_PRICE'],
      ['ODD_PRICE'],
    ])
  })

  test('is about prices that may have their raised kuruş as further digits', () => {
    const areDoubted = (...written: readonly string[]) =>
      prices(...written).map(({ doubts }) => doubts.includes('LOW_CONFIDENCE'))
    expect(areDoubted('4500', '8500', '9000', '3000')).toEqual([true, true, true, true])
    expect(areDoubted('14099', '48099', '42000')).toEqual([true, true, true])
    expect(areDoubted('1250', '980', '1480', '420')).toEqual([false, false, false, false])
    expect(areDoubted('1.200', '1.300', '2.400')).toEqual([false, false, false])
  })

  test('is about a dish that has fewer sizes than its neighbours', () => {
    const lines = typed('Adana\t250\t420', 'Urfa\t260\t430', 'Beyti\t\t440')
    expect(dishesOf(readMenu(lines, true)).map(({ doubts }) => doubts)).toEqual([[], [], ['LOW_CONFIDENCE']])
  })

  test('is about a dish above a line that names a size alone', () => {
    const lines = typed('Orman Kebabı\t190', 'Tam\t320', 'Nohut\t105', 'Pilav\t95')
    expect(dishesOf(readMenu(lines, true)).map(({ doubts }) => doubts.includes('LOW_CONFIDENCE'))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('is about forbidden wording, and about what is there twice', () => {
    const draft = readMenu(typed('Kuver\t50', 'Köfte\t120', 'KÖFTE\t130'), false)
    expect(dishesOf(draft).map(({ doubts }) => doubts)).toEqual([['FORBIDDEN_WORDING'], ['TWICE'], ['TWICE']])
  })
})

test('sixty headings are known', () => {
  expect(new Set(HEADING_WORDS).size).toBe(60)
})
