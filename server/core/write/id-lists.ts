import { BadInputError } from '../errors.ts'
import { idFrom } from '../input/check-input.ts'

/** The largest number of records that one call may change. */
export const MAX_AT_ONCE = 1_000

/**
 * Validates a list of ids.
 * @throws {BadInputError} on `field` if there are none or too many, or one is invalid or a duplicate.
 */
export function distinctIds(field: string, values: readonly unknown[], least = 1): number[] {
  if (values.length < least || values.length > MAX_AT_ONCE)
    throw BadInputError.field(field, 'ITEMS', { min: least, max: MAX_AT_ONCE })
  const ids = new Set<number>()
  for (const value of values) {
    const id = idFrom(value)
    if (id === null) throw BadInputError.field(field, 'NOT_IDS')
    if (ids.has(id)) throw BadInputError.field(field, 'REPEATED', { value: String(id) })
    ids.add(id)
  }
  return [...ids]
}
