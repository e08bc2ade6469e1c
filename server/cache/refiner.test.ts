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

test('what was forgotten by then is left alone, and those behind it are not', async () => {
  const [gone, kept] = [await finish({}, text), await finish({}, text)]
  const first = gone.bodies.br
  const refiner = new Refiner(1)
  refiner.add(gone, () => false)
  refiner.add(kept, () => true)
  await vi.waitFor(() => expect(kept.bodies.br.length).toBeLessThan(first.length))
  expect(gone.bodies.br).toBe(first)
})
