import { formatPrice } from '../../rules/turkish-number.ts'
import { inputBounds } from '../api/input-bounds.ts'

/** The bounds of the API, in lira. */
export const { least: LEAST_PRICE, most: MOST_PRICE } = inputBounds.AddProduct.price

/** What is wrong with a text in place of a price; each has a message below `admin.price`. */
export const PRICE_FAULTS = ['unreadable', 'thousands', 'decimals', 'tooLow', 'tooHigh'] as const
export type PriceFault = (typeof PRICE_FAULTS)[number]

export type PriceEntry = { readonly price: number } | { readonly fault: PriceFault }

/** Digits, optionally grouped by dots, with kuruş after a comma. */
const TURKISH = /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/
/** With a decimal point, as on phones and cash registers. Three digits after it would be ambiguous with thousands. */
const WITH_A_POINT = /^(\d+)\.(\d{1,2})$/
/** Entries whose separator could mean thousands or decimals: `1,250`, `1,250.50`, `0.125`, `1250.125`. */
const TOO_FINE = /^[\d.]*,\d{3,}$|^\d+\.\d{4,}$/
const TWO_READINGS = /^\d+\.\d{3}(?:,\d*)?$|^\d{1,3}(?:,\d{3})+\.\d+$/

/** Numbers beside each other, of which `1 250` alone is surely one: `120 180` and `12 50` are not. */
const APART = /\d\s+\d/
const GROUPED_BY_A_SPACE = /(?<![\d.,]\s*)[1-9]\s\d{3}(?![\d.]|\s+\d)/

/**
 * Parses a price: `12,50`, `1.250`, `1.250,50`, also `12.50`; spaces, `TL` and `₺` are ignored. Ambiguous entries,
 * such as two numbers, are refused.
 * @returns lira, or the fault.
 */
export function readPrice(text: string): PriceEntry {
  const bare = text.replace(/\s|₺/g, '').replace(/TL$/i, '')
  if (/^[-−]\d/.test(bare)) return { fault: 'tooLow' }
  if (APART.test(text) && !GROUPED_BY_A_SPACE.test(text)) return { fault: 'thousands' }
  const [, lira, kurus = ''] = TURKISH.exec(bare) ?? WITH_A_POINT.exec(bare) ?? []
  if (lira === undefined) return { fault: faultOf(bare) }
  const price = Number(`${lira.replaceAll('.', '')}.${kurus || '0'}`)
  if (price < LEAST_PRICE) return { fault: 'tooLow' }
  if (price > MOST_PRICE) return { fault: 'tooHigh' }
  return { price }
}

function faultOf(bare: string): PriceFault {
  if (TOO_FINE.test(bare)) return 'decimals'
  return TWO_READINGS.test(bare) ? 'thousands' : 'unreadable'
}

/**
 * Factor between the stored and the new price from which it looks like a typing error: an extra digit, a missing comma.
 */
const SLIP = 5

/** Whether a new price is so far from the stored one that it may be a typing error. */
export function isSlip(stored: number, price: number): boolean {
  return stored > 0 && (price >= stored * SLIP || price <= stored / SLIP)
}

/** A price in the format of an entry: like on the site, without `TL`. */
export function writtenPrice(lira: number): string {
  return formatPrice(lira).replace(/\sTL$/, '')
}
