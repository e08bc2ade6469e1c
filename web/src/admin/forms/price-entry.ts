import { formatPrice } from '../../lib/price.ts'
import { inputBounds } from '../api/input-bounds.ts'

/** What the API takes, in lira. */
export const { least: LEAST_PRICE, most: MOST_PRICE } = inputBounds.AddProduct.price

/** Why an entry is not a price: the last part of the key of a sentence. */
export type PriceFault = 'unreadable' | 'thousands' | 'decimals' | 'tooLow' | 'tooHigh'

export type PriceEntry = { readonly price: number } | { readonly fault: PriceFault }

/** Digits, grouped by dots or not at all, and kuruş behind a comma. */
const TURKISH = /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/
/** As phones and tills write it. No third digit, so that it cannot be thousands. */
const WITH_A_POINT = /^(\d+)\.(\d{1,2})$/
/** `1,250` and `1,250.50`, where it is thousands abroad; `0.125` and `1250.125`, where it is neither. */
const TOO_FINE = /^[\d.]*,\d{3,}$|^\d+\.\d{4,}$/
const TWO_READINGS = /^\d+\.\d{3}(?:,\d*)?$|^\d{1,3}(?:,\d{3})+\.\d+$/

/**
 * What somebody means who types a price: `12,50`, `1.250`, `1.250,50`, also `12.50`; spaces and a `TL` or `₺` beside
 * it do no harm. What can be read in two ways is not guessed at.
 * @returns lira, or what is wrong.
 */
export function readPrice(text: string): PriceEntry {
  const bare = text.replace(/\s|₺/g, '').replace(/TL$/i, '')
  if (/^[-−]\d/.test(bare)) return { fault: 'tooLow' }
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

/** A price as it stands in a field: as on the site, without the `TL`. */
export function writtenPrice(lira: number): string {
  return formatPrice(lira).replace(/\sTL$/, '')
}
