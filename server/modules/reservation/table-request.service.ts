import { randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Hours } from '../../../web/src/rules/opening-hours.ts'
import {
  type DayWithoutSlots,
  nearestDayWithSlots,
  whyWithoutSlots,
} from '../../../web/src/rules/table-days.ts'
import type { AttemptLimit } from '../../core/attempt-limit.ts'
import { present } from '../../core/clock.ts'
import { BadInputError, ConflictError } from '../../core/errors.ts'
import { checked } from '../../core/input/check-input.ts'
import { canonicalAddress } from '../../core/primitives/canonical-address.ts'
import { Language } from '../../core/primitives/language.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { MailOutbox } from '../mail/mail-outbox.service.ts'
import type { PushOutbox } from '../push/push-outbox.service.ts'
import type { BookRules } from '../site/site.service.ts'
import { answeredWithinMinutes } from './answer-times.ts'
import { askedFirst, expectState, isWithdrawable, withoutBlank, writeBook } from './book.ts'
import { guestView, isCode, tableUnder, unknownTable, withCode } from './guest-table.ts'
import { countOrigin, expectFew } from './request-limits.ts'
import type { RequestToken, RequestTokens } from './request-tokens.ts'
import { Reservation } from './reservation.entity.ts'
import { DayOfBook } from './reservation.input.ts'
import { type AskedTable, dayOfSlot, slotsFor } from './slots.ts'
import { ChangedTable, RequestReservation } from './table-request.input.ts'
import type { GuestReservation, ReservationSlot } from './table-request.types.ts'

/**
 * Age of a token in ms: younger ones are those of programs, older ones those of pages that were left open. One of the
 * future, beyond what clocks of two machines differ by, was issued before a clock was set.
 */
const TOKEN_AGE = { possible: -60_000, least: 3_000, most: 2 * 60 * 60 * 1000 }
/** Requests in an hour beyond which further ones take no seats. */
const MOST_WITH_SEATS = 120
const CODE_LENGTH = 22

interface TableRequestParts {
  readonly tokens: RequestTokens
  /** Digests values under a key of the installation. */
  readonly fingerprint: (values: object) => Promise<string>
  /** For each address. */
  readonly limits: Readonly<Record<'tokens' | 'slots' | 'requests', AttemptLimit>>
  readonly mails: MailOutbox
  readonly pushes: PushOutbox
  readonly site: {
    bookRules(context: RequestContext): Promise<BookRules>
    mailAddress(context: RequestContext): Promise<string | null>
    hoursSince(context: RequestContext, since: Date): Promise<Hours>
  }
}

/** A request as it is sent; in Turkish unless it names another language. */
type SentRequest = Omit<RequestReservation, 'language'> & Partial<Pick<RequestReservation, 'language'>>

/** A request that has passed its checks. */
interface Accepted {
  readonly token: RequestToken
  readonly values: Omit<RequestReservation, 'token'>
  /** Digest of the values, and of the address that they came from. */
  readonly fingerprint: string
  readonly origin: string
}

/** Tables that guests ask for by themselves; people of the restaurant answer. */
export class TableRequestService {
  /** How soon requests are answered, by the calls that ask: one may ask for it at several places. */
  private readonly usualMinutes = new WeakMap<RequestContext, Promise<number | null>>()

  constructor(private readonly parts: TableRequestParts) {}

  /** A token for one request. @throws {TooManyRequestsError} past 60 a minute for an address. */
  async begin(context: RequestContext): Promise<string> {
    await this.takeTurn(context)
    return this.parts.tokens.sign()
  }

  /** Whether a token was signed here, or by a server that shares the secret. */
  async isOwn(token: string): Promise<boolean> {
    return (await this.parts.tokens.read(token)) !== null
  }

  /** Counts a form that was sent without script as a token. @throws {TooManyRequestsError} as `begin`. */
  takeTurn({ address }: RequestContext): Promise<void> {
    return this.parts.limits.tokens.take(address)
  }

  /** Counts what may change a table without script. @throws {TooManyRequestsError} past 60 a minute for an address. */
  takeAttempt({ address }: RequestContext): Promise<void> {
    return this.parts.limits.requests.take(address)
  }

