import type { EntityManager } from '@mikro-orm/postgresql'
import type { LockedRows } from '../record-rules.ts'

/*
 * The order in which every transaction takes its locks, so that no two can wait for each other:
 *
 * 1. advisory locks, by their key;
 * 2. the row of the caller;
 * 3. the idempotency key of the call;
 * 4. pictures, by their path;
 * 5. rows, by kind: a record before those that it belongs to or links, except that the pictures of a product come after
 *    it; of one kind in ascending order of their ids, in one statement.
 */

/** Kinds whose records are locked ahead of those that they refer to; all others follow. */
const FIRST_KINDS = ['product', 'productImage', 'blog', 'pageText'] as const

/**
 * Locks rows of several kinds.
 * @param tables of the kinds, in their common order.
 */
export async function lockRows(
  em: EntityManager,
  rows: LockedRows,
  tables: ReadonlyMap<string, string>,
): Promise<void> {
  const kinds = new Set<string>([...FIRST_KINDS, ...tables.keys()])
  for (const kind of kinds) {
    const ids = rows.get(kind)
    const table = tables.get(kind)
    if (!table || !ids || ids.length === 0) continue
    await em.execute(`select from "${table}" where id = any(?::integer[]) order by id for update`, [
      `{${ids.join(',')}}`,
    ])
  }
}

/** The rows of several transactions' parts together. */
export function joinedRows(parts: readonly LockedRows[]): LockedRows {
  const joined = new Map<string, number[]>()
  for (const part of parts)
    for (const [kind, ids] of part) joined.set(kind, [...(joined.get(kind) ?? []), ...ids])
  return joined
}
