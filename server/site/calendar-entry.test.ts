import { expect, test } from 'vitest'
import { calendarFile } from './calendar-entry.ts'

const entry = {
  id: 'table-7@example.com',
  language: 'TR',
  title: 'Lezzet Durağı; 4 kişi, masa',
  place: 'Taşpınar Mahallesi, Gölbaşı/Ankara',
  note: 'Gelemezseniz: https://example.com/book-table/x\nTelefon: 0312 000 00 00',
  from: new Date('2026-12-31T20:30:00Z'),
  minutes: 120,
  made: new Date('2026-11-26T09:05:07.123Z'),
  revision: 3,
}

test('an event is told by the clock of the restaurant, over midnight', () => {
  const lines = calendarFile(entry).split('\r\n')
  expect(lines).toContain('DTSTAMP:20261126T090507Z')
  expect(lines).toContain('SEQUENCE:3')
  expect(lines).toContain('DTSTART;TZID=Europe/Istanbul:20261231T233000')
  expect(lines).toContain('DTEND;TZID=Europe/Istanbul:20270101T013000')
  expect(lines).toContain('SUMMARY:Lezzet Durağı\\; 4 kişi\\, masa')
})

test('no line is longer than 75 octets, and unfolded they say what was given', () => {
  const file = calendarFile({ ...entry, note: 'ğüşöç 🍲 '.repeat(60) })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'ğüşöç 🍲 '.repeat(60)}`)
})

test('no text can begin a line of its own', () => {
  const file = calendarFile({ ...entry, title: 'x\r\nATTENDEE:mailto:a@b.example\rEND:VEVENT' })
  expect(file).not.toMatch(/^(ATTENDEE|END:VEVENT\\n)/m)
  expect(file.match(/^END:VEVENT$/gm)).toHaveLength(1)
})
