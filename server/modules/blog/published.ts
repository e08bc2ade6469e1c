import { raw } from '@mikro-orm/core'
import { Status } from '../../core/primitives/status.ts'

/** The entries that the public sees, by the clock of the database. */
export const published = {
  status: Status.ACTIVE,
  $or: [{ publishAt: null }, { publishAt: { $lte: raw('now()') } }],
}
