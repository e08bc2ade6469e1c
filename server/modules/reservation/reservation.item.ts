import { describedEnum } from '../../core/primitives/described-enum.ts'

export const ReservationState = describedEnum('ReservationState', 'State of a table in the book.', {
  NEW: 'Asked for, and not answered yet.',
  CONFIRMED: 'Promised.',
  DECLINED: 'Refused.',
  CANCELLED: 'Given up.',
  EXPIRED: 'Not answered before its time.',
  ARRIVED: 'The guests are there.',
  NO_SHOW: 'The guests did not come.',
})
export type ReservationState = keyof typeof ReservationState

export const ReservationAnswer = describedEnum(
  'ReservationAnswer',
  'Answer to a guest who asks for a table.',
  {
    CONFIRM: 'The table is promised.',
    DECLINE: 'There is no table.',
  },
)
export type ReservationAnswer = keyof typeof ReservationAnswer

export const ReservationMark = describedEnum('ReservationMark', 'Outcome of a promised table.', {
  ARRIVED: 'The guests are there.',
  NO_SHOW: 'The guests did not come.',
  CANCELLED: 'Given up.',
})
export type ReservationMark = keyof typeof ReservationMark
