import { expect, test } from 'vitest'
import type { RecordedChange } from './acts.operations.ts'
import { isReordering, shownFields } from './recorded-fields.ts'

test.each<[changes: Partial<RecordedChange>[], is: boolean]>([
  [[{ before: { order: null }, after: { order: 3 } }], true],
  [[{ entity: 'productImage', before: { index: 1 }, after: { index: 0 } }], true],
  [[{ after: { order: 3 } }, { before: { order: 1 }, after: { order: 2 } }], true],
  [[{ after: { order: 3 } }, { before: { price: 1 }, after: { price: 2 } }], false],
  [[{ before: { order: 1, name: 'a' }, after: { order: 2, name: 'b' } }], false],
  [[{ action: 'ADD', after: { order: 1 } }], false],
])('%j only moves records: %s', (changes, is) => {
  const whole = changes.map((change) => ({ action: 'UPDATE', entity: 'product', before: null, ...change }))
  expect(isReordering({ changes: whole as RecordedChange[] })).toBe(is)
})

test('fields that the server sets are not shown', () => {
  expect(shownFields({ before: null, after: { name: 'a', updatedDate: 'x', normalizedName: 'A' } })).toEqual([
    'name',
  ])
})
