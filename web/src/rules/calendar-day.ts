/** A day of the calendar; month and weekday begin with 1. */
export interface CalendarDay {
  readonly day: number
  readonly month: number
  readonly year: number
  readonly weekday: number
}
