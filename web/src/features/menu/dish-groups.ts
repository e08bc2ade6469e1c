import type { Allergen } from '../../rules/food.ts'
import { suitability } from '../../rules/food-filter.ts'
import { type Found, searchMenu } from '../../rules/menu-search.ts'
import type { Dish, Menu, MenuCategory } from './menu-query.ts'

/** The synthetic category `Tümü` (all). */
export const ALL = { id: '0', name: 'Tümü' }

interface MenuChoice {
  readonly chosen: string
  /** A search covers all categories. */
  readonly search: string
  readonly avoided: readonly Allergen[]
}

export interface DishGroup {
  readonly category: MenuCategory
  readonly dishes: readonly Dish[]
}

interface ShownMenu extends Pick<Found<Dish>, 'questions' | 'nearest'> {
  readonly groups: readonly DishGroup[]
}

/** The dishes to show by category, in the order of the menu; those of a search, the best first. */
export function shownMenu(menu: Menu, { chosen, search, avoided }: MenuChoice): ShownMenu {
  const all = menu.products.filter(({ categoryId }) => chosen === ALL.id || categoryId === chosen)
  const { dishes, questions, nearest } = search
    ? searchMenu(menu, search)
    : { dishes: all, questions: [], nearest: [] }
  const shown = dishes.filter(
    ({ foodInformation }) => suitability(foodInformation.allergens, avoided) !== 'CONTAINS',
  )
  const order = (id: string) => shown.findIndex(({ categoryId }) => categoryId === id)
  const categories = search
    ? [...menu.categories].sort((one, other) => order(one.id) - order(other.id))
    : menu.categories
  const groups = categories
    .map((category) => ({ category, dishes: shown.filter((dish) => dish.categoryId === category.id) }))
    .filter(({ dishes }) => dishes.length > 0)
  return { groups, questions, nearest }
}
