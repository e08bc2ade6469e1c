import { TIME_ZONE } from '../core/primitives/time-zone.ts'

/** An event for the calendars of phones. */
export interface CalendarEntry {
  /** Globally unique, and the same for the same event. */
  readonly id: string
  /** Code of the language of its texts, in capitals. */
  readonly language: string
  readonly title: string
  readonly place: string
  readonly note: string
  readonly from: Date
  readonly minutes: number
  readonly made: Date
  /** Counts its changes, by which calendars tell a newer file from an older one. */
  readonly revision: number
}

/** Turkey has one offset all year, so that its zone is one rule. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:20160907T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:+03',
  'END:STANDARD',
  'END:VTIMEZONE',
]
const OFFSET_MS = 3 * 60 * 60 * 1000
const MAX_OCTETS = 75

/** An iCalendar file (RFC 5545) with one event, by the clock of the restaurant. */
export function calendarFile({
  id,
  language,
  title,
  place,
  note,
  from,
  minutes,
  made,
  revision,
}: CalendarEntry): string {
  const to = new Date(from.getTime() + minutes * 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//restaurant-site//table//${language}`,
    'METHOD:PUBLISH',
    ...ZONE,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(made)}Z`,
    `SEQUENCE:${revision}`,
    `DTSTART;TZID=${TIME_ZONE}:${local(from)}`,
    `DTEND;TZID=${TIME_ZONE}:${local(to)}`,
    `SUMMARY:${escapedText(title)}`,
    ...(place ? [`LOCATION:${escapedText(place)}`] : []),
    ...(note ? [`DESCRIPTION:${escapedText(note)}`] : []),
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+Z$/g, '')

const local = (moment: Date) => stamp(new Date(moment.getTime() + OFFSET_MS))

function escapedText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** A line in pieces of at most 75 octets, none of which ends inside a character. */
function folded(line: string): string {
  const pieces = ['']
  for (const character of line) {
    const last = pieces.at(-1) as string
    if (Buffer.byteLength(last + character) > MAX_OCTETS) pieces.push(` ${character}`)
    else pieces[pieces.length - 1] = last + character
  }
  return pieces.join('\r\n')
}
