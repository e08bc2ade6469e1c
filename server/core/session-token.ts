import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Caller } from './access.ts'
import { HELD_ROLES } from './held-roles.ts'
import { Status } from './primitives/status.ts'

/** The claims of a bearer token. */
export interface SessionToken {
  readonly id: string
  readonly userId: number
  /** Digest of the user's security stamp; a new stamp invalidates the token. */
  readonly stamp: string
  readonly expiresAt: Date
}

/** The digest of a security stamp in a token. */
export function stampOf(securityStamp: string): string {
  return createHash('sha256').update(securityStamp).digest('base64url').slice(0, 22)
}

/**
 * The user of a token, with the current roles of its groups; null if the token was revoked, or the user was removed, is
 * passive or has another security stamp. The token that itself changed the stamp (`keepToken`) stays valid.
 */
export async function callerOfToken(em: EntityManager, token: SessionToken): Promise<Caller | null> {
  const [user] = (await em.execute(
    `select u.security_stamp as stamp, array_remove(array_agg(distinct h.name), null) as roles,
            exists (select from kept_token k where k.id = ? and k.security_stamp = u.security_stamp) as kept
       from user_account u
       left join ${HELD_ROLES} h on h.user_id = u.id and h.is_live
      where u.id = ? and u.status = ? and not u.delete
        and not exists (select from revoked_token t where t.id = ?)
      group by u.id`,
    [token.id, token.userId, Status.ACTIVE, token.id],
  )) as { stamp: string; roles: string[]; kept: boolean }[]
  if (!user || !(user.kept || stampOf(user.stamp) === token.stamp)) return null
  return { userId: token.userId, roles: new Set(user.roles) }
}

/** Keeps a token valid after the change to this security stamp of its user; a later change ends it. */
export async function keepToken(
  em: EntityManager,
  token: SessionToken,
  securityStamp: string,
): Promise<void> {
  await em.execute(
    `insert into kept_token (id, security_stamp, expires_at) values (?, ?, ?)
     on conflict (id) do update set security_stamp = excluded.security_stamp`,
    [token.id, securityStamp, token.expiresAt],
  )
}
