import { type ChildProcess, spawn } from 'node:child_process'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { startServer } from '../support/running-server.ts'
import type { Copy, Given } from './references/serve.ts'

/** A measured server in a separate process. */
export interface Target {
  readonly url: string
  /** Processor time of the process in seconds. */
  cpu(): Promise<number>
  stop(): Promise<unknown>
}

export interface ProductTarget extends Target {
  /** From the first spawn to the first `ready`. */
  readonly readyAfterMs: number
  metric(name: string): Promise<number>
}

/** The built application on an existing database. */
export async function product(
  dataDir: string,
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ProductTarget> {
  const { url, stop, readyAfterMs } = await startServer({ dataDir, databaseUrl, env })
  const metric = async (name: string) => {
    const text = await (await fetch(`${url}/metrics`)).text()
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  }
  return { url, stop, readyAfterMs, metric, cpu: () => metric('process_cpu_seconds_total') }
}

const files = {
  bytes: 'bytes.ts',
  express: 'express.ts',
  driver: 'driver.ts',
  plain: 'plain.ts',
  plainPage: 'plain-page.tsx',
  react: 'react.tsx',
} as const

export type ReferenceName = keyof typeof files

/** One of the references in `references/`. */
export async function reference(name: ReferenceName, given: Given): Promise<Target> {
  const file = `references/${files[name]}`
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL(file, import.meta.url))], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.send(given)
  const port = await portOf(child, name)
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    cpu: async () => Number(await (await fetch(`${url}/cpu`)).text()),
    stop: () => new Promise((resolve) => child.once('exit', resolve).kill()),
  }
}

function portOf(child: ChildProcess, name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)))
    child.once('exit', () => reject(new Error(`The reference ${name} did not start.`)))
  })
}

/** A request: an address, and a query if it is GraphQL. */
export interface Question {
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Headers of the connection, which each server sets itself. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']

/** A reply as on the wire, not decompressed. */
export function ask(base: string, { path, body, headers }: Question): Promise<Copy & { status: number }> {
  return new Promise((resolve, reject) => {
    const sent = request(base + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'accept-encoding': 'br',
        ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    })
    sent.on('error', reject)
    sent.on('response', (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => {
        const copied = Object.entries(reply.headers).filter(([name]) => !HOP_BY_HOP.includes(name))
        resolve({
          status: reply.statusCode ?? 0,
          path,
          asked: body,
          headers: Object.fromEntries(copied) as Record<string, string>,
          body: Buffer.concat(chunks).toString('base64'),
        })
      })
    })
    sent.end(body)
  })
}
