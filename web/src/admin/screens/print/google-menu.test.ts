import { expect, test } from 'vitest'
import { UNANSWERED_FOOD } from '../../../../../tests/support/unanswered-food.ts'
import { googleMenu } from './google-menu.ts'
import { menuTexts } from './menu-texts.ts'
import type { MenuCategory, MenuDish } from './printed-menu.ts'

const dish = (name: string, food: object = {}, values: Partial<MenuDish> = {}): MenuDish => ({
  ...{ id: name, name, price: 75.5, priceSince: '2026-11-22', status: 'ACTIVE', categoryId: '1' },
  ...{ servingLabel: null, servings: [] },
  description: null,
  foodInformation: { ...UNANSWERED_FOOD, allergens: [], ...food },
  ...values,
})
const categories: MenuCategory[] = [
  { id: '1', name: 'Tatlılar', status: 'ACTIVE' },
  { id: '2', name: 'Boş', status: 'ACTIVE' },
]
const made = (...dishes: MenuDish[]) => googleMenu(dishes, categories, 'https://sofra.example/m')

test('a dish has price, diet, energy, portion and the allergens of Google’s list', () => {
  const { menu } = made(
    dish('Sütlaç', {
      ...{ allergens: ['MILK', 'CRUSTACEANS', 'MOLLUSCS'], diet: 'VEGETARIAN', energyKcal: 320 },
      portion: { amount: 180, unit: 'G' },
    }),
  )
  const label = (displayName: string) => [{ displayName, languageCode: 'tr' }]
  expect(menu).toMatchObject({
    menus: [
      {
        labels: label('Menü'),
        sourceUrl: 'https://sofra.example/m',
        sections: [
          {
            labels: label('Tatlılar'),
            items: [
              {
                labels: label('Sütlaç'),
                attributes: {
                  price: { currencyCode: 'TRY', units: '75', nanos: 500_000_000 },
                  allergen: ['DAIRY', 'SHELLFISH'],
                  dietaryRestriction: ['VEGETARIAN'],
                  nutritionFacts: { calories: { lowerAmount: 320, unit: 'CALORIE' } },
                  portionSize: { quantity: 180, unit: label('g') },
                },
              },
            ],
          },
        ],
      },
    ],
  })
})

test('servings are options of their dish', () => {
  const servings = [{ label: 'duble', price: 120.5, priceSince: '2026-11-22' }]
  const { menu } = made(dish('Adana', {}, { servings }))
  expect(JSON.stringify(menu)).toContain(
    '"options":[{"labels":[{"displayName":"duble","languageCode":"tr"}],"attributes":{"price":{"currencyCode":"TRY","units":"120","nanos":500000000}}}]',
  )
})

test('what is translated has a label for each language, and no other has one', () => {
  const servings = [{ label: 'duble', price: 120.5, priceSince: '2026-11-22' }]
  const texts = (language: 'EN' | 'RU', name: string | null) =>
    menuTexts(language, {
      categories: [{ id: '1', translation: { name: language === 'EN' ? 'Desserts' : null } }],
      products: [
        { id: 'Sütlaç', translation: { name, description: 'Baked', servings: name && ['double'] } },
        { id: 'Baklava', translation: { name: 'x'.repeat(141), description: null, servings: null } },
      ],
    } as never)
  const food = { allergens: [], portion: { amount: 2, unit: 'PIECE' } }
  const { menu } = googleMenu(
    [dish('Sütlaç', food, { servings }), dish('Baklava')],
    categories,
    'https://sofra.example/m',
    [texts('EN', 'Rice pudding'), texts('RU', null)],
  )
  const tr = (displayName: string) => ({ displayName, languageCode: 'tr' })
  const en = (displayName: string) => ({ displayName, languageCode: 'en' })
  const ru = (displayName: string) => ({ displayName, languageCode: 'ru' })
  expect(menu).toMatchObject({
    menus: [
      {
        labels: [tr('Menü'), en('Menu'), ru('Меню')],
        sections: [
          {
            labels: [tr('Tatlılar'), en('Desserts')],
            items: [
              {
                labels: [tr('Sütlaç'), { ...en('Rice pudding'), description: 'Baked' }],
                options: [{ labels: [tr('duble'), en('double')] }],
                attributes: { portionSize: { unit: [tr('adet'), en('pieces'), ru('шт.')] } },
              },
              { labels: [tr('Baklava')] },
            ],
          },
        ],
      },
    ],
  })
})

test('data without equivalent is left out and listed', () => {
  const { menu, leftOut } = made(
    dish('Rakı', { isAlcoholicDrink: true }),
    dish('Bedava', {}, { price: 0 }),
    dish('x'.repeat(141)),
    dish('Humus', { allergens: ['SESAME', 'MILK'], portion: { amount: 2.5, unit: 'G' } }),
    dish('Uzun', { containsAlcohol: true }, { description: 'x'.repeat(1001) }),
    dish('Sorulacak', { allergens: null }),
    dish('Gizli', {}, { status: 'PASSIVE' }),
  )
  expect(Object.fromEntries(leftOut.map(({ what, names }) => [what, names]))).toEqual({
    drinks: ['Rakı'],
    noPrice: ['Bedava'],
    longName: ['x'.repeat(141)],
    allergens: ['Humus'],
    portion: ['Humus'],
    longDescription: ['Uzun'],
    alcoholOrPork: ['Uzun'],
    unanswered: ['Sorulacak'],
  })
  const text = JSON.stringify(menu)
  expect(text).toContain('"allergen":["DAIRY"]')
  for (const gone of ['Rakı', 'Bedava', 'SESAME', '2.5', 'Gizli', 'xxx']) expect(text).not.toContain(gone)
})
