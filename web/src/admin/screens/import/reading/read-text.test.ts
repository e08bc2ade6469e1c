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

test('a text of five thousand lines is read in seconds', () => {
  const lines = Array.from({ length: 5_000 }, (_, index) => `Yemek x${index} ..... ${100 + (index % 50) * 5}`)
  const start = performance.now()
  const dishes = readText(lines.join('\n')).categories.flatMap((category) => category.dishes)
  expect(performance.now() - start).toBeLessThan(10_000)
  expect(dishes.at(-1)).toMatchObject({ name: 'Yemek x4999', price: 345 })
})
