import type { EntityMetadata } from '@mikro-orm/core'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { paths } from '../../../web/src/paths.ts'
import { stateAt } from '../../../web/src/rules/opening-hours.ts'
import { bookDay, WITHDRAWAL_MS } from '../../../web/src/rules/reservation-slots.ts'
import { may, requireRule } from '../../core/access.ts'
import { present } from '../../core/clock.ts'
import { BadInputError, ConflictError, NotFoundError } from '../../core/errors.ts'
import { checked, idFrom } from '../../core/input/check-input.ts'
import { ORIGIN_IS_OVER } from '../../core/other-tables.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { Readable } from '../../core/read/readable.ts'
import type { Reader } from '../../core/read/reader.ts'
import { type Selection, select } from '../../core/read/selection.ts'
import { tablePage } from '../../core/read/table-page.ts'
import type { TableOf, TableQuery } from '../../core/read/table-query.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import type { Facts } from '../mail/facts.item.ts'
import type { MailOutbox } from '../mail/mail-outbox.service.ts'
import type { PushOutbox } from '../push/push-outbox.service.ts'
import type { BookRules } from '../site/site.service.ts'
import {
  expectState,
  isOverbooked,
  isWithdrawable,
  OLD_ORIGINS_DELETED,
  stateOf,
  waitingTables,
  withoutBlank,
  writeBook,
} from './book.ts'
import { Reservation } from './reservation.entity.ts'
import { AddReservation, AnswerText, DayOfBook, UpdateReservation } from './reservation.input.ts'
import type { ReservationAnswer, ReservationMark } from './reservation.item.ts'

const mayManage = may('reservation.manage')

type Answer = Facts['RESERVATION_ANSWER']

const DAY_MS = 24 * 60 * 60 * 1000
/** How far a table that the restaurant enters may lie back or ahead. */
const ENTERED = { daysBack: 1, daysAhead: 400 }

const readable: Readable<Reservation> = {
  entity: Reservation,
  reads: mayManage,
  sort: { at: 'asc', id: 'asc' },
  derived: {
    state: select('state', 'at'),
    withdrawableSeconds: select('state', 'byPhone', 'answeredAt'),
    askedFirst: select('people', 'at', 'askedPeople', 'askedAt'),
  },
}

const TABLE = { search: ['name', 'phone'], fields: ['at', 'state', 'people'], derived: { state: whereState } }

/** The tables in a state as it is read: see `stateOf`. */
function whereState(state: unknown): object {
  const now = present()
  if (state === 'EXPIRED') return { state: 'NEW', at: { $lte: now } }
  return state === 'NEW' ? { state, at: { $gt: now } } : { state }
}

/** The tables whose answers can be taken back: see `withdrawableMs`. */
const whereWithdrawable = () => ({
  state: { $in: ['CONFIRMED', 'DECLINED'] },
  byPhone: false,
  answeredAt: { $gt: new Date(present().getTime() - WITHDRAWAL_MS) },
})

/** Which tables are listed; the first that is given counts. */
interface ListedTables {
  /** YYYY-MM-DD. */
  readonly date: string | null | undefined
  readonly withdrawable: boolean
  readonly outsideHours: boolean
}

interface ReservationParts {
  readonly orm: MikroORM
  readonly reader: Reader
  /** IANA name of the restaurant's time zone. */
  readonly timeZone: string
  readonly mails: MailOutbox
  readonly pushes: PushOutbox
  readonly publicUrl: () => string
  readonly site: { bookRules(context: RequestContext): Promise<BookRules> }
}

/** The book of tables. */
export class ReservationService {
  constructor(private readonly parts: ReservationParts) {}

