import type { EntityManager } from '@mikro-orm/postgresql'
import type { RequestContext } from './request-context.ts'

/**
 * Runs a write, whole or not at all, on an entity manager of its own. The database is told who writes, for the
 * history that it keeps of every change. Inside a transaction of the caller's, the write is part of that one.
 */
export async function inTransaction<T>(
  context: RequestContext,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  if (context.em.isInTransaction()) return work(context.em)
  return context.em.fork({ clear: true }).transactional(async (em) => {
    await em.execute("select set_config('app.user_id', ?, true), set_config('app.request_id', ?, true)", [
      String(context.caller.userId ?? ''),
      context.requestId,
    ])
    return work(em)
  })
}
