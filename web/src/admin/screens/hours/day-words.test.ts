import { expect, test } from 'vitest'
import { periodsText } from './day-words.ts'

const period = (opens: string, closes: string) => ({ opens, closes, kind: 'SERVICE' as const })

test('hours are written in the Turkish format, also none and the whole day', () => {
  const text = (...periods: ReturnType<typeof period>[]) => periodsText((key) => key, periods)
  expect(text(period('11:00', '15:00'), period('18:00', '02:00'))).toBe('11.00–15.00, 18.00–02.00')
  expect(text(period('00:00', '00:00'))).toBe('admin.hours.wholeDay')
  expect(text()).toBe('admin.hours.closed')
})
