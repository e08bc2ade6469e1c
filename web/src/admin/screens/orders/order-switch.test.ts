import { expect, test } from 'vitest'
import type { PageModes } from '../tables/page-switch.ts'
import { isOrdering, missingFacts, orderModes, switchedOrders } from './order-switch.ts'

const modes = (mode: PageModes[number]['mode'], ...keys: string[]): PageModes =>
  keys.map((key) => ({ key, mode }))
const LIVE = modes('LIVE', 'online-order', 'cart', 'checkout')

test('a site that takes orders has all three pages for them, shows what becomes of them, and its others as they are', () => {
  const on = switchedOrders(modes('HIDDEN', 'cart', 'faq', 'privacy-policy'), true, null, [])
  expect(on).toEqual([...modes('HIDDEN', 'faq'), ...LIVE])
  expect([isOrdering(on), isOrdering(on.slice(0, -1)), isOrdering([])]).toEqual([true, false, false])
})

test('what becomes of them is said in the owner’s words where there are some', () => {
  expect(switchedOrders(modes('HIDDEN', 'privacy-policy'), true, null, ['privacy-policy'])).toEqual([
    ...modes('OWN', 'privacy-policy'),
    ...LIVE,
  ])
})

test('a site that takes none any more has the pages as they were, or none', () => {
  const earlier = [...modes('OWN', 'online-order'), ...modes('HIDDEN', 'cart', 'book-table')]
  const before = orderModes(earlier)
  expect(before).toEqual([...modes('OWN', 'online-order'), ...modes('HIDDEN', 'cart')])
  const on = switchedOrders(earlier, true, null, [])
  expect(switchedOrders(on, false, before, [])).toEqual([...modes('HIDDEN', 'book-table'), ...before])
  expect(switchedOrders(on, false, null, [])).toEqual(
    modes('HIDDEN', 'book-table', 'online-order', 'cart', 'checkout'),
  )
})

test('what an order needs is missing until it is stored, with a number that WhatsApp knows', () => {
  const none = { pages: null, ordering: null, whatsapp: null, legalName: null, tradeNumber: null }
  expect(missingFacts(none)).toEqual(['ordering', 'whatsapp', 'legalName', 'tradeNumber'])
  const whole = {
    ...{ pages: null, ordering: { ways: ['PICKUP' as const], deliveryFee: null } },
    ...{ whatsapp: '0532 111 22 33', legalName: 'Köşe Ltd.', tradeNumber: '1234567890' },
  }
  expect(missingFacts(whole)).toEqual([])
  expect(missingFacts({ ...whole, whatsapp: '444 12' })).toEqual(['whatsapp'])
})
