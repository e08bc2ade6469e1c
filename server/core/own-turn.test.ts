import { expect, test } from 'vitest'
import { ownTurn } from './own-turn.ts'

test('between two that come together there is room for what is not waited for', async () => {
  const order: string[] = []
  const first = ownTurn().then(() => {
    order.push('first')
    setImmediate(() => order.push('between'))
  })
  const second = ownTurn().then(() => order.push('second'))
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'between', 'second'])
})
