import type { EntityManager } from '@mikro-orm/postgresql'
import { TooManyRequestsError } from '../../core/errors.ts'
import { OLD_ORIGINS_DELETED } from './book.ts'

const HOUR_SECONDS = 60 * 60
/** Requests and people of an address in an hour, and open requests of a phone number. */
const MOST = { ofAddress: 20, peopleOfAddress: 24, ofPhone: 3 }

/** Requests that were stored, by what bounds them. */
interface StoredRequests {
  /** With those that were changed. */
  readonly ofAddress: number
  readonly peopleOfAddress: number
  readonly ofPhone: number
  readonly ofVenue: number
}

interface BoundedRequest {
  readonly people: number
  readonly phone: string
}

/**
 * Counts what was stored, which alone is bounded.
 * @param own id of the table that is changed; null for a new one.
 * @throws {TooManyRequestsError} past one of the limits.
 */
export async function expectFew(
  em: EntityManager,
  origin: string,
  { phone, people }: BoundedRequest,
  own: number | null,
): Promise<StoredRequests> {
  await em.execute(OLD_ORIGINS_DELETED)
  // The last ten digits are those of a Turkish number, however its country is written.
  const digits = "right(regexp_replace(phone, '\\D', '', 'g'), 10)"
  const [found] = await em.execute<[StoredRequests]>(
    `select (select count(*)::integer from reservation_origin where origin = ?) as "ofAddress",
            (select coalesce(sum(people), 0)::integer from reservation
              where id <> ? and id in (select reservation_id from reservation_origin where origin = ?)) as "peopleOfAddress",
            (select count(*)::integer from reservation
              where ${digits} = ? and state in ('NEW', 'CONFIRMED') and at > now()) as "ofPhone",
            (select count(*)::integer from reservation
              where not by_phone and created_date > now() - interval '1 hour') as "ofVenue"`,
    [origin, own ?? 0, origin, phone.replace(/\D/g, '').slice(-10)],
  )
  // The first party may be larger.
  const isCrowd = found.peopleOfAddress > 0 && found.peopleOfAddress + people > MOST.peopleOfAddress
  // A change opens no further one.
  const isMany = own === null && found.ofPhone >= MOST.ofPhone
  if (isCrowd || isMany || found.ofAddress >= MOST.ofAddress)
    throw new TooManyRequestsError(HOUR_SECONDS, 'TOO_MANY_RESERVATIONS')
  return found
}

/** Counts a request, or its change, for the address that it came from. */
export async function countOrigin(
  em: EntityManager,
  origin: string,
  reservationId: number,
  isChange: boolean,
): Promise<void> {
  await em.execute('insert into reservation_origin (origin, reservation_id, is_change) values (?, ?, ?)', [
    origin,
    reservationId,
    isChange,
  ])
}
