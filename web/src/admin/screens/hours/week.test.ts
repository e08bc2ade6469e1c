import { expect, test } from 'vitest'
import { isSameWeek, mergedWeek, othersHours } from './week.ts'

const at = (weekday: number, opens: string, kind = 'SERVICE') => ({ weekday, opens, closes: '22:00', kind })

test('changes of others to other days and kinds of hours remain', () => {
  const base = [at(1, '08:00'), at(1, '09:00', 'KITCHEN'), at(2, '08:00')]
  const typed = [at(1, '10:00'), at(1, '09:00', 'KITCHEN'), at(2, '08:00')]
  const stored = [at(1, '08:00'), at(1, '11:00', 'KITCHEN'), at(2, '07:00'), at(3, '08:00')]
  expect(mergedWeek(base, typed, stored)).toEqual([
    at(1, '10:00'),
    at(1, '11:00', 'KITCHEN'),
    at(2, '07:00'),
    at(3, '08:00'),
  ])
})

test('a day that the user has closed stays closed', () => {
  expect(mergedWeek([at(1, '08:00')], [], [at(1, '08:00'), at(2, '08:00')])).toEqual([at(2, '08:00')])
})

test('the hours that somebody else has stored for the same day are told', () => {
  const base = [at(1, '08:00'), at(2, '08:00'), at(3, '08:00')]
  const typed = [at(1, '10:00'), at(2, '10:00'), at(3, '08:00')]
  const stored = [at(1, '09:00'), at(2, '10:00'), at(3, '09:00')]
  expect([...othersHours(base, typed, stored)]).toEqual([[1, [at(1, '09:00')]]])
})

test('weeks are the same in whatever order of their periods', () => {
  const [lunch, dinner] = [at(1, '11:00'), at(1, '18:00')]
  expect(isSameWeek([lunch, dinner], [dinner, lunch])).toBe(true)
  expect(isSameWeek([lunch, dinner], [lunch])).toBe(false)
  expect(isSameWeek([lunch], [at(1, '11:00', 'KITCHEN')])).toBe(false)
})
