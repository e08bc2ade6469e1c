import type { EntityClass, FilterQuery, LockMode, QueryOrderMap } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'

/** Locks the rows that match until the transaction ends, in ascending order of their ids (see `lock-order.ts`). */
export async function findLocked<E extends { id: number }>(
  em: EntityManager,
  entity: EntityClass<E>,
  where: object,
  lockMode: LockMode.PESSIMISTIC_READ | LockMode.PESSIMISTIC_WRITE,
): Promise<E[]> {
  const orderBy = { id: 'asc' } as QueryOrderMap<E>
  return (await em.find(entity, where as FilterQuery<E>, { orderBy, lockMode })) as E[]
}
