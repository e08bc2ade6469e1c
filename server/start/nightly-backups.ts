import path from 'node:path'
import { BackupBucket } from '../backup/backup-bucket.ts'
import { everyNight, NightlyBackup } from '../backup/nightly.ts'
import { verifyBackup } from '../backup/verify.ts'
import type { Env } from '../env.ts'
import type { Logger } from './log.ts'
import { backupSource, type Runtime } from './open-runtime.ts'

/** Makes a backup every night, or at once if the last night's was missed. @returns the function that ends it. */
export function backUpNightly(folder: string, env: Env, runtime: Runtime, log: Logger): () => Promise<void> {
  if (!env.backupBucket && !path.relative(env.dataDir, folder).startsWith('..')) {
    log.info(
      `Nightly backups go to ${folder}, beside what they are of: a disk that fails takes both. Set BACKUP_URL or BACKUP_DIR, or copy them elsewhere.`,
    )
  }
  const source = backupSource(runtime)
  const nightly = new NightlyBackup({
    source,
    folder,
    keep: env.backupKeep,
    bucket: env.backupBucket && new BackupBucket(env.backupBucket),
    verify: verifyBackup,
    log,
    after: () => runtime.services.pictures.sweep(),
  })
  const cancel = everyNight(() => nightly.run())
  nightly.catchUp().catch((error) => log.warn({ err: error }, 'whether a backup was missed is not known'))
  return () => {
    cancel()
    return nightly.stop()
  }
}
