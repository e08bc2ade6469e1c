/** A span of days in words: `27–30 Mayıs 2026`. @param from YYYY-MM-DD, like `to`. */
export function daySpan(from: string, to: string, locale: string): string {
  const [first, last] = [from, to].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date]
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(first, last)
}
