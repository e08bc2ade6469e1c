import { longDay } from '../../rules/hours-text.ts'
import { addDays, type Hours, localDay } from '../../rules/opening-hours.ts'
import type { OrderWay } from './order-line.ts'
import { orderTimes } from './order-times.ts'

/** What decides when guests can order. */
export interface OrderHours {
  readonly hours: Hours
  readonly ordering: { readonly ways: readonly OrderWay[]; readonly leadMinutes: number } | null
}

/** `bugün 13.30`, `yarın 13.30`, `29 Kasım Pazar 13.30`. @param time YYYY-MM-DDTHH:MM. */
export function timeText(time: string, today: string): string {
  const [day = '', clock = ''] = time.split('T')
  const name = day === today ? 'bugün' : day === addDays(today, 1) ? 'yarın' : longDay(day)
  return `${name} ${clock.replace(':', '.')}`
}

/**
 * That nothing can be ordered for now, and for when it can; null while it can be.
 * @param ways those that count.
 */
export function closedText(
  { ordering, hours }: OrderHours,
  ways: readonly OrderWay[],
  now: Date,
): string | null {
  const all = ways.map((way) => ({ way, ...orderTimes(hours, way, ordering?.leadMinutes ?? 0, now) }))
  if (all.some(({ soonest }) => soonest)) return null
  // Who sits at a table asks at once, which the others cannot.
  const [first] = all
    .filter(({ way }) => way !== 'TABLE' || ways.length === 1)
    .flatMap(({ times }) => times.slice(0, 1))
    .sort()
  if (!first) return 'Şu an sipariş alamıyoruz.'
  return `Şu an sipariş alamıyoruz; en erken ${timeText(first, localDay(now, hours.timeZone))} için isteyebilirsiniz.`
}
