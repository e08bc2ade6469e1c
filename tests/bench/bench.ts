import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { makeDataFolder } from '../support/product.ts'
import { rawServer } from './raw-server.ts'

/**
 * Measures the built product beside a bare Node.js server that sends the same bytes from memory, in turn and in one
 * run, so that what the machine is doing besides touches both. Prints ratios: what they compare is the product's.
 */
const ROUNDS = 3
const SECONDS = 3
const CONNECTIONS = 32
const MENU = '{ categories { id name products { id name description price productImages { filePath } } } }'

interface Target {
  readonly url: string
  /** Seconds of processor time that the process has used. */
  cpu(): Promise<number>
}

interface Case {
  readonly name: string
  readonly target: Target
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly status?: number
}

interface Figures {
  readonly perSecond: number
  readonly cpuMicroseconds: number
  readonly p99: number
}

const entry = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))
const children: ChildProcess[] = []

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** The product, its log thrown away as it comes. */
async function product(dataDir: string, env: Record<string, string>): Promise<Target> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The product did not start.')
    await pause(100)
  }
  return {
    url,
    async cpu() {
      const text = await (await fetch(`${url}/metrics`)).text()
      return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1])
    },
  }
}

/** One round of one case; every reply must have the status that is expected. */
async function measure({ target, path: address, body, headers, status = 200 }: Case): Promise<Figures> {
  const before = await target.cpu()
  const result = await autocannon({
    url: target.url + address,
    connections: CONNECTIONS,
    duration: SECONDS,
    method: body ? 'POST' : 'GET',
    headers: { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body }),
  })
  const replies = result.requests.total
  const expected = result.statusCodeStats?.[`${status}`]?.count ?? 0
  if (result.errors > 0 || result.timeouts > 0 || expected < replies) {
    throw new Error(`${address}: ${replies - expected} replies of ${replies} were not ${status}.`)
  }
  const used = (await target.cpu()) - before
  return {
    perSecond: result.requests.average,
    cpuMicroseconds: (used / replies) * 1e6,
    p99: result.latency.p99,
  }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] as number

async function run(): Promise<void> {
  const dataDir = await makeDataFolder()
  try {
    const hit = await product(dataDir, {})
    const miss = await product(dataDir, { REPLY_CACHE: 'off' })
    const page = `/food-collection`
    const query = JSON.stringify({ query: MENU })
    const bytesOf = async (init: RequestInit, address: string) => {
      for (let time = 0; time < 2; time++) await (await fetch(hit.url + address, init)).arrayBuffer()
      return fetch(hit.url + address, init)
    }
    const menuPage = await bytesOf({}, page)
    const etag = menuPage.headers.get('etag') ?? ''
    const image = /\/resource\/[\w/.-]+\.webp/.exec(await menuPage.text())?.[0] ?? ''
    const raw = await rawServer([
      await rawServer.copy(hit.url, page),
      await rawServer.copy(hit.url, '/graphql', query),
      await rawServer.copy(hit.url, '/api/v1/Product/get-all'),
      await rawServer.copy(hit.url, image),
    ])
    children.push(raw.child)
    const pairs: [Case, Case][] = [
      [
        { name: 'menu page, kept', target: hit, path: page },
        { name: '', target: raw, path: page },
      ],
      [
        { name: 'menu page, 304', target: hit, path: page, headers: { 'if-none-match': etag }, status: 304 },
        { name: '', target: raw, path: page },
      ],
      [
        { name: 'menu over GraphQL, kept', target: hit, path: '/graphql', body: query },
        { name: '', target: raw, path: '/graphql', body: query },
      ],
      [
        { name: 'list over REST, kept', target: hit, path: '/api/v1/Product/get-all' },
        { name: '', target: raw, path: '/api/v1/Product/get-all' },
      ],
      [
        { name: 'a picture', target: hit, path: image },
        { name: '', target: raw, path: image },
      ],
      [
        { name: 'menu page, made anew', target: miss, path: page },
        { name: '', target: raw, path: page },
      ],
      [
        { name: 'menu over GraphQL, made anew', target: miss, path: '/graphql', body: query },
        { name: '', target: raw, path: '/graphql', body: query },
      ],
    ]
    console.log('Beside a bare Node.js server that sends the same bytes from memory:\n')
    console.log(`${'case'.padEnd(30)} requests/s  of bare   cpu µs  of bare  p99 ms`)
    for (const [own, bare] of pairs) {
      const figures: [Figures, Figures][] = []
      for (let round = 0; round < ROUNDS; round++) figures.push([await measure(own), await measure(bare)])
      const mine = (of: keyof Figures) => median(figures.map(([first]) => first[of]))
      const ratio = (of: keyof Figures) => median(figures.map(([first, second]) => first[of] / second[of]))
      console.log(
        [
          own.name.padEnd(30),
          mine('perSecond').toFixed(0).padStart(10),
          ratio('perSecond').toFixed(2).padStart(8),
          mine('cpuMicroseconds').toFixed(0).padStart(8),
          ratio('cpuMicroseconds').toFixed(2).padStart(8),
          mine('p99').toFixed(0).padStart(7),
        ].join(' '),
      )
    }
  } finally {
    for (const child of children) child.kill('SIGTERM')
    await Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))))
    await rm(dataDir, { recursive: true, force: true })
  }
}

await run()
