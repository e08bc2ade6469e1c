import { expect, test } from 'vitest'
import {
  flagFrom,
  integerFrom,
  momentFrom,
  oldIdFrom,
  priceFrom,
  statusFrom,
  textFrom,
} from './loose-values.ts'

test.each([
  [12.5, 12.5],
  [12.499999, 12.5],
  [1.005, 1.01],
  [0, 0],
  ['12,5', 12.5],
  ['1.250,00', 1_250],
  ['1,250.00', 1_250],
  ['1.250', 1_250],
  ['1.250.000', 1_250_000],
  ['12.499999', 12.5],
  ['12,5000', 12.5],
  [' 450 TL ', 450],
  ['₺ 99,90', 99.9],
  ['-5', -5],
  ['', null],
  ['ücretsiz', null],
  ['1.2.3', null],
  ['12,5,5', null],
  [Number.NaN, null],
  [null, null],
  [true, null],
])('the price %j is %j', (value, price) => {
  expect(priceFrom(value)).toBe(price)
})

test.each([
  [1, 1],
  ['1', 1],
  [true, 1],
  ['True', 1],
  ['ACTIVE', 1],
  [0, 0],
  ['false', 0],
  ['Passive', 0],
  [2, null],
  ['', null],
  [null, null],
])('the status %j is %j', (value, status) => {
  expect(statusFrom(value)).toBe(status)
})

test.each([
  [7, '7'],
  ['7', '7'],
  ['007', '7'],
  [7.0, '7'],
  ['3F2504E0-4F89-11D3-9A0C-0305E82C3301', '3f2504e0-4f89-11d3-9a0c-0305e82c3301'],
  [0, null],
  ['00000000-0000-0000-0000-000000000000', null],
  ['', null],
  [null, null],
  [{}, null],
])('the id %j is %j', (value, id) => {
  expect(oldIdFrom(value)).toBe(id)
})

const NOW = new Date('2026-11-28T12:00:00Z')

test.each([
  ['2021-03-01T09:30:00.1234567', '2021-03-01T06:30:00.123Z'],
  ['2021-03-01 09:30', '2021-03-01T06:30:00.000Z'],
  ['2021-03-01T09:30:00Z', '2021-03-01T09:30:00.000Z'],
  ['2021-03-01T09:30:00+02:00', '2021-03-01T07:30:00.000Z'],
  ['/Date(1614591000000+0300)/', '2021-03-01T09:30:00.000Z'],
  ['0001-01-01T00:00:00', undefined],
  ['2099-01-01T00:00:00', undefined],
  ['01.03.2021', undefined],
  [1_614_591_000_000, undefined],
  [null, undefined],
])('the moment %j is %j', (value, moment) => {
  expect(momentFrom(value, NOW)?.toISOString()).toBe(moment)
})

test('texts, numbers and flags are read in whatever type they come', () => {
  expect([textFrom(5), textFrom(null), textFrom('a\0b\uD800'), textFrom({})]).toEqual(['5', null, 'ab', null])
  expect([integerFrom('12'), integerFrom('12.0'), integerFrom(1.5), integerFrom('x')]).toEqual([
    12,
    12,
    null,
    null,
  ])
  expect([flagFrom('TRUE'), flagFrom(0), flagFrom('ja')]).toEqual([true, false, null])
})
