import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

const shown = (text: string) =>
  readText(text).categories.map(({ name, description, dishes }) => ({
    name,
    description,
    dishes: dishes.map((dish) => [dish.name, dish.price, dish.description].filter((each) => each !== null)),
  }))

test('pasted lines with prices at their end are a menu', () => {
  const text = `LEZZET DURAĞI
Since 1987 · Tel: 0212 555 44 33

ÇORBALAR
(saat 11’den itibaren)
Mercimek Çorbası ........ 120 TL
Kırmızı mercimek ve tereyağı
Ezogelin  ₺ 120

Tatlılar
Fırın Sütlaç\t90,50
Künefe (2 kişilik) - 1.250 TL
Günün Tatlısı ............
Fiyatlarımıza KDV dahildir`
  expect(shown(text)).toEqual([
    {
      name: 'ÇORBALAR',
      description: 'saat 11’den itibaren',
      dishes: [
        ['Mercimek Çorbası', 120, 'Kırmızı mercimek ve tereyağı'],
        ['Ezogelin', 120],
      ],
    },
    {
      name: 'Tatlılar',
      description: null,
      dishes: [['Fırın Sütlaç', 90.5], ['Künefe (2 kişilik)', 1_250], ['Günün Tatlısı']],
    },
  ])
})

test('dishes before the first heading have none', () => {
  expect(shown('Köfte 200\r\nPilav 80')).toEqual([
    {
      name: '',
      description: null,
      dishes: [
        ['Köfte', 200],
        ['Pilav', 80],
      ],
    },
  ])
})

test('a dish of a text has no place', () => {
  expect(readText('Köfte 200').categories[0]?.dishes[0]?.box).toBeNull()
})

test('a text without a menu is an empty one', () => {
  expect(readText(' \n ').categories).toEqual([])
})

test('a number with a letter in it before a price may be the price', () => {
  const [found] = readText('Adana 12O 200\nUrfa 5’li 250\nBeyti Menü 2 480').categories
  expect(found?.dishes.map(({ name, doubts }) => [name, doubts])).toEqual([
    ['Adana 12O', ['LOW_CONFIDENCE']],
    ['Urfa 5’li', []],
    ['Beyti Menü 2', []],
  ])
})

test('a text of five thousand lines is read whole', () => {
  const lines = Array.from({ length: 5_000 }, (_, index) => `Yemek x${index} ..... ${100 + (index % 50) * 5}`)
  const dishes = readText(lines.join('\n')).categories.flatMap((category) => category.dishes)
  expect(dishes.at(-1)).toMatchObject({ name: 'Yemek x4999', price: 345 })
})

const messages = (...lines: readonly string[]) => readText(lines.join('\n'))
const pairs = (text: string) =>
  readText(text).categories.flatMap(({ dishes }) => dishes.map(({ name, price }) => [name, price]))

test('a weight behind its price is the portion', () => {
  const [category] = messages('Kaşarlı köfte 720 (200 gr)', 'Kuzu pirzola 780 TL 250 g').categories
  expect(category?.dishes.map(({ name, price, portion }) => [name, price, portion])).toEqual([
    ['Kaşarlı köfte', 720, '200 gr'],
    ['Kuzu pirzola', 780, '250 g'],
  ])
})

test('dishes that follow each other on one line are several, and sizes of one are not', () => {
  expect(pairs('Çay 25tl fincan çay 40tl\nSu 10 TL soda 30 TL ayran 45 TL')).toEqual([
    ...[['Çay', 25] as const, ['fincan çay', 40] as const],
    ...[['Su', 10] as const, ['soda', 30] as const, ['ayran', 45] as const],
  ])
  expect(pairs('Türk kahvesi 90 TL duble 120 TL')).toEqual([['Türk kahvesi', 90]])
})

test('a number in the middle of a name may be the price of another dish', () => {
  const of = (text: string) => readText(text).categories[0]?.dishes[0]?.doubts
  expect(of('Çay 25 fincan çay 40')).toEqual(['LOW_CONFIDENCE'])
  expect(of('Adana 110 gram et 450')).toEqual([])
  expect(of('Menü 2 kişilik 950')).toEqual([])
})

test('half a portion is no two prices', () => {
  expect(pairs('1/2 künefe 110\nBaklava 1/2 porsiyon 120')).toEqual([
    ['1/2 künefe', 110],
    ['Baklava 1/2 porsiyon', 120],
  ])
})

test.each([
  ['a phone', '[22:10, 24.11.2026] Hasan Usta: '],
  ['a phone with seconds', '[24.11.2026 22:10:11] Hasan Usta: '],
  ['a computer', '24.11.2026 22:10 - Hasan Usta: '],
  ['another computer', '24.11.2026, 22:10 - +90 532 555 44 33: '],
])('messages that are copied together from %s are a menu', (_, sent) => {
  const [first, ...others] = messages(
    ...['*ÇORBALAR* 🍲', 'Mercimek 90 ₺ 🌱', '<Medya dahil edilmedi>', '_Kebaplar_', '✅ Adana – 420'].map(
      (text) => sent + text,
    ),
  ).categories
  expect(
    [first, ...others].map((category) => [category?.name, category?.dishes.map(({ name }) => name)]),
  ).toEqual([
    ['ÇORBALAR', ['Mercimek']],
    ['Kebaplar', ['Adana']],
  ])
})
