import { matches } from '../../rules/folded.ts'
import type { Allergen } from '../../rules/food.ts'
import { suitability } from '../../rules/food-filter.ts'
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

/** The dishes to show by category, in the order of the menu. */
export function dishGroups(
  { categories, products }: Menu,
  { chosen, search, avoided }: MenuChoice,
): DishGroup[] {
  const shown = products.filter(
    ({ name, description, categoryId, foodInformation: food }) =>
      suitability(food.allergens, avoided) !== 'CONTAINS' &&
      (search
        ? matches(food.isAlcoholicDrink ? [name] : [name, description, food.ingredients], search)
        : chosen === ALL.id || categoryId === chosen),
  )
  return categories
    .map((category) => ({ category, dishes: shown.filter((dish) => dish.categoryId === category.id) }))
    .filter(({ dishes }) => dishes.length > 0)
}
