import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UNANSWERED_FOOD } from '../../../../../tests/support/unanswered-food.ts'
import { menuTexts } from './menu-texts.ts'
import { printedMenu } from './printed-menu.ts'
import { KINDS, Sheet } from './sheet.tsx'

const venue = {
  ...{ name: 'Sofra', address: 'Gölbaşı', phone: '0312 000 00 00', menuUrl: 'https://sofra.example/m' },
}
const dish = (id: string, name: string, food: object = {}) => ({
  ...{ id, name, description: null, price: 100, priceSince: '2026-11-01', status: 'ACTIVE' as const },
  ...{ servingLabel: null, servings: [{ label: 'duble', price: 150, priceSince: '2026-11-01' }] },
  categoryId: '1',
  foodInformation: { ...UNANSWERED_FOOD, containsAlcohol: false, containsPork: false, ...food },
})
const menu = printedMenu(
  [dish('1', 'Sütlaç'), dish('2', 'Jambon', { containsPork: true }), dish('3', 'Simit')],
  [{ id: '1', name: 'Tatlılar', status: 'ACTIVE' }],
)
const texts = menuTexts('AR', {
  categories: [{ id: '1', translation: { name: 'حلويات' } }],
  products: [
    { id: '1', translation: { name: 'أرز بالحليب', description: null, servings: ['مزدوج'] } },
    { id: '2', translation: { name: 'لحم مقدد', description: null, servings: null } },
  ],
} as never)

const printed = (kind: (typeof KINDS)[number], other: typeof texts | null) =>
  renderToStaticMarkup(<Sheet kind={kind} venue={venue} menu={menu} tables={[1]} texts={other} />)
const ARABIC = /<bdi lang="ar" dir="rtl">([^<]+)<\/bdi>/g
const othersIn = (html: string) => Array.from(html.matchAll(ARABIC), ([, text]) => text)

test('a table list has each name in the other language below the Turkish one, where it is translated', () => {
  const html = printed('TABLE', texts)
  const others = othersIn(html)
  for (const text of ['حلويات', 'أرز بالحليب', 'مزدوج', 'لحم مقدد، يحتوي على لحم الخنزير'])
    expect(others).toContain(text)
  for (const name of ['Tatlılar', 'Sütlaç', 'Jambon', 'Simit']) expect(html).toContain(name)
  expect(html.replace(/<small class="sheet-other">.*?<\/small>/g, '')).not.toMatch(/[\u0600-\u06ff]/)
})

test('a card says in the other language how to come to the menu, and without a code', () => {
  expect(othersIn(printed('CARD', texts))).toHaveLength(2 * 3)
})

test('no other sheet has another language, and none where none is chosen', () => {
  for (const kind of KINDS) {
    expect(printed(kind, null)).not.toMatch(/sheet-other|<bdi|<p><\/p>/)
    if (kind !== 'TABLE' && kind !== 'CARD') expect(printed(kind, texts)).toBe(printed(kind, null))
  }
})
