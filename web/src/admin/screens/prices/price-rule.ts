/** A rule for many prices: a percentage, an amount, and what the result is rounded to. */
export interface PriceRule {
  /** Change in per cent; negative for a cut. */
  readonly percent: number
  /** Change in lira, after the percentage. */
  readonly amount: number
  /** The result is a multiple of so many kuruş. */
  readonly roundTo: number
}

/** The choices for rounding, in kuruş. */
export const ROUNDINGS = [1, 50, 100, 500, 1000] as const

/**
 * The price that a rule makes of another one. A half is rounded up.
 * @param price in lira.
 * @returns lira, not below 0.
 */
export function priceByRule(price: number, { percent, amount, roundTo }: PriceRule): number {
  // In whole kuruş, so that no decimal is lost: a percentage with two decimals makes a ten-thousandth of each.
  const kurus = Math.round(price * 100)
  const changed = (kurus * (10_000 + Math.round(percent * 100))) / 10_000 + Math.round(amount * 100)
  return Math.max(0, Math.round(changed / roundTo + Number.EPSILON) * roundTo) / 100
}

/** Reads a percentage or an amount as people write it: `12`, `+12`, `-7,5`, `%12`; null where it is none. */
export function readAmount(text: string): number | null {
  const bare = text.replace(/[\s%₺]|TL$/gi, '').replace('−', '-')
  if (bare === '') return 0
  return /^[+-]?\d{1,6}([.,]\d{1,2})?$/.test(bare) ? Number(bare.replace(',', '.')) : null
}

/** Whether a price looks like a slip: three times as much or more, or a third or less. */
export function isSlip(before: number, after: number): boolean {
  return before > 0 && after > 0 && (after >= 3 * before || before >= 3 * after)
}
