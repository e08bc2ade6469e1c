import { expect, test } from 'vitest'
import { tableNumber } from './table-number.ts'

test('the number of a table is that which is written', () => {
  for (let table = 1; table <= 999; table++) expect(tableNumber(String(table))).toBe(table)
})

test.each([
  '',
  '0',
  '07',
  '1000',
  '-1',
  '+7',
  '7.0',
  '7e1',
  '0x7',
  ' 7',
  '7\n',
  '7\0',
  '７',
  '٧',
  'yedi',
  '7,8',
])('%j is no table', (text) => {
  expect(tableNumber(text)).toBeNull()
})
