import { expect, test } from 'vitest'
import { usualMinutes } from './usual-minutes.ts'

const NEVER = Number.POSITIVE_INFINITY
const times = (count: number, minutes: number): number[] => Array(count).fill(minutes)

test.each([
  [times(9, 20), null],
  [times(10, 0), 15],
  [times(10, 15), 15],
  [times(10, 15.1), 30],
  [times(10, 240), 240],
  [times(10, 240.5), null],
  // The mean of the two in the middle, in whatever order.
  [[50, ...times(5, 10), ...times(4, 50)], 30],
  [[...times(5, NEVER), ...times(6, 10)], 15],
  [[...times(5, NEVER), ...times(5, 10)], null],
])('%j are usually %j', (minutes, usual) => expect(usualMinutes(minutes)).toBe(usual))
