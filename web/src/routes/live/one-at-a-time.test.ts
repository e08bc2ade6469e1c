import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('a reading is not begun while one is under way, and again after each, also if it failed', async () => {
  const begun: { readonly end: () => void; readonly fail: () => void }[] = []
  const read = oneAtATime(
    () =>
      new Promise((resolve, reject) =>
        begun.push({ end: resolve, fail: () => reject(new Error('offline')) }),
      ),
  )
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  read()
  read()
  expect(begun).toHaveLength(1)
  begun[0]?.end()
  await settled()
  read()
  read()
  expect(begun).toHaveLength(2)
  begun[1]?.fail()
  await settled()
  read()
  expect(begun).toHaveLength(3)
})
