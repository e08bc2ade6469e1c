const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 })
const withKurus = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** A sample price as the template writes it: `$18`. */
export function formatDollars(amount: number): string {
  return dollars.format(amount)
}

/** A menu has few prices, each of them often; writing one takes longer than the rest of its row. */
const written = new Map<number, string>()
const MOST_WRITTEN = 1_000

/** A price in lira as Turks write it: `120 TL`, `12,50 TL`, `1.250 TL`. */
export function formatPrice(lira: number): string {
  const known = written.get(lira)
  if (known !== undefined) return known
  const price = `${(Number.isInteger(lira) ? whole : withKurus).format(lira)} TL`
  if (written.size >= MOST_WRITTEN) written.clear()
  written.set(lira, price)
  return price
}
