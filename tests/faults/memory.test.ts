import { readFile, rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MemoryBound, memoryBound, sampledBound } from '../support/memory-bound.ts'
import {
  makeDataFolder,
  type RunningServer,
  SERVER,
  type ServerOptions,
  spawnServer,
  startServer,
} from '../support/running-server.ts'
import { killTree, postgresIn, question } from './embedded-process.ts'

const MB = 1024 * 1024
/** As stated in the README. */
const FIRST_START = 280 * MB
const LATER = 256 * MB
/** Processor time, since other load on the machine extends the start itself; about 20 without load. */
const FIRST_START_SECONDS = 40

let dataDir: string

beforeAll(async () => {
  dataDir = await makeDataFolder()
})

afterAll(async () => {
  await killTree(await postgresIn(dataDir))
  await rm(dataDir, { recursive: true, force: true })
})

function launch(bound: MemoryBound): ServerOptions {
  return { dataDir, launch: { command: bound.command(SERVER), cwd: process.cwd() } }
}

const roots = (child: { readonly pid?: number | undefined }) => async () =>
  [child.pid, (await postgresIn(dataDir))?.pid].filter((pid) => pid !== undefined)

/** Of a process and of the child processes that have ended. */
async function processorSecondsOf({ pid }: { readonly pid?: number | undefined }): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
}

/** Starts the application with its database under a memory limit, and sends typical requests. */
async function serveWithin(bound: MemoryBound): Promise<{ processorSeconds: number }> {
  let server: RunningServer | undefined
  try {
    server = await startServer({ ...launch(bound), started: (child) => bound.watch(roots(child)) })
    const { data } = JSON.parse(
      await question(server.url, '{ products { productImages { imageUrl } } categories { id } }'),
    ) as { data: { products: { productImages: { imageUrl: string }[] }[]; categories: { id: string }[] } }
    const pictures = data.products.flatMap(({ productImages }) =>
      productImages.map(({ imageUrl }) => imageUrl),
    )
    expect(pictures.length).toBeGreaterThan(20)
    const pages = ['/', '/about', '/contact', ...data.categories.map(({ id }) => `/food-collection/${id}`)]
    for (const address of [...pages, ...pictures]) {
      const reply = await fetch(new URL(address, server.url))
      expect([address, reply.status]).toEqual([address, 200])
      await reply.arrayBuffer()
    }
    const processorSeconds = await processorSecondsOf(server.child)
    expect(await server.stop()).toBe(0)
    expect(bound.result()).toMatchObject({ exceeded: false })
    return { processorSeconds }
  } finally {
    server?.child.kill('SIGKILL')
    await killTree(await postgresIn(dataDir))
    await bound.release()
  }
}

describe.runIf(process.platform === 'linux')('D169: the memory limit, with PostgreSQL', () => {
  let firstStartSeconds: number

  beforeAll(async () => {
    firstStartSeconds = (await serveWithin(memoryBound(FIRST_START))).processorSeconds
  })

  test('is 280 MB for the first start, which loads the demo content', () => {
    expect(firstStartSeconds).toBeLessThan(FIRST_START_SECONDS)
  })

  test.each([
    ['by the kernel, if available', memoryBound],
    ['by sampling', sampledBound],
  ])(
    'is 256 MB afterwards, enforced %s',
    async (_how, boundOf) => {
      await serveWithin(boundOf(LATER))
    },
    60_000,
  )

  test.each([
    ['by the kernel, if available', memoryBound],
    ['by sampling', sampledBound],
  ])(
    'kills processes that exceed it, %s',
    async (_how, boundOf) => {
      const bound = boundOf(60 * MB)
      const server = spawnServer(launch(bound))
      bound.watch(roots(server.child))
      const code = await server.ended
      await killTree(await postgresIn(dataDir))
      expect([code, bound.result().exceeded]).toEqual([null, true])
      await bound.release()
    },
    60_000,
  )
})
