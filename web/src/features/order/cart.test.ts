import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Cart } from './cart.ts'

const HOUR_MS = 60 * 60 * 1000
const soup = { id: '12', name: 'Çorba', serving: null, price: 90 }
const large = { id: '13', name: 'Lahmacun', serving: '1,5 porsiyon', price: 142.5 }
const dish = (id: number) => ({ id: String(id), name: `Yemek ${id}`, serving: null, price: 10 })

/** A storage as that of a browser. */
function storage(items: Record<string, string> = {}) {
  return {
    items,
    getItem: (key: string) => items[key] ?? null,
    setItem(key: string, text: string) {
      items[key] = text
    },
    removeItem(key: string) {
      delete items[key]
    },
  }
}

const refuses = () => {
  throw new DOMException('refused', 'SecurityError')
}
const full = () => ({ ...storage(), setItem: refuses, removeItem: refuses })
const cartOf = (store = storage(), clock = () => 0) => new Cart(() => store, clock)
const counts = (cart: Cart) => cart.snapshot().lines.map(({ id, count }) => [id, count])

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a cart', () => {
  test('has of each dish and serving as many as were put in', () => {
    const cart = cartOf()
    expect(cart.snapshot()).toEqual({ lines: [], note: '' })
    cart.change(soup, 1)
    cart.change(large, 2)
    cart.change({ ...large, serving: null, price: 95 }, 1)
    cart.change({ ...soup, price: 100 }, 1)
    expect(cart.snapshot().lines).toEqual([
      { id: '12', name: 'Çorba', serving: null, price: 100, count: 2, note: '' },
      { id: '13', name: 'Lahmacun', serving: '1,5 porsiyon', price: 142.5, count: 2, note: '' },
      { id: '13', name: 'Lahmacun', serving: null, price: 95, count: 1, note: '' },
    ])
    cart.change(large, -1)
    cart.change(soup, -5)
    cart.change(dish(99), -1)
    expect(counts(cart)).toEqual([
      ['13', 1],
      ['13', 1],
    ])
  })

  test('takes fifty of a dish and forty lines', () => {
    const cart = cartOf()
    expect([cart.change(soup, 49), cart.change(soup, 2), cart.change(soup, 1)]).toEqual([true, true, false])
    expect(counts(cart)).toEqual([['12', 50]])
    for (let id = 100; id < 139; id++) expect(cart.change(dish(id), 1)).toBe(true)
    expect(cart.change(dish(139), 1)).toBe(false)
    expect(cart.change(dish(138), 1)).toBe(true)
    expect(cart.snapshot().lines).toHaveLength(40)
  })

  test('has a note for each line and one for all, cut without halving a character', () => {
    const cart = cartOf()
    cart.change(soup, 1)
    cart.setLineNote(soup, 'acısız')
    cart.setLineNote(large, 'yok')
    cart.setNote('zili çalmayın')
    cart.change(soup, 1)
    expect(cart.snapshot()).toMatchObject({ lines: [{ note: 'acısız', count: 2 }], note: 'zili çalmayın' })
    cart.setLineNote(soup, `${'a'.repeat(79)}😀`)
    cart.setNote(`${'a'.repeat(199)}😀`)
    expect(cart.snapshot()).toMatchObject({ lines: [{ note: 'a'.repeat(79) }], note: 'a'.repeat(199) })
    cart.setNote(`${'a'.repeat(198)}😀`)
    expect(cart.snapshot().note).toHaveLength(200)
  })

  test('takes other lines in place of all, with the notes of those that were there', () => {
    const cart = cartOf()
    cart.change(soup, 1)
    cart.change(large, 1)
    cart.setLineNote(large, 'az pişmiş')
    cart.setNote('zil')
    cart.replace([
      { ...large, count: 3, price: 150 },
      { ...dish(5), count: 70 },
    ])
    expect(cart.snapshot()).toMatchObject({
      lines: [
        { id: '13', count: 3, price: 150, note: 'az pişmiş' },
        { id: '5', count: 50, note: '' },
      ],
      note: 'zil',
    })
    cart.clear()
    expect(cart.snapshot()).toEqual({ lines: [], note: '' })
  })

  test('is the same object while nothing has changed, and each change is heard once', () => {
    const cart = cartOf()
    const heard = vi.fn()
    const end = cart.listen(heard)
    const empty = cart.snapshot()
    expect(cart.snapshot()).toBe(empty)
    cart.change(soup, 1)
    const one = cart.snapshot()
    expect([one === empty, cart.snapshot() === one]).toEqual([false, true])
    cart.change(soup, 1)
    expect(cart.snapshot()).not.toBe(one)
    expect(heard).toHaveBeenCalledTimes(2)
    end()
    cart.clear()
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('is gone twelve hours after its last change', () => {
    let now = 0
    const store = storage()
    const cart = cartOf(store, () => now)
    cart.change(soup, 1)
    now = 11 * HOUR_MS
    cart.setNote('zil')
    now = 23 * HOUR_MS - 1
    expect(cart.snapshot().lines).toHaveLength(1)
    now = 23 * HOUR_MS
    const empty = cart.snapshot()
    expect(empty).toEqual({ lines: [], note: '' })
    expect(cart.snapshot()).toBe(empty)
    expect(store.items).toEqual({})
    // A clock that is put back by a year keeps nothing for a year.
    cart.change(soup, 1)
    now = -365 * 24 * HOUR_MS
    expect(cart.snapshot().lines).toEqual([])
  })
})

