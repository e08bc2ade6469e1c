import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEBIBYTE } from '../../server/core/primitives/units.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { ADMIN_EMAIL, PASSWORD } from '../support/people.ts'
import { bomb } from '../support/pictures.ts'
import { type RunningServer, startServer } from '../support/running-server.ts'
import { upload } from '../support/upload.ts'
import { long } from './long.ts'

const AT_ONCE = 20

let database: TestDatabase
let server: RunningServer
let headers: Record<string, string>
let largest: Buffer

const bombs = bomb(30_000, 30_000)

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startServer({
    databaseUrl: database.url,
    env: {
      DEMO_CONTENT: 'off',
      ADMIN_EMAIL,
      ADMIN_PASSWORD: PASSWORD,
      REPLY_CACHE: 'off',
      // As in `npm start`: memory of several threads is returned, and not kept by each.
      MALLOC_ARENA_MAX: '2',
    },
  })
  const { data } = (await ask(
    `mutation { login(input: { email: "${ADMIN_EMAIL}", password: "${PASSWORD}" }) { authToken } }`,
  )) as {
    data: { login: { authToken: string } }
  }
  headers = { Authorization: `Bearer ${data.login.authToken}` }
  // One of each first, so that code and pools loaded once are not measured.
  largest = await large()
  for (const bytes of [bombs, largest]) await send(bytes)
})

afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

async function ask(query: string): Promise<unknown> {
  const reply = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return reply.json()
}

const send = (bytes: Buffer) =>
  upload<{ addCategory: { imageFilePath: string } }>(
    server.url,
    'mutation ($input: AddCategory!) { addCategory(input: $input) { imageFilePath } }',
    { input: { name: 'x', image: null } },
    [{ at: 'variables.input.image', name: 'a.png', bytes }],
    headers,
  )

/** Just within the limit: 39 megapixels in colour. */
function large(): Promise<Buffer> {
  return sharp({ create: { width: 7_800, height: 5_000, channels: 3, background: '#c23b22' } })
    .composite([{ input: { create: { width: 4_000, height: 4_000, channels: 4, background: '#2255aa88' } } }])
    .png({ compressionLevel: 6 })
    .toBuffer()
}

/** A client that continuously queries the about texts, in a thread that the uploads do not occupy. */
function askingAllTheTime() {
  const visitor = new Worker(
    `const { parentPort, workerData: { url, pid } } = require('node:worker_threads')
     const { readFileSync } = require('node:fs')
     let over = false, slowest = 0, refused = 0, highest = 0
     parentPort.on('message', () => { over = true })
     ;(async () => {
       while (!over) {
         const began = performance.now()
         const reply = await fetch(url, { headers: { 'Apollo-Require-Preflight': '1' } })
         if (!(await reply.text()).startsWith('{"data":{"abouts":[]}}')) refused++
         slowest = Math.max(slowest, performance.now() - began)
         highest = Math.max(highest, Number(/VmRSS:\\s+(\\d+) kB/.exec(readFileSync('/proc/' + pid + '/status', 'utf8'))[1]) * 1024)
         await new Promise((resolve) => setTimeout(resolve, 20))
       }
       parentPort.postMessage({ slowest, refused, highest })
       parentPort.close()
     })()`,
    {
      eval: true,
      workerData: { url: `${server.url}/graphql?query={abouts{id}}`, pid: server.child.pid },
    },
  )
  return {
    left() {
      visitor.postMessage('leave')
      return new Promise<{ slowest: number; refused: number; highest: number }>((resolve, reject) => {
        visitor.once('message', resolve)
        visitor.once('error', reject)
      })
    },
  }
}

/** Resident memory of the process in bytes. */
async function resident(): Promise<number> {
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

describe.runIf(process.platform === 'linux')(
  `${AT_ONCE} concurrent uploads leave other requests answered and memory limited:`,
  () => {
    test.each([
      ['pixel bombs', () => bombs],
      [
        'pictures as large as can be, and bombs between them',
        (index: number) => (index % 4 ? bombs : largest),
      ],
    ])('%s', async (_, sent: (index: number) => Buffer) => {
      await pause(300)
      const before = await resident()
      const visitor = askingAllTheTime()
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => send(sent(index))))
      const { slowest, refused, highest } = await visitor.left()
      expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(
        answers.map((_, index) => (sent(index) === largest ? undefined : 'BAD_USER_INPUT')),
      )
      // Beside other tests the machine alone may take a second.
      expect(slowest).toBeLessThan(long ? 1_000 : 15_000)
      expect(refused).toBe(0)

      expect((highest - before) / MEBIBYTE).toBeLessThan(200)
    })
  },
)
