import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const entry = path.join(root, 'dist/server/main.js')
const READY_WITHIN_MS = 60_000
/** Characters of what a process prints, the last of them. */
const OUTPUT_KEPT = 4_000_000

export interface ServerOptions {
  /** Where it keeps its data; a folder of its own that goes when it stops, unless given. */
  readonly dataDir?: string
  /** A database to use instead of the embedded one. */
  readonly databaseUrl?: string
  readonly env?: Readonly<Record<string, string>>
  /** Is given the process as soon as there is one. */
  readonly started?: (child: ChildProcess) => void
  /** The command that starts it; the built server of this project by default. */
  readonly launch?: { readonly command: readonly [string, ...string[]]; readonly cwd: string }
}

/** A process of the built server. */
export interface ServerProcess {
  readonly child: ChildProcess
  /** The output of both streams so far; only its end if it is very long. */
  output(): string
  /** Resolves once it has ended, with its exit code, or null where a signal ended it. */
  readonly ended: Promise<number | null>
}

export interface RunningServer extends ServerProcess {
  readonly url: string
  /** From the first spawn to the first `ready`. */
  readonly readyAfterMs: number
  /** Asks it to stop, waits, and gives its exit code. */
  stop(): Promise<number | null>
  /** Ends the process at once, as a power cut does; its database lives on. */
  kill(): Promise<void>
}

/** The memory settings of `npm start`: flags of V8, and variables of the C library. */
const START: string = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts.start
const FLAGS = START.match(/--(?!env-file|silent)[\w-]+=\d+/g) ?? []
const MEMORY = Object.fromEntries((START.match(/MALLOC_\S+/g) ?? []).map((each) => each.split('=')))

/** The built server of this project, as `npm start` starts it. */
export const SERVER: readonly [string, ...string[]] = [process.execPath, ...FLAGS, entry]

/** An empty folder that, run as root, the account of PostgreSQL can enter as well. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'restaurant-server-'))
  await chmod(folder, 0o755)
  return folder
}

const running = new Set<ServerProcess>()

/** Ends the servers that run still: a hook that timed out has nobody who stops the one that it was starting. */
export async function endServers(): Promise<void> {
  const left = [...running]
  // A frozen one hears no other signal.
  for (const { child } of left) for (const signal of ['SIGTERM', 'SIGCONT'] as const) child.kill(signal)
  await Promise.all(left.map(({ ended }) => ended))
}

/** Starts the built server without waiting for anything. */
export function spawnServer(options: ServerOptions = {}): ServerProcess {
  if (!options.launch && !existsSync(entry)) throw new Error('The server is not built; run npm run build.')
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: '0',
    ...MEMORY,
  }
  const { NODE_COMPILE_CACHE } = process.env
  if (NODE_COMPILE_CACHE) env.NODE_COMPILE_CACHE = NODE_COMPILE_CACHE
  if (options.dataDir) env.DATA_DIR = options.dataDir
  if (options.databaseUrl) {
    env.DATABASE_URL = options.databaseUrl
    env.AUTH_SECRET = 'a secret for tests, of more than 32 characters'
  }
  const [program, ...args] = options.launch?.command ?? SERVER
  const child = spawn(program, args, {
    cwd: options.launch?.cwd ?? root,
    env: { ...env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (data: Buffer) => {
    output += data.toString()
    // A line for each request of a measurement would be more than one text can hold.
    if (output.length > 2 * OUTPUT_KEPT) output = output.slice(-OUTPUT_KEPT)
  }
  options.started?.(child)
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const server = { child, ended, output: () => output }
  running.add(server)
  void ended.then(() => running.delete(server))
  return server
}

/**
 * Starts the built server on a free port and waits until it can serve.
 * @throws {Error} with what it printed, if it ends or takes longer than a minute.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const began = Date.now()
  const ownFolder = options.dataDir ? null : await makeDataFolder()
  const server = spawnServer({ ...options, dataDir: options.dataDir ?? ownFolder ?? undefined })
  const cleared = server.ended.then(async (code) => {
    // Only after a proper stop: a killed one leaves a database that still works in there.
    if (ownFolder && code !== null) await rm(ownFolder, { recursive: true, force: true })
    return code
  })
  const url = await addressOf(server, began)
  return {
    ...server,
    url,
    readyAfterMs: Date.now() - began,
    stop() {
      server.child.kill('SIGTERM')
      return cleared
    },
    async kill() {
      server.child.kill('SIGKILL')
      await server.ended
    },
  }
}

async function addressOf(server: ServerProcess, began: number): Promise<string> {
  let over = false
  void server.ended.then(() => {
    over = true
  })
  while (!over && Date.now() - began < READY_WITHIN_MS) {
    const url = /(?:Listening on|The site):\s+(http:\/\/127\S+?)\/?\s/.exec(server.output())?.[1]
    if (url && (await fetch(`${url}/readyz`).catch(() => null))?.ok) return url
    await pause(30)
  }
  server.child.kill('SIGTERM')
  throw new Error(`The server did not start:\n${server.output()}`)
}
