import path from 'node:path'
import { parseArgs } from 'node:util'
import { upgradeDatabase } from '../backup/upgrade-database.ts'
import { holdsDatabase } from '../database/embedded-cluster.ts'
import { findUpgrade } from '../database/embedded-upgrade.ts'
import { commandLine } from '../env.ts'
import { loadAuthSecret } from '../start/auth-secret.ts'
import { version } from '../start/version.ts'
import { parsedArguments, runBareCommand, UsageError } from './run-command.ts'

const USAGE = `Usage:
  ${commandLine('upgrade:database')} --programs FOLDER
upgrades the database in DATA_DIR to the major version of PostgreSQL that this version contains. FOLDER is the folder of
the previous version of this product, with its packages, or of an installation of the old version of PostgreSQL.`

await runBareCommand(async ({ env, shutdown }) => {
  const binaries = parsedArguments(USAGE, binariesFolderOf)
  const { dataDir } = env
  if (env.databaseUrl)
    throw new UsageError(
      'DATABASE_URL is set: upgrade that PostgreSQL with its own tools; DATA_DIR has no database.',
    )
  const upgrade = (await holdsDatabase(dataDir)) ? await findUpgrade(dataDir, binaries) : null
  if (!upgrade) {
    console.log(
      `There is nothing to upgrade: DATA_DIR, ${dataDir}, has no database of another version of PostgreSQL.`,
    )
    return
  }
  const rows = await upgradeDatabase(upgrade, {
    dataDir,
    authSecret: await loadAuthSecret(env),
    version,
    defer: (close) => shutdown.opened(close),
    signal: shutdown.signal,
    notify: (sentence) => console.log(sentence),
  })
  console.log(
    `Copied ${rows} rows to PostgreSQL ${upgrade.to}; every user has to sign in again. The files of PostgreSQL ${upgrade.from} remain in ${upgrade.old.folder}: remove them once the site works.`,
  )
})

function binariesFolderOf(args: string[]): string | null {
  const { values } = parseArgs({ args, options: { programs: { type: 'string' } } })
  return values.programs === undefined ? null : path.resolve(values.programs)
}
