import { expect, test } from 'vitest'
import { closedText } from './order-words.ts'

const week = (kind: string, opens: string, closes: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes, kind }))
/** The kitchen is open all day, what brings orders in the evening. */
const site = {
  hours: {
    ...{ timeZone: 'Europe/Istanbul', exceptions: [] },
    weekly: [...week('KITCHEN', '09:00', '22:00'), ...week('DELIVERY', '18:00', '21:00')],
  },
  ordering: { ways: ['PICKUP', 'DELIVERY', 'TABLE'] as const, leadMinutes: 30 },
}
const at = (clock: string) => new Date(`2026-11-25T${clock}:00+03:00`)

test('the ways that count decide: a way that is closed says so, whatever else is open', () => {
  expect(closedText(site, ['PICKUP', 'DELIVERY'], at('12:00'))).toBeNull()
  expect(closedText(site, ['DELIVERY'], at('12:00'))).toBe(
    'Şu an sipariş alamıyoruz; en erken bugün 18.30 için isteyebilirsiniz.',
  )
})

test('the first time is of who does not sit at a table, but where there are only tables', () => {
  expect(closedText(site, ['PICKUP', 'TABLE'], at('08:00'))).toContain('bugün 09.30')
  expect(closedText(site, ['TABLE'], at('08:00'))).toContain('bugün 09.00')
})

test('a house that never opens names no time', () => {
  const hours = { ...site.hours, weekly: [] }
  expect(closedText({ ...site, hours }, ['PICKUP'], at('12:00'))).toBe('Şu an sipariş alamıyoruz.')
})
