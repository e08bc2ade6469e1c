import type { MenuDishFragment } from '../../../gql/graphql.ts'

/** The fields of a dish that can be edited inline. */
type Changeable = Pick<MenuDishFragment, 'price' | 'availiblity' | 'status'>

export type Change = Partial<Changeable>

export interface Dish extends MenuDishFragment {
  readonly thumbUrl?: string | null
}

/** The fields of a change that differ from the values, or that the values do not have. */
export function difference(wanted: Change, values: Change): Change {
  return pick(wanted, (field) => wanted[field] !== values[field])
}

/** The fields of a change that another does not have. */
export function withoutFields(change: Change, other: Change): Change {
  return pick(change, (field) => !Object.hasOwn(other, field))
}

/**
 * Whether a change would replace a value that somebody else has stored.
 * @param bases the values that the change was based on; a field that none of them has is no conflict.
 */
export function isConflict(
  change: Change,
  dish: Changeable,
  bases: readonly (Change | undefined)[],
): boolean {
  return fieldsOf(difference(change, dish)).some((field) => {
    const known = bases.flatMap((base) => base?.[field] ?? [])
    return known.length > 0 && !known.includes(dish[field])
  })
}

export function isNothing(change: Change): boolean {
  return Object.keys(change).length === 0
}

/** The current values of the fields of a change, which undo it. */
export function reverse(change: Change, dish: Change): Change {
  return Object.fromEntries(fieldsOf(change).map((field) => [field, dish[field]]))
}

function pick(change: Change, isWanted: (field: keyof Change) => boolean): Change {
  return Object.fromEntries(
    fieldsOf(change)
      .filter(isWanted)
      .map((field) => [field, change[field]]),
  )
}

function fieldsOf(change: Change): (keyof Change)[] {
  return Object.keys(change) as (keyof Change)[]
}
