import { access } from 'node:fs/promises'
import { z } from 'zod'
import { bodyOf, type Content, contentOf, entriesOf } from './archive.ts'
import { BackupError } from './backup-error.ts'

/** The last file of a backup: without it the backup is incomplete. */
export const MANIFEST = 'manifest.json'
/** The key that encrypts the mail passwords in the tables. */
export const MAIL_KEY = 'mail-password-key'
/** In a backup of format 1: the secret that this key is derived from. */
export const SECRET = 'auth-secret'
const FORMAT = 2

const manifestSchema = z.object({
  format: z.union([z.literal(1), z.literal(FORMAT)]),
  product: z.object({ name: z.string(), version: z.string() }),
  madeAt: z.iso.datetime(),
  /** Applied migrations in order, which identify the version of the model. */
  migrations: z.array(z.string()).min(1),
  /** In foreign key order: each table follows the ones it references. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: z.number().int().min(0) }),
  ),
  /** The last value of each sequence. */
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^\d+$/) })),
  /** Referenced picture files that were already missing. */
  missing: z.array(z.string()),
  /** Contact entries whose mail passwords could not be decrypted with the secret of the source installation. */
  unreadable: z.array(z.string()).default([]),
  /** Names of users whose code apps could not be decrypted with it. */
  unreadableCodeApps: z.array(z.string()).default([]),
  contents: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
})

export type Manifest = z.infer<typeof manifestSchema>

export function newManifest(parts: Omit<Manifest, 'format' | 'madeAt'>): Manifest {
  return { format: FORMAT, madeAt: new Date().toISOString(), ...parts }
}

/** Name of a part of a table's rows: the table's name and a number. */
export function tablePart(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.copy`
}

/** The table whose rows a file of a backup holds, or null. */
export function tableOf(name: string): string | null {
  return /^tables\/([^/]+)\/\d+\.copy$/.exec(name)?.[1] ?? null
}

export function mediaEntry(name: string): string {
  return `media/${name}`
}

/** The name of a picture in the media store for a file of a backup, or null for other files. */
export function mediaNameOf(name: string): string | null {
  return /^media\/([^/]+)$/.exec(name)?.[1] ?? null
}

/**
 * Reads a whole backup and verifies every file against the manifest.
 * @throws {BackupError} if it cannot be read, is not a backup, or is damaged.
 */
export async function readManifest(file: string): Promise<Manifest> {
  await access(file).catch(() => {
    throw new BackupError(`FILE must be a file that can be read, which ${file} is not.`)
  })
  const found = new Map<string, Content>()
  let text: string | null = null
  try {
    for await (const entry of entriesOf(file)) {
      if (entry.name === MANIFEST) text = (await bodyOf(entry)).toString()
      else found.set(entry.name, await contentOf(entry))
    }
  } catch (error) {
    throw new BackupError(`FILE must be a whole backup, which ${file} is not: ${(error as Error).message}.`)
  }
  const manifest = parsed(file, text)
  for (const [name, { size, sha256 }] of Object.entries(manifest.contents)) {
    const content = found.get(name)
    if (content?.size !== size || content.sha256 !== sha256) {
      throw new BackupError(`FILE must be an unmodified backup, which ${file} is not: ${name} was changed.`)
    }
    found.delete(name)
  }
  if (found.size > 0) {
    const [name] = found.keys()
    throw new BackupError(`FILE must be an unmodified backup, which ${file} is not: ${name} was added.`)
  }
  return manifest
}

function parsed(file: string, text: string | null): Manifest {
  if (text === null) {
    throw new BackupError(`FILE must be a backup, which ${file} is not.`)
  }
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw new BackupError(`FILE must be a backup that this version can read, which ${file} is not.`)
  }
}
