import { expect, test } from 'vitest'
import type { TakesOrdersQuery } from '../../../gql/graphql.ts'
import { trialOrder } from './trial-order.ts'

const dish = (name: string, change: Partial<TakesOrdersQuery['products'][number]> = {}) => ({
  ...{ name, price: 90, status: 'ACTIVE' as const, availiblity: true, categoryId: '2' },
  foodInformation: { isAlcoholicDrink: false },
  ...change,
})
const SETTINGS = { pages: null, whatsapp: '0532 111 22 33', legalName: 'Köşe', tradeNumber: '1' }
const HOUSE: TakesOrdersQuery = {
  site: {
    ...{ version: 1, address: 'Çınar Sk. 3', imageUrl: 'https://kose.example/resource/' },
    hours: { timeZone: 'Europe/Istanbul' },
    settings: { ...SETTINGS, ordering: { ways: ['DELIVERY', 'TABLE'], deliveryFee: 30 } },
  },
  categories: [
    { id: '1', status: 'PASSIVE' },
    { id: '2', status: 'ACTIVE' },
    { id: '3', status: 'ACTIVE' },
  ],
  products: [
    dish('Künefe', { categoryId: '3', price: 142.5 }),
    dish('Gizli', { categoryId: '1' }),
    dish('Rakı', { foodInformation: { isAlcoholicDrink: true } }),
    dish('Günün balığı', { price: 0 }),
    dish('Tükenmiş', { availiblity: false }),
    dish('Eski', { status: 'PASSIVE' }),
    dish('Çorba'),
  ],
  pageTexts: [],
}
const NOW = new Date('2026-11-25T12:58:00+03:00')

test('a trial is of the first dishes that a guest could order', () => {
  expect(trialOrder(HOUSE, NOW)?.split('\n')).toEqual([
    'Merhaba, sipariş vermek istiyorum.',
    'Paket servis · en kısa sürede',
    '2 × Çorba – 180 TL',
    '  not: deneme notu',
    '1 × Künefe – 142,50 TL',
    'Teslimat 30 TL',
    'Toplam 352,50 TL (25.11.2026 12.58 fiyatlarıyla)',
    ...['Deneme siparişi', 'Çınar Sk. 3', 'Bu bir denemedir, hazırlamayın.', 'https://kose.example/m'],
  ])
})

test('a trial of another way has neither fee nor address, and one dish is enough', () => {
  const site = { ...HOUSE.site, settings: { ...SETTINGS, ordering: null } }
  const text = trialOrder({ ...HOUSE, site, products: [dish('Çorba')] }, NOW)
  expect(text).toContain('Gel-al · en kısa sürede\n2 × Çorba – 180 TL')
  expect(text).not.toMatch(/Teslimat|Çınar/)
})

test('there is none without a dish to order', () => {
  expect(trialOrder({ ...HOUSE, products: HOUSE.products.slice(1, -1) }, NOW)).toBeNull()
})
