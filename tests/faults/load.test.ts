import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { ADMIN_EMAIL, PASSWORD } from '../support/people.ts'
import { type RunningServer, startServer } from '../support/running-server.ts'
import { long } from './long.ts'

const MENU = '{ categories { name products { name price } } }'

let database: TestDatabase
let server: RunningServer

const start = (env: Record<string, string> = {}) =>
  startServer({
    databaseUrl: database.url,
    env: { DEMO_CONTENT: 'off', ADMIN_EMAIL, ADMIN_PASSWORD: PASSWORD, ...env },
  })

beforeAll(async () => {
  database = await createTestDatabase()
  server = await start({ REPLY_CACHE: 'off' })
})

afterAll(async () => {
  await server?.stop()
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

describe('idle and slow connections', () => {
  const sockets: Socket[] = []

  afterAll(() => {
    for (const socket of sockets) socket.destroy()
  })

  function open(text: string): Promise<void> {
    const { hostname, port } = new URL(server.url)
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(text, () => resolve()))
      socket.on('error', reject)
      sockets.push(socket)
    })
  }

  test('1,000 that send nothing and 200 that send slowly do not prevent service', async () => {
    await Promise.all(Array.from({ length: 1_000 }, () => open('GET /about HTTP/1.1\r\nHost: x\r\n')))
    const head =
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{'
    await Promise.all(Array.from({ length: 200 }, () => open(head)))
    for (let time = 0; time < 20; time++) {
      for (const socket of sockets.slice(-200)) socket.write(' ')
      const [page, query] = await Promise.all([fetch(`${server.url}/about`), ask(server.url, MENU)])
      expect(page.status).toBe(200)
      expect(query.errors).toBeUndefined()
    }
  })
})

test('of 100 concurrent changes of one record, each is either stored or a conflict', async () => {
  const headers = await signIn(server.url)
  const { data } = await ask<{ addCategory: { id: string; version: number } }>(
    server.url,
    'mutation { addCategory(input: { name: "x", order: 0 }) { id version } }',
    {},
    headers,
  )
  const { id } = data.addCategory
  const raise = async () => {
    // Optimistic locking like a careful client: a conflict leads to another read.
    for (let attempt = 1; ; attempt++) {
      const { data: now } = await ask<{ category: { order: number; version: number } }>(
        server.url,
        'query ($id: ID!) { category(id: $id) { order version } }',
        { id },
        headers,
      )
      const { errors } = await ask(
        server.url,
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
    server.url,
    'query ($id: ID!) { category(id: $id) { order } }',
    { id },
  )
  expect(after.category.order).toBe(clients)
})

test('a shutdown under load completes every accepted request, and exits with 0', async () => {
  for (let time = 0; time < (long ? 20 : 2); time++) {
    const stopping = await start()
    let over = false
    let whole = 0
    const visitors = Array.from({ length: 8 }, async () => {
      while (!over) {
        const reply = await fetch(`${stopping.url}/about`).catch(() => null)
        // Late connections are refused; accepted requests are answered in full.
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
})
