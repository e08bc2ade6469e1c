import { expect, test } from 'vitest'
import { errorMessages } from './error-messages.ts'

const names = {
  kind: String,
  count: (by: string, count: number) => `${count} ${by}`,
  field: String,
  permission: String,
}
const listText = (dishes: number) =>
  errorMessages.tr.reasons.PRICES_CHANGED(
    { names: Array.from({ length: dishes }, (_, at) => `Yemek ${at + 1}`) },
    names,
  )

test('of many dishes whose price has changed the first are named, and the others counted', () => {
  expect(listText(6)).toContain('Yemek 5, Yemek 6. Hiçbir')
  expect(listText(118)).toContain('Yemek 4, Yemek 5 + 113 yemek daha. Hiçbir')
})

test('years have no thousands separator, larger numbers have', () => {
  const text = (max: number) => errorMessages.tr.rules.INTEGER_RANGE({ min: 1900, max }, names)
  expect(text(2999)).toBe('1900 ile 2999 arasında bir tam sayı olmalı.')
  expect(text(100_000)).toContain('100.000')
})
