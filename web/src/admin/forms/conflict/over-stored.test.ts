import { HttpError } from 'ra-core'
import { expect, test } from 'vitest'
import { overStored } from './over-stored.ts'

/** A record that somebody else changes before each of the next changes. */
function record(changesOfOthers: number) {
  let version = 1
  let left = changesOfOthers
  const reread = async () => version
  const change = async (seen: number) => {
    if (left-- > 0) version++
    if (seen !== version) throw new HttpError('stale', 409, { reason: 'STALE_VERSION' })
    return seen
  }
  return { reread, change }
}

test('a change is made over those of others', async () => {
  const { reread, change } = record(2)
  expect(await overStored(1, reread, change)).toBe(3)
})

test('a record that changes again and again is reported, as is one that cannot be read', async () => {
  const { reread, change } = record(9)
  await expect(overStored(1, reread, change)).rejects.toThrow('stale')
  await expect(overStored(1, async () => null, change)).rejects.toThrow('stale')
})
