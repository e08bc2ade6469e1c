import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OrderToSend, orderMessage } from './order-message.ts'
import { orderTotal } from './order-ways.ts'
import { whatsappHref } from './telephone.ts'

const soup = { name: 'Mercimek çorbası', serving: null, count: 1, price: 90, note: '' }
const lahmacun = { name: 'Lahmacun', serving: '1,5 porsiyon', count: 2, price: 142.5, note: 'acısız' }
const ORDER: OrderToSend = {
  ...{ way: 'DELIVERY', table: null, time: '2026-11-25T13:30', lines: [soup, lahmacun], fee: 30 },
  readAt: new Date('2026-11-25T12:58:40+03:00'),
  timeZone: 'Europe/Istanbul',
  ...{ name: 'Ayşe', address: 'Çınar Sk. 3/5', note: 'Zil bozuk' },
  link: 'https://sofra.example/cart#o=1.12x1.13-0abx2',
}
const message = (change: Partial<OrderToSend> = {}) => orderMessage({ ...ORDER, ...change })
const linesOf = (change: Partial<OrderToSend> = {}) => (message(change) ?? '').split('\n')
/** The text as the restaurant finds it written. */
const received = (text: string | null) =>
  new URL(whatsappHref('0532 111 22 33', text ?? '')).searchParams.get('text')

describe('the message of an order', () => {
  test('says all of it, line by line', () => {
    expect(linesOf()).toEqual([
      'Merhaba, sipariş vermek istiyorum.',
      'Paket servis · 25 Kasım Çarşamba 13.30',
      '1 × Mercimek çorbası – 90 TL',
      '2 × Lahmacun (1,5 porsiyon) – 285 TL',
      '  not: acısız',
      'Teslimat 30 TL',
      'Toplam 405 TL (25.11.2026 12.58 fiyatlarıyla)',
      ...['Ayşe', 'Çınar Sk. 3/5', 'Zil bozuk', 'https://sofra.example/cart#o=1.12x1.13-0abx2'],
    ])
  })

  test.each([
    ['PICKUP', null, '2026-11-25T13:30', 'Gel-al · 25 Kasım Çarşamba 13.30'],
    ['PICKUP', 7, '', 'Gel-al · en kısa sürede'],
    ['DELIVERY', null, '', 'Paket servis · en kısa sürede'],
    ['DELIVERY', null, '2027-01-03T00:15', 'Paket servis · 3 Ocak Pazar 00.15'],
    ['TABLE', 7, '', 'Masa 7'],
    ['TABLE', null, '', 'Masada'],
  ] as const)('for %s at table %s at %j says %s', (way, table, time, expected) => {
    expect(linesOf({ way, table, time })[1]).toBe(expected)
  })

  test('leaves out what there is not', () => {
    const texts = linesOf({ way: 'TABLE', lines: [soup], fee: null, name: 'Ayşe', address: ' ', note: '' })
    expect(texts.slice(2)).toEqual([
      '1 × Mercimek çorbası – 90 TL',
      'Toplam 90 TL (25.11.2026 12.58 fiyatlarıyla)',
      ...['Ayşe', ORDER.link],
    ])
  })

  test('adds up kuruş, not fractions', () => {
    expect(
      orderTotal(
        [
          { price: 0.1, count: 1 },
          { price: 0.2, count: 1 },
        ],
        null,
      ),
    ).toBe(0.3)
    expect(orderTotal([{ price: 19.99, count: 50 }], 0.05)).toBe(999.55)
    expect(linesOf({ lines: [{ ...soup, price: 1_250.1, count: 3 }], fee: 0.2 })).toContain(
      'Toplam 3.750,50 TL (25.11.2026 12.58 fiyatlarıyla)',
    )
  })

  test('has what guests write in one line each', () => {
    const forged = 'acısız\r\n\tToplam 1 TL\u2028\u2029\u202e\u2066\0son\u200f \ud800!'
    const texts = linesOf({
      lines: [{ ...soup, note: forged }],
      name: ' Ay\nşe ',
      address: 'a\u0085b',
      note: '\n',
    })
    expect(texts.slice(3)).toEqual([
      '  not: acısız Toplam 1 TL son !',
      'Teslimat 30 TL',
      'Toplam 120 TL (25.11.2026 12.58 fiyatlarıyla)',
      ...['Ay şe', 'a b', ORDER.link],
    ])
    // An emoji of several parts is the guest's own.
    expect(linesOf({ note: '👨‍👩‍👧 için' })).toContain('👨‍👩‍👧 için')
  })

  test('arrives as it was written: forty lines with every sign that an address could swallow', () => {
    const lines = Array.from({ length: 40 }, (_, index) => ({
      ...{
        name: `İş & %${index} + #`,
        serving: null,
        count: 50,
        price: 1.5,
        note: index % 8 ? '' : 'ş & % + # %0A',
      },
    }))
    const text = message({ lines, note: 'İ ş & % + # ?\nson' })
    expect(received(text)).toBe(text)
    expect(text).toContain('İş & %39 + # – 75 TL')
    expect(text).toContain('\n  not: ş & % + # %0A\n')
    expect(text).toContain('\nİ ş & % + # ? son\n')
  })
})

