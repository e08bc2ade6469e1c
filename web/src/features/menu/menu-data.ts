import { CONTEXT, RESTAURANT } from '../../lib/schema-org.ts'
import { nameOf, plainOf } from '../../lib/told.tsx'
import { paths } from '../../paths.ts'
import { isPromoted } from '../../rules/food.ts'
import * as spokenWords from '../../rules/spoken.words.ts'
import * as menuWords from './menu.words.ts'

const MENU = { '@id': `${paths.menu}#menu` }

interface MenuData {
  readonly categories: readonly Section[]
  readonly products: readonly Item[]
}

interface Section {
  readonly id: string
  readonly translation?: { readonly name: string | null; readonly description: string | null }
  readonly name: string
  readonly description?: string | null
}

interface Item {
  readonly id: string
  readonly translation?: {
    readonly name: string | null
    readonly description: string | null
    readonly servingLabel: string | null
    readonly servings: readonly string[] | null
  }
  readonly name: string
  readonly description?: string | null
  readonly price: number
  readonly servingLabel?: string | null
  readonly servings: readonly { readonly label: string; readonly price: number }[]
  readonly categoryId: string
  readonly availiblity: boolean
  readonly productImages: readonly { readonly filePath: string }[]
  readonly foodInformation: {
    readonly diet?: string | null
    readonly energyKcal?: number | null
    readonly isAlcoholicDrink: boolean
  }
}

const DIETS: Readonly<Record<string, string>> = { VEGAN: 'VeganDiet', VEGETARIAN: 'VegetarianDiet' }

/** schema.org Menu: its sections and their dishes with prices. */
export function menuData({ categories, products }: MenuData): object {
  return {
    '@context': CONTEXT,
    '@type': 'Menu',
    ...MENU,
    name: menuWords.menu,
    url: paths.menu,
    inLanguage: spokenWords.code,
    provider: { '@type': 'Restaurant', ...RESTAURANT },
    hasMenuSection: categories.map((category) => section(category, products)),
  }
}

/** schema.org MenuSection of a category's page, with a reference to its menu. */
export function sectionData(category: Section, products: readonly Item[]): object {
  return {
    '@context': CONTEXT,
    ...section(category, products),
    inLanguage: spokenWords.code,
    isPartOf: { '@type': 'Menu', ...MENU },
  }
}

/** schema.org MenuItem of a dish's own page. */
export function dishData(dish: Item): object {
  const url = paths.dish(dish.categoryId, dish.id)
  const [picture] = dish.productImages
  return {
    '@context': CONTEXT,
    '@id': `${url}#dish`,
    ...menuItem(dish),
    url,
    ...(picture && { image: `/resource/${picture.filePath}` }),
  }
}

function section(record: Section, products: readonly Item[]): object {
  const { id } = record
  const [name, description] = [nameOf(record), plainOf(record, 'description')]
  const url = paths.menuOf(id)
  return {
    '@type': 'MenuSection',
    '@id': `${url}#section`,
    name,
    ...(description && { description }),
    url,
    hasMenuItem: products
      .filter(({ categoryId, foodInformation }) => categoryId === id && isPromoted(foodInformation))
      .map(menuItem),
  }
}

function menuItem(item: Item): object {
  const { foodInformation } = item
  const [name, description] = [nameOf(item), plainOf(item, 'description')]
  const { diet, energyKcal } = foodInformation
  const suitable = DIETS[diet ?? '']
  return {
    '@type': 'MenuItem',
    name,
    ...(description && { description }),
    ...(suitable && { suitableForDiet: `https://schema.org/${suitable}` }),
    ...(typeof energyKcal === 'number' && {
      nutrition: { '@type': 'NutritionInformation', calories: `${energyKcal} kcal` },
    }),
    offers: offersOf(item),
  }
}

/** One Offer, or one for each serving. */
function offersOf(item: Item): object | object[] {
  const { price, servings, availiblity, translation } = item
  const offer = (label: string | null | undefined, amount: number) => ({
    '@type': 'Offer',
    ...(label && { name: label }),
    price: amount.toFixed(2),
    priceCurrency: 'TRY',
    availability: `https://schema.org/${availiblity ? 'InStock' : 'SoldOut'}`,
  })
  const own = offer(plainOf(item, 'servingLabel'), price)
  return servings.length === 0
    ? own
    : [
        own,
        ...servings.map((each, index) =>
          offer(spokenWords.isTurkish ? each.label : translation?.servings?.[index], each.price),
        ),
      ]
}
