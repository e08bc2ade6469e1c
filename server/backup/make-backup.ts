import type pg from 'pg'
import type { MediaStore, StoredFile } from '../core/pictures/media-store.ts'
import { contentHashes, isPictureName, smallThumbOf, variantsOf } from '../core/pictures/variants.ts'
import { SecretBox, storedSecretsKey } from '../core/primitives/secret-box.ts'
import { type ArchiveWriter, writeArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import {
  MAIL_KEY,
  MANIFEST,
  type Manifest,
  mediaEntry,
  mediaNameOf,
  newManifest,
  tablePart,
} from './manifest.ts'
import { CODE_APPS, MAIL_PASSWORDS, type SealedSecret, unreadable } from './sealed-secrets.ts'
import {
  copyOut,
  isLeftOut,
  lockingPictures,
  sequencesOf,
  type Table,
  tablesOf,
  withSession,
} from './tables.ts'

export interface BackupSource {
  readonly databaseUrl: string
  readonly files: MediaStore
  /** Tables and columns that hold paths of pictures. */
  readonly pathColumns: readonly { readonly table: string; readonly column: string }[]
  readonly authSecret: string
  readonly version: { readonly name: string; readonly version: string }
  /** Whether it is for the same installation, with the tables that backups leave out. */
  readonly isWhole?: boolean
}

/**
 * Writes one file with the database and the pictures while the application runs: a snapshot of the rows, and every
 * picture they reference. It contains password hashes and the key of the mail passwords, so that only its owner may
 * read it; it contains no key that signs tokens.
 * @throws {BackupError} if there is nothing to back up.
 */
export async function makeBackup(source: BackupSource, file: string, signal: AbortSignal): Promise<Manifest> {
  return withSession(source.databaseUrl, async (client) => {
    const leave = () => void client.end().catch(() => {})
    signal.addEventListener('abort', leave)
    try {
      signal.throwIfAborted()
      return await lockingPictures(client, () =>
        writeArchive(file, signal, async (archive) => {
          const key = Buffer.from(storedSecretsKey(source.authSecret).toString('base64'))
          await archive.add(MAIL_KEY, key.length, key)
          const { paths, ...database } = await copyDatabase(client, source, archive)
          const missing = await copyPictures(source.files, paths, archive, signal)
          const { contents } = archive
          const manifest = newManifest({ product: source.version, ...database, missing, contents })
          const text = Buffer.from(JSON.stringify(manifest, null, 2))
          await archive.add(MANIFEST, text.length, text)
          return manifest
        }),
      )
    } finally {
      signal.removeEventListener('abort', leave)
    }
  })
}

async function copyDatabase(
  client: pg.Client,
  { pathColumns, authSecret, isWhole = false }: BackupSource,
  archive: ArchiveWriter,
) {
  await client.query('begin isolation level repeatable read read only')
  const tables = (await tablesOf(client, isWhole)).filter(({ name }) => isWhole || !isLeftOut(name))
  const migrations = await migrationsOf(client, tables)
  const copied: (Table & { rows: number })[] = []
  for (const table of tables) {
    let part = 0
    const rows = await copyOut(client, table, async (bytes) => {
      part++
      await archive.add(tablePart(table.name, part), bytes.length, bytes)
    })
    copied.push({ ...table, rows })
  }
  const paths = await pathsOf(client, pathColumns, tables)
  const unreadableOf = async (of: typeof MAIL_PASSWORDS) =>
    tables.some(({ name }) => name === of.table)
      ? unreadable(of, (await client.query<SealedSecret>(of.statement)).rows, new SecretBox(authSecret))
      : []
  const [passwords, codeApps] = [await unreadableOf(MAIL_PASSWORDS), await unreadableOf(CODE_APPS)]
  // Read after the rows, so that no id of a copied row is given out again after a restore.
  const sequences = await sequencesOf(client)
  await client.query('commit')
  return {
    migrations,
    tables: copied.map((table) => ({ ...table, columns: [...table.columns] })),
    sequences,
    unreadable: passwords,
    unreadableCodeApps: codeApps,
    paths,
  }
}

async function migrationsOf(client: pg.Client, tables: readonly Table[]): Promise<string[]> {
  const known = tables.some(({ name }) => name === 'migration')
  const { rows } = known
    ? await client.query<{ name: string }>('select name from migration order by id')
    : { rows: [] }
  if (rows.length === 0) throw new BackupError('There is nothing to back up yet: the database is empty.')
  return rows.map(({ name }) => name)
}

/** Paths of pictures in the rows. The database may have an older model than this code. */
async function pathsOf(
  client: pg.Client,
  pathColumns: BackupSource['pathColumns'],
  tables: readonly Table[],
): Promise<Set<string>> {
  const paths = new Set<string>()
  for (const { table, column } of pathColumns) {
    if (!tables.some(({ name, columns }) => name === table && columns.includes(column))) continue
    const [from, path] = [client.escapeIdentifier(table), client.escapeIdentifier(column)]
    const { rows } = await client.query<{ path: string }>(
      `select distinct ${path} as path from ${from} where ${path} is not null`,
    )
    for (const row of rows) paths.add(row.path)
  }
  return paths
}

/** @returns the names of missing files. */
async function copyPictures(
  files: MediaStore,
  paths: Iterable<string>,
  archive: ArchiveWriter,
  signal: AbortSignal,
): Promise<string[]> {
  const missing: string[] = []
  for (const path of paths) {
    for (const name of variantsOf(path)) {
      signal.throwIfAborted()
      const found = isPictureName(name) ? await fileOf(files, name) : null
      if (found) await archive.add(mediaEntry(name), found.size, found.body())
      else if (name !== smallThumbOf(path)) missing.push(name)
    }
  }
  return missing
}

/** A referenced file, which may also be in the trash of the store. */
async function fileOf(files: MediaStore, name: string): Promise<StoredFile | null> {
  const found = await files.stream(name)
  if (found) return found
  await files.recover([name])
  return files.stream(name)
}

/** Pictures of a backup whose content does not match the hash in their name. */
export function damagedPictures({ contents, missing }: Manifest): string[] {
  const names = Object.keys(contents).flatMap((name) => mediaNameOf(name) ?? [])
  return [...contentHashes([...names, ...missing])]
    .filter(([name, hash]) => contents[mediaEntry(name)]?.sha256.startsWith(hash) === false)
    .map(([name]) => name)
}
