import { createHmac, hkdfSync } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'

/** Digests by field. */
export type Digests = Readonly<Record<string, string>>

/** Where a record here came from, and what was read and written when it was last moved. */
export interface ImportSource {
  /** As the history names it, such as `blogTag`. */
  readonly kind: string
  readonly oldId: string
  readonly ownId: number
  readonly read: Digests
  readonly written: Digests
}

/** Digests values of fields under a key of the installation, so that nothing of them can be read in the database. */
export class FieldDigests {
  private readonly key: Uint8Array

  constructor(authSecret: string) {
    this.key = new Uint8Array(hkdfSync('sha256', authSecret, '', 'moving in', 32))
  }

  of(field: string, value: unknown): string {
    const text = JSON.stringify([field, value ?? null])
    return createHmac('sha256', this.key).update(text).digest('base64url').slice(0, 22)
  }
}

/** The sources of a kind, by the ids that their records had there. */
export async function importSources(em: EntityManager, kind: string): Promise<Map<string, ImportSource>> {
  const rows = await em.execute<ImportSource[]>(
    `select kind, old_id as "oldId", own_id as "ownId", read, written from import_source where kind = ?`,
    [kind],
  )
  return new Map(rows.map((row) => [row.oldId, row]))
}

/** Rows of one statement. */
const AT_ONCE = 500

/** Stores sources in place of former ones of the same records. @param run that has written them. */
export async function storeSources(
  em: EntityManager,
  sources: readonly ImportSource[],
  run: number,
): Promise<void> {
  for (let start = 0; start < sources.length; start += AT_ONCE) {
    await em.execute(
      `insert into import_source (kind, old_id, own_id, read, written, run)
         select kind, "oldId", "ownId", read, written, ?
           from jsonb_to_recordset(?::jsonb) s (kind text, "oldId" text, "ownId" integer, read jsonb, written jsonb)
         on conflict (kind, old_id) do update
           set own_id = excluded.own_id, read = excluded.read, written = excluded.written, run = excluded.run`,
      [run, JSON.stringify(sources.slice(start, start + AT_ONCE))],
    )
  }
}

/** The number of the next run: no act of the history has it. */
export async function nextRun(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ next: number }[]>(
    `select 1 + greatest(
       (select max(run) from import_source),
       (select max(substr(request_id, 8)::integer) from change where request_id ~ '^import-[0-9]{1,8}$'),
       0) as next`,
  )
  return row?.next as number
}

/** The id of the request that a run writes with, by which the history undoes it. */
export const requestOfRun = (run: number): string => `import-${run}`

/** A picture that was fetched and stored before the records that will show it. */
export interface FetchedPicture {
  readonly filePath: string
  readonly size: number
  readonly contentType: string
  readonly fileName: string
}

/** @param key of where it came from, or of its bytes. */
export async function fetchedPicture(em: EntityManager, key: string): Promise<FetchedPicture | null> {
  const [row] = await em.execute<FetchedPicture[]>(
    `select file_path as "filePath", size, content_type as "contentType", file_name as "fileName"
       from import_picture where key = ?`,
    [key],
  )
  return row ?? null
}

export async function rememberPicture(
  em: EntityManager,
  key: string,
  { filePath, size, contentType, fileName }: FetchedPicture,
): Promise<void> {
  await em.execute(
    `insert into import_picture (key, file_path, size, content_type, file_name) values (?, ?, ?, ?, ?)
       on conflict (key) do update set file_path = excluded.file_path, size = excluded.size,
         content_type = excluded.content_type, file_name = excluded.file_name, stored_at = now()`,
    [key, filePath, size, contentType, fileName],
  )
}
