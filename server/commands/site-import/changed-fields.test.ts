import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

const before = { read: { name: 'r', price: 'r' }, written: { name: 'w', price: 'w' } }

test.each([
  ['nothing has changed', { name: 'r', price: 'r' }, { name: 'w', price: 'w' }, [], []],
  ['it changed there', { name: 'R', price: 'r' }, { name: 'w', price: 'w' }, ['name'], []],
  ['it changed here', { name: 'r', price: 'r' }, { name: 'W', price: 'w' }, [], ['name']],
  ['it changed on both sides', { name: 'R', price: 'R' }, { name: 'W', price: 'w' }, ['price'], ['name']],
  ['a field is sent for the first time', { icon: 'r' }, { icon: 'w' }, ['icon'], []],
])('%s', (_, read, now, set, stay) => {
  expect(changedFields(before, read, now, false)).toEqual({ set, stay })
})

test('theirs taken sets what changed here, too, and nothing that is the same', () => {
  const read = { name: 'R', price: 'r' }
  expect(changedFields(before, read, { name: 'W', price: 'W' }, true)).toEqual({
    set: ['name', 'price'],
    stay: [],
  })
  expect(changedFields(before, before.read, before.written, true)).toEqual({ set: [], stay: [] })
})