  /** The token that was sent while it is of use, else a new one. */
  async tokenFor(sent: string): Promise<string> {
    const token = await this.parts.tokens.read(sent)
    return token && isOfUse(token) ? sent : this.parts.tokens.sign()
  }

  /** Whether guests can ask on the site. */
  async isLive(context: RequestContext): Promise<boolean> {
    return (await this.parts.site.bookRules(context)).isLive
  }

  /**
   * The moments of a day for a number of guests; none while requests are not taken.
   * @param code that of the guest's table that is changed, whose seats are free for it; null for a new one.
   * @throws {BadInputError} for what is no day, and for a party that is too large.
   * @throws {NotFoundError} for an unknown code.
   * @throws {TooManyRequestsError} past 60 a minute for an address.
   */
  async slots(
    context: RequestContext,
    date: string,
    people: number,
    code: string | null = null,
  ): Promise<ReservationSlot[]> {
    await this.parts.limits.slots.take(context.address)
    const { date: day } = await checked(DayOfBook, { date })
    const book = await this.parts.site.bookRules(context)
    expectParty(people, book)
    if (code !== null && !isCode(code)) throw unknownTable()
    return book.isLive ? slotsFor(context.em, book, day, people, code) : []
  }

  /** Why a day has no moments, null if it has some, and the nearest day that has. @param date one that is a day. */
  async around(
    context: RequestContext,
    date: string,
  ): Promise<{ readonly why: DayWithoutSlots | null; readonly nearest: string | null }> {
    const { hours, rules } = await this.parts.site.bookRules(context)
    const now = present()
    return {
      why: whyWithoutSlots(hours, rules, date, now),
      nearest: nearestDayWithSlots(hours, rules, date, now),
    }
  }

  /**
   * Stores a request, and tells the restaurant by mail where mails are sent. The same request again stores nothing.
   * @throws {BadInputError} for fields, and a token that is unknown, too young or too old.
   * @throws {ConflictError} while requests are not taken, for a moment without a table, and for a used token.
   * @throws {TooManyRequestsError} past 20 an hour or 24 people from an address, 3 open of a phone number, or 60 a
   * minute that store nothing.
   */
  async request(context: RequestContext, raw: SentRequest): Promise<GuestReservation> {
    const accepted = await this.accepted(context, raw)
    const repeated = await storedBy(context.em, accepted)
    if (repeated) return guestView(repeated)
    // Those that are refused take their turn under the lock of the book, too.
    await this.parts.limits.requests.take(context.address)
    const [book, mail] = await Promise.all([
      this.parts.site.bookRules(context),
      this.parts.site.mailAddress(context),
    ])
    if (!book.isLive) throw new ConflictError('RESERVATIONS_OFF')
    expectAge(accepted.token)
    expectParty(accepted.values.people, book)
    let stored: Reservation | undefined
    await writeBook(context, async (em) => {
      stored = (await storedBy(em, accepted)) ?? (await this.store(em, accepted, book, mail))
      return stored.id
    })
    return guestView(stored as Reservation)
  }

  /** @throws {NotFoundError} for an unknown code. */
  async byCode({ em }: RequestContext, code: string): Promise<GuestReservation> {
    return guestView(await withCode(em.fork({ clear: true }), code))
  }

  /** The table under a code while it is promised, and its guest can know; null for any other. */
  async promised({ em }: RequestContext, code: string): Promise<Reservation | null> {
    const found = await em.fork({ clear: true }).findOne(Reservation, { code, state: 'CONFIRMED' })
    return found && !isWithdrawable(found) ? found : null
  }

  /** @throws {BadInputError} for the fields of a request, but for its token. */
  async expectFields(raw: SentRequest): Promise<Omit<RequestReservation, 'token'>> {
    const { token: _, ...values } = await checked(RequestReservation, raw)
    if (!values.phone.trim()) throw BadInputError.field('phone', 'REQUIRED')
    return withoutBlank(values)
  }

