const UNITS = [
  ['days', 24 * 60],
  ['hours', 60],
  ['minutes', 1],
] as const

type Unit = (typeof UNITS)[number][0]

/** Minutes in larger units, such as `1 saat 30 dakika`; null below an hour, which needs none. @param say one unit in words. */
export function durationWords(minutes: number, say: (unit: Unit, count: number) => string): string | null {
  if (!Number.isInteger(minutes) || minutes < 60) return null
  let left = minutes
  const parts = UNITS.flatMap(([unit, size]) => {
    const count = Math.floor(left / size)
    left -= count * size
    return count > 0 ? [say(unit, count)] : []
  })
  return parts.join(' ')
}
