import type { EntityManager } from '@mikro-orm/postgresql'
import { NotFoundError } from '../../core/errors.ts'
import { isWithdrawable, stateOf } from './book.ts'
import { Reservation } from './reservation.entity.ts'
import type { GuestReservation } from './table-request.types.ts'

/** Whether a text can be the code of a table; that of one that is none may not be storable. */
export const isCode = (text: string): boolean => /^[a-z0-9]{22}$/.test(text)

export const unknownTable = (): NotFoundError => new NotFoundError('RESERVATION_UNKNOWN')

/** The table under a code; null if there is none. */
export async function tableUnder(em: EntityManager, code: string): Promise<Reservation | null> {
  return isCode(code) ? em.findOne(Reservation, { code }) : null
}

/** @throws {NotFoundError} for an unknown code. */
export async function withCode(em: EntityManager, code: string): Promise<Reservation> {
  const found = await tableUnder(em, code)
  if (!found) throw unknownTable()
  return found
}

/** A table as its guest sees it: an answer that can be taken back is none yet. */
export function guestView(reservation: Reservation): GuestReservation {
  const { code, people, at, name, note, message, language } = reservation
  const isAnswered = !isWithdrawable(reservation)
  return {
    ...{ code: code as string, people, at, name, note, language },
    state: isAnswered ? stateOf(reservation) : 'NEW',
    message: isAnswered ? message : null,
  }
}
