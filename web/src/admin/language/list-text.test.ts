import { expect, test } from 'vitest'
import { drawingText, isListOfItems, listText, orderingText, rulesText } from './list-text.ts'

test.each([
  [[{ label: 'Getir', url: 'https://getir.example/' }], 'Getir: https://getir.example/'],
  [[{ network: 'Instagram', url: 'https://i.example/k' }], 'Instagram: https://i.example/k'],
  [[{ key: 'cart', mode: 'LIVE' }], 'resources.site.page.cart: resources.site.live'],
  [[{ key: 'blog', mode: 'HIDDEN' }], 'resources.site.page.blog: resources.site.mode.HIDDEN'],
  [
    [
      { weekday: 1, opens: '09:00', closes: '22:00', kind: 'SERVICE' },
      { opens: '11:00', closes: '15:00', kind: 'KITCHEN' },
    ],
    'admin.hours.day.1 09:00–22:00 admin.hours.kind.SERVICE\n11:00–15:00 admin.hours.kind.KITCHEN',
  ],
])('a list of %j has a line of words for each item', (list, text) => {
  expect(listText(list, (key) => key)).toBe(text)
})

test('only lists of objects are such lists', () => {
  expect([[], ['1'], 'x', null, [{ url: 'x' }]].map(isListOfItems)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
})

test('the rules for tables have a line each', () => {
  const rules = { stayMinutes: 120, seats: null, closedWeekdays: [1, 7], note: '' }
  expect(rulesText(rules, (key) => key.replace('resources.site.rules.', ''))).toBe(
    'stayMinutes 120\nseats —\nclosedWeekdays admin.hours.day.1, admin.hours.day.7\nnote —',
  )
})

test('how guests order has a line for each answer', () => {
  const ordering = { ways: ['PICKUP', 'TABLE'], minimum: null, leadMinutes: 30 }
  expect(orderingText(ordering, (key) => key.replace('admin.orders.', ''))).toBe(
    'ways way.PICKUP, way.TABLE\nminimum —\nleadMinutes 30',
  )
})

test('a drawing is told by its scene, the colours of its cloth, and what lies on the table', () => {
  const key = (name: string) => name.replace('resources.site.', '')
  const drawing = { scene: 'SEA', cloth: ['WHITE', 'SKY'], onTable: ['FISH'] }
  expect(drawingText(drawing, key)).toBe('scenes.SEA\nclothColours.WHITE, clothColours.SKY\ndishes.FISH')
  expect(drawingText({ ...drawing, onTable: [] }, key)).toBe(
    'scenes.SEA\nclothColours.WHITE, clothColours.SKY',
  )
})
