import { access } from 'node:fs/promises'
import { z } from 'zod'
import { bodyOf, type Content, contentOf, entriesOf } from './archive.ts'
import { BackupError } from './backup-error.ts'

/** The last file of a backup: where it is missing, so is something else. */
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
  /** The migrations that the database had, in their order: the state of its model. */
  migrations: z.array(z.string()).min(1),
  /** In an order in which each can be filled after those that it refers to. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: z.number().int().min(0) }),
  ),
  /** The last number that each sequence has given out. */
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^\d+$/) })),
  /** Files of pictures that records name, and that were gone already. */
  missing: z.array(z.string()),
  /** Contact entries whose mail passwords could not be read with the secret of the place. */
  unreadable: z.array(z.string()).default([]),
  contents: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
})

/** Contents of a backup, stored in it. */
export type Manifest = z.infer<typeof manifestSchema>

export function newManifest(parts: Omit<Manifest, 'format' | 'madeAt'>): Manifest {
  return { format: FORMAT, madeAt: new Date().toISOString(), ...parts }
}

/** A part of a table's rows lies under its table's name and a number. */
export function tablePart(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.copy`
}

/** The table whose rows a file of a backup holds, if it holds any. */
export function tableOf(name: string): string | null {
  return /^tables\/([^/]+)\/\d+\.copy$/.exec(name)?.[1] ?? null
}

export function mediaEntry(name: string): string {
  return `media/${name}`
}

/** The name in the media store of a file of a backup, if it is one of a picture. */
export function mediaNameOf(name: string): string | null {
  return /^media\/([^/]+)$/.exec(name)?.[1] ?? null
}

/**
 * Reads a backup to its end and holds every file against what the manifest says of it.
 * @throws {BackupError} where it cannot be read, is no backup, or is not as it was made.
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
      throw new BackupError(`FILE must be as it was made, which ${file} is not: ${name} in it has changed.`)
    }
    found.delete(name)
  }
  if (found.size > 0) {
    const [name] = found.keys()
    throw new BackupError(`FILE must be as it was made, which ${file} is not: ${name} has come into it.`)
  }
  return manifest
}

function parsed(file: string, text: string | null): Manifest {
  if (text === null) {
    throw new BackupError(`FILE must be a backup, made with npm run backup, which ${file} is not.`)
  }
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw new BackupError(`FILE must be a backup that this version can read, which ${file} is not.`)
  }
}
