import path from 'node:path'
import { parseArgs } from 'node:util'
import { BackupBucket } from '../backup/backup-bucket.ts'
import { BackupError } from '../backup/backup-error.ts'
import { damagedPictures, makeBackup } from '../backup/make-backup.ts'
import type { Manifest } from '../backup/manifest.ts'
import { verifyBackup } from '../backup/verify.ts'
import { holdsDatabase } from '../database/embedded-cluster.ts'
import { commandLine } from '../env.ts'
import { backupSource, openRuntime } from '../start/open-runtime.ts'
import { type CommandParts, fileIn, parsedArguments, runBareCommand } from './run-command.ts'

const BACKUP = commandLine('backup')
const USAGE = `Usage:
  ${BACKUP} FILE            makes FILE of database and pictures, whether the server runs or not
  ${BACKUP} --verify FILE   restores FILE into a database of its own, counts rows, checks every picture
  ${BACKUP} --list          shows the copies in the bucket of BACKUP_URL
FILE is a .tar.gz that holds secrets: keep it where only you can read it.`

await runBareCommand(async (parts) => {
  const { file, verify, list } = parsedArguments(USAGE, argumentsOf)
  if (list) await showCopies(parts)
  else if (verify) await prove(file, parts)
  else await make(file, parts)
})

function argumentsOf(args: string[]): { file: string; verify: boolean; list: boolean } {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { verify: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
  })
  if (values.list && positionals.length === 0 && !values.verify) return { file: '', ...values }
  return { file: path.resolve(fileIn(positionals)), ...values, list: false }
}

async function showCopies({ env }: CommandParts): Promise<void> {
  if (!env.backupBucket) throw new BackupError('BACKUP_URL must be set: it is where the copies are.')
  const copies = await new BackupBucket(env.backupBucket).copies()
  for (const { name, bytes } of copies) console.log(`${name}  ${(bytes / 1e6).toFixed(1)} MB`)
  if (copies.length === 0) console.log('There is no copy yet.')
}

async function prove(file: string, { shutdown }: CommandParts): Promise<void> {
  const { manifest, restored } = await verifyBackup(file, (close) => shutdown.opened(close))
  console.log(
    `${file} is complete: ${summary({ ...manifest, unreadable: [...restored.lostPasswords], unreadableCodeApps: [...restored.lostCodeApps] })}`,
  )
}

async function make(file: string, { env, log, shutdown }: CommandParts): Promise<void> {
  if (!env.databaseUrl && !(await holdsDatabase(env.dataDir))) {
    throw new BackupError(`There is nothing to back up: DATA_DIR, ${env.dataDir}, holds no database.`)
  }
  // No migration: operators make a backup before they let a new version migrate.
  const runtime = await openRuntime(env, log, shutdown, () => '', { migrated: false })
  const manifest = await makeBackup(backupSource(runtime), file, shutdown.signal)
  console.log(`${file} holds ${summary(manifest)}`)
}

function summary(manifest: Manifest): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const pictures = Object.keys(manifest.contents).filter((name) => name.startsWith('media/')).length
  const damaged = damagedPictures(manifest)
  const { unreadable, unreadableCodeApps } = manifest
  return [
    `${rows} rows of ${manifest.tables.length} tables and ${pictures} files of pictures, as of ${manifest.madeAt}.`,
    ...(manifest.missing.length > 0
      ? [
          `${manifest.missing.length} files that records name were missing when the backup was made: ${manifest.missing.join(', ')}`,
        ]
      : []),
    ...(unreadable.length > 0
      ? [
          `The mail passwords of ${unreadable.join(', ')} cannot be decrypted with the AUTH_SECRET of the installation that made the backup; a restore leaves them empty.`,
        ]
      : []),
    ...(unreadableCodeApps.length > 0
      ? [
          `The code apps of ${unreadableCodeApps.join(', ')} cannot be decrypted with it either; they sign in with a recovery code.`,
        ]
      : []),
    ...(damaged.length > 0
      ? [`${damaged.length} pictures do not match the hashes in their names: ${damaged.join(', ')}`]
      : []),
  ].join('\n')
}
