import type { DayPeriod, WeeklyPeriod } from '../../../rules/opening-hours.ts'

export const DAYS = [1, 2, 3, 4, 5, 6, 7]
export const KINDS = ['SERVICE', 'KITCHEN', 'DELIVERY'] as const

type Week = readonly WeeklyPeriod[]

/**
 * The stored week with the changes that a user has made to an earlier state of it, the base: changes of others to other
 * days and kinds of hours remain.
 */
export function mergedWeek(base: Week, typed: Week, stored: Week): WeeklyPeriod[] {
  return DAYS.flatMap((weekday) =>
    KINDS.flatMap((kind) => {
      const on = (week: Week) => week.filter((each) => each.weekday === weekday && each.kind === kind)
      return isSameDay(on(typed), on(base)) ? on(stored) : on(typed)
    }),
  )
}

/** The stored hours of days that both the user and somebody else have changed since the base. */
export function othersHours(base: Week, typed: Week, stored: Week): Map<number, Week> {
  const days = DAYS.map((weekday) => {
    const on = (week: Week) => week.filter((each) => each.weekday === weekday)
    const [before, mine, theirs] = [on(base), on(typed), on(stored)]
    const isConflict = [before, mine].every((each) => !isSameDay(each, theirs)) && !isSameDay(before, mine)
    return isConflict ? ([weekday, theirs] as const) : null
  })
  return new Map(days.filter((each) => each !== null))
}

/** Whether two weeks have the same hours, in whatever order. */
export function isSameWeek(one: Week, other: Week): boolean {
  return DAYS.every((weekday) => {
    const on = (week: Week) => week.filter((each) => each.weekday === weekday)
    return isSameDay(on(one), on(other))
  })
}

function isSameDay(one: readonly DayPeriod[], other: readonly DayPeriod[]): boolean {
  const text = (periods: readonly DayPeriod[]) =>
    String(periods.map(({ kind, opens, closes }) => [kind, opens, closes].join(' ')).sort())
  return text(one) === text(other)
}
