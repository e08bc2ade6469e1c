import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { MediaStore } from '../core/pictures/media-store.ts'
import { isPictureName } from '../core/pictures/variants.ts'
import { SecretBox, storedSecretsKey } from '../core/primitives/secret-box.ts'
import { bringUpToDate, isOfNoRelease, migrationNames, withLock } from '../database/migrate.ts'
import { bodyOf, entriesOf } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { MAIL_KEY, type Manifest, mediaNameOf, SECRET, tableOf } from './manifest.ts'
import { CODE_APPS, MAIL_PASSWORDS, type SealedSecret } from './sealed-secrets.ts'
import { copyIn, isLeftOut, type Table, tablesOf, withSession } from './tables.ts'

interface RestoreTarget {
  readonly databaseUrl: string
  /** Secret whose derived key encrypts mail passwords after the restore. */
  authSecret(): string | Promise<string>
  put(name: string, bytes: Buffer): Promise<void>
  /** Binds the store to the database with this id, replacing an earlier binding. */
  bind(id: string): Promise<void>
  /** Whether it is the installation that the backup was made of: sessions, mails and plans go on. */
  readonly isSame?: boolean
}

export interface Restored {
  /** Contact entries whose passwords are empty after the restore. */
  readonly lostPasswords: readonly string[]
  /** Users whose code apps cannot be used after the restore, and are asked for a recovery code. */
  readonly lostCodeApps: readonly string[]
}

/**
 * @throws {BackupError} if the store holds pictures that are not in the backup: the next start would discard them as
 * unreferenced.
 */
export async function requireNoOtherPictures(files: MediaStore, manifest: Manifest): Promise<void> {
  const own = new Set(Object.keys(manifest.contents).map(mediaNameOf))
  const others = (await files.names()).filter((name) => isPictureName(name) && !own.has(name))
  if (others.length === 0) return
  throw new BackupError(
    `A backup is restored into an empty store, but this one has ${others.length} other files of pictures already.`,
  )
}

/** @throws {BackupError} if the backup is of a version that this one cannot migrate from. */
export function requireKnownVersion({ migrations, product }: Pick<Manifest, 'migrations' | 'product'>): void {
  if (isOfNoRelease(migrations)) {
    throw new BackupError(
      `FILE must be a backup of 1.0.0 or later; it was made by ${product.version}, which was never released, and cannot be upgraded.`,
    )
  }
  const unknown = migrations.find((name) => !migrationNames.includes(name))
  if (unknown) {
    throw new BackupError(
      `FILE must be a backup of this version or an older one; it was made by ${product.version}, whose database has migrations that this version does not know (${unknown}).`,
    )
  }
}

/**
 * Fills an empty database and a store from a verified backup: rows, history, sequences and applied migrations, then
 * migrates to this version. The rows are restored in one transaction. All sessions are ended, because a token that was
 * revoked after the backup must not become valid again.
 * @throws {BackupError} if the database is not empty, or the backup is of a newer version.
 */
export async function restoreBackup(
  file: string,
  manifest: Manifest,
  target: RestoreTarget,
): Promise<Restored> {
  requireKnownVersion(manifest)
  return withLock(target.databaseUrl, async () => {
    let lost: Restored = { lostPasswords: [], lostCodeApps: [] }
    await withSession(target.databaseUrl, async (client) => {
      await requireEmpty(client)
      await bringUpToDate(target.databaseUrl, manifest.migrations)
      await client.query('begin')
      lost = await fill(client, file, manifest, target)
      await client.query("notify content_changed, 'restored'")
      await client.query('commit')
    })
    await bringUpToDate(target.databaseUrl)
    await bindStore(target)
    return lost
  })
}

async function bindStore({ databaseUrl, bind }: RestoreTarget): Promise<void> {
  await withSession(databaseUrl, async (client) => {
    const id = randomUUID()
    await bind(id)
    await client.query('delete from picture_store')
    await client.query('insert into picture_store (id) values ($1)', [id])
  })
}

