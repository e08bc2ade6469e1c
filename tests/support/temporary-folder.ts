import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'

/** Runs work whose temporary files are in a folder that no other test uses. */
export async function inTemporaryFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'restaurant-temporary-'))
  vi.stubEnv('TMPDIR', folder).stubEnv('TEMP', folder)
  try {
    await work(folder)
  } finally {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true, force: true })
  }
}
