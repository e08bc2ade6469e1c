import path from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '../backup/backup-error.ts'
import { damagedPictures, makeBackup } from '../backup/make-backup.ts'
import type { Manifest } from '../backup/manifest.ts'
import { verifyBackup } from '../backup/verify.ts'
import { holdsDatabase } from '../database/embedded-cluster.ts'
import { backupSource, openRuntime } from '../start/open-runtime.ts'
import { type CommandParts, parsedArguments, runBareCommand } from './run-command.ts'

const USAGE = `Usage:
  npm run backup -- FILE            makes FILE of database and pictures, whether the server runs or not
  npm run backup -- --verify FILE   restores FILE into a database of its own, counts rows, checks every picture
FILE is a .tar.gz that holds secrets: keep it where only you can read it.`

await runBareCommand(async (parts) => {
  const { file, verify } = parsedArguments(USAGE, argumentsOf)
  if (verify) await prove(file, parts)
  else await make(file, parts)
})

function argumentsOf(args: string[]): { file: string; verify: boolean } {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { verify: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (!file || positionals.length > 1) throw new Error(`One FILE is wanted, not ${positionals.length}.`)
  return { file: path.resolve(file), verify: values.verify }
}

async function prove(file: string, { shutdown }: CommandParts): Promise<void> {
  const { manifest, restored } = await verifyBackup(file, (close) => shutdown.opened(close))
  console.log(`${file} is complete: ${summary({ ...manifest, unreadable: [...restored.lostPasswords] })}`)
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
  const { unreadable } = manifest
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
    ...(damaged.length > 0
      ? [`${damaged.length} pictures do not match the hashes in their names: ${damaged.join(', ')}`]
      : []),
  ].join('\n')
}
