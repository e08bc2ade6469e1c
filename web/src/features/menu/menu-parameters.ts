import type { PageParameters } from '../../lib/route-queries.ts'
import { searchText } from '../../lib/search-text.ts'
import { WISH_PARAMETERS, wishesIn, writtenWishes } from '../../rules/food-filter.ts'

/** The search and what guests wish. */
export const MENU_PARAMETERS: PageParameters = {
  names: ['q', ...WISH_PARAMETERS],
  normalized: (given) => ({ q: searchText(given.get('q') ?? ''), ...writtenWishes(wishesIn(given)) }),
}
