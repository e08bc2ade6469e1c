import { describe, expect, test } from 'vitest'
import { lacksGrams } from './menu-duties.ts'

describe('the grams of a dish', () => {
  test.each([
    ['Et Döner', null, true],
    ['İSKENDER', null, true],
    ['Cheeseburger', { amount: 1, unit: 'PIECE' }, true],
    ['Tavuk döner dürüm', { amount: 150, unit: 'G' }, false],
    ['Gönderme', null, false],
    ['Mercimek', null, false],
  ])('of %s with %j are missing: %s', (name, portion, isMissing) => {
    expect(lacksGrams(name, { portion })).toBe(isMissing)
  })
})
