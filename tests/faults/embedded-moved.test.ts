import { rename, rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openCluster } from '../../server/database/embedded-cluster.ts'
import { ensureRunning, stopServer } from '../../server/database/embedded-server.ts'
import { makeDataFolder } from '../support/running-server.ts'

test('a database that outlived its process is found after its folder was moved', async () => {
  const folder = await makeDataFolder()
  const moved = `${folder}-moved`
  try {
    await ensureRunning(await openCluster(folder))
    await rename(folder, moved)
    const cluster = await openCluster(moved)
    const { host } = await ensureRunning(cluster)
    expect(host).toBe(cluster.folder)
    await stopServer(cluster)
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(moved, { recursive: true, force: true })
  }
})
