import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { urlFor } from '../../server/database/embedded-cluster.ts'

const run = promisify(execFile)

/** The PostgreSQL of a data folder. */
export interface Postgres {
  readonly pid: number
  readonly url: string
}

/** @returns null without a pid file; the process in it may be gone. */
export async function postgresIn(dataDir: string): Promise<Postgres | null> {
  const folder = path.join(dataDir, 'postgres')
  const noted = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, socket] = noted.split('\n')
  if (!pid || !port) return null
  const password = (await readFile(path.join(folder, 'password'), 'utf8')).trim()
  const endpoint = { host: socket || '127.0.0.1', port: Number(port) }
  return { pid: Number(pid), url: urlFor('restaurant', password, endpoint) }
}

/** Whether it is running; a zombie is not. */
export function isRunning(postgres: Postgres | null): boolean {
  if (!postgres) return false
  try {
    process.kill(postgres.pid, 0)
    return process.platform !== 'linux' || readFileSync(`/proc/${postgres.pid}/cmdline`).length > 0
  } catch {
    return false
  }
}

/** Sends SIGKILL to the server and all of its processes; returns once they are gone. */
export async function killTree(postgres: Postgres | null): Promise<void> {
  if (!postgres || !isRunning(postgres)) return
  await signalTree(postgres, 'SIGKILL')
  while (isRunning(postgres)) await pause(10)
}

/** Sends a signal to the server first, and then to all of its processes. */
export async function signalTree({ pid: server }: Postgres, signal: NodeJS.Signals): Promise<void> {
  // First, so that it starts no more of them.
  const send = (pid: number) => {
    try {
      process.kill(pid, signal)
    } catch {
      // It has already ended.
    }
  }
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(server)]).catch(() => ({ stdout: '' }))
  for (const pid of [server, ...stdout.split('\n').map(Number)]) if (pid > 0) send(pid)
}

/** Commits an about text, like the application's service. */
export async function write(dataDir: string, description: string): Promise<void> {
  const client = new pg.Client({ connectionString: (await postgresIn(dataDir))?.url })
  await client.connect()
  await client.query('insert into about (created_date, description) values (now(), $1)', [description])
  // In one message with the write, so that no reader sees the old text after it.
  await client.query('notify content_changed')
  await client.end()
}

/** Queries the GraphQL API, and returns the reply's text. */
export async function question(url: string, query: string): Promise<string> {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return reply.text()
}
