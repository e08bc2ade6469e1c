import { isSame } from '../api/same-value.ts'

type Values = Readonly<Record<string, unknown>>

/** A record as it was read, as it was typed over, and as somebody else has stored it meanwhile. */
export interface Versions {
  readonly base: Values
  readonly mine: Values
  readonly stored: Values
}

export type Choice = 'mine' | 'stored'

/** What the server writes by itself, and nobody types. */
const STAMPS = new Set([
  'id',
  'version',
  'concurrencyStamp',
  'createdDate',
  'updatedDate',
  'createdBy',
  'updatedBy',
])

/** The fields that both have changed, to different values. */
export function conflicts({ base, mine, stored }: Versions): string[] {
  return changedFields(base, mine).filter((field) => {
    const there = storedAs(field, stored)
    return !isSame(base[there], stored[there]) && !isSame(mine[field], stored[there])
  })
}

/** The field of a stored record that shows what a field of the form is for: a picture comes back as its address. */
export function storedAs(field: string, stored: Values): string {
  return `${field}Url` in stored ? `${field}Url` : field
}

/**
 * Puts both together: one's own changes, but where `stored` was chosen; theirs in every other field.
 * @returns the values of the form, and which of them differ from what is stored.
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
    if (STAMPS.has(field)) return false
    // What a record does not hold, such as a picture itself, is changed by whatever is there, null too.
    return field in base ? !isSame(mine[field], base[field]) : mine[field] !== undefined
  })
}
