/** Fewer answers say nothing. */
const LEAST_ANSWERS = 10
const MINUTES = { step: 15, most: 240 }

/**
 * The median of the times that answers took, up to a quarter of an hour and 15 minutes at least.
 * @param minutes `Infinity` for a request that was never answered.
 * @returns null for fewer than ten, and above four hours.
 */
export function usualMinutes(minutes: readonly number[]): number | null {
  if (minutes.length < LEAST_ANSWERS) return null
  const sorted = minutes.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]] as [number, number]
  const median = (low + high) / 2
  const usual = Math.max(MINUTES.step, Math.ceil(median / MINUTES.step) * MINUTES.step)
  return usual <= MINUTES.most ? usual : null
}
