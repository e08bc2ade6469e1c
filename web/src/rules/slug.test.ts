import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Öğle menüsü: 3 çeşit', 'ogle-menusu-3-cesit'],
  ['IŞIL’ın İzmir köftesi', 'isil-in-izmir-koftesi'],
  ['  Şeker  &  bal  ', 'seker-bal'],
  ['2026', ''],
  ['日本', ''],
  ['Straße', 'strasse'],
  [`${'uzun '.repeat(30)}`, Array(16).fill('uzun').join('-')],
  ['a'.repeat(200), 'a'.repeat(80)],
])('%s as an address is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})
