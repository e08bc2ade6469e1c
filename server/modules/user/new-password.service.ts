import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import { forgetPlaces } from './end-sessions.service.ts'
import { passwords } from './password.service.ts'
import { siteNames } from './site-names.ts'

/** Whoever sets the own password without being signed in. */
interface PasswordOwner {
  readonly userId: number
  readonly userName: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
}

/** The context in which somebody who is not signed in changes the own account, and the history names them. */
export function asOwner(context: RequestContext, userId: number): RequestContext {
  return { ...context, token: null, caller: { userId, roles: new Set() } }
}

/**
 * Sets a new password, ends all tokens of the account, and unlocks it.
 * @param proof called in the transaction, on the locked account; it throws if the proof is not good any more.
 * @throws {BadInputError} for a weak password, before `proof` is called.
 */
export async function setNewPassword(
  context: RequestContext,
  owner: PasswordOwner,
  { password, siteName }: { readonly password: string; readonly siteName: string },
  proof: (em: EntityManager) => Promise<{ readonly confirmsEmail: boolean }>,
): Promise<void> {
  await passwords.refuseWeak(password, { ...owner, siteNames: await siteNames(context.em, siteName) })
  const hash = await passwords.hash(password)
  await inTransaction(
    asOwner(context, owner.userId),
    async (em) => {
      await em.execute('select from user_account where id = ? for update', [owner.userId])
      const { confirmsEmail } = await proof(em)
      await em.execute(
        `update user_account set password_hash = ?, must_change_password = false, security_stamp = ?,
           concurrency_stamp = ?, lockout_end = null, access_failed_count = 0, email_confirmed = email_confirmed or ?
         where id = ?`,
        [hash, randomUUID(), randomUUID(), confirmsEmail, owner.userId],
      )
      await forgetPlaces(em, owner.userId)
      return { ids: [owner.userId] }
    },
    LOCKS.directory,
  )
}
