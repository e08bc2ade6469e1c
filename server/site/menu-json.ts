import { paths } from '../../web/src/paths.ts'
import { ALLERGENS, missingAnswers } from '../../web/src/rules/food.ts'
import { MAX_SERVING_LABEL, MAX_SERVINGS } from '../../web/src/rules/menu-table.ts'
import { type SiteLanguage, toldOf } from '../../web/src/rules/site-languages.ts'
import { OTHER_LANGUAGES } from '../core/primitives/language.ts'
import { servingsOf } from '../modules/product/serving.item.ts'
import type { PublicMenu } from './public-menu.ts'

/** The menu as JSON; an alcoholic drink has only name, measure and prices. */
export function menuJson({ site, categories, translated }: PublicMenu, publicUrl: string): object {
  return {
    $schema: publicUrl + paths.menuSchema,
    name: site.name,
    address: site.address,
    phone: site.phone,
    currency: 'TRY',
    pricesIncludeTax: true,
    categories: categories.map(({ id, name, description, products }) => ({
      id: String(id),
      name,
      description,
      ...translations(translated, ({ ofCategories }) => picked(ofCategories.get(Number(id)), OF_CATEGORY)),
      dishes: products.map((product) => ({
        id: String(product.id),
        name: product.name,
        description: product.isAlcoholicDrink ? null : product.description,
        price: product.price,
        priceSince: product.priceSince,
        servingLabel: product.servingLabel,
        servings: servingsOf(product),
        isAvailable: product.availiblity,
        isAlcoholicDrink: product.isAlcoholicDrink,
        portion: product.portion,
        foodInformation: product.isAlcoholicDrink ? null : answersOf(product),
        ...translations(translated, ({ ofProducts }) => picked(ofProducts.get(Number(product.id)), OF_DISH)),
      })),
    })),
  }
}

const OF_CATEGORY = ['name', 'description'] as const
const OF_DISH = [...OF_CATEGORY, 'ingredients', 'servings'] as const

type MenuIn = PublicMenu['translated'][number]

/** The texts in each published language, by its code; nothing while there is none. */
function translations(menus: readonly MenuIn[], textsIn: (menu: MenuIn) => object): object {
  if (menus.length === 0) return {}
  return { translations: Object.fromEntries(menus.map((menu) => [codeOf(menu.language), textsIn(menu)])) }
}

const codeOf = (language: SiteLanguage) => toldOf(language).code

function picked<T extends object, K extends keyof T>(texts: T | undefined, fields: readonly K[]): object {
  return Object.fromEntries(fields.map((field) => [field, texts?.[field] ?? null]))
}

type Product = PublicMenu['categories'][number]['products'][number]

function answersOf(product: Product): object {
  const { ingredients, allergens, allergenNote, containsAlcohol, containsPork, diet } = product
  const { energyKcal, energySource } = product
  return {
    ingredients,
    allergens,
    allergenNote,
    containsAlcohol,
    containsPork,
    diet,
    energyKcal,
    energySource,
    isComplete: missingAnswers(product).length === 0,
  }
}

const orNull = (type: string, more: object = {}) => ({ type: [type, 'null'], ...more })
const NOT_ANSWERED = 'Null is not answered.'

/** An object with these properties, all of them required, and no others. */
const object = (properties: Record<string, object>, more: object = {}) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
  ...more,
})

const PORTION = object(
  {
    amount: { type: 'number', exclusiveMinimum: 0 },
    unit: { enum: ['G', 'ML', 'PIECE'] },
    of: orNull('string', { description: 'Measured part; null for the whole portion.' }),
  },
  { type: ['object', 'null'], description: 'Quantity that a guest gets for the price.' },
)

const FOOD = object(
  {
    ingredients: orNull('string', { description: NOT_ANSWERED }),
    allergens: orNull('array', {
      items: { enum: [...ALLERGENS] },
      uniqueItems: true,
      description: `${NOT_ANSWERED} An empty list is the answer that there are none.`,
    }),
    allergenNote: orNull('string', { description: 'Names of the cereals or nuts.' }),
    containsAlcohol: orNull('boolean', { description: NOT_ANSWERED }),
    containsPork: orNull('boolean', { description: NOT_ANSWERED }),
    diet: { enum: ['VEGAN', 'VEGETARIAN', 'NEITHER', null], description: NOT_ANSWERED },
    energyKcal: orNull('integer', { minimum: 0, maximum: 5_000, description: 'Of a portion.' }),
    energySource: { enum: ['RECIPE', 'LABEL', 'LABORATORY', 'ESTIMATE', null] },
    isComplete: { type: 'boolean', description: 'Whether no answer is missing.' },
  },
  { type: ['object', 'null'], description: 'Answers about the contents; null for an alcoholic drink.' },
)

const PRICE = { type: 'number', minimum: 0, description: 'In Turkish lira.' }
const PRICE_SINCE = { type: 'string', format: 'date', description: 'Day on which the price began to apply.' }

const SERVING = object({
  label: { type: 'string', minLength: 1, maxLength: MAX_SERVING_LABEL },
  price: PRICE,
  priceSince: PRICE_SINCE,
})

const DISH = object({
  id: { type: 'string' },
  name: { type: 'string' },
  description: orNull('string'),
  price: PRICE,
  priceSince: PRICE_SINCE,
  servingLabel: orNull('string', {
    minLength: 1,
    description: 'Name of the quantity that the price is for.',
  }),
  servings: {
    type: 'array',
    maxItems: MAX_SERVINGS,
    items: SERVING,
    description: 'Further sizes, each with its own price.',
  },
  isAvailable: { type: 'boolean', description: 'False for what is sold out today.' },
  isAlcoholicDrink: { type: 'boolean' },
  portion: PORTION,
  foodInformation: FOOD,
})

/** Schema of translations: an object with these properties for each language. */
const inLanguages = (properties: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(OTHER_LANGUAGES.map((language) => [codeOf(language), object(properties)])),
  description: 'Texts in the other languages that are published, by their codes; left out while none is.',
})

/** An object with further properties, which may be left out. */
const withOptional = (schema: ReturnType<typeof object>, more: Record<string, object>) => ({
  ...schema,
  properties: { ...schema.properties, ...more },
})

const TRANSLATED = orNull('string', { description: 'Null where it was not translated.' })

const TRANSLATED_CATEGORY = { name: TRANSLATED, description: TRANSLATED }

const TRANSLATED_DISH = {
  ...TRANSLATED_CATEGORY,
  ingredients: orNull('string', { description: 'Null also where the Turkish ones changed since.' }),
  servings: orNull('array', {
    items: { type: 'string' },
    description: 'Labels of the servings, in their order.',
  }),
}

export const MENU_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Menu',
  ...object({
    $schema: { type: 'string' },
    name: { type: 'string' },
    address: { type: 'string' },
    phone: { type: 'string' },
    currency: { const: 'TRY' },
    pricesIncludeTax: { const: true },
    categories: {
      type: 'array',
      items: withOptional(
        object({
          id: { type: 'string' },
          name: { type: 'string' },
          description: orNull('string'),
          dishes: {
            type: 'array',
            items: withOptional(DISH, { translations: inLanguages(TRANSLATED_DISH) }),
          },
        }),
        { translations: inLanguages(TRANSLATED_CATEGORY) },
      ),
    },
  }),
}
