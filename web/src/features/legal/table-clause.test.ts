import { expect, test } from 'vitest'
import { privacyOf } from './privacy.ts'
import { tableClauseOf } from './table-clause.ts'
import { termsOf } from './terms.ts'

const house = { name: 'Lokanta', phone: '0312 000 00 00', address: 'Taşpınar Cd. 1' }
const textOf = (clauses: object) => JSON.stringify(clauses)

test('requests for tables are told of with who keeps them, how long, and where to apply', () => {
  const text = textOf(tableClauseOf({ ...house, legalName: 'Lokanta Ltd. Şti.', mail: null, keepDays: 14 }))
  for (const told of [
    'Lokanta Ltd. Şti.',
    '14 gün',
    'yedeklerde',
    'Taşpınar Cd. 1',
    '(c) bendi',
    '11. maddesi',
    'o gün bitene kadar tarayıcınızda (localStorage)',
    'açık olan sekmede (sessionStorage)',
    'ilk istedikleriniz',
  ])
    expect(text).toContain(told)
  expect(textOf(tableClauseOf({ name: 'Lokanta', phone: '', address: '', keepDays: 30 }))).toContain(
    'Bize başvurun;',
  )
})

test('the sample text says that forms send nothing only while none does', () => {
  expect(textOf(privacyOf(house))).toMatch(/formlar örnektir.*otuz gün/)
  expect(textOf(privacyOf(house, 14))).not.toMatch(/formlar örnektir|sonra otuz gün|aktarılmaz/)
  // The section on tables names the controller.
  expect([privacyOf(house), privacyOf(house, 14)].map(([first]) => first?.id)).toEqual([
    'veri-sorumlusu',
    'islenen-veriler',
  ])
  expect(textOf(privacyOf(house, 14))).toContain('geliş gününüzden sonra 14 gün')
})

test('a table is promised by phone alone only while the site takes none', () => {
  expect(textOf(termsOf(house))).toContain('0312 000 00 00 numaralı telefondan tarafımızca onaylandığında')
  expect(textOf(termsOf(house, true))).toContain('telefondan ya da isteğinizin sayfasında onayladığımızda')
  expect(textOf(termsOf({ ...house, phone: '' }, true))).toContain('Rezervasyon, isteğinizin sayfasında')
})
