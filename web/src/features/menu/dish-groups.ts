import { type FoodWish, suitability } from '../../rules/food-filter.ts'
import { type Found, searchMenu } from '../../rules/menu-search.ts'
import * as menuWords from './menu.words.ts'
import { ALL, type Dish, type Menu, type MenuCategory } from './menu-query.ts'

interface MenuChoice {
  readonly chosen: string
  /** A search covers all categories. */
  readonly search: string
  readonly wishes: readonly FoodWish[]
}

export interface DishGroup {
  readonly category: MenuCategory
  readonly dishes: readonly Dish[]
}

interface ShownMenu extends Omit<Found<Dish>, 'dishes' | 'named'> {
  readonly groups: readonly DishGroup[]
}

/** The group of dishes that have a search only in their descriptions and ingredients. */
export const IN_TEXTS: MenuCategory = {
  id: 'icerik',
  name: menuWords.inTexts,
  description: null,
  imageFilePath: null,
}

/**
 * The dishes to show by category, in the order of the menu. Of a search the best first: those that have it in their
 * names by category, then the others together.
 */
export function shownMenu(menu: Menu, { chosen, search, wishes }: MenuChoice): ShownMenu {
  const isShown = ({ foodInformation }: Dish) => suitability(foodInformation, wishes) !== 'NO'
  if (!search) {
    const all = menu.products.filter(({ categoryId }) => chosen === ALL.id || categoryId === chosen)
    return { ...NOTHING_ASKED, groups: byCategory(menu.categories, all.filter(isShown)) }
  }
  const { dishes, named, ...found } = searchMenu(menu, search)
  const first = dishes.slice(0, named || dishes.length).filter(isShown)
  const others = dishes.slice(named || dishes.length).filter(isShown)
  const order = (id: string) => first.findIndex(({ categoryId }) => categoryId === id)
  const categories = [...menu.categories].sort((one, other) => order(one.id) - order(other.id))
  return {
    ...found,
    groups: [
      ...byCategory(categories, first),
      ...(others.length > 0 ? [{ category: IN_TEXTS, dishes: others }] : []),
    ],
    leftOut: found.leftOut.filter(({ dish }) => isShown(dish)),
  }
}

const NOTHING_ASKED = {
  ...{ questions: [], unknown: [], leftOut: [], nearest: [] },
  ...{ foundBy: null, isHalal: false },
} as const

const byCategory = (categories: readonly MenuCategory[], dishes: readonly Dish[]): DishGroup[] =>
  categories
    .map((category) => ({ category, dishes: dishes.filter(({ categoryId }) => categoryId === category.id) }))
    .filter((group) => group.dishes.length > 0)

/** What a menu is shown with before it is there. */
export const NOTHING_SHOWN: ShownMenu = { ...NOTHING_ASKED, groups: [] }
