import type { Page } from 'playwright'
import { addDays, localDay } from '../../web/src/rules/opening-hours.ts'
import type { Site } from './site.ts'

export const row = (page: Page, name: string) => page.getByRole('listitem', { name })
/** Presses one of the answers to a request. */
export const answer = (page: Page, name: string, what: string) =>
  page.getByRole('button', { name: `${name}: ${what}`, exact: true }).click()

export const TOMORROW = addDays(localDay(new Date(), 'Europe/Istanbul'), 1)

interface Asked {
  readonly time?: string
  readonly people?: number
  readonly note?: string | null
  readonly minutesAgo?: number
}

/** Requests for tables, as guests make them. */
export function openRequests(site: Site) {
  let codes = 0

  /** A guest asks for a table, as the page does. */
  const request = (
    name: string,
    { time = '20:00', people = 2, note = null, minutesAgo = 3 }: Asked = {},
    day = TOMORROW,
  ) =>
    site.sql(
      `insert into reservation (state, at, day, stay_minutes, people, name, phone, note, by_phone, overbooked, code, created_date)
      values ('NEW', $1, $2, 120, $3, $4, '0532 111 22 33', $5, false, false, $6, now() - make_interval(mins => $7))`,
      [
        ...[`${day}T${time}:00+03:00`, day, people, name, note],
        ...[`abcdefghijklmnopqr${String(++codes).padStart(4, '0')}`, minutesAgo],
      ],
    )

  const stored = () => site.sql('select name, state, message, version from reservation order by id')

  return { request, stored }
}
