import { describe, expect, test } from 'vitest'
import { draftOf } from './order-draft.ts'

const WEEK = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  ...{ weekday, opens: '12:00', closes: '22:00', kind: 'SERVICE' },
}))
const dish = (id: string, price: number, more = {}) => ({
  ...{ id, name: `Yemek ${id}`, price, availiblity: true, servings: [] },
  foodInformation: { isAlcoholicDrink: false },
  ...more,
})
const line = (id: string, price: number, more = {}) => ({
  ...{ id, name: `Yemek ${id}`, serving: null, count: 1, note: '', price },
  ...more,
})
const ENTRIES = { way: '', time: '', name: 'Ayşe', address: 'Çınar Sok. 4' }
/** 15.00 in Istanbul. */
const NOON = new Date('2026-11-28T12:00:00Z')

type Given = Parameters<typeof draftOf>[0]
const draft = (given: Partial<Given> = {}) =>
  draftOf({
    hours: { timeZone: 'Europe/Istanbul', weekly: WEEK, exceptions: [] },
    ordering: {
      ways: ['PICKUP', 'DELIVERY', 'TABLE'],
      ...{ minimum: 300, deliveryFee: 30, leadMinutes: 30, note: null },
    },
    menu: { products: [dish('1', 100), dish('2', 250)] },
    ...{ readAt: NOON, now: NOON, lines: [line('1', 100)], note: '', entries: ENTRIES, table: null },
    address: 'https://sofra.example/cart',
    ...given,
  } as Given)

test('an order that is complete can be sent as it is', () => {
  const { way, time, total, fee, text, hindrance } = draft()
  expect([way, time, total, fee, hindrance]).toEqual(['PICKUP', '', 100, null, ''])
  expect(text).toContain('Gel-al · en kısa sürede\n1 × Yemek 1 – 100 TL\nToplam 100 TL')
  expect(text).toMatch(/\nAyşe\nhttps:\/\/sofra\.example\/cart#o=1\.1x1$/)
})

describe('nothing can be sent', () => {
  test.each<[string, Partial<Given>, RegExp]>([
    ['while the menu is unread', { readAt: null }, /okunamıyor/],
    ['while a price is not the one that was seen', { lines: [line('1', 90)] }, /kabul edin/],
    ['while a dish is not on the menu', { lines: [line('9', 90)] }, /kabul edin/],
    ['while a serving is not on the menu', { lines: [line('1', 100, { serving: 'büyük' })] }, /kabul edin/],
    [
      'while a dish is sold out',
      { menu: { products: [dish('1', 100, { availiblity: false })] } },
      /kabul edin/,
    ],
    [
      'while a dish is an alcoholic drink',
      { menu: { products: [dish('1', 100, { foodInformation: { isAlcoholicDrink: true } })] } },
      /kabul edin/,
    ],
    [
      'while a delivery is too small',
      { entries: { ...ENTRIES, way: 'DELIVERY' } },
      /en az 300 TL; 200 TL daha/,
    ],
    [
      'while the notes are too long',
      {
        lines: Array.from({ length: 40 }, (_, id) => line(String(id + 1), 100, { note: 'n'.repeat(80) })),
        menu: { products: Array.from({ length: 40 }, (_, id) => dish(String(id + 1), 100)) },
      },
      /notları kısaltın/,
    ],
  ])('%s', (_, given, why) => {
    expect(draft(given)).toMatchObject({ hindrance: expect.stringMatching(why), text: null })
  })

  test.each<[string, Partial<Given>, object]>([
    ['without a name', { entries: { ...ENTRIES, name: ' ' } }, { name: 'Adınızı yazın.' }],
    [
      'without an address for a delivery',
      { lines: [line('2', 250, { count: 2 })], entries: { ...ENTRIES, way: 'DELIVERY', address: '' } },
      { address: 'Adresi yazın.' },
    ],
    [
      'for a time that has passed',
      { entries: { ...ENTRIES, time: '2026-11-28T15:15' } },
      { time: 'Saati seçin.' },
    ],
  ])('%s', (_, given, faults) => {
    expect(draft(given)).toMatchObject({ faults, hindrance: '', text: null })
  })
})

test('a delivery costs its fee, and reaches its least amount without it', () => {
  const given = { lines: [line('1', 100, { count: 3 })], entries: { ...ENTRIES, way: 'DELIVERY' } }
  const { fee, total, text } = draft(given)
  expect([fee, total]).toEqual([30, 330])
  expect(text).toContain('Teslimat 30 TL\nToplam 330 TL')
  expect(text).toContain('\nÇınar Sok. 4\n')
})

test('a guest at a table needs no time, and is offered it first', () => {
  const { ways, way, time, text } = draft({ table: 7, now: new Date('2026-11-28T04:00:00Z') })
  expect([ways[0], way, time]).toEqual(['TABLE', 'TABLE', ''])
  expect(text).toContain('\nMasa 7\n')
  expect(text).toMatch(/&t=7$/)
  // The address of an order that is fetched tells no table.
  expect(draft({ table: 7, entries: { ...ENTRIES, way: 'PICKUP' } }).text).not.toContain('t=7')
})

test('a house that is closed offers its next times, of which one has to be chosen', () => {
  const night = new Date('2026-11-28T20:00:00Z')
  const { time, times } = draft({ now: night })
  expect([time, times[0]]).toEqual([null, '2026-11-29T12:30'])
  expect(draft({ now: night, entries: { ...ENTRIES, time: '2026-11-29T12:30' } }).text).toContain(
    'Gel-al · 29 Kasım Pazar 12.30',
  )
})

test('a way that is not offered any more is not taken', () => {
  const ordering = {
    ways: ['PICKUP' as const],
    minimum: null,
    deliveryFee: null,
    leadMinutes: 30,
    note: null,
  }
  expect(draft({ ordering, entries: { ...ENTRIES, way: 'DELIVERY' } }).way).toBe('PICKUP')
})
