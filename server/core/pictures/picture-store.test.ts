import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { MediaStore } from './media-store.ts'
import { PictureStore } from './picture-store.ts'

test('a failed variant fails the picture after all other writes have ended', async () => {
  const stored: string[] = []
  const store: Pick<MediaStore, 'has' | 'put'> = {
    has: async () => false,
    async put(name) {
      if (name.endsWith('-960.webp')) throw new Error('The disk is full.')
      await pause(20)
      stored.push(name)
    },
  }
  const variants = new Map(['a-240.webp', 'a-960.webp', 'a.webp'].map((name) => [name, Buffer.from(name)]))
  const pictures = new PictureStore(null as never, store as MediaStore)
  await expect(pictures.put({ filePath: 'a.webp', variants } as never)).rejects.toThrow('The disk is full.')
  const before = [...stored]
  await pause(40)
  expect(stored).toEqual(before)
  expect(stored).toEqual(['a-240.webp'])
})
