import { execFileSync, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { certificateFor } from './smtp.ts'

/** An address of the internet, which this network has alone. */
export const PUBLIC_ADDRESS = '142.250.185.10'

/** How the push service answers a message. */
export type PushAnswer =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: number }
  | 'SILENT'
  | 'CUT'

/** A message that the push service has been sent. */
export interface Received {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** As base64. */
  readonly body: string
}

export type Order =
  | { readonly what: 'resolve'; readonly name: string; readonly addresses: readonly string[] }
  | { readonly what: 'answer'; readonly answers: readonly PushAnswer[] }
  | {
      readonly what: 'start'
      readonly env: Readonly<Record<string, string>>
      readonly databaseUrl: string
      readonly dataDir: string
    }
  | { readonly what: 'kill' | 'stop'; readonly server: number }
  | {
      readonly what: 'ask'
      readonly url: string
      readonly body: string
      readonly headers: Readonly<Record<string, string>>
    }

const root = fileURLToPath(new URL('../..', import.meta.url))
const PROGRAM = fileURLToPath(new URL('push-world.ts', import.meta.url))
/** Whoever is not root becomes it inside. */
const UNSHARE = ['--net', '--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])]

/** Whether this machine lets its users have networks of their own. */
export function hasNetworks(): boolean {
  try {
    execFileSync('unshare', [...UNSHARE, 'ip', 'link', 'set', 'lo', 'up'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** See `push-world.ts`. */
export interface PushWorld {
  /** What the push service was sent, in order. */
  readonly received: Received[]
  resolve(name: string, ...addresses: string[]): Promise<void>
  /** How the next messages are answered; each further one is taken. */
  answer(...answers: PushAnswer[]): Promise<void>
  start(
    databaseUrl: string,
    env?: Readonly<Record<string, string>>,
  ): Promise<{ readonly url: string; readonly number: number }>
  /** Ends a server at once, as a power cut does. @returns what it has printed. */
  kill(server: number): Promise<string>
  stop(server: number): Promise<string>
  ask<Data>(
    url: string,
    query: string,
    variables?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{
    readonly data: Data
    readonly errors?: readonly { readonly extensions: { readonly reason: string } }[]
  }>
  close(): Promise<void>
}

export async function openPushWorld(): Promise<PushWorld> {
  const folder = await mkdtemp(path.join(tmpdir(), 'push-world-'))
  await chmod(folder, 0o755)
  const { key, cert, authority } = certificateFor('fcm.googleapis.com')
  const files = {
    key,
    cert,
    authority,
    'resolv.conf': 'nameserver 127.0.0.1\noptions timeout:1 attempts:1\n',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  const inside = `mount --bind '${folder}/resolv.conf' /etc/resolv.conf && exec "$@"`
  const child = spawn(
    'unshare',
    [...UNSHARE, 'sh', '-c', inside, 'sh', process.execPath, '--import', 'tsx', PROGRAM, folder],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  )
  const received: Received[] = []
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  const ready = new Promise<void>((resolve, reject) => {
    child.on(
      'message',
      (message: { ready?: true; received?: Received; id?: number; result?: unknown; error?: string }) => {
        if (message.ready) resolve()
        if (message.received) received.push(message.received)
        if (message.id === undefined) return
        const call = waiting.get(message.id)
        if (message.error === undefined) call?.resolve(message.result)
        else call?.reject(new Error(message.error))
      },
    )
    child.on('exit', (code) => reject(new Error(`The network could not be made: ${code}`)))
  })
  let calls = 0
  const send = <T>(order: Order) =>
    new Promise<T>((resolve, reject) => {
      const id = calls++
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject })
      child.send({ id, order })
    })
  await ready
  let folders = 0
  return {
    received,
    resolve: (name, ...addresses) => send({ what: 'resolve', name, addresses }),
    answer: (...answers) => send({ what: 'answer', answers }),
    start: (databaseUrl, env = {}) =>
      send({
        ...{ what: 'start', databaseUrl, dataDir: path.join(folder, `data-${folders++}`) },
        env: { NODE_EXTRA_CA_CERTS: path.join(folder, 'authority'), ...env },
      }),
    kill: (server) => send({ what: 'kill', server }),
    stop: (server) => send({ what: 'stop', server }),
    ask: (url, query, variables = {}, headers = {}) =>
      send({ what: 'ask', url: `${url}/graphql`, body: JSON.stringify({ query, variables }), headers }),
    async close() {
      const ended = new Promise((resolve) => child.on('exit', resolve))
      child.disconnect()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
