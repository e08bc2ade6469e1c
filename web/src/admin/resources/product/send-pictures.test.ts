import { HttpError } from 'ra-core'
import { describe, expect, test, vi } from 'vitest'

vi.mock('../../api/data-provider.ts', () => ({ ask: vi.fn() }))
const { sendInGroups } = await import('./send-pictures.ts')

const pictures = (count: number) => Array.from({ length: count }, (_, at) => new File(['x'], `${at}.png`))
const names = (files: readonly File[]) => files.map(({ name }) => name)

describe('pictures on their way', () => {
  test('go ten at a time, in their order', async () => {
    const calls: string[][] = []
    const left = await sendInGroups(pictures(23), async (files) => calls.push(names(files)))
    expect(calls.map(({ length }) => length)).toEqual([10, 10, 3])
    expect(calls.flat()).toEqual(names(pictures(23)))
    expect(left).toEqual([])
  })

  test('that are refused stay behind alone, with the reason', async () => {
    const arrived: string[] = []
    const left = await sendInGroups(pictures(4), async (files) => {
      if (names(files).includes('2.png')) throw new HttpError('2.png is no picture', 400)
      arrived.push(...names(files))
    })
    expect(arrived).toEqual(['0.png', '1.png', '3.png'])
    expect(left.map(({ file, reason }) => [file.name, reason])).toEqual([['2.png', '2.png is no picture']])
  })

  test('that do not get through stay behind together, not tried one after the other', async () => {
    const send = vi.fn(async () => {
      throw new HttpError('away', 503)
    })
    const left = await sendInGroups(pictures(3), send)
    expect(left.map(({ reason }) => reason)).toEqual(['away', 'away', 'away'])
    expect(send).toHaveBeenCalledTimes(1)
  })
})
