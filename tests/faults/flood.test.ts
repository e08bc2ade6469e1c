import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoServer, startDemoServer } from '../support/demo-content.ts'
import { feelPulse } from './feel-pulse.ts'

/** Requests the menu page for some seconds, over a number of connections or at a rate. */
const load = (url: string, seconds: number, options: { connections: number; overallRate?: number }) =>
  // In this thread: it needs a quarter of a processor, and a separate thread would compete with the server.
  autocannon({
    url: `${url}/food-collection`,
    duration: seconds,
    ...options,
  })

interface Flood {
  /** Number of replies by status. */
  readonly replies: Readonly<Record<string, number>>
  readonly errors: number
  readonly seconds: number
}

const CONNECTIONS = 600
const PARTS = 20

/**
 * Requests at a rate, in parts whose seconds start one after the other: each sends all requests of its second at once,
 * and a flooded process otherwise rests for the remainder.
 */
async function flood(url: string, seconds: number, rate: number): Promise<Flood> {
  const began = performance.now()
  const parts = await Promise.all(
    Array.from({ length: PARTS }, async (_, part) => {
      await pause((part * 1_000) / PARTS)
      return load(url, seconds, { connections: CONNECTIONS / PARTS, overallRate: Math.round(rate / PARTS) })
    }),
  )
  const replies: Record<string, number> = {}
  for (const { statusCodeStats } of parts) {
    for (const [status, { count = 0 }] of Object.entries(statusCodeStats ?? {})) {
      replies[status] = (replies[status] ?? 0) + count
    }
  }
  const errors = parts.reduce((sum, part) => sum + part.errors, 0)
  return { replies, errors, seconds: (performance.now() - began) / 1_000 }
}

let flooded: DemoServer

// With real content: empty pages cost so little that shedding costs as much.
beforeAll(async () => {
  flooded = await startDemoServer({ REPLY_CACHE: 'off' })
})

afterAll(() => flooded?.end())

test('under overload the throughput stays, the rest is refused at once, and health checks are answered', async () => {
  const { url } = flooded
  // A process that has just started has a lower throughput.
  await load(url, 5, { connections: 10 })
  const peak = (await load(url, 10, { connections: 10 })).requests.average
  const pulse = await feelPulse(url)
  const { replies, errors, seconds } = await flood(url, 60, peak * 5)
  const healthMs = await pulse.end()
  const { '200': answered = 0, '503': sentAway = 0, ...others } = replies
  const share = answered / seconds / peak
  console.info(JSON.stringify({ peak, answered, sentAway, seconds, share, healthMs }))
  expect(others).toEqual({})
  expect(errors).toBe(0)
  expect(answered).toBeGreaterThan(0)
  expect(sentAway).toBeGreaterThan(0)
  expect({ share, worst: healthMs.worst }).toEqual({ share: atLeast(0.8), worst: atMost(100) })
  const next = await fetch(`${url}/about`)
  expect(next.status).toBe(200)
})

let unique = 0
const graphql = (body: object): RequestInit & { readonly path: string } => ({
  path: '/graphql',
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})
const page = (path: string) => ({ path })

/** What one stranger may send, each costing more than it looks, and each another than the one before. */
test.each<[string, () => RequestInit & { readonly path: string }]>([
  [
    'wide bodies within all bounds',
    () => graphql({ query: '{__typename}', extensions: Array.from({ length: 1_900 }, () => ({})) }),
  ],
  [
    'wide bodies beyond them',
    () => graphql({ query: '{__typename}', variables: { a: Array.from({ length: 42_000 }, () => ({})) } }),
  ],
  [
    'lists within themselves under made-up aliases',
    () => graphql({ query: `{products{category{products{x${++unique}:id name}}}}` }),
  ],
  [
    'fifteen aliases of one list',
    () =>
      graphql({ query: `{${Array.from({ length: 15 }, () => `x${++unique}:products{id name}`).join(' ')}}` }),
  ],
  ['dishes that do not exist', () => page(`/food-collection/1/${900_000 + ++unique}`)],
  ['codes of no table', () => page(`/book-table/${`abcdefghijklmnopqrstuv${++unique}`.slice(-22)}`)],
  ['pages that do not exist', () => page(`/page-${++unique}`)],
])(
  'fifty a second hold no health check up: %s',
  async (_, make) => {
    const { url } = flooded
    const pulse = await feelPulse(url)
    const replies: Promise<unknown>[] = []
    for (let sent = 0; sent < 500; sent += 5) {
      for (let each = 0; each < 5; each++) {
        const { path, ...init } = make()
        replies.push(fetch(url + path, init).then((reply) => reply.arrayBuffer()))
      }
      await pause(100)
    }
    await Promise.all(replies)
    const healthMs = await pulse.end()
    console.info(JSON.stringify(healthMs))
    expect(healthMs.worst).toEqual(atMost(500))
  },
  120_000,
)

const atLeast = (bound: number) => expect.toSatisfy((value: number) => value >= bound, `at least ${bound}`)
const atMost = (bound: number) => expect.toSatisfy((value: number) => value <= bound, `at most ${bound}`)
