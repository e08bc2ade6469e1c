import type { Status } from '../../../gql/graphql.ts'

/** What of a dish changes in place. */
export interface Changeable {
  /** In lira. */
  readonly price: number
  /** Whether it can be had; spelled as the API spells it. */
  readonly availiblity: boolean
  readonly status: Status
}

export type Change = Partial<Changeable>

/** A dish as it is stored. */
export interface Dish extends Changeable {
  readonly id: string
  readonly name: string
  readonly categoryId: string
  readonly version: number
  readonly thumbUrl?: string | null
}

/** What a change would alter: nothing where the dish is so already. */
export function difference(wanted: Change, dish: Changeable): Change {
  const fields = Object.keys(wanted) as (keyof Change)[]
  return Object.fromEntries(
    fields.filter((field) => wanted[field] !== dish[field]).map((field) => [field, wanted[field]]),
  )
}

/** Whether nothing is to be changed. */
export function isNothing(change: Change): boolean {
  return Object.keys(change).length === 0
}

/** The values that a change would alter, as they are now: what takes it back. */
export function reverse(change: Change, dish: Changeable): Change {
  const fields = Object.keys(change) as (keyof Change)[]
  return Object.fromEntries(fields.map((field) => [field, dish[field]]))
}
