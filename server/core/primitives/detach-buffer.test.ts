import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { expect, test } from 'vitest'
import { detachBuffer } from './detach-buffer.ts'

test('a small copy does not keep the shared pool alive', async () => {
  const parts = [
    Buffer.from('Yemek'),
    Buffer.concat([Buffer.from('<p>'), Buffer.from('</p>')]),
    await promisify(brotliCompress)(Buffer.alloc(20_000, 'Taş fırın.')),
    Buffer.alloc(0),
  ]
  for (const bytes of parts) {
    const own = detachBuffer(bytes)
    expect(own.buffer.byteLength).toBe(bytes.length)
    expect(own.equals(bytes)).toBe(true)
  }
})

test('a buffer with its own memory is not copied', () => {
  const bytes = Buffer.alloc(100_000)
  expect(detachBuffer(bytes)).toBe(bytes)
})
