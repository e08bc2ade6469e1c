import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { Refiner } from './refiner.ts'
import { finish } from './reply.ts'

const text = Buffer.from(
  Array.from({ length: 400 }, (_, n) => `<tr><td>Yemek ${n}</td><td>${n * 7} TL</td></tr>`).join('\n'),
)

test('what stays is sent smaller after a while, and is the same', async () => {
  const reply = await finish({}, text)
  const first = reply.bodies.br.length
  new Refiner(1).add(reply, () => true)
  await vi.waitFor(() => expect(reply.bodies.br.length).toBeLessThan(first))
  expect(brotliDecompressSync(reply.bodies.br).equals(text)).toBe(true)
})

test('no more than a hundred wait, so that no crowd of addresses keeps a processor busy', async () => {
  const reply = await finish({}, text)
  const refiner = new Refiner(60_000)
  const taken = Array.from({ length: 120 }, () => refiner.add(reply, () => false))
  // The first is no longer waiting, but waited for.
  expect(taken.lastIndexOf(true)).toBe(100)
  expect(taken.slice(101)).not.toContain(true)
})

test('what was forgotten by then is left alone, and those behind it are not', async () => {
  const [gone, kept] = [await finish({}, text), await finish({}, text)]
  const first = gone.bodies.br
  const refiner = new Refiner(1)
  refiner.add(gone, () => false)
  refiner.add(kept, () => true)
  await vi.waitFor(() => expect(kept.bodies.br.length).toBeLessThan(first.length))
  expect(gone.bodies.br).toBe(first)
})
