import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isAlive } from '../core/primitives/process-alive.ts'
import { setTemporaryFolder } from '../env.ts'

const NAME = /^restaurant-site-(\d+)-\w{6}$/

/**
 * Creates a temporary folder for the uploads of this process, and removes those of killed processes, which nothing else
 * removes if the system's temporary folder is permanent.
 * @returns a function that removes it.
 */
export async function openIncomingFolder(): Promise<() => Promise<void>> {
  const parent = tmpdir()
  const remove = (folder: string) => rm(folder, { recursive: true, force: true })
  for (const name of await readdir(parent).catch(() => [])) {
    const pid = Number(NAME.exec(name)?.[1])
    const isLeft = pid === process.pid || (pid > 0 && !isAlive(pid))
    // Folders of another user stay.
    if (isLeft) await remove(path.join(parent, name)).catch(() => {})
  }
  const folder = await mkdtemp(path.join(parent, `restaurant-site-${process.pid}-`)).catch(() => null)
  // On a full disk there is no folder; visitors can still read.
  if (folder === null) return async () => {}
  setTemporaryFolder(folder)
  return async () => {
    setTemporaryFolder(parent)
    await remove(folder)
  }
}
