import { randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { bookDay, isFullAt, type Slot, slotsOn } from '../../../web/src/rules/reservation-slots.ts'
import {
  type DayWithoutSlots,
  nearestDayWithSlots,
  whyWithoutSlots,
} from '../../../web/src/rules/table-days.ts'
import type { AttemptLimit } from '../../core/attempt-limit.ts'
import { present } from '../../core/clock.ts'
import { BadInputError, ConflictError, NotFoundError, TooManyRequestsError } from '../../core/errors.ts'
import { checked } from '../../core/input/check-input.ts'
import { canonicalAddress } from '../../core/primitives/canonical-address.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { MailOutbox } from '../mail/mail-outbox.service.ts'
import type { BookRules } from '../site/site.service.ts'
import {
  expectState,
  isOverbooked,
  isWithdrawable,
  OLD_ORIGINS_DELETED,
  stateOf,
  takenTables,
  withoutBlank,
  writeBook,
} from './book.ts'
import type { RequestToken, RequestTokens } from './request-tokens.ts'
import { Reservation } from './reservation.entity.ts'
import { DayOfBook } from './reservation.input.ts'
import { RequestReservation } from './table-request.input.ts'
import type { GuestReservation, ReservationSlot } from './table-request.types.ts'

/**
 * Age of a token in ms: younger ones are those of programs, older ones those of pages that were left open. One of the
 * future, beyond what clocks of two machines differ by, was issued before a clock was set.
 */
const TOKEN_AGE = { possible: -60_000, least: 3_000, most: 2 * 60 * 60 * 1000 }
const HOUR_SECONDS = 60 * 60
/** Requests and people of an address in an hour, and open requests of a phone number. */
const MOST = { ofAddress: 20, peopleOfAddress: 24, ofPhone: 3 }
/** Requests in an hour beyond which further ones take no seats. */
const MOST_WITH_SEATS = 120
const CODE_LENGTH = 22
/** Further ahead than any slot, in ms. */
const MOST_AHEAD_MS = 400 * 24 * HOUR_SECONDS * 1000
/** Free times that are named in place of one that is not. */
const NEAREST = 4

interface TableRequestParts {
  readonly tokens: RequestTokens
  /** Digests values under a key of the installation. */
  readonly fingerprint: (values: object) => Promise<string>
  /** For each address. */
  readonly limits: Readonly<Record<'tokens' | 'slots' | 'requests', AttemptLimit>>
  readonly mails: MailOutbox
  readonly site: {
    bookRules(context: RequestContext): Promise<BookRules>
    mailAddress(context: RequestContext): Promise<string | null>
  }
}

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
  constructor(private readonly parts: TableRequestParts) {}

  /** A token for one request. @throws {TooManyRequestsError} past 60 a minute for an address. */
  async begin(context: RequestContext): Promise<string> {
    await this.takeTurn(context)
    return this.parts.tokens.sign()
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
   * @throws {BadInputError} for what is no day, and for a party that is too large.
   * @throws {TooManyRequestsError} past 60 a minute for an address.
   */
  async slots(context: RequestContext, date: string, people: number): Promise<ReservationSlot[]> {
    await this.parts.limits.slots.take(context.address)
    const { date: day } = await checked(DayOfBook, { date })
    const book = await this.parts.site.bookRules(context)
    expectParty(people, book)
    return book.isLive ? slotsFor(context.em, book, day, people) : []
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
  async request(context: RequestContext, raw: RequestReservation): Promise<GuestReservation> {
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
  async expectFields(raw: RequestReservation): Promise<Omit<RequestReservation, 'token'>> {
    const { token: _, ...values } = await checked(RequestReservation, raw)
    if (!values.phone.trim()) throw BadInputError.field('phone', 'REQUIRED')
    return withoutBlank(values)
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
      if (isWithdrawable(found)) Object.assign(found, { message: null, answeredAt: null, answeredBy: null })
      else expectState(found, isOver(found) ? [] : ['NEW', 'CONFIRMED'])
      found.state = 'CANCELLED'
      found.version++
      await this.parts.mails.cancelOf(em, id, 'RESERVATION_REQUEST')
      await this.parts.mails.cancelOf(em, id, 'RESERVATION_ANSWER')
      if (state === 'CONFIRMED' && found.at > present()) await this.tellVenue(em, found, venue)
      return id
    })
    return guestView(found as Reservation)
  }

  private async accepted({ address }: RequestContext, raw: RequestReservation): Promise<Accepted> {
    const values = await this.expectFields(raw)
    const token = await this.parts.tokens.read(raw.token)
    if (!token) throw BadInputError.field('token', 'TOKEN_INVALID')
    return {
      token,
      values,
      fingerprint: await this.parts.fingerprint(values),
      origin: await this.parts.fingerprint({ address: canonicalAddress(address) }),
    }
  }

  private async store(
    em: EntityManager,
    { token, values, fingerprint, origin }: Accepted,
    book: BookRules,
    venue: string | null,
  ): Promise<Reservation> {
    const { ofVenue } = await expectFew(em, origin, values)
    const slot = await slotAt(em, book, values)
    const { stayMinutes } = book.rules
    const stored = em.create(Reservation, {
      ...values,
      ...{ stayMinutes, day: slot.day, request: token.id, fingerprint, code: newCode() },
      ...{ state: 'NEW', byPhone: false, overbooked: false, createdDate: present() },
      takesSeats: ofVenue < MOST_WITH_SEATS,
    } as never) as Reservation
    await em.flush()
    await em.execute('insert into reservation_origin (origin, reservation_id) values (?, ?)', [
      origin,
      stored.id,
    ])
    await this.tellVenue(em, stored, venue)
    return stored
  }

  /** Mails the restaurant that a table is asked for, or given up, where mails are sent. */
  private async tellVenue(em: EntityManager, reservation: Reservation, venue: string | null): Promise<void> {
    const sender = await this.parts.mails.sender(em)
    if (!sender) return
    const { id, at, people, phone, note, name, state } = reservation
    await this.parts.mails.add(em, {
      kind: 'RESERVATION_REQUEST',
      userId: null,
      recipient: venue ?? sender,
      facts: { at: at.toISOString(), people, phone, note, from: name, isGivenUp: state === 'CANCELLED' },
      reservationId: id,
      expiresAt: at,
    })
  }
}

/** The moments of a day, each with whether a party finds seats. */
async function slotsFor(
  em: EntityManager,
  { hours, rules }: BookRules,
  day: string,
  people: number,
): Promise<ReservationSlot[]> {
  const slots = slotsOn(hours, rules, day, present())
  const { seats = null, stayMinutes } = rules
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return []
  const until = new Date(last.at.getTime() + stayMinutes * 60_000)
  const tables = seats === null ? [] : await takenTables(em, first.at, until)
  return slots.map(({ time, at }) => ({
    time,
    at,
    isFull: isFullAt(tables, { at, people }, stayMinutes, seats),
  }))
}

/** @throws {ConflictError} for a moment that is no slot, or without seats. */
async function slotAt(
  em: EntityManager,
  book: BookRules,
  { at, people }: Pick<Reservation, 'at' | 'people'>,
): Promise<Slot & { readonly day: string }> {
  // The days around the first and the last of all years have no names.
  if (Math.abs(at.getTime() - present().getTime()) > MOST_AHEAD_MS)
    throw new ConflictError('SLOT_UNAVAILABLE', { times: [] })
  const day = bookDay(book.hours, at)
  const slot = slotsOn(book.hours, book.rules, day, present()).find(
    (each) => each.at.getTime() === at.getTime(),
  )
  const table = { at, people, stayMinutes: book.rules.stayMinutes }
  if (slot && !(await isOverbooked(em, book, table, null))) return { ...slot, day }
  const distance = (slot: ReservationSlot) => Math.abs(slot.at.getTime() - at.getTime())
  const times = (await slotsFor(em, book, day, people))
    .filter(({ isFull }) => !isFull)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, NEAREST)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ time }) => time)
  throw new ConflictError('SLOT_UNAVAILABLE', { times })
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

