import { type EntityClass, LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { BadInputError } from '../errors.ts'
import { idFrom } from '../input/check-input.ts'

/**
 * The record that an input references, locked against removal until the write has committed.
 * @throws {BadInputError} on `field` if it does not exist.
 */
export async function lockExisting<E extends { id: number; isDeleted: boolean }>(
  em: EntityManager,
  entity: EntityClass<E>,
  field: string,
  value: unknown,
  lockMode = LockMode.PESSIMISTIC_READ,
): Promise<E> {
  const id = idFrom(value)
  const found = id === null ? null : await em.findOne(entity, { id, isDeleted: false } as never, { lockMode })
  if (!found) throw BadInputError.field(field, 'NO_SUCH_RECORD', { id: String(value).slice(0, 40) })
  return found as E
}
