import type pg from 'pg'
import { SecretBox } from '../core/secret-box.ts'
import { bringUpToDate, migrationNames, withLock } from '../database/migrate.ts'
import type { MediaStore } from '../media/media-store.ts'
import { isPictureName } from '../media/variants.ts'
import { bodyOf, entriesOf } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { type Manifest, mediaNameOf, SECRET, tableOf } from './manifest.ts'
import { copyIn, openSession, type Table, tablesOf } from './tables.ts'

export interface RestoreTarget {
  readonly databaseUrl: string
  /** What mail passwords are to be encrypted with from now on. */
  authSecret(): string | Promise<string>
  /** Takes a picture's file in. */
  put(name: string, bytes: Buffer): Promise<void>
}

/**
 * @throws {BackupError} where pictures lie in the store that are not the backup's: the next start of the product
 * would take them away.
 */
export async function requireNoOtherPictures(files: MediaStore, manifest: Manifest): Promise<void> {
  const own = new Set(Object.keys(manifest.contents).map(mediaNameOf))
  const others = (await files.names()).filter((name) => !own.has(name))
  if (others.length === 0) return
  throw new BackupError(
    `A backup is restored into an empty place, but there are ${others.length} other files of pictures already.`,
  )
}

/**
 * Fills an empty database, and a store, from a backup that has been read once already: rows, history, sequences,
 * and the state of the model, brought up to this version's afterwards. The rows come whole or not at all.
 * @throws {BackupError} where the database holds something, or the backup is of a newer version.
 */
export async function restoreBackup(file: string, manifest: Manifest, target: RestoreTarget): Promise<void> {
  const unknown = manifest.migrations.find((name) => !migrationNames.includes(name))
  if (unknown) {
    throw new BackupError(
      `FILE must be a backup of this version or an older one; it was made by ${manifest.product.version}.`,
    )
  }
  await withLock(target.databaseUrl, async () => {
    const client = await openSession(target.databaseUrl)
    try {
      await requireEmpty(client)
      await bringUpToDate(target.databaseUrl, manifest.migrations)
      await client.query('begin')
      await fill(client, file, manifest, target)
      await client.query("notify content_changed, 'restored'")
      await client.query('commit')
    } finally {
      await client.end().catch(() => {})
    }
    await bringUpToDate(target.databaseUrl)
  })
}

async function requireEmpty(client: pg.Client): Promise<void> {
  for (const { name } of await tablesOf(client)) {
    if (name === 'migration') continue
    const { rowCount } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`)
    if (rowCount === 0) continue
    throw new BackupError(
      `A backup is restored into an empty database, but there are rows in ${name} of this one already.`,
    )
  }
}

async function fill(
  client: pg.Client,
  file: string,
  manifest: Manifest,
  target: RestoreTarget,
): Promise<void> {
  const tables = new Map<string, Table>(manifest.tables.map((table) => [table.name, table]))
  const rows = new Map<string, number>()
  let secret: string | null = null
  await withoutTriggers(client, manifest.tables, async () => {
    for await (const entry of entriesOf(file)) {
      const table = tables.get(tableOf(entry.name) ?? '')
      const picture = mediaNameOf(entry.name)
      if (table) rows.set(table.name, (rows.get(table.name) ?? 0) + (await copyIn(client, table, entry.body)))
      else if (picture && isPictureName(picture)) await target.put(picture, await bodyOf(entry))
      else if (entry.name === SECRET) secret = (await bodyOf(entry)).toString()
    }
    if (secret) await encryptAnew(client, secret, await target.authSecret())
  })
  for (const { name, rows: expected } of manifest.tables) {
    const found = rows.get(name) ?? 0
    if (found !== expected) throw new Error(`${name} has ${found} rows in place of ${expected}.`)
  }
  for (const { name, value } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2::bigint)', [client.escapeIdentifier(name), value])
  }
}

/** Rows come with the history of how they became what they are: triggers would write it a second time. */
async function withoutTriggers(
  client: pg.Client,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const names = tables.map(({ name }) => client.escapeIdentifier(name))
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // What the migrations themselves have put there is in the backup as well, as it is by now.
  await client.query(`truncate ${names.join(', ')}`)
  await work()
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
}

/** Mail passwords are encrypted by the secret of the place that the backup is from; here there may be another. */
async function encryptAnew(client: pg.Client, before: string, now: string): Promise<void> {
  if (before === now) return
  const [old, own] = [new SecretBox(before), new SecretBox(now)]
  const { rows } = await client.query<{ id: number; sealed: string }>(
    'select id, password_encrypted as sealed from contact where password_encrypted is not null',
  )
  for (const { id, sealed } of rows) {
    await client.query('update contact set password_encrypted = $2 where id = $1', [
      id,
      own.encrypt(old.decrypt(sealed)),
    ])
  }
}
