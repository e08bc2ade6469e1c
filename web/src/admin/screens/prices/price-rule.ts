/** A rule for changing many prices: a percentage, an amount, and rounding. */
export interface PriceRule {
  /** Change in per cent; negative for a cut. */
  readonly percent: number
  /** Change in lira, after the percentage. */
  readonly amount: number
  /** The result is rounded to a multiple of this many kuruş. */
  readonly roundTo: number
}

/** The choices for rounding, in kuruş. */
export const ROUNDINGS = [1, 50, 100, 500, 1000] as const

/**
 * Applies a rule to a price. A half is rounded up.
 * @param price in lira.
 * @returns lira, at least 0.
 */
export function priceByRule(price: number, { percent, amount, roundTo }: PriceRule): number {
  // In whole kuruş, so that no decimal is lost: a percentage with two decimals yields ten-thousandths.
  const kurus = Math.round(price * 100)
  const changed = (kurus * (10_000 + Math.round(percent * 100))) / 10_000 + Math.round(amount * 100)
  return Math.max(0, Math.round(changed / roundTo + Number.EPSILON) * roundTo) / 100
}

/** Parses a percentage or an amount: `12`, `+12`, `-7,5`, `%12`; null if it is invalid. */
export function readAmount(text: string): number | null {
  const bare = text.replace(/[\s%₺]|TL$/gi, '').replace('−', '-')
  if (bare === '') return 0
  return /^[+-]?\d{1,6}([.,]\d{1,2})?$/.test(bare) ? Number(bare.replace(',', '.')) : null
}

/** Whether a price looks like a typing error: three times as much or more, or a third or less. */
export function isSlip(before: number, after: number): boolean {
  return before > 0 && after > 0 && (after >= 3 * before || before >= 3 * after)
}