/** Whether the time for which a table is taken has passed. */
const isOver = ({ at, stayMinutes }: Reservation) =>
  at.getTime() + stayMinutes * 60_000 <= present().getTime()

async function withCode(em: EntityManager, code: string): Promise<Reservation> {
  // The text of a code that is none may not be storable.
  const found = /^[a-z0-9]{22}$/.test(code) ? await em.findOne(Reservation, { code }) : null
  if (!found) throw new NotFoundError('RESERVATION_UNKNOWN')
  return found
}

/** A table as its guest sees it: an answer that can be taken back is none yet. */
function guestView(reservation: Reservation): GuestReservation {
  const { code, people, at, name, note, message } = reservation
  const isAnswered = !isWithdrawable(reservation)
  return {
    ...{ code: code as string, people, at, name, note },
    state: isAnswered ? stateOf(reservation) : 'NEW',
    message: isAnswered ? message : null,
  }
}

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

/** Requests that were stored, by what bounds them. */
interface StoredRequests {
  readonly ofAddress: number
  readonly peopleOfAddress: number
  readonly ofPhone: number
  readonly ofVenue: number
}

/** @throws {TooManyRequestsError} past one of the limits; only what was stored counts. */
async function expectFew(
  em: EntityManager,
  origin: string,
  { phone, people }: Pick<Reservation, 'people'> & { readonly phone: string },
): Promise<StoredRequests> {
  await em.execute(OLD_ORIGINS_DELETED)
  // The last ten digits are those of a Turkish number, however its country is written.
  const digits = "right(regexp_replace(phone, '\\D', '', 'g'), 10)"
  const [found] = await em.execute<[StoredRequests]>(
    `select count(*)::integer as "ofAddress", coalesce(sum(people), 0)::integer as "peopleOfAddress",
            (select count(*)::integer from reservation
              where ${digits} = ? and state in ('NEW', 'CONFIRMED') and at > now()) as "ofPhone",
            (select count(*)::integer from reservation
              where not by_phone and created_date > now() - interval '1 hour') as "ofVenue"
       from reservation_origin left join reservation r on r.id = reservation_id where origin = ?`,
    [phone.replace(/\D/g, '').slice(-10), origin],
  )
  // The first party may be larger.
  const isCrowd = found.peopleOfAddress > 0 && found.peopleOfAddress + people > MOST.peopleOfAddress
  if (isCrowd || found.ofAddress >= MOST.ofAddress || found.ofPhone >= MOST.ofPhone)
    throw new TooManyRequestsError(HOUR_SECONDS, 'TOO_MANY_RESERVATIONS')
  return found
}

/** 22 small letters and digits, 113 bits: addresses of pages ignore case. */
function newCode(): string {
  const number = BigInt(`0x${randomBytes(16).toString('hex')}`)
  return number.toString(36).padStart(CODE_LENGTH, '0').slice(-CODE_LENGTH)
}
