import { type Hours, localClock, localDay } from '../../../rules/opening-hours.ts'
import { ASKED_MS, isFullAt, seatsTaken, type TakenTable } from '../../../rules/reservation-slots.ts'
import { dayName } from '../../language/day-name.ts'
import { type BookedTable, timesOf } from './evening.ts'

/** The tables that take seats at some moment, besides one: as the server counts them. */
function takenBeside(tables: readonly BookedTable[], own: string, now: Date): TakenTable[] {
  const isNew = (table: BookedTable) =>
    table.state === 'NEW' && now.getTime() - Date.parse(table.createdDate) < ASKED_MS
  return tables
    .filter(({ id }) => id !== own)
    .filter((table) => table.state === 'CONFIRMED' || table.state === 'ARRIVED' || isNew(table))
    .map(({ at, stayMinutes, people, state }) => ({
      ...{ at: Date.parse(at), stayMinutes, people },
      isAsked: state === 'NEW',
    }))
}

/**
 * The seats that are left while the guests of a request would be there.
 * @param tables those of its day. @param seats null if nobody counts them.
 */
export function seatsLeft(
  tables: readonly BookedTable[],
  request: BookedTable,
  seats: number | null,
  now: Date,
): number | null {
  if (seats === null) return null
  const taken = takenBeside(tables, request.id, now)
  return Math.max(0, Math.floor(seats - seatsTaken(taken, new Date(request.at), request.stayMinutes, seats)))
}

type OtherRules = Parameters<typeof timesOf>[1] & { readonly seats?: number | null | undefined }

/** The nearest other moment of the day with seats for a request, HH:MM, rather a later one; null if there is none. */
export function otherTime(
  hours: Hours,
  rules: OtherRules,
  tables: readonly BookedTable[],
  request: BookedTable,
  { day, now }: { readonly day: string; readonly now: Date },
): string | null {
  const asked = Date.parse(request.at)
  const taken = takenBeside(tables, request.id, now)
  const { people, stayMinutes } = request
  const distance = (at: string) => Math.abs(Date.parse(at) - asked)
  const [nearest] = timesOf(hours, rules, day)
    .filter(({ at }) => Date.parse(at) !== asked && Date.parse(at) > now.getTime())
    .filter(({ at }) => !isFullAt(taken, { at: new Date(at), people }, stayMinutes, rules.seats ?? null))
    .sort((one, other) => distance(one.at) - distance(other.at) || Date.parse(other.at) - Date.parse(one.at))
  return nearest?.time ?? null
}

/** How long a guest waits: a unit with its count. */
export function waitOf(createdDate: string, now: Date): { unit: string; count: number } {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(createdDate)) / 60_000))
  if (minutes < 1) return { unit: 'now', count: 0 }
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  if (minutes < 24 * 60) return { unit: 'hours', count: Math.floor(minutes / 60) }
  return { unit: 'days', count: Math.floor(minutes / (24 * 60)) }
}

/** What a guest is told without mail, in Turkish; null where there is nothing to tell, as of a table that nobody has answered. */
export function toldText(
  { state, at, people, name, message, answeredAt }: BookedTable,
  site: { readonly name: string; readonly timeZone: string },
): string | null {
  const isGivenUp = state === 'CANCELLED' && answeredAt != null
  if (state !== 'CONFIRMED' && state !== 'DECLINED' && !isGivenUp) return null
  const moment = new Date(at)
  const time = localClock(moment, site.timeZone).replace(':', '.')
  const when = `${dayName(localDay(moment, site.timeZone), 'tr')}, saat ${time}`
  if (isGivenUp)
    return `${site.name}: Merhaba ${name}, ${when} için ayırdığımız ${people} kişilik masa iptal edildi.`
  const answer =
    state === 'CONFIRMED'
      ? `masanız ayrıldı: ${when}, ${people} kişi.`
      : `${when} için ${people} kişilik masa ne yazık ki ayıramıyoruz.`
  return [`${site.name}: Merhaba ${name}, ${answer}`, ...(message ? [message] : [])].join(' ')
}

/** The id of a request's row, to which a notice leads. */
export const requestId = (id: string): string => `request-${id}`