  /**
   * The tables of a day, by their moments; or those whose answers can be taken back, or the promised ones ahead at which
   * the restaurant is closed.
   * @throws {BadInputError} if none of these is asked for, or the day is none.
   */
  async list(
    context: RequestContext,
    { date, outsideHours, withdrawable }: ListedTables,
    selection: Selection,
  ): Promise<Reservation[]> {
    requireRule(context.caller, mayManage)
    if (date !== undefined && date !== null) {
      const { date: day } = await checked(DayOfBook, { date })
      return this.rows(context, selection, { day })
    }
    if (withdrawable) return this.rows(context, selection, whereWithdrawable())
    if (!outsideHours) throw BadInputError.field('date', 'REQUIRED_WITHOUT', { other: 'outsideHours' })
    const { hours } = await this.parts.site.bookRules(context)
    const ahead = { state: 'CONFIRMED', at: { $gt: present() } }
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
    return writeBook(context, async (em) => {
      const { stayMinutes } = book.rules
      const reservation = em.create(Reservation, {
        ...withoutBlank(input),
        ...{ stayMinutes, byPhone: true, day: bookDay(book.hours, input.at) },
        ...answeredBy(context),
        state: walkIn ? 'ARRIVED' : 'CONFIRMED',
        overbooked: await isOverbooked(em, book, { ...input, stayMinutes }, null),
        createdDate: present(),
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
    return writeBook(context, async (em) => {
      const found = await current(em, id, version)
      expectState(found, ['NEW', 'CONFIRMED', 'ARRIVED'])
      const isMoved = input.at !== undefined && input.at.getTime() !== found.at.getTime()
      if (isMoved) {
        expectEntered(input.at as Date)
        if (found.state !== 'ARRIVED') expectSlot(input.at as Date, book)
      }
      const isTold = isMoved || (input.people !== undefined && input.people !== found.people)
      em.assign(found, withoutBlank(input) as never, { ignoreUndefined: true })
      if (isMoved) found.day = bookDay(book.hours, found.at)
      found.overbooked = await isOverbooked(em, book, found, found.id)
      found.version++
      await this.parts.pushes.restated(em, found)
      await this.mailChange(em, found, isTold)
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
    return writeBook(context, async (em) => {
      const found = await existing(em, id)
      if (found.state === mark) return found.id
      const isOver = found.day < bookDay(hours, present())
      const isPromised = found.answeredAt !== null
      expectState(
        found,
        isOver || !isPromised ? ['CONFIRMED'] : ['CONFIRMED', 'ARRIVED', 'NO_SHOW', 'CANCELLED'],
      )
      found.state = mark
      found.version++
      await this.mailChange(em, found, mark === 'CANCELLED')
      return found.id
    })
  }

  /** Number of requests that wait for an answer. */
  async waiting(context: RequestContext): Promise<number> {
    requireRule(context.caller, mayManage)
    return waitingTables(context.em)
  }

  /**
   * Answers a guest who asks for a table; the guest is told once the answer can no longer be taken back.
   * @throws {ConflictError} if it was changed since, or needs no answer any more.
   */
  async answer(
    context: RequestContext,
    id: unknown,
    answer: ReservationAnswer,
    raw: { message?: string | null; version: number },
  ): Promise<number> {
    requireRule(context.caller, mayManage)
    const { message, version } = await checked(AnswerText, raw)
    const book = await this.parts.site.bookRules(context)
    return writeBook(context, async (em) => {
      const found = await current(em, id, version)
      expectState(found, ['NEW'])
      const isConfirmed = answer === 'CONFIRM'
      Object.assign(found, answeredBy(context), withoutBlank({ message: message ?? null }))
      found.overbooked = isConfirmed && (await isOverbooked(em, book, found, found.id))
      found.state = isConfirmed ? 'CONFIRMED' : 'DECLINED'
      found.version++
      await this.parts.pushes.settled(em, found.id, afterWithdrawal())
      await this.mailAnswer(em, found, afterWithdrawal())
      return found.id
    })
  }

  /**
   * The waiting requests that came from one address within the last hour, where there are several.
   * @returns their ids, by their moments; an array for each address.
   */
  async alike(context: RequestContext): Promise<number[][]> {
    requireRule(context.caller, mayManage)
    const groups = await context.em.fork({ clear: true }).execute<{ ids: number[] }[]>(
      `select array_agg(r.id order by r.at, r.id) as ids
         from reservation_origin o join reservation r on r.id = o.reservation_id
        where r.state = 'NEW' and r.at > now() and not o.is_change and not (o.${ORIGIN_IS_OVER})
        group by o.origin having count(*) > 1 order by min(r.at)`,
    )
    return groups.map(({ ids }) => ids)
  }

  /**
   * Declines all requests that came from where one came from within the last hour.
   * @returns their number.
   */
  async declineAlike(context: RequestContext, id: unknown): Promise<number> {
    requireRule(context.caller, mayManage)
    const { count } = await inTransaction(
      context,
      async (em) => {
        const { id: own } = await existing(em, id)
        await em.execute(OLD_ORIGINS_DELETED)
        const alike = await em.execute<{ id: number }[]>(
          `select o.reservation_id as id from reservation_origin o
             join reservation_origin own on own.origin = o.origin and own.reservation_id = ?
            where o.reservation_id is not null and not o.is_change and not own.is_change`,
          [own],
        )
        const found = await em.find(Reservation, { id: { $in: alike.map((each) => each.id) } })
        const waiting = found.filter((each) => stateOf(each) === 'NEW')
        for (const each of waiting) {
          Object.assign(each, answeredBy(context), { state: 'DECLINED', version: each.version + 1 })
          await this.parts.pushes.settled(em, each.id, afterWithdrawal())
          await this.mailAnswer(em, each, afterWithdrawal())
        }
        await em.flush()
        return { ids: [own], count: waiting.length }
      },
      LOCKS.reservations,
    )
    return count
  }

  /**
   * Takes an answer back while the guest does not know of it.
   * @throws {ConflictError} if it was changed since, or 30 seconds are over.
   */
  async withdraw(context: RequestContext, id: unknown, rawVersion: number): Promise<number> {
    requireRule(context.caller, mayManage)
    const { version } = await checked(AnswerText, { version: rawVersion })
    return writeBook(context, async (em) => {
      const found = await current(em, id, version)
      const { isSettled } = await this.parts.mails.cancelOf(em, found.id, 'RESERVATION_ANSWER')
      if (!isWithdrawable(found) || isSettled)
        throw new ConflictError('RESERVATION_SETTLED', { state: stateOf(found) })
      await this.parts.pushes.unsettled(em, found)
      Object.assign(found, { state: 'NEW', message: null, answeredAt: null, answeredBy: null })
      found.overbooked = false
      found.version++
      return found.id
    })
  }

  /**
   * Mails a guest who was told of a promise how the table stands, half a minute after the last change; an answer that
   * still waits tells it as it is now.
   * @param isChange whether the guest has to know of it.
   */
  private async mailChange(em: EntityManager, reservation: Reservation, isChange: boolean): Promise<void> {
    const { id, state, at, people } = reservation
    const { due, sending } = await this.parts.mails.cancelOf(em, id, 'RESERVATION_ANSWER')
    const told = sending ?? (await toldOf(em, id))
    const isGivenUp = state === 'CANCELLED'
    const when = isChange && told ? afterWithdrawal() : due
    if (!when) return
    if (!told) {
      if (!isGivenUp) await this.mailAnswer(em, reservation, when)
      return
    }
    const isKnown = told.at === at.toISOString() && told.people === people
    if (isGivenUp ? told.isGivenUp : isKnown || state !== 'CONFIRMED') return
    // Of a table that is given up the guest knows what was told before.
    const facts = isGivenUp ? { at: told.at, people: told.people, isGivenUp } : { isChanged: true }
    await this.mailAnswer(em, reservation, when, { message: null, ...facts })
  }

  /** Mails a guest the answer, where there is an address and mails are sent. @param others facts that differ from it. */
  private async mailAnswer(
    em: EntityManager,
    reservation: Reservation,
    notBefore: Date,
    others: Partial<Answer> = {},
  ): Promise<void> {
    const { mails, publicUrl } = this.parts
    const { id, email, code, at, people, message, state, language } = reservation
    if (!email || at <= present() || !(await mails.sender(em))) return
    await mails.add(em, {
      kind: 'RESERVATION_ANSWER',
      userId: null,
      recipient: email,
      facts: {
        at: at.toISOString(),
        people,
        message,
        language,
        isConfirmed: state !== 'DECLINED',
        ...others,
      },
      secret: `${publicUrl()}${paths.guestTable(code as string)}`,
      reservationId: id,
      notBefore,
      expiresAt: at,
    })
  }

  private rows(context: RequestContext, selection: Selection, where: object): Promise<Reservation[]> {
    const { reader } = this.parts
    return reader.rows(context.em, context.caller, readable, selection, { where: where as never })
  }
}

function missing(id: unknown): never {
  throw new NotFoundError('NOT_FOUND', { entity: 'reservation', id: String(id).slice(0, 40) })
}

async function existing(em: EntityManager, id: unknown): Promise<Reservation> {
  return (await em.findOne(Reservation, { id: idFrom(id) ?? 0 })) ?? missing(id)
}

/** @throws {ConflictError} if it was changed since that version. */
async function current(em: EntityManager, id: unknown, version: number): Promise<Reservation> {
  const found = await existing(em, id)
  if (found.version !== version) throw new ConflictError('STALE_VERSION', { entity: 'reservation' })
  return found
}

/** The answer that the guest has been told last; null if there is none. Read anew: its mail may just have left. */
async function toldOf(em: EntityManager, id: number): Promise<Answer | null> {
  const [found] = await em.execute<{ told: Answer | null }[]>('select told from reservation where id = ?', [
    id,
  ])
  return found?.told ?? null
}

function answeredBy({ caller }: RequestContext): Pick<Reservation, 'answeredAt' | 'answeredBy'> {
  return { answeredAt: present(), answeredBy: caller.userId }
}

const afterWithdrawal = () => new Date(present().getTime() + WITHDRAWAL_MS)

function expectEntered(at: Date): void {
  const [earliest, latest] = [-ENTERED.daysBack, ENTERED.daysAhead].map(
    (days) => new Date(present().getTime() + days * DAY_MS),
  ) as [Date, Date]
  if (at < earliest || at > latest)
    throw BadInputError.field('at', 'MOMENT_RANGE', {
      min: earliest.toISOString(),
      max: latest.toISOString(),
    })
}

/** The zone of the restaurant differs from UTC by whole quarters of an hour. */
function expectSlot(at: Date, { rules: { slotMinutes } }: BookRules): void {
  if (at.getTime() % (slotMinutes * 60_000) !== 0)
    throw BadInputError.field('at', 'NOT_A_SLOT', { slotMinutes })
}
