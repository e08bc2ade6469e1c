import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '../database/embedded.ts'
import { BackupError } from './backup-error.ts'
import { damagedPictures } from './make-backup.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { type Restored, restoreBackup } from './restore.ts'

/** Registers a cleanup step, run after success and failure. */
export type Defer = (close: () => Promise<unknown>) => void

/**
 * Verifies a backup: reads all of it, checks every picture against the hash in its name, and restores it into a
 * temporary database.
 * @throws {BackupError} saying which part is damaged.
 */
export async function verifyBackup(
  file: string,
  defer: Defer,
): Promise<{ manifest: Manifest; restored: Restored }> {
  const manifest = await readManifest(file)
  const damaged = damagedPictures(manifest)
  if (damaged.length > 0) {
    throw new BackupError(
      `${damaged.length} pictures in ${file} are not what their names say: ${damaged.slice(0, 5).join(', ')}.`,
    )
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'restaurant-verify-'))
  defer(() => rm(folder, { recursive: true, force: true }))
  // PostgreSQL may run under another account, which needs access.
  await chmod(folder, 0o755)
  const starting = startEmbedded(folder)
  defer(async () => (await starting.catch(() => null))?.stop())
  const { url } = await starting
  const restored = await restoreBackup(file, manifest, {
    databaseUrl: url,
    authSecret: () => 'of a database that nobody will ever sign in to',
    put: async () => {},
    bind: async () => {},
  })
  return { manifest, restored }
}
