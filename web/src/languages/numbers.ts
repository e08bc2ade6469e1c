interface Signs {
  /** Between each three digits. */
  readonly grouping: string
  readonly decimal: string
}

interface NumberFormat {
  /** @param fractionDigits the exact number of decimal places; as many as the number has if omitted. */
  readonly number: (value: number, fractionDigits?: number) => string
  /** A price in lira, with two decimal places or none: `1,250 TL`, `12.50 TL`. */
  readonly price: (lira: number) => string
}

/**
 * Numbers with the signs of a language, in Latin digits. Not by `Intl`, whose tables differ between servers and
 * browsers.
 */
export function numberFormat({ grouping, decimal }: Signs): NumberFormat {
  const number = (value: number, fractionDigits?: number) => {
    const [whole = '', fraction] = (
      fractionDigits === undefined ? String(value) : value.toFixed(fractionDigits)
    ).split('.')
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, grouping)
    return fraction ? `${grouped}${decimal}${fraction}` : grouped
  }
  return { number, price: (lira) => `${number(lira, Number.isInteger(lira) ? 0 : 2)} TL` }
}
