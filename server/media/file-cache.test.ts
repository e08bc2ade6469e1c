import { expect, test } from 'vitest'
import { FileCache } from './file-cache.ts'

/** Counts reads. */
function reader(size = 10) {
  const read: string[] = []
  return {
    read,
    of: (name: string) => async () => {
      read.push(name)
      return name === 'none' ? null : Buffer.alloc(size, name)
    },
  }
}

test('concurrent and later reads of a file share one read', async () => {
  const files = new FileCache(1_000)
  const { read, of } = reader()
  const asked = await Promise.all([files.get('a', of('a')), files.get('a', of('a'))])
  expect([...asked, await files.get('a', of('a'))]).toEqual([1, 2, 3].map(() => Buffer.alloc(10, 'a')))
  expect(read).toEqual(['a'])
})

test('the least recently used file is evicted beyond the limit', async () => {
  const files = new FileCache(25)
  const { read, of } = reader()
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await files.get(name, of(name))
  expect(read).toEqual(['a', 'b', 'c', 'b'])
})

test('missing, failed and removed files are read again', async () => {
  const files = new FileCache(1_000)
  const { read, of } = reader()
  await files.get('none', of('none'))
  await files.get('none', of('none'))
  await expect(files.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await files.get('a', of('a'))
  files.forget('a')
  await files.get('a', of('a'))
  const slow = Promise.withResolvers<Buffer>()
  const first = files.get('b', () => slow.promise)
  files.forget('b')
  slow.resolve(Buffer.from('old'))
  expect(await first).toEqual(Buffer.from('old'))
  await files.get('b', of('b'))
  expect(read).toEqual(['none', 'none', 'a', 'a', 'b'])
})

test('a small file uses no more memory than its bytes', async () => {
  const files = new FileCache(1_000)
  await files.get('a', async () => Buffer.from('a small picture'))
  expect(files.cached('a')?.toString()).toBe('a small picture')
  expect(files.cached('a')?.buffer.byteLength).toBe('a small picture'.length)
})
