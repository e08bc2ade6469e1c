import { expect, test } from 'vitest'
import type { RecordedChange } from './changes.operations.ts'
import { isReordering, sentenceOf, shownFields, withoutMoves } from './sentence.ts'

const changeSentence = (values: Partial<RecordedChange>) =>
  sentenceOf({ action: 'UPDATE', entity: 'product', before: null, after: null, ...values } as RecordedChange)

test.each<[change: Partial<RecordedChange>, key: string]>([
  [{ action: 'ADD', after: { name: 'Mantı' } }, 'ADD'],
  [{ action: 'REMOVE', before: { isDeleted: false }, after: { isDeleted: true } }, 'REMOVE'],
  [{ before: { price: 1 }, after: { price: 2 } }, 'UPDATE'],
  [{ before: { availiblity: true }, after: { availiblity: false } }, 'soldOut'],
  [{ before: { availiblity: false }, after: { availiblity: true } }, 'available'],
  [{ before: { status: 1 }, after: { status: 0 } }, 'hidden'],
  [{ entity: 'user', before: { status: 1 }, after: { status: 0 } }, 'closed'],
  [{ before: { status: 1, price: 1 }, after: { status: 0, price: 2 } }, 'UPDATE'],
  [{ entity: 'user', before: { lockoutEnd: 'x' }, after: { lockoutEnd: null } }, 'unlocked'],
  [{ entity: 'group', after: { roleId: 2 } }, 'linked.role'],
  [{ entity: 'user', before: { groupId: 2 } }, 'unlinked.group'],
  [{ entity: 'productImage', before: { index: 1 }, after: { index: 0 } }, 'picture.UPDATE'],
])('%j reads as %s', (change, key) => {
  expect(changeSentence(change).key).toBe(key)
})

test('a change of many fields shows their number', () => {
  const after = { name: 'a', price: 2, description: 'b', categoryId: 3 }
  expect(changeSentence({ before: after, after })).toMatchObject({
    key: 'UPDATE_MANY',
    fields: Object.keys(after),
  })
})

test.each<[change: Partial<RecordedChange>, is: boolean]>([
  [{ before: { order: null }, after: { order: 3 } }, true],
  [{ entity: 'productImage', before: { index: 1 }, after: { index: 0 } }, true],
  [{ before: { order: 1, name: 'a' }, after: { order: 2, name: 'b' } }, false],
  [{ before: { price: 1 }, after: { price: 2 } }, false],
  [{ action: 'ADD', after: { order: 1 } }, false],
])('%j only moves its record: %s', (change, is) => {
  const whole = { action: 'UPDATE', entity: 'product', before: null, after: null, ...change }
  expect(isReordering(whole as RecordedChange)).toBe(is)
})

test('a reordering is one entry, and other changes of one request stay apart', () => {
  const change = (id: string, requestId: string | null, after: object) =>
    ({
      id,
      requestId,
      action: 'UPDATE',
      entity: 'product',
      before: after,
      after,
    }) as unknown as RecordedChange
  const moves = ['9', '8', '7'].map((id) => change(id, 'a', { order: 1 }))
  const prices = ['6', '5'].map((id) => change(id, 'b', { price: 1 }))
  const others = [
    change('4', 'c', { order: 1 }),
    change('3', null, { order: 1 }),
    change('2', null, { order: 1 }),
  ]
  expect(
    withoutMoves([...moves, ...prices, ...others]).map(({ change: { id }, moved }) => [id, moved]),
  ).toEqual([
    ['9', 3],
    ['6', 1],
    ['5', 1],
    ['4', 1],
    ['3', 1],
    ['2', 1],
  ])
})

test('fields that the server sets are not shown', () => {
  const after = {
    id: 1,
    name: 'kasa',
    normalizedName: 'KASA',
    isDeleted: false,
    createdDate: 'x',
    createdBy: 1,
  }
  expect(shownFields({ before: null, after })).toEqual(['name'])
})
