import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import autocannon from 'autocannon'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { type DemoProduct, startDemoProduct } from '../support/demo-content.ts'
import { ADMIN_EMAIL, PASSWORD } from '../support/people.ts'
import { type Product, startProduct } from '../support/product.ts'
import { long } from './long.ts'
import type { Pulse } from './pulse.ts'

const MENU = '{ categories { name products { name price } } }'

let database: TestDatabase
let product: Product

const start = (env: Record<string, string> = {}) =>
  startProduct({
    databaseUrl: database.url,
    env: { DEMO_CONTENT: 'off', ADMIN_EMAIL, ADMIN_PASSWORD: PASSWORD, ...env },
  })

beforeAll(async () => {
  database = await createTestDatabase()
  product = await start({ REPLY_CACHE: 'off' })
})

afterAll(async () => {
  await product?.stop()
  await database?.drop()
})

async function ask<Data>(url: string, query: string, variables: object = {}, headers: object = {}) {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  return (await reply.json()) as { data: Data; errors?: { extensions: { code: string } }[] }
}

async function signIn(url: string): Promise<{ Authorization: string }> {
  const login = `mutation { login(input: { email: "${ADMIN_EMAIL}", password: "${PASSWORD}" }) { authToken } }`
  const { data } = await ask<{ login: { authToken: string } }>(url, login)
  return { Authorization: `Bearer ${data.login.authToken}` }
}

/** Asks for the menu page for some seconds, over so many connections or so many times a second. */
const load = (url: string, seconds: number, options: { connections: number; overallRate?: number }) =>
  // In this thread: it needs a quarter of a processor, and one of its own would only take the server's away.
  autocannon({
    url: `${url}/food-collection`,
    duration: seconds,
    ...options,
  })

interface Flood {
  /** How many replies had each status. */
  readonly replies: Readonly<Record<string, number>>
  readonly errors: number
  readonly seconds: number
}

const CONNECTIONS = 600
const PARTS = 20

/**
 * Asks so many times a second, in parts that begin their seconds one after the other: each sends at once what it may in
 * a second, and a process that is flooded only then rests for the remainder.
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

/** Asks all the time whether the process lives, in a thread that the load does not keep busy. */
async function feelPulse(url: string): Promise<{ end(): Promise<Pulse> }> {
  const asking = new Worker(new URL('pulse.ts', import.meta.url), {
    workerData: `${url}/healthz`,
    execArgv: ['--import', 'tsx'],
  })
  await once(asking, 'message')
  return {
    async end() {
      const told = once(asking, 'message')
      asking.postMessage('end')
      const [pulse] = await told
      return pulse
    },
  }
}

describe('more than can be done', () => {
  let flooded: DemoProduct

  // Pages as they are: those without content cost so little that sending others away costs as much.
  beforeAll(async () => {
    flooded = await startDemoProduct({ REPLY_CACHE: 'off' })
  }, 90_000)

  afterAll(() => flooded?.end())

  test('as much is answered as before, the rest is sent away at once, and the process says that it lives', async () => {
    const { url } = flooded
    // A process that has just started answers less than it will.
    await load(url, long ? 5 : 1, { connections: 10 })
    const peak = (await load(url, long ? 10 : 3, { connections: 10 })).requests.average
    const pulse = await feelPulse(url)
    const { replies, errors, seconds } = await flood(url, long ? 60 : 4, peak * 5)
    const healthMs = await pulse.end()
    const { '200': answered = 0, '503': sentAway = 0, ...others } = replies
    const share = answered / seconds / peak
    if (long) console.info(JSON.stringify({ peak, answered, sentAway, seconds, share, healthMs }))
    expect(others).toEqual({})
    expect(errors).toBe(0)
    expect(answered).toBeGreaterThan(0)
    expect(sentAway).toBeGreaterThan(0)
    // Figures mean something on a machine that does nothing else.
    if (long) expect({ share, worst: healthMs.worst }).toEqual({ share: atLeast(0.8), worst: atMost(100) })
    const next = await fetch(`${url}/about`)
    expect(next.status).toBe(200)
  }, 180_000)
})

const atLeast = (bound: number) => expect.toSatisfy((value: number) => value >= bound, `at least ${bound}`)
const atMost = (bound: number) => expect.toSatisfy((value: number) => value <= bound, `at most ${bound}`)

describe('connections that lead to nothing', () => {
  const sockets: Socket[] = []

  afterAll(() => {
    for (const socket of sockets) socket.destroy()
  })

  function open(text: string): Promise<void> {
    const { hostname, port } = new URL(product.url)
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(text, () => resolve()))
      socket.on('error', reject)
      sockets.push(socket)
    })
  }

  test('1,000 that never say what they want and 200 that send too slowly keep nobody from being served', async () => {
    await Promise.all(Array.from({ length: 1_000 }, () => open('GET /about HTTP/1.1\r\nHost: x\r\n')))
    const head =
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{'
    await Promise.all(Array.from({ length: 200 }, () => open(head)))
    for (let time = 0; time < 20; time++) {
      for (const socket of sockets.slice(-200)) socket.write(' ')
      const [page, query] = await Promise.all([fetch(`${product.url}/about`), ask(product.url, MENU)])
      expect(page.status).toBe(200)
      expect(query.errors).toBeUndefined()
    }
  })
})

test('of 100 people who change one record at once, each either sees it stored or is told of the conflict', async () => {
  const headers = await signIn(product.url)
  const { data } = await ask<{ addCategory: { id: string; version: number } }>(
    product.url,
    'mutation { addCategory(input: { name: "x", order: 0 }) { id version } }',
    {},
    headers,
  )
  const { id } = data.addCategory
  const raise = async () => {
    // As a careful client does: what was read is sent along, and a conflict leads to another reading.
    for (let attempt = 1; ; attempt++) {
      const { data: now } = await ask<{ category: { order: number; version: number } }>(
        product.url,
        'query ($id: ID!) { category(id: $id) { order version } }',
        { id },
        headers,
      )
      const { errors } = await ask(
        product.url,
        'mutation ($id: ID!, $input: UpdateCategory!) { updateCategory(id: $id, input: $input) { version } }',
        { id, input: { order: now.category.order + 1, version: now.category.version } },
        headers,
      )
      if (!errors) return attempt
      expect(['CONFLICT', 'SERVICE_UNAVAILABLE']).toContain(errors[0]?.extensions.code)
    }
  }
  const clients = long ? 100 : 30
  await Promise.all(Array.from({ length: clients }, raise))
  const { data: after } = await ask<{ category: { order: number } }>(
    product.url,
    'query ($id: ID!) { category(id: $id) { order } }',
    { id },
  )
  expect(after.category.order).toBe(clients)
}, 60_000)

test('a process that is told to stop under load cuts no answer off, and ends well', async () => {
  for (let time = 0; time < (long ? 20 : 2); time++) {
    const stopping = await start()
    let over = false
    let whole = 0
    const visitors = Array.from({ length: 8 }, async () => {
      while (!over) {
        const reply = await fetch(`${stopping.url}/about`).catch(() => null)
        // Whoever comes too late is not let in; whoever was let in is answered.
        if (!reply) return
        expect([200, 503]).toContain(reply.status)
        expect(await reply.text()).toContain('</html>')
        whole++
      }
    })
    await pause(400)
    expect(await stopping.stop()).toBe(0)
    over = true
    await Promise.all(visitors)
    expect(whole).toBeGreaterThan(0)
  }
}, 300_000)
