import { expect, test } from 'vitest'
import { SeenOrders } from './seen-orders.ts'

test('an order that was on the screen before is not the one on the screen', () => {
  const seen = new SeenOrders()
  seen.show('ABCD')
  seen.send('CABD')
  seen.show('CABD')
  expect(seen.has('CABD')).toBe(true)
  expect(seen.has('ABCD')).toBe(false)
})

test('an order that was sent without a reply is an own one, as is the order before it', () => {
  const seen = new SeenOrders()
  seen.show('ABCD')
  seen.send('CABD')
  seen.show('ABCD')
  expect(seen.has('CABD')).toBe(true)
  expect(seen.has('ABCD')).toBe(true)
  expect(seen.has('DABC')).toBe(false)
})
