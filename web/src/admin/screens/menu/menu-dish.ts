import type { Status } from '../../../gql/graphql.ts'

/** The fields of a dish that can be edited inline. */
export interface Changeable {
  /** In lira. */
  readonly price: number
  /** Whether the dish is available; spelled as in the API. */
  readonly availiblity: boolean
  readonly status: Status
}

export type Change = Partial<Changeable>

export interface Dish extends Changeable {
  readonly id: string
  readonly name: string
  readonly categoryId: string
  readonly version: number
  readonly thumbUrl?: string | null
}

/** The fields of a change that differ from the dish. */
export function difference(wanted: Change, dish: Changeable): Change {
  const fields = Object.keys(wanted) as (keyof Change)[]
  return Object.fromEntries(
    fields.filter((field) => wanted[field] !== dish[field]).map((field) => [field, wanted[field]]),
  )
}

export function isNothing(change: Change): boolean {
  return Object.keys(change).length === 0
}

/** The current values of the fields of a change, which undo it. */
export function reverse(change: Change, dish: Change): Change {
  const fields = Object.keys(change) as (keyof Change)[]
  return Object.fromEntries(fields.map((field) => [field, dish[field]]))
}
