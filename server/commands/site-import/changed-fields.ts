import type { Digests, ImportSource } from '../../modules/moving-in/import-source.ts'

/** The merge of a record's fields by a repeated import. */
export interface ChangedFields {
  readonly set: readonly string[]
  /** Fields that were changed here, and stay as they are. */
  readonly stay: readonly string[]
}

/**
 * Fields that changed there and not here are set; what changed here stays.
 * @param read digests of what was read now; fields without one are not moved.
 * @param now digests of what is here now.
 * @param takeTheirs whether what changed here is set, too.
 */
export function changedFields(
  before: Pick<ImportSource, 'read' | 'written'>,
  read: Digests,
  now: Digests,
  takeTheirs: boolean,
): ChangedFields {
  const set: string[] = []
  const stay: string[] = []
  for (const [field, digest] of Object.entries(read)) {
    const isChangedThere = before.read[field] !== digest
    const isChangedHere = (before.written[field] ?? now[field]) !== now[field]
    if (isChangedHere && !takeTheirs) stay.push(field)
    else if (isChangedHere || isChangedThere) set.push(field)
  }
  return { set, stay }
}
