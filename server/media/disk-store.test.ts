import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DiskStore } from './disk-store.ts'

let folder: string
let store: DiskStore

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  store = new DiskStore(folder)
})

afterEach(() => rm(folder, { recursive: true }))

const read = async (name: string) => {
  const found = await store.stream(name)
  return found && { kept: found.bytes !== undefined, size: found.size, bytes: await buffer(found.body()) }
}

test('a small file is read once, until it is removed', async () => {
  const bytes = Buffer.from('a thumb')
  await store.put('aa.webp', bytes)
  expect(await read('aa.webp')).toEqual({ kept: true, size: 7, bytes })
  await rm(path.join(folder, 'aa'), { recursive: true })
  expect(await read('aa.webp')).toEqual({ kept: true, size: 7, bytes })
  await store.remove('aa.webp')
  expect(await read('aa.webp')).toBeNull()
})

test('a large one is read each time', async () => {
  const bytes = Buffer.alloc(100_000, 7)
  await store.put('bb.webp', bytes)
  expect(await read('bb.webp')).toEqual({ kept: false, size: 100_000, bytes })
  await rm(path.join(folder, 'bb'), { recursive: true })
  expect(await read('bb.webp')).toBeNull()
})

test('one added later is found, and a folder is not a file', async () => {
  expect(await read('cc.webp')).toBeNull()
  expect(await read('')).toBeNull()
  await store.put('cc.webp', Buffer.from('c'))
  expect((await read('cc.webp'))?.bytes.toString()).toBe('c')
})
