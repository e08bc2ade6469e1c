import { HttpError } from 'ra-core'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Write } from '../../api/call/line.ts'

type Sent = Write<{ images: { id: string }[] }> & { readonly values: { file: File; place?: number } }

const page = vi.hoisted(() => ({
  uploads: [] as { write: unknown; end: (id: string) => void; fail: (error: Error) => void }[],
  order: [] as string[],
  moves: [] as unknown[],
}))

vi.mock('../../api/ask.ts', () => ({
  ask: async () => ({ productImages: page.order.map((id) => ({ id })) }),
}))
vi.mock('../../language/i18n-provider.ts', () => ({ currentI18n: () => ({ translate: () => 'Resim' }) }))
vi.mock('../../api/call/calls.ts', () => ({
  calls: {
    send: (write: Sent) => {
      if (!write.subject.startsWith('productImages/')) return page.moves.push(write.variables)
      const { promise, resolve, reject } = Promise.withResolvers()
      const end = (id: string) => {
        page.order.push(id)
        resolve({ reply: { images: [{ id }] }, ids: [] })
      }
      page.uploads.push({ write, end, fail: reject })
      return promise
    },
  },
}))
const { movesTo, orderWith, placeStored, sendPictures } = await import('./send-pictures.ts')

const DISH = { id: '7', name: 'Mantı' }
const pictures = ['a', 'b', 'c'].map((name) => ({ file: new File(['x'], name) }))
const uploadAt = (at: number) => page.uploads[at] as (typeof page.uploads)[number] & { write: Sent }
const calm = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  Object.assign(page, { uploads: [], order: [], moves: [] })
})

describe('pictures of a dish', () => {
  test('are calls of their own, all started at once, and put in the order of the files', async () => {
    const stored: number[] = []
    const sent = sendPictures(DISH, pictures, (count) => stored.push(count))
    expect(page.uploads).toHaveLength(3)
    expect(new Set(page.uploads.map((_, at) => uploadAt(at).write.subject)).size).toBe(3)
    for (const [at, id] of [
      [2, 'c'],
      [0, 'a'],
      [1, 'b'],
    ] as const)
      uploadAt(at).end(id)
    expect([await sent, stored]).toEqual([0, [3]])
    expect(page.moves).toEqual([
      { id: 'a', index: 0 },
      { id: 'b', index: 1 },
    ])
  })

  test('that are refused or wait do not delay others, and what is stored later gets its place', async () => {
    const stored: number[] = []
    const placed = pictures.map((picture, place) => ({ ...picture, place }))
    const sent = sendPictures(DISH, placed, (count) => stored.push(count))
    uploadAt(0).write.onWaiting?.()
    uploadAt(1).end('b')
    uploadAt(2).fail(new HttpError('no picture', 400))
    expect([await sent, stored]).toEqual([2, [1]])
    uploadAt(0).end('a')
    await calm()
    expect([stored, page.moves]).toEqual([[1, 1], [{ id: 'a', index: 0 }]])
  })

  test('that are tried again are of the same subject, so that an earlier call is resolved first', () => {
    const subject = 'productImages/7/earlier'
    void sendPictures(DISH, [{ ...pictures[0], file: pictures[0]?.file as File, subject }], () => {})
    expect(uploadAt(0).write).toMatchObject({
      subject,
      keepsRefused: true,
      values: { file: pictures[0]?.file },
    })
  })
})

describe('a picture that a closed page has stored', () => {
  const call = (values: object | undefined) =>
    ({ subject: 'productImages/7/k', title: 'Mantı: Resim', values }) as never

  beforeEach(() => {
    page.order = ['a', 'b', 'new']
  })

  test.each([
    ['is moved to its place', { place: 0 }, [{ id: 'new', index: 0 }]],
    ['that is a crop replaces the original', { replaces: 'b' }, [{ id: 'new', index: 1 }, { id: 'b' }]],
    ['that is a crop of one that is gone stays the last', { replaces: 'gone' }, []],
    ['without a place stays the last', {}, []],
    ['that was given up stays the last', undefined, []],
  ])('%s', async (_what, values, writes) => {
    expect(await placeStored(call(values), 'new')).toBe(writes.length > 0)
    expect(page.moves).toEqual(writes)
  })

  test('is left to the page that still waits for it', async () => {
    const subject = 'productImages/7/k'
    void sendPictures(DISH, [{ file: new File(['x'], 'x'), replaces: 'b', subject }], () => {})
    await placeStored(call({ replaces: 'b' }), 'new')
    expect(page.moves).toEqual([])
    uploadAt(0).end('new')
  })
})

describe('the order of pictures', () => {
  test.each([
    [['a', 'b'], ['a', 'b'], []],
    [['x', 'b', 'a'], ['x', 'a', 'b'], [['a', 1]]],
    [
      ['c', 'x', 'a', 'b'],
      ['x', 'a', 'b', 'c'],
      [
        ['x', 0],
        ['a', 1],
        ['b', 2],
      ],
    ],
  ])('%j becomes %j by %j', (present, wanted, moves) => {
    expect(movesTo(present, wanted)).toEqual(moves)
  })

  test.each([
    [['x', 'b', 'a'], { a: undefined, b: undefined }, ['x', 'a', 'b']],
    [['b', 'c', 'a'], { a: 0 }, ['a', 'b', 'c']],
    [['c', 'a', 'b'], { a: 0, b: 1, c: 2 }, ['a', 'b', 'c']],
    [['x', 'a'], { a: 7 }, ['x', 'a']],
  ])('of %j the new ones %j come to %j', (present, added, order) => {
    const places = Object.entries(added).map(([id, place]) => ({ id, place }))
    expect(orderWith(present, places)).toEqual(order)
  })
})
