import path from 'node:path'
import { withFetchedBackup } from '../backup/fetched-backup.ts'
import { readManifest } from '../backup/manifest.ts'
import { requireKnownVersion, requireNoOtherPictures, restoreBackup } from '../backup/restore.ts'
import { connectDatabase } from '../database/connect.ts'
import { bucketAt, commandLine } from '../env.ts'
import { loadAuthSecret } from '../start/auth-secret.ts'
import { openDataFolder } from '../start/data-folder.ts'
import { openMedia } from '../start/open-runtime.ts'
import { type CommandParts, fileIn, parsedArguments, runBareCommand } from './run-command.ts'

const RESTORE = commandLine('restore')
const USAGE = `Usage:
  ${RESTORE} FILE                  fills an empty DATA_DIR, or the empty database of DATABASE_URL, from a backup
  ${RESTORE} s3://BUCKET/NAME      the same from a copy in a bucket, with the keys of AWS_ACCESS_KEY_ID and so on
  ${RESTORE} s3://BUCKET/PREFIX    the same from the newest copy there
FILE is a backup; ${commandLine('backup')} --list shows the copies of BACKUP_URL.`

await runBareCommand(async (parts) => {
  const given = parsedArguments(USAGE, fileIn)
  if (!given.startsWith('s3:')) return restore(path.resolve(given), parts)
  await withFetchedBackup(bucketAt(parts.env, given), given, (file) => restore(file, parts))
})

async function restore(file: string, { env, log, shutdown }: CommandParts): Promise<void> {
  const manifest = await readManifest(file)
  // Before a database is created for it.
  requireKnownVersion(manifest)
  const files = await openMedia(env, log, shutdown.signal)
  await requireNoOtherPictures(files, manifest)
  await openDataFolder(env.dataDir)
  const connecting = connectDatabase(env, log, shutdown.signal)
  shutdown.opened(async () => (await connecting.catch(() => null))?.stop())
  const { url } = await connecting
  const { lostPasswords, lostCodeApps } = await restoreBackup(file, manifest, {
    databaseUrl: url,
    authSecret: () => loadAuthSecret(env),
    put: (name, bytes) => files.put(name, bytes),
    async bind(id) {
      await files.unbind()
      await files.claim(id)
    },
  })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Restored the backup of ${manifest.madeAt}: ${rows} rows of ${manifest.tables.length} tables.`)
  if (manifest.missing.length > 0) {
    console.log(
      `${manifest.missing.length} files that records name were missing when the backup was made: ${manifest.missing.join(', ')}`,
    )
  }
  console.log('All sessions have ended: every user has to sign in again.')
  if (lostPasswords.length > 0) {
    console.log(
      `The mail passwords of ${lostPasswords.join(', ')} could not be decrypted and are empty now: enter them again.`,
    )
  }
  if (lostCodeApps.length > 0) {
    console.log(
      `The code apps of ${lostCodeApps.join(', ')} could not be decrypted: they sign in with a recovery code, and add the app again.`,
    )
  }
}
