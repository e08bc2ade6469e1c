import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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
  cache.empty()
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

describe('a database that goes away a second time before a page was asked for again', () => {
  const kept = async () => {
    const before = read()
    await vi.waitFor(() => expect(makers).toHaveLength(1))
    shareReply(makers[0] as ServerResponse)
    makers[0]?.end('kept')
    await before
    cache.setOpen(false)
    cache.setOpen(true)
  }
  const answer = async (place: number, status: number, text: string) => {
    await vi.waitFor(() => expect(makers).toHaveLength(place + 1))
    const maker = makers[place] as ServerResponse
    maker.statusCode = status
    if (status === 200) shareReply(maker)
    maker.setHeader('Retry-After', '1').end(text)
  }

  test('has visitors sent what was known last, also those who waited', async () => {
    await kept()
    const replies = [fetch(url), fetch(url)]
    await vi.waitFor(() => expect(asked).toBe(3))
    await answer(1, 503, 'away')
    await answer(2, 503, 'away')
    for (const reply of await Promise.all(replies)) {
      expect([reply.status, reply.headers.get('retry-after'), await reply.text()]).toEqual([
        200,
        null,
        'kept',
      ])
    }
  })

  test('and nobody where it can be asked', async () => {
    await kept()
    const reply = read()
    await answer(1, 200, 'new')
    expect(await reply).toBe('new')
    expect(await read()).toBe('new')
  })

  test('nor where content is known to have changed', async () => {
    await kept()
    cache.empty()
    const reply = fetch(url)
    await answer(1, 503, 'away')
    expect([(await reply).status, await (await reply).text()]).toEqual([503, 'away'])
  })
})

test('a small reply keeps no more memory than it has bytes', async () => {
  const keeping = vi.spyOn(cache, 'begin')
  const text = read()
  await vi.waitFor(() => expect(makers).toHaveLength(1))
  shareReply(makers[0] as ServerResponse)
  makers[0]?.end('kept')
  await text
  const [[key]] = keeping.mock.calls as [[string]]
  keeping.mockRestore()
  const bodies = Object.values(cache.get(key)?.bodies ?? {})
  expect(bodies).toHaveLength(3)
  expect(bodies.map(({ buffer }) => buffer.byteLength)).toEqual(bodies.map(({ length }) => length))
})
