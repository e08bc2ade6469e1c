import type { EntityManager } from '@mikro-orm/postgresql'
import { ForbiddenError, UnauthenticatedError } from '../errors.ts'
import type { RequestContext } from '../request-context.ts'
import { callerOfToken } from '../session-token.ts'

/**
 * Runs a write, whole or not at all, on an entity manager of its own. The database is told who writes, for the
 * history that it keeps of every change. Inside a transaction of the caller's, the write is part of that one.
 * @param lock an advisory lock to hold until the end of the transaction.
 * @throws {UnauthenticatedError} where the caller's token has been revoked since the request began.
 * @throws {ForbiddenError} where the caller has lost a role since.
 */
export async function inTransaction<T>(
  context: RequestContext,
  work: (em: EntityManager) => Promise<T>,
  lock: number | null = null,
): Promise<T> {
  if (context.em.isInTransaction()) {
    await hold(context.em, lock)
    return work(context.em)
  }
  return context.em.fork({ clear: true }).transactional(async (em) => {
    await em.execute("select set_config('app.user_id', ?, true), set_config('app.request_id', ?, true)", [
      String(context.caller.userId ?? ''),
      context.requestId,
    ])
    // Before the row of the caller: two administrators who remove each other must wait here, not for each other's row.
    await hold(em, lock)
    await requireUnchangedCaller(em, context)
    return work(em)
  })
}

async function hold(em: EntityManager, lock: number | null): Promise<void> {
  if (lock !== null) await em.execute('select pg_advisory_xact_lock(?)', [lock])
}

/**
 * A body may take minutes to arrive, so permission is asked for again where it counts. Every rule that passed for the
 * roles of the beginning passes for more of them too: only a lost role refuses.
 */
async function requireUnchangedCaller(em: EntityManager, { caller, token }: RequestContext): Promise<void> {
  if (!token) return
  // Removing the caller, or changing its groups, waits for this write or comes before it.
  await em.execute('select from user_account where id = ? for share', [token.userId])
  const now = await callerOfToken(em, token)
  if (!now) throw new UnauthenticatedError('SIGN_IN_REQUIRED')
  if ([...caller.roles].some((role) => !now.roles.has(role))) {
    throw new ForbiddenError('PERMISSIONS_CHANGED')
  }
}
