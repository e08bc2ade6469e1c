import { type EntityClass, LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { BadInputError } from '../errors.ts'
import { idFrom } from '../input/check-input.ts'
import { findLocked } from './find-locked.ts'

interface Removable {
  id: number
  isDeleted: boolean
}

/** The ids that each transaction has locked against removal, by the entity. */
const held = new WeakMap<EntityManager, Map<unknown, Set<number>>>()

function heldBy(em: EntityManager, entity: unknown): Set<number> {
  const byEntity = held.get(em) ?? new Map<unknown, Set<number>>()
  held.set(em, byEntity)
  const ids = byEntity.get(entity) ?? new Set()
  byEntity.set(entity, ids)
  return ids
}

/**
 * Locks the living records among these against removal until the transaction ends, in ascending order; those that it
 * holds already are not read again.
 */
export async function lockLiving<E extends Removable>(
  em: EntityManager,
  entity: EntityClass<E>,
  ids: readonly number[],
): Promise<void> {
  const known = heldBy(em, entity)
  const wanted = ids.filter((id) => !known.has(id))
  if (wanted.length === 0) return
  const where = { id: { $in: wanted }, isDeleted: false }
  const found = await findLocked(em, entity, where, LockMode.PESSIMISTIC_READ)
  for (const { id } of found) known.add(id)
}

/** A record, locked against removal until the transaction ends; null if it does not exist or is removed. */
export async function livingRecord<E extends Removable>(
  em: EntityManager,
  entity: EntityClass<E>,
  id: number,
): Promise<E | null> {
  await lockLiving(em, entity, [id])
  if (!heldBy(em, entity).has(id)) return null
  const found = (await em.findOne(entity, id as never)) as E | null
  // The transaction itself may have removed it.
  return found?.isDeleted ? null : found
}

/**
 * The record that an input references, locked against removal until the write has committed.
 * @throws {BadInputError} on `field` if it does not exist.
 */
export async function lockExisting<E extends Removable>(
  em: EntityManager,
  entity: EntityClass<E>,
  field: string,
  value: unknown,
): Promise<E> {
  const id = idFrom(value)
  const found = id === null ? null : await livingRecord(em, entity, id)
  if (!found) throw BadInputError.field(field, 'NO_SUCH_RECORD', { id: String(value).slice(0, 40) })
  return found
}
