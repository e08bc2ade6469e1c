import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { S3Settings } from '../env.ts'
import { BackupBucket } from './backup-bucket.ts'
import { BackupError } from './backup-error.ts'

/**
 * Downloads a backup from a bucket into a temporary folder, and removes it after the work.
 * @param settings of the place named by `address`.
 * @param address of a copy, or of the folder of copies, of which the newest is taken.
 * @throws {BackupError} if there is no copy or no bucket, or it cannot be read.
 */
export async function withFetchedBackup<T>(
  settings: S3Settings,
  address: string,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const isCopy = address.endsWith('.tar.gz')
  const prefix = isCopy ? settings.prefix.replace(/[^/]*\/$/, '') : settings.prefix
  const bucket = new BackupBucket({ ...settings, prefix })
  const name = isCopy ? path.posix.basename(address) : (await bucket.copies()).at(-1)?.name
  if (!name) throw new BackupError(`${address} contains no backup.`)
  const folder = await mkdtemp(path.join(tmpdir(), 'restaurant-restore-'))
  try {
    const file = path.join(folder, name)
    await bucket.fetch(name, file)
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
