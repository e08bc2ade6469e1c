import { HttpError } from 'ra-core'
import { expect, test } from 'vitest'
import { UpdateKeys } from './update-keys.ts'

/** The keys of calls that end with these statuses; 0 is a lost reply, 200 success. */
async function keysOf(...calls: readonly (readonly [record: string, input: object, status: number])[]) {
  const keys = new UpdateKeys()
  const used: string[] = []
  for (const [record, input, status] of calls) {
    const call = async (key: string) => {
      used.push(key)
      if (status !== 200) throw new HttpError('failed', status || 503)
    }
    await keys.send(record, input as Record<string, unknown>, call).catch(() => {})
  }
  return used.map((key) => used.indexOf(key))
}

test('the same input of the same record keeps its key after a lost reply', async () => {
  expect(await keysOf(['a/1', { x: 1 }, 0], ['a/1', { x: 1 }, 0], ['a/1', { x: 1 }, 200])).toEqual([0, 0, 0])
})

test('another input, another record, and what follows an answer have keys of their own', async () => {
  expect(await keysOf(['a/1', { x: 1 }, 0], ['a/1', { x: 2 }, 0])).toEqual([0, 1])
  expect(await keysOf(['a/1', { x: 1 }, 0], ['a/1', { x: 1, y: null }, 0])).toEqual([0, 1])
  expect(await keysOf(['a/1', { x: 1 }, 0], ['a/2', { x: 1 }, 0])).toEqual([0, 1])
  expect(await keysOf(['a/1', { x: 1 }, 200], ['a/1', { x: 1 }, 200])).toEqual([0, 1])
  expect(await keysOf(['a/1', { x: 1 }, 409], ['a/1', { x: 1 }, 200])).toEqual([0, 1])
})

test('another file is another input', async () => {
  const file = (name: string) => new File(['x'], name)
  expect(await keysOf(['a/1', { x: file('a') }, 0], ['a/1', { x: file('b') }, 0])).toEqual([0, 1])
})
