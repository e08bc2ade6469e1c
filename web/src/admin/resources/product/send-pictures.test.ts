import { HttpError } from 'ra-core'
import { describe, expect, test, vi } from 'vitest'

vi.mock('../../api/data-provider.ts', () => ({ ask: vi.fn() }))
const { movesTo, orderWith, sendSideBySide, SIDE_BY_SIDE } = await import('./send-pictures.ts')

const pictures = (count: number) => Array.from({ length: count }, (_, at) => new File(['x'], `${at}.png`))

describe('uploads of pictures', () => {
  test('D50: run concurrently, and return ids in the order of the files', async () => {
    let under = 0
    let most = 0
    const { ids, left } = await sendSideBySide(pictures(7), async ({ name }) => {
      most = Math.max(most, ++under)
      await new Promise((resolve) => setTimeout(resolve, name === '0.png' ? 20 : 1))
      under--
      return name
    })
    expect(most).toBe(SIDE_BY_SIDE)
    expect(ids).toEqual(pictures(7).map(({ name }) => name))
    expect(left).toEqual([])
  })

  test('D50: are left with their reason when they are refused, and nothing is sent twice', async () => {
    const sent: string[] = []
    const { ids, left } = await sendSideBySide(pictures(4), async ({ name }) => {
      sent.push(name)
      if (name === '2.png') throw new HttpError('2.png is no picture', 400)
      return name
    })
    expect(sent).toHaveLength(4)
    expect(ids).toEqual(['0.png', '1.png', '3.png'])
    expect(left.map(({ file, reason }) => [file.name, reason])).toEqual([['2.png', '2.png is no picture']])
  })

  test('without a connection are left, and those not started are not tried', async () => {
    const send = vi.fn(async () => {
      throw new HttpError('away', 503)
    })
    const { left } = await sendSideBySide(pictures(8), send)
    expect(left.map(({ reason }) => reason)).toEqual(Array(8).fill('away'))
    expect(send).toHaveBeenCalledTimes(SIDE_BY_SIDE)
  })

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
