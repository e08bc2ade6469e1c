import type { EntityManager } from '@mikro-orm/postgresql'
import { ForbiddenError, UnauthenticatedError } from '../errors.ts'
import { callerOfProgram } from '../program-token.ts'
import type { RequestContext } from '../request-context.ts'
import { callerOfToken } from '../session-token.ts'
import { once, type Stored } from './once.ts'

/**
 * Runs a write in one transaction, on its own entity manager, once for each idempotency key. Passes the caller to the
 * database, which records it in the history. Inside the caller's transaction, the write becomes part of that one.
 * @param locks advisory locks to hold until the end of the transaction; see `lock-order.ts`.
 * @throws {UnauthenticatedError} if the caller's token has been revoked since the request began.
 * @throws {ForbiddenError} if the caller has lost a role since.
 * @throws what `once` throws, without having called `work`.
 */
export async function inTransaction<T extends Stored>(
  context: RequestContext,
  work: (em: EntityManager) => Promise<T>,
  ...locks: readonly (number | null)[]
): Promise<T> {
  if (context.em.isInTransaction()) {
    await hold(context.em, locks)
    return work(context.em)
  }
  return context.em.fork({ clear: true }).transactional(async (em) => {
    await em.execute(
      "select set_config('app.user_id', ?, true), set_config('app.request_id', ?, true), set_config('app.program', ?, true)",
      [String(context.caller.userId ?? ''), context.requestId, context.caller.program?.name ?? ''],
    )
    await hold(em, locks)
    await requireUnchangedCaller(em, context)
    return once(em, context, () => work(em))
  })
}

async function hold(em: EntityManager, locks: readonly (number | null)[]): Promise<void> {
  const keys = new Set(locks.filter((lock) => lock !== null).toSorted((one, two) => one - two))
  for (const key of keys) await em.execute('select pg_advisory_xact_lock(?)', [key])
}

/**
 * A body may take minutes to arrive, so permission is checked again in the transaction. Rules are monotonic in the
 * roles, so that only a lost role refuses the write.
 */
async function requireUnchangedCaller(em: EntityManager, { caller, token }: RequestContext): Promise<void> {
  const { userId, program } = caller
  if (!token && !program) return
  // The row lock orders this write and a concurrent removal or group change of the caller.
  await em.execute('select from user_account where id = ? for share', [userId])
  // The same for the removal of the program's token.
  if (program) await em.execute('select from api_token where id = ? for key share', [program.tokenId])
  const now = token ? await callerOfToken(em, token) : program && (await callerOfProgram(em, program))
  if (!now) throw new UnauthenticatedError('SIGN_IN_REQUIRED')
  if ([...caller.roles].some((role) => !now.roles.has(role))) {
    throw new ForbiddenError('PERMISSIONS_CHANGED')
  }
}
