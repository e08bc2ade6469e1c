import * as tableWords from './table.words.ts'

/** A broken rule of a field, as the API names it. */
export interface Fault {
  readonly rule: string
  readonly params: Readonly<Record<string, unknown>>
}

/** By the name of the field. */
export type Faults = Readonly<Record<string, Fault>>

/** What is asked of a guest, in the order in which the form asks it. */
export const FIELDS = ['people', 'date', 'at', 'name', 'phone', 'email', 'note'] as const
export type TableField = (typeof FIELDS)[number]

/** What the form holds; the moment is empty until one is chosen. */
export type TableEntries = Readonly<Record<TableField, string>>

const fault = (rule: string, params: object = {}): Fault => ({ rule, params: { ...params } })

/** The number of guests; null for what is none. */
export function peopleIn(text: string): number | null {
  const people = Number(text)
  return text.trim() !== '' && Number.isInteger(people) ? people : null
}

/** What a browser can tell before it asks: the rest is the server's. */
export function faultsIn(entries: TableEntries, largestParty: number): Faults {
  const { people: text, date, at, name, phone } = entries
  const people = peopleIn(text)
  const isParty = people !== null && people >= 1 && people <= largestParty
  return {
    ...(!isParty && { people: fault('INTEGER_RANGE', { min: 1, max: largestParty }) }),
    ...(!date && { date: fault('REQUIRED') }),
    ...(!at && { at: fault('REQUIRED') }),
    ...(!name.trim() && { name: fault('REQUIRED') }),
    ...(!phone.trim() && { phone: fault('REQUIRED') }),
  }
}

/** Why a field is refused, in a sentence for its guest. */
export function faultText(field: TableField, found: Fault | undefined): string | undefined {
  if (!found) return undefined
  const { rule, params } = found
  const max = Number(params.max)
  if (field === 'people' && typeof params.max === 'number' && rule === 'INTEGER_RANGE')
    return tableWords.faults.INTEGER_RANGE(max)
  if ((field === 'at' || field === 'date') && rule === 'NOT_A_DATE') return tableWords.missing[field]
  const isMissing = rule === 'REQUIRED' || rule === 'LENGTH'
  if (isMissing && field in tableWords.missing)
    return tableWords.missing[field as keyof typeof tableWords.missing]
  const told =
    rule !== 'INTEGER_RANGE' &&
    Object.hasOwn(tableWords.faults, rule) &&
    tableWords.faults[rule as keyof typeof tableWords.faults]
  return typeof told === 'function' ? told(max) : told || tableWords.faults.OTHER
}
