import { isPromoted } from '../../rules/promoted.ts'
import type { Home } from './home-query.ts'

const COUNT = 6

/**
 * The dishes of the home page: of each category its first with a picture, else its first, and of these six, spread from
 * the first category to the last; of fewer categories, six of all dishes. Those that are sold out or may not be
 * advertised are left out.
 */
export function picksOf({ categories, products }: Pick<Home, 'categories' | 'products'>) {
  const offered = products.filter((dish) => dish.availiblity && isPromoted(dish.foodInformation))
  const firsts = categories.flatMap(({ id }) => {
    const own = offered.filter(({ categoryId }) => categoryId === id)
    return own.find(hasPicture) ?? own[0] ?? []
  })
  const stands = firsts.length < COUNT ? offered : firsts
  const pictured = stands.filter(hasPicture)
  const from = pictured.length < COUNT ? stands : pictured
  const count = Math.min(COUNT, from.length)
  const step = (from.length - 1) / Math.max(1, count - 1)
  return Array.from({ length: count }, (_, pick) => from[Math.round(pick * step)] as (typeof from)[number])
}

const hasPicture = ({ productImages }: Home['products'][number]) => productImages.length > 0

/** The home page's data with the dishes that it shows, which are the picks of themselves. */
export const shownOf = <H extends Pick<Home, 'categories' | 'products'>>(home: H): H => ({
  ...home,
  products: picksOf(home),
})
