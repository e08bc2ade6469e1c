import { describe, expect, test } from 'vitest'
import { shownMenu } from './dish-groups.ts'
import { menuData, sectionData } from './menu-data.ts'
import { ALL, type Dish, type Menu } from './menu-query.ts'

let ids = 0
function dish(name: string, food: Partial<Dish['foodInformation']> = {}, description: string | null = null) {
  return {
    ...{
      id: String(++ids),
      name,
      description,
      price: 100,
      priceSince: '2026-11-01',
      availiblity: true,
      categoryId: '1',
    },
    ...{ servingLabel: null, servings: [] },
    productImages: [],
    foodInformation: {
      ...{ ingredients: null, allergens: null, allergenNote: null, diet: null, portion: null },
      ...{ containsAlcohol: null, containsPork: null, energyKcal: null, energySource: null },
      ...{ isAlcoholicDrink: false, ...food },
    },
  } as Dish
}

const PRODUCTS = [
  dish('Kuymak', { ingredients: 'mısır unu, tereyağı', allergens: ['MILK'], diet: 'VEGETARIAN' }),
  dish('Ezme', { ingredients: 'domates', allergens: [], diet: 'VEGAN', energyKcal: 160 }),
  dish('Sosisli'),
  dish('Rakı', { ingredients: 'üzüm, anason', allergens: [], isAlcoholicDrink: true }, 'tek'),
]
const MENU: Menu = {
  categories: [{ id: '1', name: 'Her şey', description: null, imageFilePath: null }],
  products: PRODUCTS,
}

const names = (choice: Partial<Parameters<typeof shownMenu>[1]> = {}) =>
  shownMenu(MENU, { chosen: ALL.id, search: '', wishes: [], ...choice }).groups.flatMap(({ dishes }) =>
    dishes.map(({ name }) => name),
  )

describe('the menu', () => {
  test('excludes dishes that are not as wished, and keeps unknown ones', () => {
    expect(names({ wishes: ['MILK'] })).toEqual(['Ezme', 'Sosisli', 'Rakı'])
    expect(names({ wishes: ['FISH'] })).toEqual(['Kuymak', 'Ezme', 'Sosisli', 'Rakı'])
    expect(names({ wishes: ['VEGAN'] })).toEqual(['Ezme', 'Sosisli', 'Rakı'])
    expect(names({ wishes: ['NO_ALCOHOL'] })).toEqual(['Kuymak', 'Ezme', 'Sosisli'])
    expect(names({ wishes: ['MILK'], search: 'kuymak' })).toEqual([])
  })

  test('is searched by ingredients too, except those of an alcoholic drink', () => {
    expect(names({ search: 'TEREYAGI' })).toEqual(['Kuymak'])
    expect(names({ search: 'anason' })).toEqual([])
    expect(names({ search: 'raki' })).toEqual(['Rakı'])
  })
})

test('a search shows names by category first, then what only has it inside', () => {
  const menu: Menu = {
    categories: ['Kahvaltı', 'Pide'].map((name) => ({
      id: name,
      name,
      description: null,
      imageFilePath: null,
    })),
    products: [
      { ...dish('Serpme', { ingredients: 'dana sucuk' }), categoryId: 'Kahvaltı' },
      { ...dish('Sucuklu Yumurta'), categoryId: 'Kahvaltı' },
      { ...dish('Karışık', {}, 'sucuk ve kaşar'), categoryId: 'Pide' },
      { ...dish('Sucuklu Pide'), categoryId: 'Pide' },
    ],
  }
  const shown = (search: string) =>
    shownMenu(menu, { chosen: ALL.id, search, wishes: [] }).groups.map(
      ({ category, dishes }) => `${category.name}: ${dishes.map(({ name }) => name).join(', ')}`,
    )
  expect(shown('sucuk')).toEqual([
    'Kahvaltı: Sucuklu Yumurta',
    'Pide: Sucuklu Pide',
    'İçeriğinde geçenler: Serpme, Karışık',
  ])
  expect(shown('dana')).toEqual(['Kahvaltı: Serpme'])
})

test('structured data has diet and energy, but nothing of alcoholic drinks', () => {
  const structuredData = menuData(MENU) as { hasMenuSection: { hasMenuItem: Record<string, unknown>[] }[] }
  expect(structuredData.hasMenuSection[0]?.hasMenuItem).toMatchObject([
    { name: 'Kuymak', suitableForDiet: 'https://schema.org/VegetarianDiet' },
    {
      name: 'Ezme',
      suitableForDiet: 'https://schema.org/VeganDiet',
      nutrition: { '@type': 'NutritionInformation', calories: '160 kcal' },
    },
    { name: 'Sosisli' },
  ])
  expect(structuredData.hasMenuSection[0]?.hasMenuItem[2]).not.toHaveProperty('suitableForDiet')
  expect(JSON.stringify(sectionData({ id: '1', name: 'x' }, PRODUCTS))).not.toContain('Rakı')
})
