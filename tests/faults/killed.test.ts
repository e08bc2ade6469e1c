import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { spawnServer } from '../support/running-server.ts'
import { openDataFolders } from './data-folders.ts'
import { isRunning, killTree, postgresIn, question, write } from './embedded-process.ts'
import { long } from './long.ts'

const folders = openDataFolders()

describe('after kill -9 the next start has everything that was acknowledged', () => {
  test('killing only the process, whose database keeps running, loses nothing', async () => {
    const first = await folders.startUsed()
    await write(folders.dataDir, 'written before the blow')
    const postgres = await postgresIn(folders.dataDir)
    await first.kill()
    const second = await folders.start()
    expect((await postgresIn(folders.dataDir))?.pid).toBe(postgres?.pid)
    expect(await question(second.url, '{ abouts { description } }')).toContain('written before the blow')
    expect(await second.stop()).toBe(0)
    expect(isRunning(postgres)).toBe(false)
  })

  test('killing the whole process tree loses nothing', async () => {
    const first = await folders.startUsed()
    await write(folders.dataDir, 'written before the blow')
    const postgres = await postgresIn(folders.dataDir)
    first.child.kill('SIGKILL')
    await killTree(postgres)
    await first.ended
    const second = await folders.start()
    expect(await question(second.url, '{ abouts { description } }')).toContain('written before the blow')
  })

  test('killing it while the cluster is created is recovered from', async () => {
    for (const after of [500, 700, 900]) {
      const server = spawnServer({ dataDir: folders.dataDir, env: { DEMO_CONTENT: 'off' } })
      await pause(after)
      server.child.kill('SIGKILL')
      await server.ended
      await killTree(await postgresIn(folders.dataDir))
    }
    const server = await folders.start()
    expect(await question(server.url, '{ abouts { description } }')).toContain('"abouts":[]')
  })

  test.runIf(long)('killing it while the demo content is loaded is recovered from', async () => {
    const first = spawnServer({ dataDir: folders.dataDir, env: { DEMO_CONTENT: 'on' } })
    // Pictures are written first; the rows that reference them, last.
    while (!existsSync(path.join(folders.dataDir, 'media'))) await pause(50)
    await pause(1_000)
    first.child.kill('SIGKILL')
    await killTree(await postgresIn(folders.dataDir))
    await first.ended
    const second = await folders.start({ env: { DEMO_CONTENT: 'on' } })
    const menu = JSON.parse(await question(second.url, '{ categories { id } products { id } }'))
    expect(menu.data.categories.length).toBeGreaterThanOrEqual(10)
    expect(menu.data.products.length).toBeGreaterThanOrEqual(90)
  })
})

test('two concurrent starts share one cluster, which stops with the last', async () => {
  const [one, other] = await Promise.all([folders.start(), folders.start()])
  const postgres = await postgresIn(folders.dataDir)
  expect(await one.stop()).toBe(0)
  expect((await fetch(`${other.url}/readyz`)).status).toBe(200)
  expect(await other.stop()).toBe(0)
  expect(isRunning(postgres)).toBe(false)
})

test('a killed database is restarted, and the process continues to serve', async () => {
  const server = await folders.startUsed()
  await write(folders.dataDir, 'written before the blow')
  await killTree(await postgresIn(folders.dataDir))
  const deadline = Date.now() + 10_000
  while ((await fetch(`${server.url}/readyz`)).status !== 200 && Date.now() < deadline) await pause(100)
  expect(await question(server.url, '{ abouts { description } }')).toContain('written before the blow')
})
