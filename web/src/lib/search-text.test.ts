import { expect, test } from 'vitest'
import { MAX_SEARCH_LENGTH, searchText } from './search-text.ts'

test.each([
  ['  acılı   ezme ', 'acılı ezme'],
  ['\t', ''],
  ['x'.repeat(500), 'x'.repeat(MAX_SEARCH_LENGTH)],
  [`${'x'.repeat(MAX_SEARCH_LENGTH - 1)}🍲`, `${'x'.repeat(MAX_SEARCH_LENGTH - 1)}\ufffd`],
])('%j is a search for %j', (typed, meant) => expect(searchText(typed)).toBe(meant))
