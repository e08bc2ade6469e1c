import { describe, expect, test } from 'vitest'
import { isSlip, readPrice, writtenPrice } from './price-entry.ts'

describe('a typed price', () => {
  test.each([
    ['12,50', 12.5],
    ['12,5', 12.5],
    ['12.50', 12.5],
    ['12.5', 12.5],
    ['120', 120],
    ['0', 0],
    ['0,99', 0.99],
    ['1250', 1250],
    ['1.250', 1250],
    ['1.250,50', 1250.5],
    ['1250,50', 1250.5],
    ['999.999,99', 999_999.99],
    ['1.000.000', 1_000_000],
    ['  120 TL ', 120],
    ['₺12,50', 12.5],
    ['1 250', 1250],
    ['₺ 1 250,50 TL', 1250.5],
  ])('%s is %d lira', (text, price) => {
    expect(readPrice(text)).toEqual({ price })
  })

  test.each([
    ['12,505', 'decimals'],
    ['1,250', 'decimals'],
    ['12.5055', 'decimals'],
    ['0.125', 'thousands'],
    ['1250.125', 'thousands'],
    ['1,250.50', 'thousands'],
    ['120 180', 'thousands'],
    ['120\n180', 'thousands'],
    ['45 120', 'thousands'],
    ['12 50', 'thousands'],
    ['1 250 180', 'thousands'],
    ['1.25.0', 'unreadable'],
    ['1.2500,5', 'unreadable'],
    ['12,', 'unreadable'],
    [',50', 'unreadable'],
    ['on iki', 'unreadable'],
    ['12,50,30', 'unreadable'],
    ['1e3', 'unreadable'],
    ['', 'unreadable'],
    ['-5', 'tooLow'],
    ['1.000.000,01', 'tooHigh'],
    ['99999999999999999999', 'tooHigh'],
  ])('%s is refused: %s', (text, fault) => {
    expect(readPrice(text)).toEqual({ fault })
  })
})

test.each([
  [120, '120'],
  [12.5, '12,50'],
  [1250, '1.250'],
  [1250.5, '1.250,50'],
])('%d stands in a field as %s, and is read as the same', (price, text) => {
  expect(writtenPrice(price)).toBe(text)
  expect(readPrice(text)).toEqual({ price })
})

test.each([
  [165, 18500, true],
  [165, 825, true],
  [165, 824, false],
  [165, 33, true],
  [165, 34, false],
  [165, 165, false],
  [0, 500, false],
  [12.5, 125, true],
])('D53: %d becoming %d looks like a slip: %s', (stored, price, isOne) => {
  expect(isSlip(stored, price)).toBe(isOne)
})
