import { addDays } from './opening-hours.ts'

/** Public holidays of Türkiye. The religious ones are computed, and may differ by a day from the official calendar. */

type HolidayName =
  | 'newYear'
  | 'sovereignty'
  | 'labour'
  | 'youth'
  | 'democracy'
  | 'victory'
  | 'republicEve'
  | 'republic'
  | 'ramadanEve'
  | 'ramadan'
  | 'sacrificeEve'
  | 'sacrifice'

export interface PublicHoliday {
  readonly name: HolidayName
  /** YYYY-MM-DD. */
  readonly fromDate: string
  readonly toDate: string
  /** Whether it begins at 13:00. */
  readonly isHalfDay: boolean
}

const FIXED: readonly (readonly [day: string, name: HolidayName, isHalfDay?: true])[] = [
  ['01-01', 'newYear'],
  ['04-23', 'sovereignty'],
  ['05-01', 'labour'],
  ['05-19', 'youth'],
  ['07-15', 'democracy'],
  ['08-30', 'victory'],
  ['10-28', 'republicEve', true],
  ['10-29', 'republic'],
]

/** Month and day of the Islamic calendar on which a feast begins; its eve is the day before. */
const FEASTS = [
  { month: 10, day: 1, days: 3, name: 'ramadan', eve: 'ramadanEve' },
  { month: 12, day: 10, days: 4, name: 'sacrifice', eve: 'sacrificeEve' },
] as const

const ISLAMIC = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

/** The public holidays that begin in a span of days, in order; `to` is exclusive. */
export function publicHolidays(from: string, to: string): PublicHoliday[] {
  const found: PublicHoliday[] = []
  for (let day = from; day < to; day = addDays(day, 1)) {
    for (const [date, name, isHalfDay = false] of FIXED) {
      if (day.endsWith(date)) found.push({ name, fromDate: day, toDate: day, isHalfDay })
    }
    const tomorrow = islamicDay(addDays(day, 1))
    const today = islamicDay(day)
    for (const { month, day: first, days, name, eve } of FEASTS) {
      if (tomorrow.month === month && tomorrow.day === first)
        found.push({ name: eve, fromDate: day, toDate: day, isHalfDay: true })
      if (today.month === month && today.day === first)
        found.push({ name, fromDate: day, toDate: addDays(day, days - 1), isHalfDay: false })
    }
  }
  return found
}

function islamicDay(day: string): { month: number; day: number } {
  const parts = ISLAMIC.formatToParts(new Date(`${day}T00:00:00Z`))
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  return { month: part('month'), day: part('day') }
}
