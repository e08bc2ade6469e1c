import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { StartError } from '../core/start-error.ts'
import { initialise } from './embedded-cluster.ts'
import { postgresBinaries } from './postgres-binaries.ts'

// Only root may run a program as another user.
test.runIf(process.getuid?.() === 0)('a user without a name is reported in one line', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'restaurant-cluster-'))
  await chmod(dataDir, 0o755)
  const account = { uid: 54321, gid: 54321 }
  try {
    const binaries = await postgresBinaries(account, dataDir)
    const creation = initialise(path.join(dataDir, 'postgres'), binaries, account)
    await expect(creation).rejects.toBeInstanceOf(StartError)
    await expect(creation).rejects.toThrow(/^DATABASE_URL must be set: user 54321 has no name on this system/)
    expect(await readdir(dataDir)).toEqual([])
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
