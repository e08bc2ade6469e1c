import { type EntityClass, type FilterQuery, LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { BadInputError } from '../errors.ts'
import { findLocked } from './find-locked.ts'

interface Ordered {
  id: number
  order: number | null
  isDeleted: boolean
}

/**
 * Moves the listed records to the front of the list, in that order. Unlisted records follow in their previous order; if
 * `order` is nullable they have none.
 * @param where the records that are ordered among each other.
 * @returns the records whose position changed, not stored yet.
 * @throws {BadInputError} on `ids` if an id is not a live record among them.
 */
export async function reordered<E extends Ordered>(
  em: EntityManager,
  entity: EntityClass<E>,
  ids: readonly number[],
  where: FilterQuery<E>,
  isNullable: boolean,
): Promise<E[]> {
  const live = { $and: [{ isDeleted: false }, where] }
  const found = await findLocked(em, entity, live, LockMode.PESSIMISTIC_WRITE)
  const byId = new Map(found.map((record) => [record.id, record]))
  const listed = ids.map((id) => {
    const record = byId.get(id)
    if (!record) throw BadInputError.field('ids', 'NO_SUCH_RECORD', { id: String(id) })
    return record
  })
  const others = found
    .filter(({ id }) => !ids.includes(id))
    .sort((one, two) => Number(one.order) - Number(two.order) || one.id - two.id)
  const positions = new Map<E, number | null>([...listed, ...others].map((record, index) => [record, index]))
  if (isNullable) for (const record of others) positions.set(record, null)
  const moved = found.filter((record) => record.order !== positions.get(record))
  for (const record of moved) record.order = positions.get(record) ?? null
  return moved
}
