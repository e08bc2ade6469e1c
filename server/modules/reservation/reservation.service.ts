import type { EntityMetadata } from '@mikro-orm/core'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { type Hours, stateAt } from '../../../web/src/rules/opening-hours.ts'
import { bookDay, isFullAt, type TakenTable } from '../../../web/src/rules/reservation-slots.ts'
import { may, requireRule } from '../../core/access.ts'
import { BadInputError, ConflictError, NotFoundError } from '../../core/errors.ts'
import { checked, idFrom } from '../../core/input/check-input.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { Readable } from '../../core/read/readable.ts'
import type { Reader } from '../../core/read/reader.ts'
import { type Selection, select } from '../../core/read/selection.ts'
import { tablePage } from '../../core/read/table-page.ts'
import type { TableOf, TableQuery } from '../../core/read/table-query.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import { ReservationRules } from '../site/reservation-rules.item.ts'
import { Reservation } from './reservation.entity.ts'
import { AddReservation, DayOfBook, UpdateReservation } from './reservation.input.ts'
import type { ReservationMark } from './reservation.item.ts'

const mayManage = may('reservation.manage')

const DAY_MS = 24 * 60 * 60 * 1000
/** How far a table that the restaurant enters may lie back or ahead. */
const ENTERED = { daysBack: 1, daysAhead: 400 }

const readable: Readable<Reservation> = {
  entity: Reservation,
  reads: mayManage,
  sort: { at: 'asc', id: 'asc' },
  derived: { state: select('state', 'at') },
}

const TABLE = { search: ['name', 'phone'], fields: ['at', 'state', 'people'] }

/** Tables that take seats; a request does so for twelve hours. */
const TAKEN = `state in ('CONFIRMED', 'ARRIVED')
  or state = 'NEW' and created_date > now() - interval '12 hours' and at > now()`

interface ReservationParts {
  readonly orm: MikroORM
  readonly reader: Reader
  /** IANA name of the restaurant's time zone. */
  readonly timeZone: string
  readonly site: {
    bookRules(context: RequestContext): Promise<{ rules: ReservationRules; hours: Hours }>
  }
}

type Book = Awaited<ReturnType<ReservationParts['site']['bookRules']>>

/** The book of tables. */
export class ReservationService {
  constructor(private readonly parts: ReservationParts) {}

  /**
   * The tables of a day, by their moments; or the promised ones ahead at which the restaurant is closed.
   * @throws {BadInputError} if neither is asked for, or the day is none.
   */
  async ofDay(
    context: RequestContext,
    date: string | null | undefined,
    isOutsideHours: boolean,
    selection: Selection,
  ): Promise<Reservation[]> {
    requireRule(context.caller, mayManage)
    if (date !== undefined && date !== null) {
      const { date: day } = await checked(DayOfBook, { date })
      return this.rows(context, selection, { day })
    }
    if (!isOutsideHours) throw BadInputError.field('date', 'REQUIRED_WITHOUT', { other: 'outsideHours' })
    const { hours } = await this.parts.site.bookRules(context)
    const ahead = { state: 'CONFIRMED', at: { $gt: new Date() } }
    const moments = await this.rows(context, select('id', 'at'), ahead)
    const ids = moments.flatMap(({ id, at }) => (stateAt(hours, at).isOpen ? [] : id))
    return this.rows(context, selection, { id: { $in: ids } })
  }

  async table(
    context: RequestContext,
    raw: Partial<TableQuery> | null | undefined,
    selection: Selection,
  ): Promise<TableOf<Reservation>> {
    requireRule(context.caller, mayManage)
    const meta = this.parts.orm.getMetadata().get(Reservation) as EntityMetadata<Reservation>
    return tablePage({ ...this.parts, meta, readable, table: TABLE }, context, raw, selection)
  }

  async one(context: RequestContext, id: unknown, selection: Selection): Promise<Reservation> {
    requireRule(context.caller, mayManage)
    const [found] = await this.rows(context, selection, { id: idFrom(id) ?? 0 })
    return found ?? missing(id)
  }

  /**
   * Takes a table for a guest: promised, or already there.
   * @returns its id.
   * @throws {BadInputError} for a moment that is no slot of the clock, unless the guests are there.
   */
  async add(context: RequestContext, raw: AddReservation): Promise<number> {
    requireRule(context.caller, mayManage)
    const { walkIn, ...input } = await checked(AddReservation, raw)
    if (!walkIn && !input.phone?.trim())
      throw BadInputError.field('phone', 'REQUIRED_WITHOUT', { other: 'walkIn' })
    const book = await this.parts.site.bookRules(context)
    expectEntered(input.at)
    if (!walkIn) expectSlot(input.at, book)
    return this.write(context, async (em) => {
      const { stayMinutes } = book.rules
      const reservation = em.create(Reservation, {
        ...withoutBlank(input),
        ...{ stayMinutes, byPhone: true, day: bookDay(book.hours, input.at) },
        ...answeredBy(context),
        state: walkIn ? 'ARRIVED' : 'CONFIRMED',
        overbooked: await isOverbooked(em, book, { ...input, stayMinutes }, null),
        createdDate: new Date(),
      } as never) as Reservation
      await em.flush()
      return reservation.id
    })
  }

