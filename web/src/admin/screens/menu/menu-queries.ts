import { ask } from '../../api/ask.ts'
import { session } from '../../api/session.ts'
import { LATEST_CHANGE, MENU_AT_A_GLANCE } from './menu.operations.ts'
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
    const [{ categories, products }, { me }] = await Promise.all([ask(MENU_AT_A_GLANCE, {}), session()])
    const dishes: Dish[] = products.map(({ productImages: [first], ...dish }) => ({
      ...dish,
      thumbUrl: first?.thumbUrl,
    }))
    return { categories, dishes, userId: me.id }
  },
  staleTime: PRELOADED_FRESH_MS,
}

/** A counter that rises with every change of any record. */
export const latestQuery = {
  queryKey: ['latest change'],
  queryFn: async () => (await ask(LATEST_CHANGE, {})).latestChange ?? '0',
}
