import type { ContentName, KindName } from './kinds.ts'
import { CONTENT_KINDS } from './kinds.ts'
import { OldPictures } from './old-pictures.ts'
import type { OldRecords } from './old-record.ts'
import { OldCallError, type OldServer } from './old-server.ts'
import { ContentReader, type OldContent } from './read-content.ts'
import { readGroups, readRoles, readUsers } from './read-people.ts'
import type { RunReport } from './run-report.ts'
import type { OldDirectory } from './write-people.ts'

export interface OldSite {
  readonly content: OldContent
  /** Null if people were not asked for, or may not be read. */
  readonly directory: OldDirectory | null
}

/**
 * Reads what is wanted of the old site, all of it before anything is written.
 * @throws {OldCallError} for a list that cannot be read, but for one that only others may read.
 */
export async function readSite(
  server: OldServer,
  resource: string,
  only: ReadonlySet<KindName>,
  report: RunReport,
): Promise<OldSite> {
  const reader = new ContentReader(server, new OldPictures(server, resource))
  const content = new Map<ContentName, OldRecords>()
  const allowed = <T>(names: string, read: () => Promise<T>): Promise<T | null> =>
    read().catch((error: unknown) => {
      const isRefused = error instanceof OldCallError && [401, 403].includes(error.status ?? 0)
      // A token that ended is one to be renewed.
      if (!isRefused || (error.status === 401 && server.isSignedIn)) throw error
      report.isPartial ||= server.isSignedIn
      report.notes.push(`left out: ${names}: ${error.message}`)
      return null
    })
  const keep = (name: ContentName, records: OldRecords | null) => {
    if (records) content.set(name, records)
  }
  const read = async (name: Exclude<ContentName, 'Product' | 'ProductImage'>) => {
    if (only.has(name)) keep(name, await allowed(name, () => reader.read(name)))
  }
  // The first call alone: it tells whether this is that server at all.
  await read('Category')
  const dishes = async () => {
    if (!only.has('Product') && !only.has('ProductImage')) return
    const found = await allowed('Product', () => reader.readDishes(only, content.get('Category') ?? null))
    if (only.has('Product')) keep('Product', found?.products ?? null)
    keep('ProductImage', found?.images ?? null)
  }
  const [directory] = await Promise.all([
    readDirectory(server, only, allowed),
    dishes(),
    ...(['Services', 'About', 'BlogCategory', 'BlogTag', 'Blog', 'Contact'] as const).map(read),
  ])
  // In the order in which they are written.
  const inOrder = CONTENT_KINDS.flatMap(({ name }) => {
    const records = content.get(name)
    return records ? ([[name, records]] as const) : []
  })
  return { content: new Map(inOrder), directory }
}

/** People are read by whoever signs in alone. */
async function readDirectory(
  server: OldServer,
  only: ReadonlySet<KindName>,
  allowed: <T>(names: string, read: () => Promise<T>) => Promise<T | null>,
): Promise<OldDirectory | null> {
  if (!server.isSignedIn || !(['Role', 'Group', 'User'] as const).some((name) => only.has(name))) return null
  const [roles, groups, users] = await Promise.all([
    only.has('Role') ? allowed('Role', () => readRoles(server)) : null,
    only.has('Group') ? allowed('Group', () => readGroups(server)) : null,
    only.has('User') ? allowed('User', () => readUsers(server)) : null,
  ])
  return { roles, groups, users }
}
