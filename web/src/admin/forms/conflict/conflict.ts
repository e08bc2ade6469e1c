import { isSame } from '../../api/same-value.ts'
import { SERVER_FIELDS } from '../../api/stamps.ts'
import { storedAs } from '../../api/stored-as.ts'

type Values = Readonly<Record<string, unknown>>

/** A record as it was read, as it was edited, and as somebody else has stored it meanwhile. */
export interface Versions {
  readonly base: Values
  readonly mine: Values
  readonly stored: Values
}

export type Choice = 'mine' | 'stored'

/** The fields that both have changed, to different values. */
export function conflicts({ base, mine, stored }: Versions): string[] {
  return changedFields(base, mine).filter((field) => {
    const there = storedAs(field, stored)
    return !isSame(base[there], stored[there]) && !isSame(mine[field], stored[there])
  })
}

/**
 * Merges both versions: the user's changes, except for fields where `stored` was chosen, and the stored values of all
 * others.
 * @returns the values of the form, and which of them differ from the stored ones.
 */
export function merge(
  { base, mine, stored }: Versions,
  choices: Readonly<Record<string, Choice>>,
): { values: Values; changed: string[] } {
  const changed = changedFields(base, mine).filter(
    (field) => choices[field] !== 'stored' && !isSame(mine[field], stored[storedAs(field, stored)]),
  )
  const own = Object.fromEntries(changed.map((field) => [field, mine[field]]))
  return { values: { ...stored, ...own }, changed }
}

function changedFields(base: Values, mine: Values): string[] {
  return Object.keys(mine).filter((field) => {
    if (SERVER_FIELDS.has(field)) return false
    // A field that the record lacks, such as a new picture, counts as changed with any value, null included.
    return field in base ? !isSame(mine[field], base[field]) : mine[field] !== undefined
  })
}
