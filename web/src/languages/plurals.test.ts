import { expect, test } from 'vitest'
import { counted, countedArabic, countedRussian } from './plurals.ts'

const COUNTS = Array.from({ length: 1_001 }, (_, count) => count)
const FORMS = { one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
const form = (text: string) => text.split(' ').at(-1)

test('one dish is a form of its own', () => {
  expect([0, 1, 2].map((count) => counted(count, 'dish', 'dishes'))).toEqual([
    '0 dishes',
    '1 dish',
    '2 dishes',
  ])
})

test('Russian forms are those of the language', () => {
  const rules = new Intl.PluralRules('ru')
  for (const count of COUNTS)
    expect([count, form(countedRussian(count, FORMS))]).toEqual([count, rules.select(count)])
})

test('Arabic forms are those of the language', () => {
  const rules = new Intl.PluralRules('ar')
  for (const count of COUNTS.slice(1))
    expect([count, form(countedArabic(count, FORMS))]).toEqual([count, rules.select(count)])
})

test('one and two are said without a number in Arabic', () => {
  const dishes = { one: 'طبق واحد', two: 'طبقان', few: 'أطباق', many: 'طبقًا', other: 'طبق' }
  expect([0, 1, 2, 3, 11, 100].map((count) => countedArabic(count, dishes))).toEqual([
    '0 طبق',
    'طبق واحد',
    'طبقان',
    '3 أطباق',
    '11 طبقًا',
    '100 طبق',
  ])
})
