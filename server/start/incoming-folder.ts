import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isAlive } from '../core/primitives/process-alive.ts'
import { setTemporaryFolder } from '../env.ts'

const NAME = /^restaurant-site-(\d+)-\w{6}$/

/**
 * Lets what is sent to this process wait in a folder of its own, below the system's temporary one, and takes away
 * what processes left there that were killed: nobody else would, where that folder outlives them.
 * @returns what takes this one's away.
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
  // On a full disk there is none; visitors can read all the same.
  if (folder === null) return async () => {}
  setTemporaryFolder(folder)
  return async () => {
    setTemporaryFolder(parent)
    await remove(folder)
  }
}
