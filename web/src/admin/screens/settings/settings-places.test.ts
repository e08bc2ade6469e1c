import { expect, test } from 'vitest'
import { settingsPathOf } from './settings-places.ts'

test.each([
  ['phone', '/admin/settings'],
  ['', '/admin/settings'],
  ['reservations', '/admin/settings/tables'],
  ['tradeNumber', '/admin/settings/orders'],
  ['officialQr', '/admin/settings/pages'],
])('the field %s is at %s', (field, path) => {
  expect(settingsPathOf(field)).toBe(path)
})
