import { expect, test } from 'vitest'
import { areAlike, mergedWeek, runsOf } from './week.ts'

const at = (weekday: number, opens: string, closes = '22:00') => ({
  weekday,
  opens,
  closes,
  kind: 'SERVICE',
})

test('changes of others to other days remain, and typed periods keep their order', () => {
  const base = [at(1, '08:00'), at(2, '08:00')]
  const typed = [at(1, '18:00'), at(1, '09:00', '11:00'), at(2, '08:00')]
  const { weekly, isChanged, conflicts } = mergedWeek(base, typed, [at(1, '08:00'), at(2, '10:00')])
  expect(weekly).toEqual([at(1, '18:00'), at(1, '09:00', '11:00'), at(2, '10:00')])
  expect([isChanged, conflicts]).toEqual([true, []])
})

test('Monday: an evening that one has closed and the other moved is asked about', () => {
  const [lunch, evening, moved] = [at(1, '11:00', '15:00'), at(1, '18:00'), at(1, '17:00')]
  const versions = [[lunch, evening], [lunch, moved], [lunch]] as const
  expect(mergedWeek(...versions).conflicts).toMatchObject([{ weekday: 1, theirs: [lunch] }])
  expect(mergedWeek(...versions, { 'weekly.1': 'theirs' })).toMatchObject({
    weekly: [lunch],
    isChanged: false,
  })
})

test('periods with their fields in another order are the same', () => {
  const { weekday, ...period } = at(1, '09:00')
  expect(mergedWeek([at(1, '08:00')], [{ ...period, weekday }], [at(1, '09:00')]).isChanged).toBe(false)
})

test('days in a row with the same hours of a kind belong together, whatever the order of their periods', () => {
  const lunch = (weekday: number) => at(weekday, '11:00', '15:00')
  const kitchen = { ...at(4, '12:00', '20:00'), kind: 'KITCHEN' }
  const week = [
    ...[lunch(2), at(2, '18:00'), at(3, '18:00'), lunch(3), lunch(4), at(4, '18:00'), kitchen],
    ...[lunch(5), at(6, '18:00'), lunch(7), at(7, '18:00')],
  ]
  expect(runsOf(week, 'SERVICE')).toEqual([[1], [2, 3, 4], [5], [6], [7]])
  expect(runsOf(week, 'KITCHEN')).toEqual([[1, 2, 3], [4], [5, 6, 7]])
  expect(runsOf([], 'DELIVERY')).toEqual([[1, 2, 3, 4, 5, 6, 7]])
  expect(areAlike(week, [2, 7], 'SERVICE')).toBe(true)
  expect(areAlike(week, [2, 5], 'SERVICE')).toBe(false)
})
