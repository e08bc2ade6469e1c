import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { ADMIN_EMAIL, PASSWORD } from '../support/people.ts'
import { type RunningServer, SERVER, startServer } from '../support/running-server.ts'
import { feelPulse } from './feel-pulse.ts'

const [node, ...args] = SERVER
/** The default heap limit of Node.js on the smallest machine that the README names. */
const SMALL_HEAP = [node, '--max-old-space-size=256', ...args] as const

let database: TestDatabase
let server: RunningServer

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startServer({
    databaseUrl: database.url,
    env: { DEMO_CONTENT: 'off', ADMIN_EMAIL, ADMIN_PASSWORD: PASSWORD },
    launch: { command: SMALL_HEAP, cwd: process.cwd() },
  })
})

afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

/** The status of the reply to a body; 0 if the server closes the connection while it is being sent. */
const send = (path: string, body: Buffer, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve) => {
    const options = { method: 'POST', agent: false, timeout: 20_000 } as const
    const sent = request(server.url + path, {
      ...options,
      headers: { 'Content-Type': 'application/json', 'Content-Length': body.length, ...headers },
    })
    sent.once('response', (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    })
    sent.once('error', () => resolve(0))
    sent.end(body)
  })

async function signIn(): Promise<Record<string, string>> {
  const query = `mutation { login(input: { email: "${ADMIN_EMAIL}", password: "${PASSWORD}" }) { authToken } }`
  const reply = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await reply.json()) as { data: { login: { authToken: string } } }
  return { Authorization: `Bearer ${data.login.authToken}` }
}

const BYTES = 1_000_000
const deep = Buffer.from('['.repeat(BYTES / 2) + ']'.repeat(BYTES / 2))
const wide = Buffer.from(`{"x":[${'{},'.repeat(BYTES / 3 - 4)}{}]}`)
const PATHS = ['/graphql', '/api/v1/Product/get-table-all', '/api/v1/Auth/login', '/auth/login']
/** Health checks compete with the sender for a processor. */
const PATIENT_MS = 3_000

test('many large bodies at once end no process: nested ones, and wide ones with a token', async () => {
  const token = await signIn()
  const pulse = await feelPulse(server.url)
  for (const [body, headers] of [
    [deep, {}],
    [wide, {}],
    [deep, token],
    [wide, token],
  ] as const) {
    for (const path of PATHS) {
      const count = headers === token ? 4 : 40
      const statuses = await Promise.all(Array.from({ length: count }, () => send(path, body, headers)))
      for (const status of statuses) expect([0, 200, 400, 413, 429, 503]).toContain(status)
    }
  }
  const { worst } = await pulse.end()
  expect(worst).toBeLessThan(PATIENT_MS)
  expect(server.child.exitCode).toBeNull()
})
