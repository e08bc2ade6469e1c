import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import {
  makeDataFolder,
  type RunningServer,
  type ServerOptions,
  spawnServer,
  startServer,
} from '../support/running-server.ts'
import { killTree, postgresIn } from './embedded-process.ts'

const run = promisify(execFile)

/** Exit code and output of the first start on a data folder. */
interface FirstStart {
  readonly exitCode: number | null
  /** All that it has printed. */
  readonly output: string
  /** The part of it that is the log. */
  readonly log: string
}

interface OwnFolders {
  /** The data folder of the current test, new and empty. */
  readonly dataDir: string
  readonly firstStart: FirstStart
  /** Starts a process on the folder, which ends with the test. */
  start(options?: ServerOptions): Promise<RunningServer>
  /** Makes the folder a copy of one that was used before. */
  copyUsed(): Promise<unknown>
  /** Starts on such a copy, which takes a tenth of a first start. */
  startUsed(): Promise<RunningServer>
}

/** A data folder for each test of a file, and one that was used once for all of them. */
export function openDataFolders(): OwnFolders {
  let used: string
  let dataDir: string
  let firstStart: FirstStart
  const started: RunningServer[] = []

  beforeAll(async () => {
    used = await makeDataFolder()
    const server = spawnServer({
      dataDir: used,
      env: { DEMO_CONTENT: 'off', PUBLIC_URL: 'https://sofra.example', ADMIN_EMAIL: 'owner@example.com' },
    })
    let log = ''
    server.child.stdout?.on('data', (data) => {
      log += data
    })
    await vi.waitFor(() => expect(server.output()).toContain('Listening on:'), { timeout: 60_000 })
    server.child.kill('SIGTERM')
    firstStart = { exitCode: await server.ended, output: server.output(), log }
  }, 70_000)

  afterAll(async () => {
    await killTree(await postgresIn(used))
    await rm(used, { recursive: true, force: true })
  })

  beforeEach(async () => {
    dataDir = await makeDataFolder()
  })

  afterEach(async () => {
    for (const server of started.splice(0)) {
      if (server.child.exitCode === null && server.child.signalCode === null) await server.stop()
    }
    await killTree(await postgresIn(dataDir))
    await rm(dataDir, { recursive: true, force: true })
  })

  return {
    get dataDir() {
      return dataDir
    },
    get firstStart() {
      return firstStart
    },
    async start(options = {}) {
      const server = await startServer({ dataDir, ...options, env: { DEMO_CONTENT: 'off', ...options.env } })
      started.push(server)
      return server
    },
    copyUsed: () => run('cp', ['-a', `${used}/.`, dataDir]),
    async startUsed() {
      await this.copyUsed()
      return this.start()
    },
  }
}
