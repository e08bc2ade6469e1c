const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 })
const withKurus = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A price in lira as Turks write it: `120 TL`, `12,50 TL`, `1.250 TL`. */
export function formatPrice(lira: number): string {
  return `${(Number.isInteger(lira) ? whole : withKurus).format(lira)} TL`
}
