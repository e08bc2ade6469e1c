import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Reply } from '../http/reply.ts'
import { Recompressor } from './recompressor.ts'
import { ResponseCache } from './response-cache.ts'

/** Bytes that an entry without a body is accounted for, its key included. */
const OVERHEAD = 2_100

let cache: ResponseCache

beforeEach(() => {
  cache = new ResponseCache(1_000_000)
  cache.setOpen(true)
})

const reply = (text: string, changes: Partial<Reply> = {}): Reply => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  isPublic: true,
  ...changes,
})

/** Incompressible text, so that its size in the cache is known roughly. */
const noise = (bytes: number) =>
  Array.from({ length: bytes }, () => String.fromCharCode(33 + Math.floor(Math.random() * 90))).join('')

const store = (key: string, text = 'x') => cache.fill(key, async () => reply(text))
const cachedText = (key: string) => cache.get(key)?.bodies.identity.toString()

/** A reply that is made when the test says so. */
function maker() {
  const waiting: ((reply: Reply | Error) => void)[] = []
  const make = () =>
    new Promise<Reply>((resolve, reject) => {
      waiting.push((result) => (result instanceof Error ? reject(result) : resolve(result)))
    })
  return {
    make,
    made: () => waiting.length,
    finish: (index: number, result: Reply | Error) => waiting[index]?.(result),
  }
}

describe('the limit in bytes', () => {
  test('evicts the least recently used entry', async () => {
    cache = new ResponseCache(3 * (OVERHEAD + 3_000))
    cache.setOpen(true)
    for (const key of ['a', 'b']) await store(key, noise(1_000))
    cache.get('a')
    for (const key of ['c', 'd']) await store(key, noise(1_000))
    expect(['a', 'b', 'c', 'd'].map((key) => cachedText(key) !== undefined)).toContain(false)
    expect(cachedText('b')).toBeUndefined()
    expect(cachedText('d')).toBeDefined()
    expect(cache.size.bytes).toBeLessThanOrEqual(3 * (OVERHEAD + 3_000))
  })

  test('D121: includes the keys', async () => {
    cache = new ResponseCache(1_000_000)
    cache.setOpen(true)
    for (let index = 0; index < 100; index++) await store(`${index}${'k'.repeat(20_000)}`)
    expect(cache.size.replies).toBeLessThan(25)
  })

  test('refuses an entry larger than the cache, and evicts nothing for it', async () => {
    cache = new ResponseCache(20_000)
    cache.setOpen(true)
    await store('a')
    await store('b', noise(30_000))
    expect([cachedText('a'), cachedText('b')]).toEqual(['x', undefined])
  })
})

describe('an entry', () => {
  const recompress = vi.spyOn(Recompressor.prototype, 'add')
  beforeEach(() => recompress.mockReset())

  test('is recompressed at its first hit, and not before', async () => {
    recompress.mockReturnValue(true)
    await store('a')
    await store('b')
    expect(recompress).not.toHaveBeenCalled()
    for (let time = 0; time < 3; time++) cache.get('a')
    expect(recompress).toHaveBeenCalledTimes(1)
    const [[, isCached]] = recompress.mock.calls as [Parameters<Recompressor['add']>]
    expect(isCached()).toBe(true)
    cache.invalidate()
    expect(isCached()).toBe(false)
  })

  test('is recompressed at a later hit if the queue was full', async () => {
    recompress.mockReturnValueOnce(false).mockReturnValue(true)
    await store('a')
    for (let time = 0; time < 4; time++) cache.get('a')
    expect(recompress).toHaveBeenCalledTimes(2)
  })

  test('uses no more memory than its bytes', async () => {
    recompress.mockReturnValue(true)
    await store('a', 'short')
    const bodies = Object.values(cache.get('a')?.bodies ?? {})
    expect(bodies).toHaveLength(3)
    expect(bodies.map(({ buffer }) => buffer.byteLength)).toEqual(bodies.map(({ length }) => length))
  })
})

