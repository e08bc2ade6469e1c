import { idFrom } from '../../core/input/check-input.ts'
import { Status } from '../../core/primitives/status.ts'

/** PostgreSQL can store neither. */
const UNSTORABLE = /\0|\p{Surrogate}/gu

/** A text, also of a number or a flag; null for nothing. */
export function textFrom(value: unknown): string | null {
  if (value === null || value === undefined || typeof value === 'object') return null
  return String(value).replace(UNSTORABLE, '')
}

/** A whole number, also as text; null for anything else. */
export function integerFrom(value: unknown): number | null {
  const text = textFrom(value)?.trim() ?? ''
  return /^-?\d{1,15}(?:\.0+)?$/.test(text) ? Number(text) : null
}

/** An id of the old site as text, a number or a GUID; null if there is none: 0 is nobody's. */
export function oldIdFrom(value: unknown): string | null {
  const text = textFrom(value)?.trim() ?? ''
  if (text === '' || text.length > 100 || /^[0-]+$/.test(text)) return null
  return idFrom(integerFrom(text)) === null ? text.toLowerCase() : String(integerFrom(text))
}

export function flagFrom(value: unknown): boolean | null {
  const text = textFrom(value)?.trim().toLowerCase()
  if (text === 'true' || text === '1') return true
  return text === 'false' || text === '0' ? false : null
}

/** A status as number, flag or text; null for one that nobody here knows. */
export function statusFrom(value: unknown): Status | null {
  const text = textFrom(value)?.trim().toLowerCase() ?? ''
  if (['1', 'true', 'active'].includes(text)) return Status.ACTIVE
  return ['0', 'false', 'passive'].includes(text) ? Status.PASSIVE : null
}

/** Of each group but the first three digits, as Turkish and English write them. */
const GROUPED = { '.': /^-?\d{1,3}(?:\.\d{3})+$/, ',': /^-?\d{1,3}(?:,\d{3})+$/ }

/**
 * A price in lira, to the kuruş: a number, or a text such as `12,5`, `1.250,00`, `1,250.00`, `12.499999` or `450 TL`.
 * Points between groups of three digits are no decimal points, and a comma alone is a decimal one, as in imports of menus.
 * @returns null for anything else.
 */
export function priceFrom(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? toKurus(value) : null
  if (typeof value !== 'string') return null
  const text = value.replace(/[\s\u00A0]|TL|TRY|₺/gi, '')
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  const decimal = comma > point ? ',' : '.'
  const group = decimal === ',' ? '.' : ','
  const [whole = '', fraction, ...more] =
    comma < 0 && GROUPED['.'].test(text) ? [text.replaceAll('.', '')] : text.split(decimal)
  if (more.length > 0 || (fraction !== undefined && !/^\d{1,15}$/.test(fraction))) return null
  if (!/^-?\d{1,15}$/.test(whole) && !GROUPED[group].test(whole)) return null
  return toKurus(Number(`${whole.replaceAll(group, '')}.${fraction ?? 0}`))
}

function toKurus(value: number): number {
  // The shortest decimal text: 1.005 is a little less in binary.
  return Number(`${Math.round(Number(`${value}e2`))}e-2`) + 0
}

/** Of moments without one, as the restaurant's clock shows them. */
const ZONE = '+03:00'

/**
 * A moment in ISO 8601, with a zone or by the clock of the restaurant, or as old serializers wrote it, `/Date(0)/`.
 * @returns null for anything else, for a default such as the year 1, and for the future.
 */
export function momentFrom(value: unknown, now: Date): Date | null {
  const text = textFrom(value)?.trim() ?? ''
  const milliseconds = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/.exec(text)?.[1]
  const isLocal = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(text)
  const parsed = milliseconds
    ? Number(milliseconds)
    : Date.parse(isLocal ? text.replace(' ', 'T') + ZONE : text)
  const isPlausible = parsed > Date.UTC(1990) && parsed <= now.getTime()
  return /^(\d{4}-|\/Date)/.test(text) && isPlausible ? new Date(parsed) : null
}
