import { describe, expect, test } from 'vitest'
import { booleanFrom, dateFrom, numberFrom, statusFrom } from './scalars.ts'
import { Status } from './status.ts'

describe('a status', () => {
  test.each([1, '1', true, 'true', 'TRUE', 'active', 'Active', 'ACTIVE'])('is ACTIVE as %j', (value) => {
    expect(statusFrom(value)).toBe(Status.ACTIVE)
  })
  test.each([0, '0', false, 'False', 'passive', 'PASSIVE'])('is PASSIVE as %j', (value) => {
    expect(statusFrom(value)).toBe(Status.PASSIVE)
  })
  test.each([2, -1, '', 'yes', null, undefined, {}, 'aktif'])('is not %j', (value) => {
    expect(statusFrom(value)).toBeNull()
  })
})

test.each([
  ['12.5', 12.5],
  [' 7 ', 7],
  [0, 0],
  ['', null],
  ['  ', null],
  ['NaN', null],
  ['Infinity', null],
  [Number.NaN, null],
  ['12,5', null],
  [true, null],
  [null, null],
])('the number in %j is %j', (value, number) => {
  expect(numberFrom(value)).toBe(number)
})

test.each([
  ['1', true],
  [1, true],
  ['TRUE', true],
  [false, false],
  ['0', false],
  ['yes', null],
  [2, null],
  [null, null],
])('the answer in %j is %j', (value, answer) => {
  expect(booleanFrom(value)).toBe(answer)
})

test.each(['2024-02-29', '2024-02-29T10:00:00Z', '0001-01-01', '9999-12-31T23:59:59Z'])(
  '%s is a date',
  (text) => {
    expect(dateFrom(text)?.getTime()).toBe(Date.parse(text))
  },
)

test.each([
  '',
  '2024',
  '0000-01-01',
  '2024-13-01',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
  12,
  null,
])('%j is none', (value) => {
  expect(dateFrom(value)).toBeNull()
})

test.each(['America/New_York', 'Europe/Istanbul'])('D138: a time without a zone is UTC in %s', (zone) => {
  const before = process.env.TZ
  process.env.TZ = zone
  try {
    for (const text of [
      '2020-01-01T10:00',
      '2020-01-01 10:00',
      '2020-01-01T10:00Z',
      '2020-01-01T13:00+03:00',
    ]) {
      expect([text, dateFrom(text)?.toISOString()]).toEqual([text, '2020-01-01T10:00:00.000Z'])
    }
  } finally {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  }
})
