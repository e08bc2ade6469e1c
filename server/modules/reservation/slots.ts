import type { EntityManager } from '@mikro-orm/postgresql'
import { addDays, instantOf } from '../../../web/src/rules/opening-hours.ts'
import { bookDay, isFullAt, slotsOn } from '../../../web/src/rules/reservation-slots.ts'
import { present } from '../../core/clock.ts'
import { ConflictError } from '../../core/errors.ts'
import type { BookRules } from '../site/site.service.ts'
import { type DayOfSeats, seatsOfDay } from './book.ts'
import { unknownTable } from './guest-table.ts'
import type { ReservationSlot } from './table-request.types.ts'

/** Further ahead than any slot, in ms. */
const MOST_AHEAD_MS = 400 * 24 * 60 * 60 * 1000
/** Free times that are named in place of one that is not. */
const NEAREST = 4

/** A table as it is asked for. */
export interface AskedTable {
  readonly at: Date
  readonly people: number
}

/**
 * The moments of a day, each with whether a party finds seats.
 * @param code that of the guest's table that is changed, whose seats and moment are free for it; null for a new one.
 * @throws {NotFoundError} for an unknown code.
 */
export async function slotsFor(
  em: EntityManager,
  { hours, rules }: BookRules,
  day: string,
  people: number,
  code: string | null,
): Promise<ReservationSlot[]> {
  const now = present()
  const ahead = slotsOn(hours, { ...rules, noticeMinutes: 0 }, day, now)
  const [first, last] = [ahead[0], ahead.at(-1)]
  if (!first && code === null) return []
  const from = first?.at ?? instantOf(day, 0, hours.timeZone)
  // A night goes on into the next day.
  const to = last?.at ?? instantOf(addDays(day, 2), 0, hours.timeZone)
  const seats = await seatsOfDay(em, day, { from, to }, code)
  const { own } = seats
  if (code !== null && !own) throw unknownTable()
  return slotsOn(hours, rules, day, now, own && new Date(own.at)).map(({ time, at }) => ({
    ...{ time, at },
    isFull: isFull({ at, people }, seats, rules),
  }))
}

/**
 * The day of the moment of a slot with seats.
 * @param code as of `slotsFor`.
 * @throws {ConflictError} for a moment that is no slot, or is full.
 */
export async function dayOfSlot(
  em: EntityManager,
  book: BookRules,
  { at, people }: AskedTable,
  code: string | null,
): Promise<string> {
  // The days around the first and the last of all years have no names.
  if (Math.abs(at.getTime() - present().getTime()) > MOST_AHEAD_MS)
    throw new ConflictError('SLOT_UNAVAILABLE', { times: [] })
  const day = bookDay(book.hours, at)
  const free = (await slotsFor(em, book, day, people, code)).filter((slot) => !slot.isFull)
  if (free.some((slot) => slot.at.getTime() === at.getTime())) return day
  const distance = (slot: ReservationSlot) => Math.abs(slot.at.getTime() - at.getTime())
  const times = free
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, NEAREST)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ time }) => time)
  throw new ConflictError('SLOT_UNAVAILABLE', { times })
}

/** Whether a party finds no seats, or the day was closed; a table that is there stays with no more guests. */
function isFull(
  { at, people }: AskedTable,
  { tables, own, closedFrom }: DayOfSeats,
  { seats = null, stayMinutes }: BookRules['rules'],
): boolean {
  if (own && own.at === at.getTime() && people <= own.people) return false
  if (closedFrom !== null && closedFrom <= at.getTime()) return true
  return isFullAt(tables, { at, people }, own?.stayMinutes ?? stayMinutes, seats)
}
