import { Status } from './status.ts'

const STATUSES = new Map([
  ...['active', '1', 'true'].map((text) => [text, Status.ACTIVE] as const),
  ...['passive', '0', 'false'].map((text) => [text, Status.PASSIVE] as const),
])

/** Each of these parses a value from any transport, as text or not, and returns null for an invalid one. */
export function statusFrom(value: unknown): Status | null {
  return STATUSES.get(textOf(value)) ?? null
}

export function numberFrom(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

export function booleanFrom(value: unknown): boolean | null {
  const text = textOf(value)
  if (text === 'true' || text === '1') return true
  return text === 'false' || text === '0' ? false : null
}

/** Rejects lists and objects: some of them convert to a number, and some cannot be converted to text. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? '' : String(value).toLowerCase()
}

const DATE = /^\d{4}-\d{2}-\d{2}(.*?)(Z|[+-]\d{2}(?::?\d{2})?)?$/i

/** A time without a zone is UTC. Only the years 1 to 9999 are accepted: PostgreSQL formats others differently. */
export function dateFrom(value: unknown): Date | null {
  const [, time, zone] = typeof value === 'string' ? (DATE.exec(value) ?? []) : []
  const date = time === undefined ? null : new Date(zone || time === '' ? String(value) : `${value}Z`)
  const year = date?.getUTCFullYear() ?? 0
  return year >= 1 && year <= 9999 ? date : null
}
