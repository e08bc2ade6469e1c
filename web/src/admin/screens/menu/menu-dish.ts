import type { MenuDishFragment } from '../../../gql/graphql.ts'
import { merge } from '../../api/call/merge.ts'

/** The fields of a dish that can be edited inline. */
export type Change = Partial<Pick<MenuDishFragment, 'price' | 'availiblity' | 'status'>>

export interface Dish extends MenuDishFragment {
  readonly thumbUrl?: string | null
}

/** A change that is not known to be stored. */
export interface UnsentChange {
  readonly key: string
  /** The dish that the user saw when making it. */
  readonly base: Dish
  readonly change: Change
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The fields of a change that differ from the values, or that the values do not have. */
export const difference = (change: Change, values: Change): Change =>
  pick(change, (field) => change[field] !== values[field])

/** The fields of a change that another does not have. */
export const withoutFields = (change: Change, other: Change): Change =>
  pick(change, (field) => !Object.hasOwn(other, field))

export const isNothing = (change: Change): boolean => Object.keys(change).length === 0

/** All changes as one, in which a later one replaces those before. */
export const combined = (changes: readonly Pick<UnsentChange, 'change'>[]): Change =>
  Object.assign({}, ...changes.map(({ change }) => change))

/** A change of `base`, as it is left to be made to the stored dish; of conflicting fields somebody else was faster. */
export function rebased({ base, change }: Pick<UnsentChange, 'base' | 'change'>, stored: Dish) {
  const { changed, conflicts } = merge({ ...base }, { ...base, ...change }, { ...stored })
  const names = conflicts.map(({ field }) => field)
  return {
    open: pick(change, (field) => changed.includes(field)),
    conflicting: pick(change, (field) => names.includes(field)),
  }
}

function pick(change: Change, isWanted: (field: keyof Change) => boolean): Change {
  const fields = Object.keys(change) as (keyof Change)[]
  return Object.fromEntries(fields.filter(isWanted).map((field) => [field, change[field]]))
}