async function requireEmpty(client: pg.Client): Promise<void> {
  for (const { name } of await tablesOf(client)) {
    if (name === 'migration' || isLeftOut(name)) continue
    const { rowCount } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`)
    if (rowCount === 0) continue
    throw new BackupError(
      `A backup is restored into an empty database, but table ${name} of this one has rows already.`,
    )
  }
}

async function fill(
  client: pg.Client,
  file: string,
  manifest: Manifest,
  target: RestoreTarget,
): Promise<Restored> {
  const tables = new Map<string, Table>(manifest.tables.map((table) => [table.name, table]))
  const rows = new Map<string, number>()
  let key: Buffer | null = null
  let lost: Restored = { lostPasswords: [], lostCodeApps: [] }
  await withoutTriggers(client, manifest.tables, async () => {
    for await (const entry of entriesOf(file)) {
      const table = tables.get(tableOf(entry.name) ?? '')
      const picture = mediaNameOf(entry.name)
      if (table) rows.set(table.name, (rows.get(table.name) ?? 0) + (await copyIn(client, table, entry.body)))
      else if (picture && isPictureName(picture)) await target.put(picture, await bodyOf(entry))
      else if (entry.name === MAIL_KEY) key = Buffer.from((await bodyOf(entry)).toString(), 'base64')
      else if (entry.name === SECRET) key = storedSecretsKey((await bodyOf(entry)).toString())
    }
    lost = await reencrypt(client, key, await target.authSecret(), tables)
    if (!target.isSame) await endWaiting(client, tables)
  })
  for (const { name, rows: expected } of manifest.tables) {
    const found = rows.get(name) ?? 0
    if (found !== expected) throw new Error(`${name} has ${found} rows in place of ${expected}.`)
  }
  for (const { name, value } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2::bigint)', [client.escapeIdentifier(name), value])
  }
  return lost
}

/** Disables triggers: rows come with their history, which the triggers would record a second time. */
async function withoutTriggers(
  client: pg.Client,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const names = tables.map(({ name }) => client.escapeIdentifier(name))
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // The backup also contains the rows that migrations inserted, in their later state. Cascading reaches the tables that it
  // leaves out.
  await client.query(`truncate ${names.join(', ')} cascade`)
  await work()
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
}

/**
 * Encrypts stored secrets with the secret of this installation. What neither the key of the backup nor that of this
 * installation decrypts was lost before the backup was made: a mail password becomes null, while a code app stays, so
 * that its account is still not opened by the password alone.
 */
async function reencrypt(
  client: pg.Client,
  key: Buffer | null,
  authSecret: string,
  tables: ReadonlyMap<string, Table>,
): Promise<Restored> {
  const own = new SecretBox(authSecret)
  const before = key && new SecretBox(key)
  const lostOf = async (of: typeof MAIL_PASSWORDS, staysLost: boolean) => {
    if (!tables.has(of.table)) return []
    const { rows } = await client.query<SealedSecret>(of.statement)
    const lost: string[] = []
    for (const secret of rows) {
      if (own.open(secret.sealed) !== null) continue
      const text = before?.open(secret.sealed) ?? null
      if (text === null) lost.push(of.nameOf(secret))
      if (text === null && staysLost) continue
      await client.query(`update ${of.table} set ${of.column} = $2 where ${of.key} = $1`, [
        secret.id,
        text === null ? null : own.encrypt(text),
      ])
    }
    return lost
  }
  return { lostPasswords: await lostOf(MAIL_PASSWORDS, false), lostCodeApps: await lostOf(CODE_APPS, true) }
}

/** Ends what must not go on by itself: sessions, devices without codes, mails, and plans that were due. */
async function endWaiting(client: pg.Client, tables: ReadonlyMap<string, Table>): Promise<void> {
  await client.query('update user_account set security_stamp = gen_random_uuid()::text')
  // The new security stamps end all tokens, so that revocations of single tokens are obsolete.
  if (tables.has('revoked_token')) await client.query('delete from revoked_token')
  // It may have been ended since the backup was made.
  if (tables.get('known_place')?.columns.includes('no_code_until'))
    await client.query('update known_place set no_code_until = null')
  // Their moments are over, and nobody has said that they apply now.
  if (tables.has('price_plan'))
    await client.query(
      'update price_plan set applies_at = null where applies_at <= now() and applied_at is null and not is_deleted',
    )
  // Mails leave only once an administrator has tried the account here.
  if (tables.has('mail_account')) await client.query("update mail_account set tried = ''")
}
