import { expect, test } from 'vitest'
import { atText, untilText } from './turkish-times.ts'

test.each([
  ['22:00', '22.00’ye', '22.00’de'],
  ['08:00', '08.00’e', '08.00’de'],
  ['23:30', '23.30’a', '23.30’da'],
  ['00:00', '00.00’a', '00.00’da'],
  ['10:00', '10.00’a', '10.00’da'],
  ['20:00', '20.00’ye', '20.00’de'],
  ['06:00', '06.00’ya', '06.00’da'],
  ['13:00', '13.00’e', '13.00’te'],
  ['09:40', '09.40’a', '09.40’ta'],
  ['21:15', '21.15’e', '21.15’te'],
  ['17:50', '17.50’ye', '17.50’de'],
  ['02:06', '02.06’ya', '02.06’da'],
])('%s is %s and %s', (time, until, at) => {
  expect(untilText(time)).toBe(until)
  expect(atText(time)).toBe(at)
})