  /**
   * Changes a request for its guest while no answer was told; an answer that was not is none, and the request waits again.
   * The values that it has store nothing, whatever its state.
   * @throws {BadInputError} for a party that is too large.
   * @throws {NotFoundError} for an unknown code.
   * @throws {ConflictError} while requests are not taken, for a moment without a table, and for an answered request.
   * @throws {TooManyRequestsError} past 20 requests and changes an hour or 24 people from an address, or 60 a minute that
   * store nothing.
   */
  async change(
    context: RequestContext,
    code: string,
    raw: { readonly people: number; readonly at: Date },
  ): Promise<GuestReservation> {
    const asked = await checked(ChangedTable, raw)
    const seen = await tableUnder(context.em.fork({ clear: true }), code)
    if (seen && isAsIs(seen, asked)) return guestView(seen)
    await this.parts.limits.requests.take(context.address)
    if (!seen) throw unknownTable()
    const [book, venue] = await Promise.all([
      this.parts.site.bookRules(context),
      this.parts.site.mailAddress(context),
    ])
    if (!book.isLive) throw new ConflictError('RESERVATIONS_OFF')
    expectParty(asked.people, book)
    const origin = await this.originOf(context)
    let found = seen
    await writeBook(context, async (em) => {
      found = await withCode(em, code)
      const { id } = found
      if (isAsIs(found, asked)) return id
      const answer = await this.parts.mails.cancelOf(em, id, 'RESERVATION_ANSWER')
      const isUntold = isWithdrawable(found) && !answer.isSettled
      if (isUntold) Object.assign(found, { ...NO_ANSWER, state: 'NEW', overbooked: false })
      expectState(found, ['NEW'])
      await expectFew(em, origin, { people: asked.people, phone: found.phone ?? '' }, id)
      const day = await dayOfSlot(em, book, asked, code)
      // Those of a request from before there were changes are its present ones.
      const first = { askedPeople: found.askedPeople ?? found.people, askedAt: found.askedAt ?? found.at }
      Object.assign(found, {
        ...first,
        ...asked,
        day,
        changedAt: present(),
        remindedAt: null,
        version: found.version + 1,
      })
      await countOrigin(em, origin, id, true)
      if (isUntold) await this.parts.pushes.unsettled(em, found)
      await this.parts.pushes.changed(em, found)
      const request = await this.parts.mails.cancelOf(em, id, 'RESERVATION_REQUEST')
      await this.tellVenue(em, found, venue, request.isSettled)
      return id
    })
    return guestView(found)
  }

  /**
   * Minutes of opening time within which a request is usually answered; null where that is not known, and for one that
   * is answered.
   */
  async answeredWithin(context: RequestContext, { state }: GuestReservation): Promise<number | null> {
    if (state !== 'NEW') return null
    const found =
      this.usualMinutes.get(context) ??
      answeredWithinMinutes(context.em.fork({ clear: true }), (since) =>
        this.parts.site.hoursSince(context, since),
      )
    this.usualMinutes.set(context, found)
    return found
  }

  /**
   * Gives a table up for its guest; one that was given up already stays so.
   * @throws {NotFoundError} for an unknown code.
   * @throws {ConflictError} for one that is declined, over or taken.
   */
  async cancel(context: RequestContext, code: string): Promise<GuestReservation> {
    const seen = await this.byCode(context, code)
    if (seen.state === 'CANCELLED') return seen
    const venue = await this.parts.site.mailAddress(context)
    let found: Reservation | undefined
    await writeBook(context, async (em) => {
      found = await withCode(em, code)
      const { id, state } = found
      if (state === 'CANCELLED') return id
      // An answer of which the guest has not been told is none.
      if (isWithdrawable(found)) Object.assign(found, NO_ANSWER)
      else expectState(found, isOver(found) ? [] : ['NEW', 'CONFIRMED'])
      found.state = 'CANCELLED'
      found.version++
      await this.parts.mails.cancelOf(em, id, 'RESERVATION_REQUEST')
      await this.parts.mails.cancelOf(em, id, 'RESERVATION_ANSWER')
      await this.parts.pushes.givenUp(em, found)
      if (state === 'CONFIRMED' && found.at > present()) await this.tellVenue(em, found, venue)
      return id
    })
    return guestView(found as Reservation)
  }

  /** Digest of the address that a call comes from. */
  private originOf({ address }: RequestContext): Promise<string> {
    return this.parts.fingerprint({ address: canonicalAddress(address) })
  }

  private async accepted(context: RequestContext, raw: SentRequest): Promise<Accepted> {
    const values = await this.expectFields(raw)
    const token = await this.parts.tokens.read(raw.token)
    if (!token) throw BadInputError.field('token', 'TOKEN_INVALID')
    return {
      token,
      values,
      fingerprint: await this.parts.fingerprint(identified(values)),
      origin: await this.originOf(context),
    }
  }

