import type { EntityManager } from '@mikro-orm/postgresql'
import type { Digests, FieldDigests } from '../../modules/moving-in/import-source.ts'
import type { ContentKind } from './kinds.ts'
import { LARGEST_ID } from './read-lists.ts'

/** Rows that are read together: one may have a text of 20,000 characters, or a picture. */
const AT_ONCE = 200

/** Columns that stand for the links of a row, in ascending order of their ids. */
const LINKS: Readonly<Record<string, string>> = {
  blog: ` || jsonb_build_object(
    'category_id', (select min(blog_category_id) from blog_category_link where blog_id = record.id),
    'tag_ids', (select coalesce(jsonb_agg(blog_tag_id order by blog_tag_id), '[]') from blog_tag_link where blog_id = record.id))`,
}

/** A record here as it is now. */
export interface OwnRow {
  readonly isDeleted: boolean
  readonly digests: Digests
}

/** The rows of a kind with these ids, removed ones included. */
export async function ownRows(
  em: EntityManager,
  { table, columns }: ContentKind,
  ids: readonly number[],
  digests: FieldDigests,
): Promise<Map<number, OwnRow>> {
  const found = new Map<number, OwnRow>()
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE)
    const rows = await em.execute<{ id: number; now: Record<string, unknown> }[]>(
      `select id, to_jsonb(record)${LINKS[table] ?? ''} as now from "${table}" record where id = any(?::integer[])`,
      [`{${some.join(',')}}`],
    )
    for (const { id, now } of rows) {
      const fields = Object.entries(columns).map(([field, column]) => [field, digests.of(field, now[column])])
      found.set(id, { isDeleted: now.is_deleted === true, digests: Object.fromEntries(fields) })
    }
  }
  return found
}

/** How new records of a kind get their ids. */
export interface OwnIds {
  /** Whether records keep the ids that they have there: the table never had a row of anybody else. */
  readonly keeps: boolean
  readonly taken: ReadonlySet<number>
}

export async function ownIds(em: EntityManager, { table, entity }: ContentKind): Promise<OwnIds> {
  const rows = await em.execute<{ id: number; isKept: boolean }[]>(
    `select record.id, coalesce(s.old_id = record.id::text, false) as "isKept" from "${table}" record
       left join import_source s on s.kind = ? and s.own_id = record.id`,
    [entity],
  )
  return {
    keeps: rows.length === 0 || rows.some(({ isKept }) => isKept),
    taken: new Set(rows.map(({ id }) => id)),
  }
}

/** Lets ids that are given from now on begin above those of the old site. */
export async function beginAbove(em: EntityManager, { table }: ContentKind, largest: number): Promise<void> {
  if (largest < 1 || largest > LARGEST_ID) return
  const sequence = `pg_get_serial_sequence('"${table}"', 'id')`
  const [row] = await em.execute<{ name: string }[]>(`select ${sequence} as name`)
  await em.execute(
    `select setval('${row?.name}', ?) from ${row?.name} where last_value < ? or (last_value = ? and not is_called)`,
    [largest, largest, largest],
  )
}
