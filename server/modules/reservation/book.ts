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
import { Reservation } from './reservation.entity.ts'
import type { AskedFirst } from './reservation.types.ts'

/** Tables that take seats; a request does so for a time. */
const TAKEN = `state in ('CONFIRMED', 'ARRIVED')
  or state = 'NEW' and takes_seats and created_date > now() - interval '${ASKED_MS} ms' and at > now()`

/** The longest that the rules allow; with it the index finds the tables of a part of time. */
const LONGEST_STAY = `interval '${STAY_MINUTES.most} minutes'`

export const OLD_ORIGINS_DELETED = `delete from reservation_origin where ${ORIGIN_IS_OVER}`

/** A table as far as it takes seats. */
type Taking = Pick<Reservation, 'at' | 'people' | 'stayMinutes'>

/** SQL of the tables that take seats in a part of time. Parameters: its end, and twice its begin. */
const TAKEN_BETWEEN = `select (extract(epoch from at) * 1000)::float8 as at, stay_minutes as "stayMinutes", people,
            state = 'NEW' as "isAsked" from reservation
      where (${TAKEN}) and at < ?::timestamptz and at + make_interval(mins => stay_minutes) > ?::timestamptz
        and at > ?::timestamptz - ${LONGEST_STAY}`

/** A table whose guest changes it. */
export interface OwnTable {
  /** In ms since 1970. */
  readonly at: number
  readonly people: number
  readonly stayMinutes: number
}

/** What decides which moments of a day are full. */
export interface DayOfSeats {
  /** Without the own one. */
  readonly tables: readonly TakenTable[]
  readonly own: OwnTable | null
  /** Moment from which somebody has closed the day, in ms; null if nobody has. */
  readonly closedFrom: number | null
}

/**
 * What decides which moments of a day are full, in one statement.
 * @param from the first of the moments. @param to the last one.
 * @param code that of a table which does not count; null for none.
 */
export async function seatsOfDay(
  em: EntityManager,
  day: string,
  { from, to }: { readonly from: Date; readonly to: Date },
  code: string | null,
): Promise<DayOfSeats> {
  const end = new Date(to.getTime() + STAY_MINUTES.most * 60_000)
  const [found] = await em.execute<[DayOfSeats]>(
    `with own as (select id, (extract(epoch from at) * 1000)::float8 as at, people, stay_minutes as "stayMinutes"
                    from reservation where code = ?)
     select (select row_to_json(own) from own) as own,
            (select coalesce(json_agg(taken), '[]')
               from (${TAKEN_BETWEEN} and id <> coalesce((select id from own), 0)) taken) as tables,
            (select coalesce(extract(epoch from closed_from) * 1000, 0)::float8
               from booking_day where date = ? and not is_open) as "closedFrom"`,
    [code, end, from, from, day],
  )
  return found
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
  const taken = await em.execute<TakenTable[]>(`${TAKEN_BETWEEN} and id <> ?`, [until, at, at, own ?? 0])
  return isFullAt(taken, table, stayMinutes, seats)
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

/** Number of requests that wait for an answer. */
export const waitingTables = (em: EntityManager): Promise<number> =>
  em.fork({ clear: true }).count(Reservation, { state: 'NEW', at: { $gt: present() } })

/** The state of a table: one that was not answered before its time has expired. */
export function stateOf({ state, at }: Pick<Reservation, 'state' | 'at'>): Reservation['state'] {
  return state === 'NEW' && at <= present() ? 'EXPIRED' : state
}

/** What the guest of a table asked for first; null while that is what it is, and where no guest has asked. */
export function askedFirst({
  people,
  at,
  askedPeople,
  askedAt,
}: Pick<Reservation, 'people' | 'at' | 'askedPeople' | 'askedAt'>): AskedFirst | null {
  if (askedPeople === null || askedAt === null) return null
  const isSame = askedPeople === people && askedAt.getTime() === at.getTime()
  return isSame ? null : { people: askedPeople, at: askedAt }
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