  private async store(
    em: EntityManager,
    { token, values, fingerprint, origin }: Accepted,
    book: BookRules,
    venue: string | null,
  ): Promise<Reservation> {
    const { ofVenue } = await expectFew(em, origin, values, null)
    const day = await dayOfSlot(em, book, values, null)
    const { stayMinutes } = book.rules
    const stored = em.create(Reservation, {
      ...values,
      ...{ stayMinutes, day, request: token.id, fingerprint, code: newCode() },
      ...{ askedPeople: values.people, askedAt: values.at },
      ...{ state: 'NEW', byPhone: false, overbooked: false, createdDate: present() },
      takesSeats: ofVenue < MOST_WITH_SEATS,
    } as never) as Reservation
    await em.flush()
    await countOrigin(em, origin, stored.id, false)
    await this.parts.pushes.asked(em, stored)
    await this.tellVenue(em, stored, venue)
    return stored
  }

  /**
   * Mails the restaurant that a table is asked for, or given up, where mails are sent.
   * @param isChange whether it was mailed before how the table was asked for.
   */
  private async tellVenue(
    em: EntityManager,
    reservation: Reservation,
    venue: string | null,
    isChange = false,
  ): Promise<void> {
    const sender = await this.parts.mails.sender(em)
    if (!sender) return
    const { id, at, people, phone, note, name, state } = reservation
    const first = askedFirst(reservation)
    const before = first && { at: first.at.toISOString(), people: first.people }
    await this.parts.mails.add(em, {
      kind: 'RESERVATION_REQUEST',
      userId: null,
      recipient: venue ?? sender,
      facts: {
        ...{ at: at.toISOString(), people, phone, note, from: name, isGivenUp: state === 'CANCELLED' },
        ...(isChange && { isChanged: true, before }),
      },
      reservationId: id,
      expiresAt: at,
    })
  }
}

/** The values by which a request is told from others; one of before there were languages is one in Turkish. */
function identified({ language, ...others }: Accepted['values']): object {
  return language === Language.TR ? others : { ...others, language }
}

/** The reservation under the token as idempotency key; null if there is none. @throws {ConflictError} for other values. */
async function storedBy(
  em: EntityManager,
  { token, fingerprint }: Pick<Accepted, 'token' | 'fingerprint'>,
): Promise<Reservation | null> {
  const found = await em.findOne(Reservation, { request: token.id })
  if (found && found.fingerprint !== fingerprint)
    throw new ConflictError('KEY_REUSED', { call: 'requestReservation' })
  return found
}

/** What a table has that nobody has answered. */
const NO_ANSWER = { message: null, answeredAt: null, answeredBy: null }

/** Whether a table is what is asked for. */
const isAsIs = (table: Reservation, { at, people }: AskedTable) =>
  table.people === people && table.at.getTime() === at.getTime()

/** Whether the time for which a table is taken has passed. */
const isOver = ({ at, stayMinutes }: Reservation) =>
  at.getTime() + stayMinutes * 60_000 <= present().getTime()

function expectParty(people: number, { rules: { largestParty } }: BookRules): void {
  if (!Number.isInteger(people) || people < 1 || people > largestParty)
    throw BadInputError.field('people', 'INTEGER_RANGE', { min: 1, max: largestParty })
}

function isOfUse({ issuedAt }: RequestToken): boolean {
  const age = present().getTime() - issuedAt
  return age >= TOKEN_AGE.possible && age <= TOKEN_AGE.most
}

function expectAge(token: RequestToken): void {
  if (!isOfUse(token)) throw BadInputError.field('token', 'TOKEN_INVALID')
  const age = present().getTime() - token.issuedAt
  if (age < TOKEN_AGE.least) {
    const seconds = Math.ceil((TOKEN_AGE.least - age) / 1000)
    throw BadInputError.field('token', 'TOKEN_EARLY', { seconds })
  }
}

/** 22 small letters and digits, 113 bits: addresses of pages ignore case. */
function newCode(): string {
  const number = BigInt(`0x${randomBytes(16).toString('hex')}`)
  return number.toString(36).padStart(CODE_LENGTH, '0').slice(-CODE_LENGTH)
}
