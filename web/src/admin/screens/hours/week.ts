import type { WeeklyPeriod } from '../../../rules/opening-hours.ts'
import { type Conflict, merge, type Side } from '../../api/call/merge.ts'

export const DAYS = [1, 2, 3, 4, 5, 6, 7]
export const KINDS = ['SERVICE', 'KITCHEN', 'DELIVERY'] as const

export type Week = readonly WeeklyPeriod[]

interface MergedWeek {
  readonly weekly: WeeklyPeriod[]
  /** Whether it differs from the stored one. */
  readonly isChanged: boolean
  readonly conflicts: readonly Conflict[]
}

/** The stored week with the changes that a person has made to an earlier state of it, the base. */
export function mergedWeek(
  base: Week,
  typed: Week,
  stored: Week,
  choices?: Readonly<Record<string, Side>>,
): MergedWeek {
  const [before, mine, theirs] = [base, typed, stored].map((week) => ({ weekly: week.map(periodOf) }))
  const { merged, changed, conflicts } = merge(before ?? {}, mine ?? {}, theirs ?? {}, choices)
  const weekly = DAYS.flatMap((day) => {
    const [own, found] = [on(typed, day), on(merged.weekly as Week, day)]
    // In the order in which they were typed, so that no input moves.
    return textOf(own) === textOf(found) ? own : found
  })
  return { weekly, isChanged: changed.length > 0, conflicts }
}

/** Whether days have the same hours of a kind. */
export function areAlike(week: Week, days: readonly number[], kind: string): boolean {
  return new Set(days.map((day) => hoursText(week, day, kind))).size <= 1
}

/** The days of the week in order, those in a row that have the same hours of a kind together. */
export function runsOf(week: Week, kind: string): readonly (readonly number[])[] {
  const runs: number[][] = []
  for (const day of DAYS) {
    const run = runs.at(-1)
    if (run && areAlike(week, [...run, day], kind)) run.push(day)
    else runs.push([day])
  }
  return runs
}

const hoursText = (week: Week, day: number, kind: string) =>
  textOf(on(week, day).flatMap((period) => (period.kind === kind ? { ...period, weekday: 0 } : [])))

/** The fields in one order, so that periods can be compared. */
export const periodOf = ({ weekday, opens, closes, kind }: WeeklyPeriod) => ({ weekday, opens, closes, kind })

const on = (week: Week, day: number) => week.filter(({ weekday }) => weekday === day)

const textOf = (week: Week) => String(week.map((period) => Object.values(periodOf(period)).join(' ')).sort())
