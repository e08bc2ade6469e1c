import path from 'node:path'
import { parseArgs } from 'node:util'
import { upgradeDatabase } from '../backup/upgrade-database.ts'
import { holdsDatabase } from '../database/embedded-cluster.ts'
import { findUpgrade } from '../database/embedded-upgrade.ts'
import { loadAuthSecret } from '../start/auth-secret.ts'
import { version } from '../start/version.ts'
import { runBareCommand, UsageError } from './run-command.ts'

const USAGE = `Usage:
  npm run upgrade:database -- --programs FOLDER
carries the database in DATA_DIR over to the major version of PostgreSQL that this version brings. FOLDER is that of the
version of this product that ran before, with its packages, or one that PostgreSQL of the old version is installed in.`

await runBareCommand(async ({ env, shutdown }) => {
  const binaries = binariesFolderOf(process.argv.slice(2))
  const { dataDir } = env
  if (env.databaseUrl)
    throw new UsageError('DATABASE_URL is set: upgrade that PostgreSQL by its own means; DATA_DIR has none.')
  const upgrade = (await holdsDatabase(dataDir)) ? await findUpgrade(dataDir, binaries) : null
  if (!upgrade) {
    console.log(`There is nothing to do: DATA_DIR, ${dataDir}, has no database of another PostgreSQL.`)
    return
  }
  const rows = await upgradeDatabase(upgrade, {
    dataDir,
    authSecret: await loadAuthSecret(env),
    version,
    defer: (close) => shutdown.opened(close),
    signal: shutdown.signal,
    tell: (sentence) => console.log(sentence),
  })
  console.log(
    `${rows} rows are in PostgreSQL ${upgrade.to} now; everybody has to sign in again. PostgreSQL ${upgrade.from}'s files stay in ${upgrade.old.folder}: remove them once the site has shown what it should.`,
  )
})

function binariesFolderOf(args: string[]): string | null {
  try {
    const { values } = parseArgs({ args, options: { programs: { type: 'string' } } })
    return values.programs === undefined ? null : path.resolve(values.programs)
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`)
  }
}
