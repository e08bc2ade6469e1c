import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheInFront, shareReply } from './front.ts'
import { ReplyCache } from './reply-cache.ts'

const cache = new ReplyCache(1_000_000)
/** Those who are being made a reply, first come first. */
let makers: ServerResponse[]
let asked: number
let url: string
let close: () => Promise<unknown>

beforeEach(async () => {
  makers = []
  asked = 0
  cache.setOpen(true)
  const front = cacheInFront(cache, (_request, response) => void makers.push(response))
  const server = createServer((request, response) => {
    front(request, response)
    asked++
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  close = () => new Promise((resolve) => server.close(resolve))
})

afterEach(() => close())

const read = async () => (await fetch(url)).text()

/** Ten who ask for the same while it is made. */
async function ten(): Promise<Promise<string>[]> {
  const replies = Array.from({ length: 10 }, read)
  await vi.waitFor(() => expect(asked).toBe(10))
  expect(makers).toHaveLength(1)
  return replies
}

test('a change while something is made has it made once more, not by everybody who waits for it', async () => {
  const replies = await ten()
  cache.empty()
  shareReply(makers[0] as ServerResponse)
  makers[0]?.end('before')
  await vi.waitFor(() => expect(makers).toHaveLength(2))
  // Time for others to ask, if they did.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(makers).toHaveLength(2)
  shareReply(makers[1] as ServerResponse)
  makers[1]?.end('after')
  const read = await Promise.all(replies)
  expect(read.filter((text) => text === 'before')).toHaveLength(1)
  expect(read.filter((text) => text === 'after')).toHaveLength(9)
})

test('what is not the same for everybody is made for each', async () => {
  const replies = await ten()
  makers[0]?.end('mine')
  await vi.waitFor(() => expect(makers).toHaveLength(10))
  for (const [place, maker] of makers.entries()) maker.end(place === 0 ? undefined : `${place}`)
  expect(new Set(await Promise.all(replies)).size).toBe(10)
})
