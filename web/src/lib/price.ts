import { turkishNumber } from '../rules/turkish-number.ts'

/** A sample price of the template: `$18`. */
export function formatDollars(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
}

/** A price in lira in Turkish format: `120 TL`, `12,50 TL`, `1.250 TL`. */
export function formatPrice(lira: number): string {
  return `${turkishNumber(lira, Number.isInteger(lira) ? 0 : 2)} TL`
}
