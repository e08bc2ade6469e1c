import { HttpError } from 'ra-core'
import { ask } from '../../api/ask.ts'
import { LATEST_CHANGE, MENU_AT_A_GLANCE, MENU_DISHES, ONE_MENU_DISH } from './menu.operations.ts'
import type { Dish } from './menu-dish.ts'

/**
 * Results preloaded with the screen stay fresh for this time, in ms, so that it does not query them again when it
 * opens.
 */
const PRELOADED_FRESH_MS = 10_000

/** All categories and dishes, for the user who is signed in. */
export const menuQuery = {
  queryKey: ['menu at a glance'],
  queryFn: async () => {
    const { categories, products } = await ask(MENU_AT_A_GLANCE, {})
    const dishes: Dish[] = products.map(({ productImages: [first], ...dish }) => ({
      ...dish,
      thumbUrl: first?.thumbUrl,
    }))
    return { categories, dishes }
  },
  staleTime: PRELOADED_FRESH_MS,
}

/** A counter that rises with every change of any record. */
export const latestQuery = {
  queryKey: ['latest change'],
  queryFn: async () => (await ask(LATEST_CHANGE, {})).latestChange ?? '0',
}

/** Reads stored dishes; those that are gone are missing. */
export async function readDishes(ids: readonly string[]): Promise<readonly Partial<Dish>[]> {
  const [id] = ids
  if (id === undefined || ids.length > 1) return (await ask(MENU_DISHES, {})).products
  try {
    const { product } = await ask(ONE_MENU_DISH, { id })
    return product ? [product] : []
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return []
    throw error
  }
}
