/** Whether two words differ by one letter more, less, changed or swapped, or by none. */
export function isOneApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  const [a, b] = [one.slice(from), other.slice(from)]
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || isSwapped
}

/** Whether two words differ by at most two such letters. */
export function isTwoApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  const [a, b] = [one.slice(from), other.slice(from)]
  return isOneApart(a.slice(1), b.slice(1)) || isOneApart(a.slice(1), b) || isOneApart(a, b.slice(1))
}

/** The pairs of neighbouring letters of words. */
export function pairsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(
    words.flatMap((word) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))),
  )
}

/** Sørensen–Dice coefficient of two sets; 0 for a single pair in common. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length
  if (shared < 2) return 0
  return (2 * shared) / (one.size + other.size || 1)
}
