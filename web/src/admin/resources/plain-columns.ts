import { plainFields } from '../api/content-operations.ts'
import type { FieldBounds } from '../api/input-bounds.ts'
import type { EntityName } from '../api/permissions.ts'

/** Longer texts get a multi-line input. */
const ONE_LINE = 500

export const isLong = ({ kind, most = 0 }: FieldBounds) => kind === 'text' && most > ONE_LINE

/** The fields of a generated list; the first identifies a record. */
export function plainColumns(name: EntityName): ReturnType<typeof plainFields> {
  return plainFields(name).filter(([field, bounds]) => field !== 'status' && !isLong(bounds))
}