test('an entry in a compressed format, such as a picture, is stored once', async () => {
  const headers = { 'content-type': 'image/jpeg' }
  const body = Buffer.alloc(1_000)
  await cache.fill('a', async () => ({ status: 200, headers, body, isPublic: true }))
  expect(Object.keys(cache.get('a')?.bodies ?? {})).toEqual(['identity'])
})

describe('concurrent callers of one key', () => {
  test('share one fill', async () => {
    const { make, made, finish } = maker()
    const asked = Array.from({ length: 10 }, () => cache.fill('a', make))
    expect(made()).toBe(1)
    finish(0, reply('made'))
    for (const result of await Promise.all(asked)) expect(result).toBe(cache.get('a'))
  })

  test.each([
    ['is not public', { isPublic: false }],
    ['failed', { status: 503 }],
  ])('make their own reply when the first %s', async (_, changes) => {
    const { make, made, finish } = maker()
    const asked = Array.from({ length: 3 }, () => cache.fill('a', make))
    finish(0, reply('mine', changes))
    await vi.waitFor(() => expect(made()).toBe(3))
    finish(1, reply('other', changes))
    finish(2, reply('third', changes))
    const bodies = (await Promise.all(asked)).map((result) => 'body' in result && result.body.toString())
    expect(bodies.sort()).toEqual(['mine', 'other', 'third'])
    expect(cache.get('a')).toBeUndefined()
  })

  test('make their own reply if the first fails', async () => {
    const { make, made, finish } = maker()
    const [first, second] = [cache.fill('a', make), cache.fill('a', make)]
    finish(0, new Error('no memory'))
    await expect(first).rejects.toThrow('no memory')
    await vi.waitFor(() => expect(made()).toBe(2))
    finish(1, reply('second', { isPublic: false }))
    expect(await second).toMatchObject({ status: 200 })
  })

  test('share one further fill if content changes meanwhile', async () => {
    const { make, made, finish } = maker()
    const first = cache.fill('a', make)
    const waiting = [cache.fill('a', make), cache.fill('a', make)]
    cache.invalidate()
    const late = cache.fill('a', make)
    expect(made()).toBe(2)
    finish(0, reply('before'))
    expect(await first).toMatchObject({ tag: expect.any(String) })
    expect(cachedText('a')).toBeUndefined()
    finish(1, reply('after'))
    for (const result of await Promise.all([...waiting, late])) {
      expect('bodies' in result && result.bodies.identity.toString()).toBe('after')
    }
    expect(made()).toBe(2)
    expect(cachedText('a')).toBe('after')
  })
})

describe('while changes are not received', () => {
  test('nothing is stored, and existing entries are stale', async () => {
    await store('a', 'old')
    cache.setOpen(false)
    await store('b')
    expect(cache.get('a')).toBeUndefined()
    expect(cache.stale('a')?.bodies.identity.toString()).toBe('old')
    expect(cache.stale('b')).toBeUndefined()
  })

  test('a local change still invalidates', async () => {
    await store('a')
    cache.setOpen(false)
    cache.invalidate()
    expect(cache.stale('a')).toBeUndefined()
  })

  test('entries stay stale afterwards until they are filled again', async () => {
    await store('a', 'old')
    cache.setOpen(false)
    const { make, finish } = maker()
    const late = cache.fill('b', make)
    cache.setOpen(true)
    finish(0, reply('late'))
    await late
    expect(cache.get('a')).toBeUndefined()
    expect(cache.get('b')).toBeUndefined()
    expect(cache.stale('a')).toBeDefined()
    await store('a', 'new')
    expect(cachedText('a')).toBe('new')
    expect(cache.size.replies).toBe(1)
  })

  test('a later change removes them', async () => {
    await store('a')
    cache.setOpen(false)
    cache.setOpen(true)
    cache.invalidate()
    expect(cache.stale('a')).toBeUndefined()
    expect(cache.size).toEqual({ replies: 0, bytes: 0 })
  })
})
