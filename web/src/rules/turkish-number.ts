/**
 * A number in Turkish format: `1.250`, `0,5`. Not by `Intl`, whose first formatter blocks a slow phone for a tenth of a
 * second.
 * @param fractionDigits the exact number of decimal places; as many as the number has if omitted.
 */
export function turkishNumber(value: number, fractionDigits?: number): string {
  const [whole = '', fraction] = (
    fractionDigits === undefined ? String(value) : value.toFixed(fractionDigits)
  ).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return fraction ? `${grouped},${fraction}` : grouped
}

/** A price in lira in Turkish format: `120 TL`, `12,50 TL`, `1.250 TL`. */
export function formatPrice(lira: number): string {
  return `${turkishNumber(lira, Number.isInteger(lira) ? 0 : 2)} TL`
}

/**
 * The price of a dish, with the size that it is of, if it has several: `porsiyon 260 TL`.
 * @param price formats lira.
 */
export function priceOfServing(
  dish: { readonly price: number; readonly servingLabel?: string | null },
  price: (lira: number) => string = formatPrice,
): string {
  return `${dish.servingLabel ?? ''} ${price(dish.price)}`.trim()
}
