import { type FoodWish, suitability } from '../../rules/food-filter.ts'
import { type Found, searchMenu } from '../../rules/menu-search.ts'
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

interface ShownMenu extends Pick<Found<Dish>, 'questions' | 'nearest'> {
  readonly groups: readonly DishGroup[]
}

/** The dishes to show by category, in the order of the menu; those of a search, the best first. */
export function shownMenu(menu: Menu, { chosen, search, wishes }: MenuChoice): ShownMenu {
  const all = menu.products.filter(({ categoryId }) => chosen === ALL.id || categoryId === chosen)
  const { dishes, questions, nearest } = search
    ? searchMenu(menu, search)
    : { dishes: all, questions: [], nearest: [] }
  const shown = dishes.filter(({ foodInformation }) => suitability(foodInformation, wishes) !== 'NO')
  const order = (id: string) => shown.findIndex(({ categoryId }) => categoryId === id)
  const categories = search
    ? [...menu.categories].sort((one, other) => order(one.id) - order(other.id))
    : menu.categories
  const groups = categories
    .map((category) => ({ category, dishes: shown.filter((dish) => dish.categoryId === category.id) }))
    .filter(({ dishes }) => dishes.length > 0)
  return { groups, questions, nearest }
}
