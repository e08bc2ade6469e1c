import type { EntityManager } from '@mikro-orm/postgresql'
import { type FieldDigests, importSources } from '../../modules/moving-in/import-source.ts'
import { changedFields } from './changed-fields.ts'
import type { ContentKind } from './kinds.ts'
import type { OldPicture, OldRecords } from './old-record.ts'
import { ownRows } from './own-rows.ts'

/** The pictures of a kind that a run writes: those of new records, and those that are others than in the last run. */
export async function wantedPictures(
  em: EntityManager,
  kind: ContentKind,
  { records }: OldRecords,
  digests: FieldDigests,
  takeTheirs: boolean,
): Promise<OldPicture[]> {
  const sources = await importSources(em, kind.entity)
  const known = records.flatMap(({ id }) => sources.get(id)?.ownId ?? [])
  const rows = await ownRows(em, kind, known, digests)
  return records.flatMap(({ id, fields }) => {
    const pictures = Object.entries(fields).flatMap(([field, old]) =>
      old.is === 'picture' && old.picture ? [{ field, read: old.read, picture: old.picture }] : [],
    )
    const source = sources.get(id)
    const row = source && rows.get(source.ownId)
    if (source && !row) return []
    const read = Object.fromEntries(pictures.map((each) => [each.field, digests.of(each.field, each.read)]))
    const set = source && row ? changedFields(source, read, row.digests, takeTheirs).set : Object.keys(read)
    return pictures.flatMap(({ field, picture }) => (set.includes(field) ? picture : []))
  })
}
