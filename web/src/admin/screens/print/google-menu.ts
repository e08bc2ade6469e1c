import type { Language } from '../../../gql/graphql.ts'
import { GOOGLE_WORDS } from './google-words.ts'
import type { MenuTexts } from './menu-texts.ts'
import type { MenuCategory, MenuDish } from './printed-menu.ts'

/** Data without equivalent in Google's format of a menu, by message key, with the dishes it concerns. */
interface LeftOut {
  readonly what:
    | 'drinks'
    | 'noPrice'
    | 'longName'
    | 'longDescription'
    | 'allergens'
    | 'unanswered'
    | 'alcoholOrPork'
    | 'portion'
  readonly names: readonly string[]
}

/** Allergens with an equivalent in Google's list. */
const ALLERGENS: Readonly<Record<string, string>> = {
  CRUSTACEANS: 'SHELLFISH',
  MOLLUSCS: 'SHELLFISH',
  EGGS: 'EGG',
  FISH: 'FISH',
  PEANUTS: 'PEANUT',
  SOYBEANS: 'SOY',
  MILK: 'DAIRY',
  NUTS: 'TREE_NUT',
}
const LONGEST = { name: 140, description: 1_000 } as const
const NANOS = 1_000_000_000

/** A text in a language; null where it was not translated. */
interface Said {
  readonly language: Language
  readonly name: string | null | undefined
  readonly description?: string | null | undefined
}

/** A label for each language that has a name of the length that Google takes. */
function labelsOf(texts: readonly Said[]): object[] {
  return texts.flatMap(({ language, name, description }) =>
    !name || name.length > LONGEST.name
      ? []
      : {
          displayName: name,
          ...(description && description.length <= LONGEST.description && { description }),
          languageCode: language.toLowerCase(),
        },
  )
}

/** Why a dish cannot be listed at all; null if it can. */
function obstacle({ name, price, foodInformation }: MenuDish): LeftOut['what'] | null {
  if (foodInformation.isAlcoholicDrink) return 'drinks'
  if (price === 0) return 'noPrice'
  return name.length > LONGEST.name ? 'longName' : null
}

/** Data of a listed dish that Google's format lacks. */
function missing({ description, foodInformation: food }: MenuDish): LeftOut['what'][] {
  return [
    ...((description?.length ?? 0) > LONGEST.description ? (['longDescription'] as const) : []),
    ...(food.allergens?.some((each) => !ALLERGENS[each]) ? (['allergens'] as const) : []),
    ...(food.allergens ? [] : (['unanswered'] as const)),
    ...(food.containsAlcohol || food.containsPork ? (['alcoholOrPork'] as const) : []),
    ...(food.portion && (food.portion.of || !Number.isInteger(food.portion.amount))
      ? (['portion'] as const)
      : []),
  ]
}

/**
 * The menu in the format of `FoodMenus` of Google's Business Profile API.
 * @param others its texts in the other languages of the site.
 * @returns the menu, and a list of the data without equivalent there.
 */
export function googleMenu(
  products: readonly MenuDish[],
  categories: readonly MenuCategory[],
  sourceUrl: string,
  others: readonly MenuTexts[] = [],
): { readonly menu: object; readonly leftOut: readonly LeftOut[] } {
  const shown = categories.filter(({ status }) => status === 'ACTIVE')
  const left = new Map<LeftOut['what'], string[]>()
  const note = (what: LeftOut['what'], { name }: MenuDish) =>
    left.set(what, [...(left.get(what) ?? []), name])
  const languages: readonly Language[] = ['TR', ...others.map(({ language }) => language)]
  const sections = shown.flatMap(({ id, name }) => {
    const items = products
      .filter(({ status, categoryId }) => status === 'ACTIVE' && categoryId === id)
      .filter((dish) => {
        const why = obstacle(dish)
        if (why) note(why, dish)
        return why === null
      })
      .map((dish) => {
        for (const what of missing(dish)) note(what, dish)
        const texts = others.map(({ language, ofDishes }) => ({ language, of: ofDishes[dish.id] }))
        const options = dish.servings.map((serving, place) => ({
          labels: labelsOf([
            { language: 'TR', name: serving.label },
            ...texts.map(({ language, of }) => ({ language, name: of?.servings?.[place] })),
          ]),
          attributes: { price: moneyOf(serving.price) },
        }))
        return {
          labels: labelsOf([
            { language: 'TR', name: dish.name, description: dish.description },
            ...texts.map(({ language, of }) => ({ language, name: of?.name, description: of?.description })),
          ]),
          attributes: attributesOf(dish, languages),
          ...(options.length > 0 && { options }),
        }
      })
    const labels = labelsOf([
      { language: 'TR', name: name.slice(0, LONGEST.name) },
      ...others.map(({ language, ofCategories }) => ({ language, name: ofCategories[id]?.name })),
    ])
    return items.length > 0 ? [{ labels, items }] : []
  })
  return {
    menu: {
      name: 'accounts/{accountId}/locations/{locationId}/foodMenus',
      menus: [
        {
          labels: labelsOf(languages.map((language) => ({ language, name: GOOGLE_WORDS[language].menu }))),
          sourceUrl,
          sections,
        },
      ],
    },
    leftOut: [...left].map(([what, names]) => ({ what, names })),
  }
}

function moneyOf(price: number): object {
  const units = Math.trunc(price)
  return {
    currencyCode: 'TRY',
    units: String(units),
    nanos: Math.round((price - units) * 100) * (NANOS / 100),
  }
}

function attributesOf({ price, foodInformation: food }: MenuDish, languages: readonly Language[]): object {
  const allergen = [...new Set((food.allergens ?? []).flatMap((each) => ALLERGENS[each] ?? []))]
  const { portion, energyKcal } = food
  return {
    price: moneyOf(price),
    ...(allergen.length > 0 && { allergen }),
    ...((food.diet === 'VEGAN' || food.diet === 'VEGETARIAN') && { dietaryRestriction: [food.diet] }),
    // A calorie on food labels is a kilocalorie.
    ...(typeof energyKcal === 'number' && {
      nutritionFacts: { calories: { lowerAmount: energyKcal, unit: 'CALORIE' } },
    }),
    ...(portion &&
      Number.isInteger(portion.amount) && {
        portionSize: {
          quantity: portion.amount,
          unit: labelsOf(
            languages.map((language) => ({
              language,
              name: GOOGLE_WORDS[language].units[portion.unit] ?? portion.unit,
            })),
          ),
        },
      }),
  }
}
