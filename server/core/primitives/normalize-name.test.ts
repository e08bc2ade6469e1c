import { expect, test } from 'vitest'
import { normalizeName } from './normalize-name.ts'

test.each([
  ['info', 'INFO'],
  ['Ali.Veli@example.com', 'ALI.VELI@EXAMPLE.COM'],
  ['İnci', 'İNCI'],
  ['ınfo', 'ıNFO'],
  ['straße', 'STRAßE'],
  ['ko\u0308fte', 'K\u00d6FTE'],
])('%s is told apart as %s', (name, form) => {
  expect(normalizeName(name)).toBe(form)
})
