const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const LONGEST_DAYS = 30

/** The time since a date in words; the date itself after 30 days. */
export function relativeTime(date: Date, now: Date, locale: string): string {
  const seconds = Math.max(0, (now.getTime() - date.getTime()) / 1000)
  if (seconds > LONGEST_DAYS * 86_400) return date.toLocaleDateString(locale, { dateStyle: 'medium' })
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const [unit, length] = STEPS.find((step) => seconds >= step[1]) ?? ['second', Number.POSITIVE_INFINITY]
  return format.format(-Math.floor(seconds / length), unit)
}
