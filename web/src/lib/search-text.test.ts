import { expect, test } from 'vitest'
import { LONGEST_SEARCH, matches, searchText } from './search-text.ts'

test.each([
  ['  acılı   ezme ', 'acılı ezme'],
  ['\t', ''],
  ['x'.repeat(500), 'x'.repeat(LONGEST_SEARCH)],
  [`${'x'.repeat(LONGEST_SEARCH - 1)}🍲`, `${'x'.repeat(LONGEST_SEARCH - 1)}\ufffd`],
])('%j is a search for %j', (typed, meant) => expect(searchText(typed)).toBe(meant))

test.each([
  ['kofte', true],
  ['KÖFTE', true],
  ['ızgara', true],
  ['IZGARA', true],
  ['izgara', true],
  ['İZGARA', true],
  ['bıber kofte', true],
  ['pılav', true],
  ['köfte ekmek', false],
])('%s in Izgara Köfte, dana kıyma; pilav ve közlenmiş biberle: %s', (search, found) =>
  expect(matches(['Izgara Köfte', null, 'dana kıyma; pilav ve közlenmiş biberle'], search)).toBe(found),
)
