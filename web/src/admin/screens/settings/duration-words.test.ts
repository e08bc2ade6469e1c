import { expect, test } from 'vitest'
import { durationWords } from './duration-words.ts'

test.each([
  [60, '1 hours'],
  [90, '1 hours 30 minutes'],
  [10_080, '7 days'],
  [1_501, '1 days 1 hours 1 minutes'],
  [59, null],
  [0, null],
  [Number.NaN, null],
])('%d minutes are told as %s', (minutes, words) => {
  expect(durationWords(minutes, (unit, count) => `${count} ${unit}`)).toBe(words)
})