  /** @throws {ConflictError} if it was changed since, or the guests come no more. */
  async update(context: RequestContext, id: unknown, raw: UpdateReservation): Promise<number> {
    requireRule(context.caller, mayManage)
    const { version, ...input } = await checked(UpdateReservation, raw)
    const book = await this.parts.site.bookRules(context)
    return this.write(context, async (em) => {
      const found = await existing(em, id)
      if (found.version !== version) throw new ConflictError('STALE_VERSION', { entity: 'reservation' })
      expectState(found, ['NEW', 'CONFIRMED', 'ARRIVED'])
      const isMoved = input.at !== undefined && input.at.getTime() !== found.at.getTime()
      if (isMoved) {
        expectEntered(input.at as Date)
        if (found.state !== 'ARRIVED') expectSlot(input.at as Date, book)
      }
      em.assign(found, withoutBlank(input) as never, { ignoreUndefined: true })
      found.day = bookDay(book.hours, found.at)
      found.overbooked = await isOverbooked(em, book, found, found.id)
      found.version++
      return found.id
    })
  }

  /**
   * Tells what became of a promised table; another mark replaces it until its day is over.
   * @throws {ConflictError} for a table that was not promised, or whose day is over.
   */
  async mark(context: RequestContext, id: unknown, mark: ReservationMark): Promise<number> {
    requireRule(context.caller, mayManage)
    const { hours } = await this.parts.site.bookRules(context)
    return this.write(context, async (em) => {
      const found = await existing(em, id)
      if (found.state === mark) return found.id
      const isOver = found.day < bookDay(hours, new Date())
      expectState(found, isOver ? ['CONFIRMED'] : ['CONFIRMED', 'ARRIVED', 'NO_SHOW', 'CANCELLED'])
      found.state = mark
      found.version++
      return found.id
    })
  }

  /** Deletes what guests have told once it has been kept for the days that the rules allow. */
  async forget(): Promise<void> {
    await this.parts.orm.em.fork().execute(
      `delete from reservation where day < (now() at time zone ?)::date
         - coalesce((select (reservations ->> 'keepDays')::integer from site), ?)`,
      [this.parts.timeZone, new ReservationRules().keepDays],
    )
  }

  private rows(context: RequestContext, selection: Selection, where: object): Promise<Reservation[]> {
    const { reader } = this.parts
    return reader.rows(context.em, context.caller, readable, selection, { where: where as never })
  }

  /** One write at a time: seats are counted over several rows. */
  private async write(
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
}

function missing(id: unknown): never {
  throw new NotFoundError('NOT_FOUND', { entity: 'reservation', id: String(id).slice(0, 40) })
}

async function existing(em: EntityManager, id: unknown): Promise<Reservation> {
  return (await em.findOne(Reservation, { id: idFrom(id) ?? 0 })) ?? missing(id)
}

function answeredBy({ caller }: RequestContext): Pick<Reservation, 'answeredAt' | 'answeredBy'> {
  return { answeredAt: new Date(), answeredBy: caller.userId }
}

/** Texts that say nothing are none. */
function withoutBlank<T extends object>(input: T): T {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  ) as T
}

function expectState(reservation: Reservation, states: readonly Reservation['state'][]): void {
  if (!states.includes(reservation.state))
    throw new ConflictError('RESERVATION_SETTLED', { state: reservation.state })
}

function expectEntered(at: Date): void {
  const [earliest, latest] = [-ENTERED.daysBack, ENTERED.daysAhead].map(
    (days) => new Date(Date.now() + days * DAY_MS),
  ) as [Date, Date]
  if (at < earliest || at > latest)
    throw BadInputError.field('at', 'MOMENT_RANGE', {
      min: earliest.toISOString(),
      max: latest.toISOString(),
    })
}

/** The zone of the restaurant differs from UTC by whole quarters of an hour. */
function expectSlot(at: Date, { rules: { slotMinutes } }: Book): void {
  if (at.getTime() % (slotMinutes * 60_000) !== 0)
    throw BadInputError.field('at', 'NOT_A_SLOT', { slotMinutes })
}

/** Whether a table takes more seats than there are. @param own the id of the table itself; null for a new one. */
async function isOverbooked(
  em: EntityManager,
  { rules: { seats } }: Book,
  { at, people, stayMinutes }: Pick<Reservation, 'at' | 'people' | 'stayMinutes'>,
  own: number | null,
): Promise<boolean> {
  if (seats == null) return false
  const tables: TakenTable[] = await em.execute(
    `select (extract(epoch from at) * 1000)::float8 as at, stay_minutes as "stayMinutes", people from reservation
      where (${TAKEN}) and id <> ? and at < ?::timestamptz + make_interval(mins => ?)
        and at + make_interval(mins => stay_minutes) > ?::timestamptz`,
    [own ?? 0, at, stayMinutes, at],
  )
  return isFullAt(tables, { at, people }, stayMinutes, seats)
}
