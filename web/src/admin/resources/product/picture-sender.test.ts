import { expect, test } from 'vitest'
import { PictureSender } from './picture-sender.ts'
import type { PendingPicture } from './send-pictures.ts'

const picture = (name: string) => new File(['x'], name)

/** A sender whose uploads end when the test says so. */
function uploads(earlier: readonly File[] = []) {
  const calls: { files: readonly File[]; end: (left: readonly PendingPicture[]) => void }[] = []
  let stored = earlier
  const counts: number[] = []
  const sender = new PictureSender(
    {
      send: (files) => new Promise((end) => calls.push({ files, end })),
      store: async (files, handled) => {
        stored = [...stored.filter((file) => !handled.includes(file)), ...files]
      },
      stored: async () => stored,
    },
    async (count) => counts.push(count),
  )
  const byAnotherTab = (file: File) => {
    stored = [...stored, file]
  }
  return { sender, calls, counts, byAnotherTab, stored: () => stored.map(({ name }) => name) }
}

const calm = () => new Promise((resolve) => setTimeout(resolve))

test('pictures that were added during an upload are sent after it, with those that failed', async () => {
  const { sender, calls, counts, stored } = uploads()
  const [one, two] = [picture('one'), picture('two')]
  void sender.send([one])
  await calm()
  const sent = sender.send([two])
  await calm()
  expect(stored()).toEqual(['one'])
  calls[0]?.end([{ file: one, reason: 'away' }])
  await calm()
  expect(stored()).toEqual(['one', 'two'])
  expect(calls[1]?.files).toEqual([one, two])
  calls[1]?.end([])
  await sent
  expect([stored(), counts, sender.snapshot()]).toEqual([[], [0, 2], { pictures: [], isSending: false }])
})

test('pictures of an earlier visit are kept when others are added before they were read', async () => {
  const { sender, calls, stored } = uploads([picture('earlier')])
  void sender.send([picture('now')])
  await calm()
  expect(stored()).toEqual(['earlier', 'now'])
  expect(calls[0]?.files.map(({ name }) => name)).toEqual(['earlier', 'now'])
})

test('pictures that another tab has left for the same dish stay', async () => {
  const { sender, calls, byAnotherTab, stored } = uploads()
  const one = picture('one')
  void sender.send([one])
  await calm()
  byAnotherTab(picture('theirs'))
  calls[0]?.end([{ file: one, reason: 'away' }])
  await calm()
  expect(stored()).toEqual(['theirs', 'one'])
  sender.giveUp([one])
  await calm()
  expect(stored()).toEqual(['theirs'])
})

test('a picture that was given up during its upload is not kept if it fails', async () => {
  const { sender, calls, stored } = uploads()
  const one = picture('one')
  void sender.send([one])
  await calm()
  sender.giveUp([one])
  calls[0]?.end([{ file: one, reason: 'away' }])
  await calm()
  expect([sender.snapshot().pictures, stored()]).toEqual([[], []])
})
