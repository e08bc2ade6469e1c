import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Refiner } from './refiner.ts'
import type { Reply } from './reply.ts'
import { ReplyCache } from './reply-cache.ts'

let cache: ReplyCache

beforeEach(() => {
  cache = new ReplyCache(100)
  cache.setOpen(true)
})

function reply(bytes = 10, etag = '"x"'): Reply {
  const none = Buffer.alloc(0)
  return { headers: {}, etag, bodies: { br: none, gzip: none, identity: none }, bytes }
}

async function keep(key: string, kept = reply()): Promise<void> {
  cache.begin(key)(Promise.resolve(kept))
  await cache.pending(key)
  await new Promise(setImmediate)
}

describe('its bound in bytes', () => {
  test('puts out what was used longest ago', async () => {
    await keep('a', reply(40))
    await keep('b', reply(40))
    cache.get('a')
    await keep('c', reply(40))
    expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'c'])
    expect(cache.size).toEqual({ replies: 2, bytes: 80 })
  })

  test('counts a reply once that is kept anew', async () => {
    await keep('a', reply(40))
    await keep('a', reply(60))
    expect(cache.size).toEqual({ replies: 1, bytes: 60 })
  })

  test('lets in nothing that is larger than all of it, and puts nothing out for it', async () => {
    await keep('a', reply(40))
    await keep('b', reply(101))
    expect(cache.size).toEqual({ replies: 1, bytes: 40 })
  })

  test('holds for any number of replies', async () => {
    for (let place = 0; place < 500; place++) {
      await keep(`page ${place}`, reply(7))
      expect(cache.size.bytes).toBeLessThanOrEqual(100)
    }
  })
})

describe('what is kept', () => {
  const refine = vi.spyOn(Refiner.prototype, 'add')
  beforeEach(() => refine.mockReset())

  test('is made as small as it gets once it is asked for again, and not before', async () => {
    refine.mockReturnValue(true)
    await keep('a', reply(10, '"a"'))
    await keep('b')
    expect(refine).not.toHaveBeenCalled()
    for (let time = 0; time < 3; time++) cache.get('a')
    expect(refine.mock.calls.map(([{ etag }]) => etag)).toEqual(['"a"'])
    const [[, isKept]] = refine.mock.calls as [Parameters<Refiner['add']>]
    expect(isKept()).toBe(true)
    cache.empty()
    expect(isKept()).toBe(false)
  })

  test('or later, where too much waits for it', async () => {
    refine.mockReturnValueOnce(false).mockReturnValue(true)
    await keep('a')
    for (let time = 0; time < 4; time++) cache.get('a')
    expect(refine).toHaveBeenCalledTimes(2)
  })
})

describe('what is being made', () => {
  test('is waited for by whoever wants the same', async () => {
    const made = cache.begin('a')
    const waiting = cache.pending('a')
    made(Promise.resolve(reply(10, '"made"')))
    expect(await waiting).toMatchObject({ etag: '"made"' })
    expect(cache.pending('a')).toBeUndefined()
  })

  test('is nothing where it failed, and is made anew', async () => {
    const failing = [() => null, () => Promise.reject(new Error('no memory'))] as const
    for (const fail of failing) {
      const settle = cache.begin('a')
      const waiting = cache.pending('a')
      settle(fail())
      expect(await waiting).toBe('not to be kept')
      await new Promise(setImmediate)
      expect(cache.get('a')).toBeUndefined()
      expect(cache.pending('a')).toBeUndefined()
    }
  })

  test('is not kept once content has changed under it, nor given to who waits', async () => {
    const made = cache.begin('a')
    const waiting = cache.pending('a')
    cache.empty()
    expect(cache.pending('a')).toBeUndefined()
    made(Promise.resolve(reply()))
    expect(await waiting).toBe('overtaken')
    expect(cache.get('a')).toBeUndefined()
  })
})

describe('while changes are not heard of', () => {
  test('nothing is kept, and what was kept is known as the last resort only', async () => {
    await keep('a', reply(10, '"old"'))
    cache.setOpen(false)
    await keep('b')
    expect(cache.get('a')).toBeUndefined()
    expect(cache.lastKnown('a')?.etag).toBe('"old"')
    expect(cache.lastKnown('b')).toBeUndefined()
  })

  test('a change of our own is heard of all the same', async () => {
    await keep('a')
    cache.setOpen(false)
    cache.empty()
    expect(cache.lastKnown('a')).toBeUndefined()
  })

  test('and afterwards what was kept is still the last resort, until it is made anew', async () => {
    await keep('a', reply(10, '"old"'))
    cache.setOpen(false)
    const late = cache.begin('b')
    cache.setOpen(true)
    late(Promise.resolve(reply()))
    await new Promise(setImmediate)
    expect(cache.get('a')).toBeUndefined()
    expect(cache.get('b')).toBeUndefined()
    expect(cache.lastKnown('a')?.etag).toBe('"old"')
    await keep('a', reply(20, '"new"'))
    expect(cache.get('a')?.etag).toBe('"new"')
    expect(cache.lastKnown('a')?.etag).toBe('"new"')
    expect(cache.size).toEqual({ replies: 1, bytes: 20 })
  })

  test('a change that is heard of afterwards puts an end to what was known', async () => {
    await keep('a')
    cache.setOpen(false)
    cache.setOpen(true)
    cache.empty()
    expect(cache.lastKnown('a')).toBeUndefined()
    expect(cache.size).toEqual({ replies: 0, bytes: 0 })
  })

  test('what was known makes room for what is kept', async () => {
    await keep('a', reply(60))
    cache.setOpen(false)
    cache.setOpen(true)
    await keep('b', reply(60))
    expect(cache.lastKnown('a')).toBeUndefined()
    expect(cache.get('b')).toBeDefined()
  })
})
