import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { cachedResponse } from './cached-response.ts'
import { Recompressor } from './recompressor.ts'

const text = Buffer.from(
  Array.from({ length: 400 }, (_, n) => `<tr><td>Yemek ${n}</td><td>${n * 7} TL</td></tr>`).join('\n'),
)

const cached = () => cachedResponse({ status: 200, headers: {}, body: text })

test('an entry that stays is later sent smaller, with the same content', async () => {
  const response = await cached()
  const first = response.bodies.br?.length
  new Recompressor(1).add(response, () => true)
  await vi.waitFor(() => expect(response.bodies.br?.length).toBeLessThan(Number(first)))
  expect(brotliDecompressSync(response.bodies.br as Buffer).equals(text)).toBe(true)
})

test('the queue is limited to a hundred, so that many addresses cannot occupy a processor', async () => {
  const response = await cached()
  const recompressor = new Recompressor(60_000)
  const taken = Array.from({ length: 120 }, () => recompressor.add(response, () => false))
  // The first entry has left the queue, but its compression is still running.
  expect(taken.lastIndexOf(true)).toBe(100)
  expect(taken.slice(101)).not.toContain(true)
})

test('an entry that was evicted is skipped, and those behind it are not', async () => {
  const [gone, kept] = [await cached(), await cached()]
  const first = gone.bodies.br
  const recompressor = new Recompressor(1)
  recompressor.add(gone, () => false)
  recompressor.add(kept, () => true)
  await vi.waitFor(() => expect(kept.bodies.br?.length).toBeLessThan(Number(first?.length)))
  expect(gone.bodies.br).toBe(first)
})