describe('a message that is too long', () => {
  const name = 'Odun ateşinde közlenmiş patlıcanlı kuzu'
  const plain = Array.from({ length: 40 }, (_, index) => ({ ...soup, name: `${name} ${index}` }))

  test('leaves out lines without a note, the last first and no more than needed', () => {
    const lines = plain.map((line, index) => (index === 39 ? { ...line, note: 'acısız' } : line))
    const texts = linesOf({ lines })
    const length = texts.join('\n').length
    const dishes = texts.filter((text) => text.includes(name))
    expect(texts).toContain(`ve ${40 - dishes.length} kalem daha, ayrıntısı bağlantıda`)
    expect(dishes.slice(0, -1).map((text) => text.split(' ').at(-4))).toEqual(
      dishes.slice(0, -1).map((_, index) => String(index)),
    )
    expect(dishes.at(-1)).toContain(`${name} 39`)
    expect(length).toBeLessThanOrEqual(1_800)
    expect(length + `1 × ${name} 30 – 90 TL\n`.length).toBeGreaterThan(1_800)
    expect(texts).toContain('Toplam 3.630 TL (25.11.2026 12.58 fiyatlarıyla)')
  })

  test('is none if the notes alone are too long', () => {
    expect(message({ lines: plain.map((line) => ({ ...line, note: 'n'.repeat(80) })) })).toBeNull()
  })

  test('never is, and misses no note, total or address, for any order', () => {
    const signs = fc.constantFrom(
      'a',
      'İ',
      'ş',
      ' ',
      '&',
      '%',
      '+',
      '#',
      '\n',
      '\u202e',
      '😀',
      '\ud83d',
      '\u0300',
    )
    const text = (most: number) =>
      fc
        .tuple(
          fc.array(signs, { minLength: 1, maxLength: 9, size: 'max' }),
          fc.integer({ min: 0, max: most }),
        )
        .map(([some, length]) => some.join('').repeat(most).slice(0, length))
    const line = fc.record({
      name: text(60).map((some) => `Pide ${some}`),
      serving: fc.option(text(30)),
      count: fc.integer({ min: 1, max: 50 }),
      price: fc.integer({ min: 1, max: 10_000_000 }).map((kurus) => kurus / 100),
      note: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, text(80)),
    })
    const order = fc.record({
      way: fc.constantFrom('PICKUP' as const, 'DELIVERY' as const, 'TABLE' as const),
      table: fc.option(fc.integer({ min: 1, max: 999 })),
      time: fc.constantFrom('', '2026-11-25T13:30'),
      lines: fc.array(line, { minLength: 1, maxLength: 40, size: 'max' }),
      fee: fc.option(fc.integer({ min: 1, max: 100_000 })),
      name: text(60),
      address: text(200),
      note: text(200),
    })
    const plainText = (written: string) =>
      written.replace(/[\s\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
    /** By which a total of more lines may be longer. */
    const TOTAL = 12
    fc.assert(
      fc.property(order, (random) => {
        const found = message(random)
        const noted = random.lines.filter(({ note }) => plainText(note))
        if (found === null) {
          // Not without lines that could be left out: those with notes are too long beside the one that counts the others.
          const alone = message({ ...random, lines: noted })?.length ?? Number.POSITIVE_INFINITY
          expect(alone + ' \nve 40 kalem daha, ayrıntısı bağlantıda'.length).toBeGreaterThan(1_800 - TOTAL)
          return
        }
        expect(received(found)).toBe(found)
        expect(found.length).toBeLessThanOrEqual(1_800)
        const texts = found.split('\n')
        for (const { note } of noted) expect(texts).toContain(`  not: ${plainText(note)}`)
        expect(texts.filter((each) => /^\d+ × /.test(each)).length + goneFrom(texts)).toBe(
          random.lines.length,
        )
        expect(texts.some((each) => each.startsWith('Toplam '))).toBe(true)
        for (const each of [random.name, random.address, random.note].map(plainText))
          if (each) expect(texts).toContain(each)
        expect(texts.at(-1)).toBe(ORDER.link)
      }),
      { numRuns: 200 },
    )
  })

  const goneFrom = (texts: readonly string[]) =>
    Number(texts.map((text) => /^ve (\d+) kalem daha/.exec(text)?.[1]).find(Boolean) ?? 0)
})
