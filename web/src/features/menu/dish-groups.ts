import { matches } from '../../lib/search-text.ts'
import type { Dish, Menu, MenuCategory } from './menu-query.ts'

/** The synthetic category `Tümü` (all). */
export const ALL = { id: '0', name: 'Tümü' }

export interface DishGroup {
  readonly category: MenuCategory
  readonly dishes: readonly Dish[]
}

/** The dishes to show by category, in the order of the menu. A search covers all categories. */
export function dishGroups({ categories, products }: Menu, chosen: string, search: string): DishGroup[] {
  const shown = products.filter((dish) =>
    search ? matches([dish.name, dish.description], search) : chosen === ALL.id || dish.categoryId === chosen,
  )
  return categories
    .map((category) => ({ category, dishes: shown.filter((dish) => dish.categoryId === category.id) }))
    .filter(({ dishes }) => dishes.length > 0)
}
