/** Opening hours as rules: a week, and exceptions. Shared by server and browser. */

export interface DayPeriod {
  /** HH:MM. */
  readonly opens: string
  /** HH:MM; at or before `opens` it is on the next day, so that 00:00 to 00:00 is the whole day. */
  readonly closes: string
  readonly kind: string
}

export interface WeeklyPeriod extends DayPeriod {
  /** Day on which the period begins, 1 for Monday to 7 for Sunday. */
  readonly weekday: number
}

export interface OpeningException {
  /** YYYY-MM-DD. */
  readonly fromDate: string
  readonly toDate: string
  readonly label: string
  /** Whether everything is closed; otherwise `periods` replace those of the week, for their kinds. */
  readonly closed: boolean
  readonly periods?: readonly DayPeriod[] | null
}

export interface Hours {
  /** An IANA name, such as `Europe/Istanbul`. */
  readonly timeZone: string
  readonly weekly: readonly WeeklyPeriod[]
  readonly exceptions: readonly OpeningException[]
}

export interface OpeningState {
  readonly isOpen: boolean
  /** When it closes; null while it is closed, or if it does not close within `LOOK_AHEAD`. */
  readonly until: Date | null
  /** When it opens next; null while it is open, or if it does not open within `LOOK_AHEAD`. */
  readonly opensAt: Date | null
  /** The label of the exception that applies today, if any. */
  readonly label: string | null
}

const DAY_MINUTES = 1_440
const MINUTE_MS = 60_000
/** Days in which the next change is searched. */
const LOOK_AHEAD = 90

/** Whether the restaurant is open at an instant, and until or from when. @param kind of the hours that count. */
export function stateAt(hours: Hours, instant: Date, kind = 'SERVICE'): OpeningState {
  const today = localDay(instant, hours.timeZone)
  const label = exceptionOn(hours, today, kind)?.label ?? null
  const now = instant.getTime()
  let current: Interval | null = null
  for (let offset = -1; offset <= LOOK_AHEAD; offset++) {
    for (const [from, to] of intervalsOn(hours, addDays(today, offset), kind)) {
      if (to <= now) continue
      if (current && from <= current[1]) current = [current[0], Math.max(current[1], to)]
      else if (current) return stateIn(current, now, label)
      else current = [from, to]
    }
  }
  if (!current) return { isOpen: false, until: null, opensAt: null, label }
  const state = stateIn(current, now, label)
  const isEndless = current[1] >= instantOf(addDays(today, LOOK_AHEAD), 0, hours.timeZone).getTime()
  return isEndless ? { ...state, until: null } : state
}

/** The periods of a day, in order: those of its exception, for its kinds, else those of the week. */
export function periodsOn(hours: Omit<Hours, 'timeZone'>, day: string, kind: string): readonly DayPeriod[] {
  const exception = exceptionOn(hours, day, kind)
  const periods = exception
    ? (exception.periods ?? [])
    : hours.weekly.filter(({ weekday }) => weekday === weekdayOf(day))
  return periods.filter((period) => period.kind === kind).sort((a, b) => (a.opens < b.opens ? -1 : 1))
}

/** The exception that applies to one kind on a day. */
export function exceptionOn(
  { exceptions }: Pick<Hours, 'exceptions'>,
  day: string,
  kind: string,
): OpeningException | null {
  return exceptions.find((each) => each.fromDate <= day && day <= each.toDate && kindsOf(each)(kind)) ?? null
}

/** The kinds that an exception affects: those of its periods, or all if it closes everything. */
function kindsOf({ closed, periods }: Pick<OpeningException, 'closed' | 'periods'>) {
  return (kind: string) => closed || (periods ?? []).some((period) => period.kind === kind)
}

/** Whether two exceptions affect the same kind on the same day. */
export function exceptionsOverlap(one: OpeningException, other: OpeningException): boolean {
  if (one.fromDate > other.toDate || other.fromDate > one.toDate) return false
  if (one.closed || other.closed) return true
  return (one.periods ?? []).some(({ kind }) => kindsOf(other)(kind))
}

/** Two periods of one kind that overlap in a week; null if none do. */
export function overlapInWeek(weekly: readonly WeeklyPeriod[]): [WeeklyPeriod, WeeklyPeriod] | null {
  return overlap(weekly, (period) => rangeOf(period, (period.weekday - 1) * DAY_MINUTES), 7 * DAY_MINUTES)
}

/** Two periods of one kind that overlap in a day, or in consecutive days with the same periods; null if none do. */
export function overlapInDay(
  periods: readonly DayPeriod[],
  isRepeated: boolean,
): [DayPeriod, DayPeriod] | null {
  return overlap(periods, (period) => rangeOf(period, 0), isRepeated ? DAY_MINUTES : Number.POSITIVE_INFINITY)
}

