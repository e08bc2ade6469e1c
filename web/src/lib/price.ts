const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 })
const withKurus = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** A sample price of the template: `$18`. */
export function formatDollars(amount: number): string {
  return dollars.format(amount)
}

/** A price in lira in Turkish format: `120 TL`, `12,50 TL`, `1.250 TL`. */
export function formatPrice(lira: number): string {
  return `${(Number.isInteger(lira) ? whole : withKurus).format(lira)} TL`
}
