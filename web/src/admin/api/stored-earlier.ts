import { HttpError } from 'ra-core'
import type { StoredRecord } from './resource-operations.ts'

/** Thrown if an earlier attempt to add a record was stored, and its values were edited since. */
export class StoredEarlier extends Error {
  /**
   * @param record as it is stored now.
   * @param changed the values that were edited.
   */
  constructor(
    readonly record: StoredRecord,
    readonly changed: Readonly<Record<string, unknown>>,
  ) {
    super('admin.conflict.title')
  }
}

/** The refusal of a change that was made from an older state of its record. */
export const staleVersion = () => new HttpError('admin.conflict.title', 409, { reason: 'STALE_VERSION' })
