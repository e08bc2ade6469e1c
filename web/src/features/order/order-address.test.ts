import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFragment } from './lines/read-order.ts'
import { orderFragment, servingKey } from './order-address.ts'

const line = (id: string, count: number, serving: string | null = null) => ({ id, serving, count })

test.each([
  // FNV-1a of 32 bits: 0x811c9dc5, 0xe40c292c and 0xbf9cf968, by its authors' test vectors.
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the key of a serving is the end of the hash of %j', (label, hash) => {
  expect(servingKey(label)).toBe((hash % 46_656).toString(36).padStart(3, '0'))
})

test('keys of other letters differ, and each has three', () => {
  const labels = ['1,5 porsiyon', '1.5 porsiyon', 'İki', 'iki', 'kadeh', 'şişe', 'sise']
  expect(new Set(labels.map(servingKey)).size).toBe(labels.length)
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (label) => /^[\da-z]{3}$/.test(servingKey(label))))
})

test('an order is written as its version, dishes and table', () => {
  const key = servingKey('1,5 porsiyon')
  const lines = [line('12', 2), line('13', 1, '1,5 porsiyon')]
  expect(orderFragment(lines, null)).toBe(`#o=1.12x2.13-${key}x1`)
  expect(orderFragment(lines, 7)).toBe(`#o=1.12x2.13-${key}x1&t=7`)
})

test('what is written is read, up to forty lines', () => {
  const lines = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 9_999_999 }).map(String),
      serving: fc.option(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' })),
      count: fc.integer({ min: 1, max: 50 }),
    }),
    { minLength: 1, maxLength: 40, selector: ({ id }) => id },
  )
  fc.assert(
    fc.property(lines, fc.option(fc.integer({ min: 1, max: 999 })), (all, table) => {
      expect(readFragment(orderFragment(all, table))).toEqual({
        lines: all.map(({ id, serving, count }) => ({
          ...{ id, key: serving === null ? null : servingKey(serving), count },
        })),
        table,
      })
    }),
  )
})

describe('a fragment that somebody else wrote', () => {
  test.each(['', '#', '#masa=7', '#t=7', '#foo=1.2x3', '#menu'])('%j is of no order', (hash) => {
    expect(readFragment(hash)).toBeNull()
  })

  test.each([
    ...['#o=', '#o=1', '#o=1.', '#o=2.12x2', '#o=11.12x2', '#o=1x2', '#o=1.12', '#o=1.12x', '#o=1.x2'],
    ...['#o=1.1x999999', '#o=1.1x51', '#o=1.1x0', '#o=1.1x01', '#o=1.1x-1', '#o=1.1x1.5', '#o=1.1x1e1'],
    ...['#o=1.0x1', '#o=1.01x1', '#o=1.1234567890x1', '#o=1.-1x1', '#o=1.１x1', '#o=1.1x１', '#o=1.ax1'],
    ...['#o=1.1-abx1', '#o=1.1-abcdx1', '#o=1.1-ABCx1', '#o=1.1-a_cx1', '#o=1.1-x1', '#o=1.1-aşcx1'],
    ...['#o=1.1x1.1x2', '#o=1.1-abcx1.1-abcx1', '#o=1.1x1..2x1', '#o=1.1x1.', '#o=1.1X1'],
    ...[
      '#o=1.1x1&t=',
      '#o=1.1x1&t=0',
      '#o=1.1x1&t=07',
      '#o=1.1x1&t=1000',
      '#o=1.1x1&t=７',
      '#o=1.1x1&t=7&t=8',
    ],
    ...[
      '#t=7&o=1.1x1',
      '#a&o=1.1x1',
      '#o=1.1x1&u=1',
      '#o=1.1x1#o=1.1x1',
      '#o=1.1x1 ',
      '#o=1.1x1\n',
      ' #o=1.1x1',
    ],
    ...['#o=1.1x1<script>', '#o=<script>alert(1)</script>', '#o=1%2E1x1', '#o=1.1x1%00', '#o=1.__proto__x1'],
  ])('%j cannot be read', (hash) => {
    expect(readFragment(hash)).toBe('UNREADABLE')
  })

  test('is read with a key that has the letter between dish and count', () => {
    expect(readFragment('#o=1.1-x1xx5.1-abxx50.1x13')).toEqual({
      lines: [
        { id: '1', key: 'x1x', count: 5 },
        { id: '1', key: 'abx', count: 50 },
        { id: '1', key: null, count: 13 },
      ],
      table: null,
    })
  })

  test('cannot be read with more than forty lines, or 640 characters', () => {
    const some = (count: number, first: number) =>
      orderFragment(
        Array.from({ length: count }, (_, index) => line(String(first + index), 50, 'kadeh')),
        null,
      )
    expect(readFragment(some(40, 1))).toMatchObject({ table: null })
    expect(readFragment(some(41, 1))).toBe('UNREADABLE')
    expect(some(40, 123_456_789).length).toBeGreaterThan(640)
    expect(readFragment(some(40, 123_456_789))).toBe('UNREADABLE')
  })

  test('is an order within the limits or none, whatever it is', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '.',
        'x',
        '-',
        '#',
        '&',
        't=',
        'o=1',
        '&t=',
        '0',
        '1',
        '7',
        '12',
        '50',
        '51',
        'abc',
        'zz',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    )
    const forged = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part, { maxLength: 30 }).map((parts) => `#o=1.1x${parts.join('')}`),
    )
    fc.assert(
      fc.property(forged, (hash) => {
        const order = readFragment(hash)
        if (order === null || order === 'UNREADABLE') return
        expect(order.lines.length).toBeLessThanOrEqual(40)
        for (const { id, key, count } of order.lines) {
          expect(id).toMatch(/^[1-9]\d{0,8}$/)
          expect(key ?? 'abc').toMatch(/^[\da-z]{3}$/)
          expect(Number.isInteger(count) && count >= 1 && count <= 50).toBe(true)
        }
        expect(order.table ?? 1).toBeGreaterThan(0)
      }),
      { numRuns: 10_000 },
    )
  })
})
