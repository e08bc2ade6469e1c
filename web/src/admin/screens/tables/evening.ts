import type { BookedTableFragment } from '../../../gql/graphql.ts'
import { type Hours, instantOf, localClock } from '../../../rules/opening-hours.ts'
import { type SlotRules, slotsOn } from '../../../rules/reservation-slots.ts'

export type BookedTable = BookedTableFragment

/** The tables that come at one moment, with all guests in the house then. */
export interface Sitting {
  /** HH:MM by the restaurant's clock. */
  readonly time: string
  readonly tables: readonly BookedTable[]
  readonly inHouse: number
}

/** Whether a table takes seats: its guests come, or are there. */
export const isTaken = ({ state }: BookedTable) =>
  state === 'NEW' || state === 'CONFIRMED' || state === 'ARRIVED'

/** The guests of tables whose stays cover a moment, in ms since 1970. */
export function guestsAt(tables: readonly BookedTable[], moment: number): number {
  return tables
    .filter(isTaken)
    .filter(({ at, stayMinutes }) => {
      const from = Date.parse(at)
      return from <= moment && moment < from + stayMinutes * 60_000
    })
    .reduce((sum, { people }) => sum + people, 0)
}

/** A day's tables by their moments; those that do not come follow the others of their moment. */
export function sittingsOf(tables: readonly BookedTable[], timeZone: string): Sitting[] {
  const groups = Map.groupBy(tables, ({ at }) => Date.parse(at))
  return [...groups]
    .sort(([one], [other]) => one - other)
    .map(([at, own]) => ({
      time: localClock(new Date(at), timeZone),
      tables: [...own.filter(isTaken), ...own.filter((table) => !isTaken(table))],
      inHouse: guestsAt(tables, at),
    }))
}

/** The times of a day at which a table can be taken, with their moments; without hours every slot of the clock. */
export function timesOf(hours: Hours, rules: SlotRules, day: string): { time: string; at: string }[] {
  const midnight = instantOf(day, 0, hours.timeZone)
  const free = { ...rules, noticeMinutes: 0, closedWeekdays: [] }
  const slots = slotsOn(hours, free, day, midnight)
  if (slots.length > 0) return slots.map(({ time, at }) => ({ time, at: at.toISOString() }))
  return Array.from({ length: (24 * 60) / rules.slotMinutes }, (_, index) => {
    const at = instantOf(day, index * rules.slotMinutes, hours.timeZone)
    return { time: localClock(at, hours.timeZone), at: at.toISOString() }
  })
}
