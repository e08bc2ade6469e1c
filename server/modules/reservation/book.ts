import type { EntityManager } from '@mikro-orm/postgresql'
import {
  ASKED_MS,
  isFullAt,
  type TakenTable,
  WITHDRAWAL_MS,
} from '../../../web/src/rules/reservation-slots.ts'
import { present } from '../../core/clock.ts'
import { ConflictError } from '../../core/errors.ts'
import { ORIGIN_IS_OVER } from '../../core/other-tables.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import { STAY_MINUTES } from '../site/reservation-rules.item.ts'
import type { BookRules } from '../site/site.service.ts'
import type { Reservation } from './reservation.entity.ts'

/** Tables that take seats; a request does so for a time. */
const TAKEN = `state in ('CONFIRMED', 'ARRIVED')
  or state = 'NEW' and takes_seats and created_date > now() - interval '${ASKED_MS} ms' and at > now()`

/** The longest that the rules allow; with it the index finds the tables of a part of time. */
const LONGEST_STAY = `interval '${STAY_MINUTES.most} minutes'`

export const OLD_ORIGINS_DELETED = `delete from reservation_origin where ${ORIGIN_IS_OVER}`

/** A table as far as it takes seats. */
type Taking = Pick<Reservation, 'at' | 'people' | 'stayMinutes'>

/** The tables that take seats in a part of time. @param own id of a table that does not count; null for none. */
export function takenTables(
  em: EntityManager,
  from: Date,
  to: Date,
  own: number | null = null,
): Promise<TakenTable[]> {
  return em.execute(
    `select (extract(epoch from at) * 1000)::float8 as at, stay_minutes as "stayMinutes", people,
            state = 'NEW' as "isAsked" from reservation
      where (${TAKEN}) and id <> ? and at < ?::timestamptz and at + make_interval(mins => stay_minutes) > ?::timestamptz
        and at > ?::timestamptz - ${LONGEST_STAY}`,
    [own ?? 0, to, from, from],
  )
}

/** Whether a table takes more seats than there are. @param own the id of the table itself; null for a new one. */
export async function isOverbooked(
  em: EntityManager,
  { rules: { seats } }: BookRules,
  table: Taking,
  own: number | null,
): Promise<boolean> {
  if (seats == null) return false
  const { at, stayMinutes } = table
  const until = new Date(at.getTime() + stayMinutes * 60_000)
  return isFullAt(await takenTables(em, at, until, own), table, stayMinutes, seats)
}

/** Runs one write at a time: seats and requests are counted over several rows. */
export async function writeBook(
  context: RequestContext,
  work: (em: EntityManager) => Promise<number>,
): Promise<number> {
  const { ids } = await inTransaction(
    context,
    async (em) => {
      const id = await work(em)
      await em.flush()
      return { ids: [id] }
    },
    LOCKS.reservations,
  )
  return ids[0] as number
}

/** The state of a table: one that was not answered before its time has expired. */
export function stateOf({ state, at }: Pick<Reservation, 'state' | 'at'>): Reservation['state'] {
  return state === 'NEW' && at <= present() ? 'EXPIRED' : state
}

type Answered = Pick<Reservation, 'state' | 'byPhone' | 'answeredAt'>

/** Time for which the answer to a guest can still be taken back, in ms; 0 for a table without such an answer. */
export function withdrawableMs({ state, byPhone, answeredAt }: Answered): number {
  const isAnswer = !byPhone && (state === 'CONFIRMED' || state === 'DECLINED')
  return isAnswer && answeredAt ? Math.max(0, answeredAt.getTime() + WITHDRAWAL_MS - present().getTime()) : 0
}

/** Whether a guest's table was answered so recently that the answer can be taken back. */
export const isWithdrawable = (reservation: Answered): boolean => withdrawableMs(reservation) > 0

/** @throws {ConflictError} for a table in none of the states. */
export function expectState(reservation: Reservation, states: readonly Reservation['state'][]): void {
  const state = stateOf(reservation)
  if (!states.includes(state)) throw new ConflictError('RESERVATION_SETTLED', { state })
}

/** Texts that say nothing are none. */
export function withoutBlank<T extends object>(input: T): T {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  ) as T
}
