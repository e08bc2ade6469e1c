import { formatPrice } from './turkish-number.ts'

/** Prices. */

/** `1.250 TL`. @param lira with two decimal places or none. */
export const price = formatPrice
