import type { EntityClass } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { limits } from '../input/validation.ts'

/** The position after all others: the highest order of a live record plus one, or 0 in an empty list. */
export async function nextOrder<E extends { order: number; isDeleted: boolean }>(
  em: EntityManager,
  entity: EntityClass<E>,
): Promise<number> {
  const [last] = await em.find(entity, { isDeleted: false } as never, {
    orderBy: { order: 'desc' } as never,
    limit: 1,
  })
  return last ? Math.min((last as E).order + 1, limits.order) : 0
}
