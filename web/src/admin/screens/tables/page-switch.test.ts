import { expect, test } from 'vitest'
import { isTaking, type PageModes, switched } from './page-switch.ts'

const hidden = (...keys: string[]): PageModes => keys.map((key) => ({ key, mode: 'HIDDEN' }))

test('a site that takes requests shows what becomes of them, and leaves its other pages as they are', () => {
  const on = switched(hidden('book-table', 'cart', 'privacy-policy'), true, [])
  expect(on).toEqual([...hidden('cart'), { key: 'book-table', mode: 'LIVE' }])
  expect([isTaking(on), isTaking(hidden('book-table'))]).toEqual([true, false])
})

test('in the owner’s words where there are some, and as it was where it is shown', () => {
  const own = { key: 'privacy-policy', mode: 'OWN' } as const
  expect(switched(hidden('privacy-policy'), true, ['privacy-policy', 'faq'])).toEqual([
    own,
    { key: 'book-table', mode: 'LIVE' },
  ])
  expect(switched([own], true, [])).toContainEqual(own)
  expect(switched([], true, ['privacy-policy'])).toEqual([{ key: 'book-table', mode: 'LIVE' }])
})

test('a site that takes none has no page for them', () => {
  const live = [{ key: 'book-table', mode: 'LIVE' } as const, ...hidden('faq')]
  expect(switched(live, false, [])).toEqual(hidden('faq', 'book-table'))
})
