import { expect, test } from 'vitest'
import { changedItems } from './changed-items.ts'

test('of two lists, each has the items that the other one does not have', () => {
  const [home, blog, hidden] = [
    { key: 'home-one', mode: 'HIDDEN' },
    { key: 'blog', mode: 'OWN' },
    { mode: 'HIDDEN', key: 'blog' },
  ]
  expect(changedItems([home, blog], [home, hidden])).toEqual([blog])
  expect(changedItems([home], [home, blog])).toEqual([])
  expect(changedItems([home, blog], [blog, home])).toEqual([home, blog])
  expect(changedItems([home], null)).toEqual([home])
  expect(changedItems('x', 'y')).toBe('x')
})