/** The day whose hours can be ended at an instant, and that instant in minutes since its midnight. */
export interface RunningDay {
  /** YYYY-MM-DD. */
  readonly day: string
  /** 1,440 and more if the hours of `day` continue after its midnight. */
  readonly minutes: number
}

/** The day before while its hours continue after midnight, else today. */
export function runningDayAt(hours: Hours, instant: Date): RunningDay {
  const today = localDay(instant, hours.timeZone)
  const clock = minutesOf(localClock(instant, hours.timeZone))
  const yesterday = { day: addDays(today, -1), minutes: clock + DAY_MINUTES }
  const continues = periodsOn(hours, yesterday.day, 'SERVICE').some(
    (period) => rangeOf(period, 0)[1] > yesterday.minutes,
  )
  return continues ? yesterday : { day: today, minutes: clock }
}

/**
 * The hours of a day that closes early: later periods are dropped, and one that ends later is cut.
 * @param minutes since the midnight with which the day begins.
 */
export function closingAt(periods: readonly DayPeriod[], minutes: number): DayPeriod[] {
  return periods
    .filter(({ opens }) => minutesOf(opens) < minutes)
    .map((period) => (rangeOf(period, 0)[1] <= minutes ? period : { ...period, closes: clockOf(minutes) }))
}

/** Whether a closing time, in minutes since midnight, ends the hours of a day that has begun by then earlier. */
export function endsEarlier(periods: readonly DayPeriod[], minutes: number): boolean {
  const ranges = periods.map((period) => rangeOf(period, 0))
  return ranges.some(([from]) => from < minutes) && ranges.some(([, to]) => to > minutes)
}

type Interval = readonly [from: number, to: number]

function overlap<P extends DayPeriod>(
  periods: readonly P[],
  range: (period: P) => Interval,
  cycle: number,
): [P, P] | null {
  for (const [index, one] of periods.entries()) {
    for (const other of periods.slice(index)) {
      if (one.kind !== other.kind) continue
      const [a, b] = [range(one), range(other)]
      const shifts = cycle === Number.POSITIVE_INFINITY ? [0] : [-cycle, 0, cycle]
      const meets = shifts.some(
        (shift) => !(one === other && shift === 0) && a[0] < b[1] + shift && b[0] + shift < a[1],
      )
      if (meets) return [one, other]
    }
  }
  return null
}

/** A period in minutes since `start`; the end may be on the next day. */
export function rangeOf({ opens, closes }: DayPeriod, start: number): Interval {
  const from = minutesOf(opens)
  const to = minutesOf(closes)
  return [start + from, start + (to <= from ? to + DAY_MINUTES : to)]
}

function stateIn([from, to]: Interval, now: number, label: string | null): OpeningState {
  return from <= now
    ? { isOpen: true, until: new Date(to), opensAt: null, label }
    : { isOpen: false, until: null, opensAt: new Date(from), label }
}

/** The open intervals of periods that begin on a day, in order. */
function intervalsOn(hours: Hours, day: string, kind: string): Interval[] {
  return periodsOn(hours, day, kind).map((period) => {
    const [from, to] = rangeOf(period, 0)
    const at = (minutes: number) =>
      instantOf(
        addDays(day, Math.floor(minutes / DAY_MINUTES)),
        minutes % DAY_MINUTES,
        hours.timeZone,
      ).getTime()
    return [at(from), at(to)]
  })
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** HH:MM of minutes since the midnight with which a day begins, 1,440 and more for the next day. */
export function clockOf(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MINUTES * MINUTE_MS).toISOString().slice(0, 10)
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)
  return format
}

/** An instant as local time: `2026-11-22 13:05`. */
export function localTime(instant: Date, timeZone: string): string {
  return formatOf(timeZone).format(instant)
}

/** The day of an instant in a time zone, YYYY-MM-DD. */
export function localDay(instant: Date, timeZone: string): string {
  return localTime(instant, timeZone).slice(0, 10)
}

/** The time of an instant in a time zone, HH:MM. */
export function localClock(instant: Date, timeZone: string): string {
  return localTime(instant, timeZone).slice(11, 16)
}

/** The instant of a local day and time, in minutes since midnight. */
export function instantOf(day: string, minutes: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS
  const offsetAt = (time: number) =>
    Date.parse(`${localTime(new Date(time), timeZone).replace(' ', 'T')}:00Z`) - time
  // The offset may differ between the first guess and the instant itself.
  const guess = wanted - offsetAt(Math.floor(wanted / MINUTE_MS) * MINUTE_MS)
  return new Date(wanted - offsetAt(guess))
}
