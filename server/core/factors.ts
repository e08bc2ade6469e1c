import type { EntityManager } from '@mikro-orm/postgresql'
import { ForbiddenError } from './errors.ts'
import type { RequestContext } from './request-context.ts'

/** How long a session may change factors after one has opened it. */
const FRESH_MINUTES = 15

/** SQL of whether the account of a column has a second factor: a code app or a passkey. */
export const hasFactor = (userId: string): string =>
  `(exists (select from code_app where user_id = ${userId} and sealed is not null)
    or exists (select from passkey where user_id = ${userId}))`

/**
 * Guards the factors of an account against a session that was stolen together with the password. Who has no factor yet
 * passes.
 * @throws {ForbiddenError} unless a factor or a recovery code has opened the session, or it has added a factor, within 15
 * minutes.
 */
export async function requireFresh(
  em: EntityManager,
  { caller, token }: Pick<RequestContext, 'caller' | 'token'>,
): Promise<void> {
  const [found] = await em.execute<{ isFresh: boolean }[]>(
    `select not ${hasFactor('?::integer')} or exists (select from session
       where id = ? and factor_at > now() - make_interval(mins => ?)) as "isFresh"`,
    [caller.userId, caller.userId, token?.id ?? null, FRESH_MINUTES],
  )
  if (!found?.isFresh) throw new ForbiddenError('SIGN_IN_AGAIN')
}

/** Whether the session of a token has a second factor. */
export async function isWithFactor(
  em: EntityManager,
  { token }: Pick<RequestContext, 'token'>,
): Promise<boolean> {
  const found = await em.execute('select from session where id = ? and has_factor', [token?.id ?? null])
  return found.length > 0
}
