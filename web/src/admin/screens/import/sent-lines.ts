import type { ProductLine } from '../../../gql/graphql.ts'
import { cellKey } from '../../../rules/menu-table.ts'
import type { ImportLine, KnownDish } from './import-lines.ts'

/** The largest numbers that one call stores. */
export const MOST_LINES = 1_000
export const MOST_CATEGORIES = 60

/** The largest place of a dish in its category. */
const LAST_PLACE = 100_000

/**
 * The lines as they are sent: new dishes keep the order of their source. Where a category has dishes, they follow these;
 * if none of these has a place, all stand by name.
 */
export function sentLines(lines: readonly ImportLine[], dishes: readonly KnownDish[]): ProductLine[] {
  const places = new Map<string, number>()
  const taken = new Map<string, number | null>()
  for (const { categoryId, order } of dishes) {
    const place = order ?? null
    const before = taken.get(categoryId) ?? null
    taken.set(categoryId, place === null ? before : Math.max(before ?? 0, place))
  }
  return lines.flatMap(({ input, dishId }) => {
    if (!input) return []
    if (dishId !== null) return [input]
    const { categoryId, categoryName } = input
    const key = categoryId ? String(categoryId) : `new ${cellKey(String(categoryName))}`
    const last = taken.get(key)
    if (last === null) return [input]
    const place = places.get(key) ?? (last === undefined ? 0 : last + 1)
    places.set(key, place + 1)
    return place > LAST_PLACE ? [input] : [{ ...input, order: place }]
  })
}

/** The names of the categories that lines add. */
export function addedCategories(lines: readonly ProductLine[]): string[] {
  return [...new Set(lines.flatMap(({ categoryName }) => (categoryName ? [cellKey(categoryName)] : [])))]
}

/** The part of a message key that says why lines can't be stored in one call; null if they can. */
export function overLimit(
  lines: readonly ProductLine[],
): 'tooMany' | 'tooManyCategories' | 'tooManyTogether' | null {
  const categories = addedCategories(lines).length
  if (lines.length > MOST_LINES) return 'tooMany'
  if (categories > MOST_CATEGORIES) return 'tooManyCategories'
  return lines.length + categories > MOST_LINES ? 'tooManyTogether' : null
}
