import { expect, test } from 'vitest'
import { LONGEST_SEARCH, searchText } from './search-text.ts'

test.each([
  ['  acılı   ezme ', 'acılı ezme'],
  ['\t', ''],
  ['x'.repeat(500), 'x'.repeat(LONGEST_SEARCH)],
  [`${'x'.repeat(LONGEST_SEARCH - 1)}🍲`, `${'x'.repeat(LONGEST_SEARCH - 1)}\ufffd`],
])('%j is a search for %j', (typed, meant) => expect(searchText(typed)).toBe(meant))
