import { expect, test, vi } from 'vitest'
import { OverloadedError } from '../core/errors.ts'
import { type LoadLimits, LoadShedder } from './load-shedder.ts'

const LIMITS: LoadLimits = { running: 2, admitted: 5, perAddress: 3, queueMs: 60_000 }

/** Work that ends when the test says so. */
function work() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    end: (name: string) => ends.get(name)?.(),
    make: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name)
        ends.set(name, () => resolve(name))
      }),
  }
}

test('runs a few at a time, the others in order of arrival', async () => {
  const shedder = new LoadShedder(LIMITS)
  const { begun, end, make } = work()
  const replies = ['1', '2', '3', '4'].map((name, index) => shedder.run(`address ${index}`, make(name)))
  await vi.waitFor(() => expect(begun).toEqual(['1', '2']))
  expect(shedder.load).toEqual({ working: 2, waiting: 2, refused: 0 })
  end('2')
  await vi.waitFor(() => expect(begun).toEqual(['1', '2', '3']))
  end('1')
  await vi.waitFor(() => expect(begun).toEqual(['1', '2', '3', '4']))
  end('3')
  end('4')
  expect(await Promise.all(replies)).toEqual(['1', '2', '3', '4'])
  expect(shedder.load).toEqual({ working: 0, waiting: 0, refused: 0 })
})

test('refuses at once beyond its limit, and accepts again afterwards', async () => {
  const shedder = new LoadShedder(LIMITS)
  const { begun, end, make } = work()
  const replies = Array.from({ length: 5 }, (_, n) => shedder.run(`address ${n}`, make(`${n}`)))
  await expect(shedder.run('another', make('late'))).rejects.toThrow(OverloadedError)
  expect(shedder.load.refused).toBe(1)
  for (let n = 0; n < 5; n++) {
    await vi.waitFor(() => expect(begun).toContain(`${n}`))
    end(`${n}`)
  }
  await Promise.all(replies)
  expect(await shedder.run('another', async () => 'served')).toBe('served')
})

test('one address cannot occupy all slots', async () => {
  const shedder = new LoadShedder(LIMITS)
  const { end, make } = work()
  const own = ['1', '2', '3'].map((name) => shedder.run('greedy', make(name)))
  await expect(shedder.run('greedy', make('4'))).rejects.toThrow(OverloadedError)
  const other = shedder.run('other', make('5'))
  await vi.waitFor(() => {
    for (const name of ['1', '2', '3', '5']) end(name)
    expect(shedder.load).toMatchObject({ working: 0, waiting: 0 })
  })
  await Promise.all([...own, other])
})

test('deals slots to the waiting addresses in turn, however many requests one of them has', async () => {
  const shedder = new LoadShedder({ ...LIMITS, running: 1, admitted: 20, perAddress: 20 })
  const { begun, end, make } = work()
  const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']
  const replies = names.map((name) => shedder.run(name.slice(0, 1), make(name)))
  const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']
  for (const [index, name] of order.entries()) {
    await vi.waitFor(() => expect(begun).toEqual(order.slice(0, index + 1)))
    end(name)
  }
  await Promise.all(replies)
  expect(shedder.load).toEqual({ working: 0, waiting: 0, refused: 0 })
})

test('A6: two addresses that fill the queue keep nobody out', async () => {
  const shedder = new LoadShedder({ ...LIMITS, running: 1, admitted: 6 })
  const { begun, end, make } = work()
  const greedy = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'].map((name) => shedder.run(name.slice(0, 1), make(name)))
  const settled = Promise.allSettled(greedy)
  const visitor = shedder.run('visitor', make('v'))
  for (const [index, name] of ['a1', 'a2', 'b1', 'v', 'a3', 'b2'].entries()) {
    await vi.waitFor(() => expect(begun[index]).toBe(name))
    end(name)
  }
  expect(await visitor).toBe('v')
  expect((await settled).map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected'])
  expect(shedder.load).toEqual({ working: 0, waiting: 0, refused: 1 })
})

test('refuses a request that has waited too long, and frees its slot', async () => {
  const shedder = new LoadShedder({ ...LIMITS, queueMs: 20 })
  const { begun, end, make } = work()
  const running = ['1', '2'].map((name) => shedder.run('a', make(name)))
  await expect(shedder.run('b', make('3'))).rejects.toThrow(OverloadedError)
  expect(begun).toEqual(['1', '2'])
  expect(shedder.load).toEqual({ working: 2, waiting: 0, refused: 1 })
  end('1')
  end('2')
  await Promise.all(running)
})

test('the event loop turns between two requests', async () => {
  const shedder = new LoadShedder({ ...LIMITS, running: 1 })
  const order: string[] = []
  const replies = ['1', '2', '3'].map((name) =>
    shedder.run(name, async () => {
      order.push(name)
      setImmediate(() => order.push(`after ${name}`))
    }),
  )
  await Promise.all(replies)
  expect(order).toEqual(['1', 'after 1', '2', 'after 2', '3'])
})

test('failed work frees its slot', async () => {
  const shedder = new LoadShedder({ ...LIMITS, running: 1, admitted: 1 })
  const fail = async () => {
    throw new Error('broken')
  }
  for (let time = 0; time < 3; time++) await expect(shedder.run('a', fail)).rejects.toThrow('broken')
  expect(await shedder.run('a', async () => 1)).toBe(1)
})
