import type { EntityManager } from '@mikro-orm/postgresql'
import { addDays, instantOf, localDay } from '../../../web/src/rules/opening-hours.ts'
import { may, requireRule } from '../../core/access.ts'
import { present } from '../../core/clock.ts'
import { BadInputError, NotFoundError } from '../../core/errors.ts'
import { checked } from '../../core/input/check-input.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { BookRules } from '../site/site.service.ts'
import { writeBook } from './book.ts'
import { ClosedDay } from './reservation.input.ts'
import { ReservationDay } from './reservation-day.entity.ts'

const mayManage = may('reservation.manage')

interface ReservationDaysParts {
  /** IANA name of the restaurant's time zone. */
  readonly timeZone: string
  readonly site: { bookRules(context: RequestContext): Promise<BookRules> }
}

/** The days that somebody has closed for requests: as far as guests can see they are full. */
export class ReservationDays {
  constructor(private readonly parts: ReservationDaysParts) {}

  /** The closed days, in order. */
  async closed(context: RequestContext): Promise<ReservationDay[]> {
    requireRule(context.caller, mayManage)
    const today = localDay(present(), this.parts.timeZone)
    const where = { isOpen: false, date: { $gte: today } }
    return context.em.fork({ clear: true }).find(ReservationDay, where, { orderBy: { date: 'asc' } })
  }

  /** A day by its id, as it is by now. @throws {NotFoundError} once it is over. */
  async one(context: RequestContext, id: unknown): Promise<ReservationDay> {
    requireRule(context.caller, mayManage)
    const found = await context.em.fork({ clear: true }).findOne(ReservationDay, { id: Number(id) })
    if (!found) throw new NotFoundError('NOT_FOUND', { entity: 'reservationDay', id: String(id) })
    return found
  }

  /**
   * Closes a day for requests, from a moment on if there is one, or opens all of it again.
   * @throws {BadInputError} for a day that guests cannot ask for, and a moment that is not of the day.
   */
  async set(
    context: RequestContext,
    raw: { readonly date: string; readonly open: boolean; readonly from: Date | null },
  ): Promise<ReservationDay> {
    requireRule(context.caller, mayManage)
    const { date, open, from } = await checked(ClosedDay, raw)
    const { rules } = await this.parts.site.bookRules(context)
    this.expectAhead(date, rules.daysAhead)
    if (from) this.expectOfDay(from, date)
    let stored: ReservationDay | undefined
    await writeBook(context, async (em) => {
      stored = await dayOf(em, date)
      Object.assign(stored, { isOpen: open, closedFrom: open ? null : (from ?? null) })
      await em.flush()
      return stored.id
    })
    return stored as ReservationDay
  }

  private expectAhead(date: string, daysAhead: number): void {
    const min = localDay(present(), this.parts.timeZone)
    const max = addDays(min, daysAhead)
    // Years beyond 9999 have no order as texts, and no day can be written so.
    if (date < min || date > max) throw BadInputError.field('date', 'MOMENT_RANGE', { min, max })
  }

  /** The hours of a day may go on after midnight. */
  private expectOfDay(from: Date, date: string): void {
    const { timeZone } = this.parts
    const [first, last] = [instantOf(date, 0, timeZone), instantOf(addDays(date, 2), 0, timeZone)]
    if (from < first || from >= last)
      throw BadInputError.field('from', 'MOMENT_RANGE', {
        min: first.toISOString(),
        max: last.toISOString(),
      })
  }
}

async function dayOf(em: EntityManager, date: string): Promise<ReservationDay> {
  return (
    (await em.findOne(ReservationDay, { date })) ?? em.create(ReservationDay, { date, isOpen: true } as never)
  )
}
