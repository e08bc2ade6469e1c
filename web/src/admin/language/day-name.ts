/** A day in Turkish format: `22 Kasım Pazar`. */
export function dayName(day: string, locale: string, withYear = false): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    weekday: 'long',
    timeZone: 'UTC',
    ...(withYear && { year: 'numeric' }),
  })
}
