import { expect, test } from 'vitest'
import { publicHolidays } from './public-holidays.ts'

test('the holidays of 2026 are those of the official calendar', () => {
  const holidays = publicHolidays('2026-01-01', '2027-01-01').map(({ name, fromDate, toDate, isHalfDay }) =>
    [name, fromDate, ...(toDate === fromDate ? [] : [toDate]), ...(isHalfDay ? ['half'] : [])].join(' '),
  )
  expect(holidays).toEqual([
    'newYear 2026-01-01',
    'ramadanEve 2026-03-19 half',
    'ramadan 2026-03-20 2026-03-22',
    'sovereignty 2026-04-23',
    'labour 2026-05-01',
    'youth 2026-05-19',
    'sacrificeEve 2026-05-26 half',
    'sacrifice 2026-05-27 2026-05-30',
    'democracy 2026-07-15',
    'victory 2026-08-30',
    'republicEve 2026-10-28 half',
    'republic 2026-10-29',
  ])
})

test('a calendar year may contain a feast twice', () => {
  const feasts = publicHolidays('2030-01-01', '2031-01-01').filter(({ name }) => name === 'ramadan')
  expect(feasts.length).toBeGreaterThanOrEqual(1)
  const both = publicHolidays('2033-01-01', '2034-01-01').filter(({ name }) => name === 'ramadan')
  expect(both).toHaveLength(2)
})
