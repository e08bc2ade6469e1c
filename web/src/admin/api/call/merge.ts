import { isSame } from '../same-value.ts'
import { SERVER_FIELDS } from '../stamps.ts'
import { storedAs } from '../stored-as.ts'

type Values = Readonly<Record<string, unknown>>

export type Side = 'mine' | 'theirs'

/** A value that both have changed, to different ones. */
export interface Conflict extends Readonly<Record<Side, unknown>> {
  /** Its field, of opening periods with the weekday, such as `weekly.1`. */
  readonly name: string
  readonly field: string
  /** 1 for Monday. */
  readonly weekday?: number
}

interface Merged {
  readonly merged: Values
  /** The fields in which it differs from theirs. */
  readonly changed: readonly string[]
  readonly conflicts: readonly Conflict[]
}

/**
 * Merges the changes of two people: a field is one value, but ids of links are a set, and opening periods are one value
 * for each weekday. In a conflict it takes mine, unless theirs was chosen.
 * @param base the record that mine was typed over.
 * @param theirs the record as it is stored now.
 */
export function merge(
  base: Values,
  mine: Values,
  theirs: Values,
  choices: Readonly<Record<string, Side>> = {},
): Merged {
  const conflicts: Conflict[] = []
  const decide = (before: unknown, conflict: Conflict) => {
    if (isSame(conflict.mine, before)) return conflict.theirs
    if (isSame(before, conflict.theirs) || isSame(conflict.mine, conflict.theirs)) return conflict.mine
    conflicts.push(conflict)
    return conflict[choices[conflict.name] ?? 'mine']
  }
  const own = changedFields(base, mine).flatMap((field): [string, unknown][] => {
    const place = storedAs(field, theirs)
    const [before, typed, stored] = [base[place], mine[field], theirs[place]]
    const value = isLinks(field)
      ? mergedLinks(idsOf(before), idsOf(typed), idsOf(stored))
      : [before, typed, stored].some(isWeek)
        ? DAYS.flatMap((weekday) => {
            const day = { name: `${field}.${weekday}`, field, weekday }
            return decide(on(weekday, before), {
              ...day,
              mine: on(weekday, typed),
              theirs: on(weekday, stored),
            })
          })
        : decide(before, { name: field, field, mine: typed, theirs: stored })
    return isSame(inOrder(field, value), inOrder(field, stored)) ? [] : [[field, value]]
  })
  return {
    merged: { ...theirs, ...Object.fromEntries(own) },
    changed: own.map(([field]) => field),
    conflicts,
  }
}

function changedFields(base: Values, mine: Values): string[] {
  return Object.keys(mine).filter((field) => {
    if (SERVER_FIELDS.has(field)) return false
    // A field that the record lacks, such as a new picture, counts as changed with any value, null included.
    return field in base ? !isSame(mine[field], base[field]) : mine[field] !== undefined
  })
}

const isLinks = (field: string) => field.endsWith('Ids')

const idsOf = (links: unknown): string[] => (Array.isArray(links) ? links.map(String) : [])

function mergedLinks(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const kept = theirs.filter((id) => mine.includes(id) || !base.includes(id))
  return [...new Set([...kept, ...mine.filter((id) => !base.includes(id))])]
}

const DAYS = [1, 2, 3, 4, 5, 6, 7]

const isWeek = (value: unknown): value is { weekday: number }[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each?.weekday === 'number')

/** The periods of a day, in an order of their own. */
function on(weekday: number, week: unknown): object[] {
  return sorted(isWeek(week) ? week.filter((each) => each.weekday === weekday) : [])
}

const sorted = (items: readonly object[]) =>
  items.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))

/** A value whose order means nothing, in one that can be compared. */
function inOrder(field: string, value: unknown): unknown {
  if (isLinks(field)) return idsOf(value).sort()
  return isWeek(value) ? sorted(value) : value
}
