import { expect, test } from 'vitest'
import { Drawings } from './drawings.ts'

const SQUARE = { width: 64, height: 64 }

test('D169: pictures of the demo are drawn in a process of its own', async () => {
  const artist = new Drawings()
  const before = process.resourceUsage().maxRSS
  const [plate, icon] = await Promise.all([
    artist.plate('Pide', ['pizza', 'avocado'], SQUARE),
    artist.icon('pizza'),
  ])
  for (const bytes of [plate, icon]) expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  await expect(artist.icon('no such drawing')).rejects.toThrow('There is no drawing no such drawing.')
  artist.stop()
  await expect(artist.icon('pizza')).rejects.toThrow(/has ended/)
  // Memory that drawing takes is not held here. In KiB.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(100_000)
})
