import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Caller } from './access.ts'
import { UnauthenticatedError } from './errors.ts'
import { HELD_ROLES } from './held-roles.ts'
import { Status } from './primitives/status.ts'

/** The claims of a bearer token. */
export interface SessionToken {
  readonly id: string
  readonly userId: number
  /**
   * Of a token from before there were sessions: digest of the user's security stamp, with which it ends. Null for one
   * that is valid while its session is open.
   */
  readonly stamp: string | null
  readonly expiresAt: Date
}

/** How exactly it is known when a session was used last. */
const USED_MINUTES = 5

/** The digest of a security stamp in a token. */
export function stampOf(securityStamp: string): string {
  return createHash('sha256').update(securityStamp).digest('base64url').slice(0, 22)
}

/** SQL of the sessions `s` of the accounts `u` whose tokens are valid: a new security stamp ends all but those kept. */
export const IS_OPEN = 's.ended_at is null and s.security_stamp = u.security_stamp and s.expires_at > now()'

interface TokenRow {
  readonly stamp: string
  readonly isListed: boolean
  readonly isOpen: boolean
  readonly isUseNew: boolean
  readonly roles: string[]
  readonly withheld: string[]
}

/**
 * The user of a token, with the current roles of its groups; null if its session has ended, or the user was removed or is
 * passive. Roles of groups that require a second factor are withheld in a session without one.
 */
export async function callerOfToken(em: EntityManager, token: SessionToken): Promise<Caller | null> {
  const [user] = await em.execute<TokenRow[]>(
    `select u.security_stamp as stamp, s.id is not null as "isListed", coalesce(${IS_OPEN}, false) as "isOpen",
            coalesce(s.last_used_at < now() - make_interval(mins => ?), false) as "isUseNew",
            array_remove(array_agg(distinct h.name) filter (where not h.needs_factor or s.has_factor), null) as roles,
            array_remove(array_agg(distinct h.name) filter (where h.needs_factor), null) as withheld
       from user_account u
       left join session s on s.id = ?
       left join ${HELD_ROLES} h on h.user_id = u.id and h.is_live
      where u.id = ? and u.status = ? and not u.delete
      group by u.id, s.id`,
    [USED_MINUTES, token.id, token.userId, Status.ACTIVE],
  )
  if (!user) return null
  const isOfStamp = token.stamp !== null && stampOf(user.stamp) === token.stamp
  if (!(user.isListed ? user.isOpen : isOfStamp)) return null
  if (user.isUseNew) await em.execute('update session set last_used_at = now() where id = ?', [token.id])
  const roles = new Set(user.roles ?? [])
  const withheld = (user.withheld ?? []).filter((role) => !roles.has(role))
  return { userId: token.userId, roles, ...(withheld.length > 0 && { withheld: new Set(withheld) }) }
}

/** Keeps a token valid after the change to this security stamp of its user; a later change ends it. */
export async function keepToken(
  em: EntityManager,
  token: SessionToken,
  securityStamp: string,
): Promise<void> {
  await openRow(em, token)
  await em.execute('update session set security_stamp = ? where id = ?', [securityStamp, token.id])
}

/** Notes that the session of a token has added a second factor just now. */
export async function noteFactor(em: EntityManager, token: SessionToken): Promise<void> {
  await openRow(em, token)
  await em.execute('update session set has_factor = true, factor_at = now() where id = ?', [token.id])
}

/**
 * Locks the row of a session; a token from before there were sessions gets one.
 * @throws {UnauthenticatedError} if the session was ended since the request began.
 */
async function openRow(em: EntityManager, token: SessionToken): Promise<void> {
  if (token.stamp !== null)
    await em.execute(
      `insert into session (id, user_id, security_stamp, expires_at)
       select ?, id, security_stamp, ? from user_account where id = ? on conflict (id) do nothing`,
      [token.id, token.expiresAt, token.userId],
    )
  const open = await em.execute('select from session where id = ? and ended_at is null for update', [
    token.id,
  ])
  if (open.length === 0) throw new UnauthenticatedError('SIGN_IN_REQUIRED')
}

/** Ends a token on every machine. */
export async function endToken(em: EntityManager, token: SessionToken): Promise<void> {
  if (token.stamp === null) {
    await em.execute('delete from session where id = ?', [token.id])
    return
  }
  await em.execute(
    `insert into session (id, user_id, security_stamp, expires_at, ended_at) values (?, ?, '', ?, now())
     on conflict (id) do update set ended_at = excluded.ended_at`,
    [token.id, token.userId, token.expiresAt],
  )
}