describe('two tabs', () => {
  test('have one cart, and lose neither a line nor a note of each other', () => {
    const store = storage()
    const [one, other] = [cartOf(store), cartOf(store)]
    one.change(soup, 1)
    other.snapshot()
    one.setLineNote(soup, 'acısız')
    other.change(large, 1)
    one.setNote('zil')
    other.change(soup, 1)
    expect(one.snapshot()).toEqual(other.snapshot())
    expect(one.snapshot()).toEqual({
      lines: [
        { ...soup, count: 2, note: 'acısız' },
        { ...large, count: 1, note: '' },
      ],
      note: 'zil',
    })
    other.clear()
    expect(one.snapshot().lines).toEqual([])
  })

  test('tell each other, as does a page that the browser had put aside', () => {
    const events = new EventTarget()
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
    const heard = vi.fn()
    const end = cartOf().listen(heard)
    for (const type of ['storage', 'pageshow']) events.dispatchEvent(new Event(type))
    expect(heard).toHaveBeenCalledTimes(2)
    end()
    for (const type of ['storage', 'pageshow']) events.dispatchEvent(new Event(type))
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('end as one tab would, whichever of them a guest uses', () => {
    const step = fc.record({
      tab: fc.integer({ min: 0, max: 1 }),
      id: fc.integer({ min: 1, max: 4 }),
      by: fc.integer({ min: -3, max: 30 }),
      note: fc.option(fc.string({ maxLength: 100, unit: 'binary' })),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const store = storage()
        const tabs = [cartOf(store), cartOf(store)] as const
        const alone = cartOf()
        for (const { tab, id, by, note } of steps)
          for (const cart of [tabs[tab as 0 | 1], alone]) {
            if (note === null) cart.change(dish(id), by)
            else cart.setLineNote(dish(id), note)
            cart.snapshot()
          }
        for (const cart of tabs) expect(cart.snapshot()).toEqual(alone.snapshot())
        for (const { count, note } of alone.snapshot().lines) {
          expect(count >= 1 && count <= 50 && note.length <= 80).toBe(true)
        }
      }),
    )
  })
})

test.each([
  ['is switched off', refuses],
  ['is full', full],
])('where the storage %s, the page’s memory has the cart, and says so', (_, store) => {
  const cart = new Cart(store as never, () => 0)
  expect(cart.snapshot().lines).toEqual([])
  cart.change(soup, 1)
  cart.change(soup, 1)
  cart.setLineNote(soup, 'acısız')
  const content = cart.snapshot()
  expect(content).toEqual({ lines: [{ ...soup, count: 2, note: 'acısız' }], note: '' })
  expect(cart.isKept).toBe(false)
  expect(cart.snapshot()).toBe(content)
  cart.clear()
  expect(cart.snapshot().lines).toEqual([])
})

test('a storage that takes it again keeps it again', () => {
  let isFull = true
  const store = storage()
  const cart = new Cart(
    () => ({ ...store, setItem: (key, text) => (isFull ? refuses() : store.setItem(key, text)) }),
    () => 0,
  )
  cart.change(soup, 1)
  expect(cart.isKept).toBe(false)
  isFull = false
  cart.change(soup, 1)
  expect([cart.snapshot().lines[0]?.count, cart.isKept]).toEqual([2, true])
})

describe('what a storage has', () => {
  const stored = (lines: unknown, rest: object = { at: 0, note: '' }) =>
    cartOf(storage({ cart: JSON.stringify({ ...rest, lines }) })).snapshot()

  test.each([
    '',
    'x',
    'null',
    '5',
    '[]',
    '{}',
    '"x"',
    '{"lines":[]}',
    '{"at":"x","lines":[{"id":"1"}]}',
    '{"at":null}',
  ])('and is no cart is an empty one: %s', (text) => {
    expect(cartOf(storage({ cart: text })).snapshot()).toEqual({ lines: [], note: '' })
  })

  test('is bounded: texts, counts, lines, and each once', () => {
    const line = { ...soup, count: 1, note: '' }
    expect(stored([{ ...line, count: 999_999, note: 'a'.repeat(500) }]).lines).toEqual([
      { ...soup, count: 50, note: 'a'.repeat(80) },
    ])
    expect(stored([line, { ...line, count: 2, note: 'acısız' }]).lines).toEqual([line])
    expect(
      stored(Array.from({ length: 90 }, (_, index) => ({ ...line, id: String(index + 1) }))).lines,
    ).toHaveLength(40)
    expect(stored([], { at: 0, note: 'a'.repeat(500) }).note).toHaveLength(200)
    expect(stored([{ ...line, note: 5 }], { at: 0, note: {} })).toMatchObject({
      lines: [{ note: '' }],
      note: '',
    })
  })

  test.each([
    ...[null, 5, 'x', [], {}, { id: 12 }, { id: '0' }, { id: '012' }, { id: '1234567890' }, { id: '<b>' }],
    ...[{ serving: 5 }, { serving: undefined }, { count: 0 }, { count: -1 }, { count: 1.5 }, { count: '2' }],
    ...[{ count: null }, { name: 5 }, { price: '90' }, { price: -1 }, { price: null }],
  ])('and is no line is none: %j', (wrong) => {
    const line = { ...soup, count: 1, note: '' }
    const isLike = wrong !== null && typeof wrong === 'object' && Object.keys(wrong).length > 0
    expect(stored([isLike ? { ...line, ...wrong } : wrong, { ...line, id: '7' }]).lines).toEqual([
      { ...line, id: '7' },
    ])
  })

  test('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.json(), fc.jsonValue(), (text, value) => {
        cartOf(storage({ cart: text })).snapshot()
        stored([value], { at: 0, note: value })
        const cart = cartOf(storage({ cart: JSON.stringify({ at: 0, lines: value, note: value }) }))
        expect(cart.change(soup, 1)).toBe(true)
      }),
    )
  })
})
