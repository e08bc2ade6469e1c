import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { HELD_ROLES } from '../../core/held-roles.ts'
import { Status } from '../../core/primitives/status.ts'

export type LinkKind = 'INVITATION' | 'RESET' | 'CONFIRMATION'

const VALID_MINUTES: Readonly<Record<LinkKind, number>> = {
  INVITATION: 72 * 60,
  RESET: 60,
  CONFIRMATION: 24 * 60,
}

export interface MadeLink {
  /** 43 letters of base64url; only its digest is stored. */
  readonly token: string
  readonly expiresAt: Date
}

/** A living link with the account that it is for. */
export interface LivingLink {
  readonly kind: LinkKind
  readonly isMailed: boolean
  readonly expiresAt: Date
  readonly userId: number
  readonly userName: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
}

/**
 * The link gives nobody a role that its maker does not hold, although its account may have got one since. Roles of removed
 * groups count: a restore would grant them again.
 */
const IS_WITHIN_MAKERS_ROLES = `(l.made_by is null or not exists (
  select from ${HELD_ROLES} h where h.user_id = l.user_id and not exists (
    select from ${HELD_ROLES} o where o.user_id = l.made_by and o.is_live and o.name in (h.name, 'administrator'))))`

/**
 * Makes a link, which ends the one before of its kind and way: anybody can have one mailed. The database ends links with their account's password or address.
 * @param shownTo id of the user who is shown it; null if it is mailed, or the system is.
 */
export async function makeLink(
  em: EntityManager,
  userId: number,
  kind: LinkKind,
  { isMailed, shownTo = null }: { readonly isMailed: boolean; readonly shownTo?: number | null },
): Promise<MadeLink> {
  const token = randomBytes(32).toString('base64url')
  const [made] = await em.execute<{ expiresAt: string }[]>(
    `insert into account_link (user_id, kind, token_digest, is_mailed, made_by, expires_at)
       values (?, ?, ?, ?, ?, now() + make_interval(mins => ?))
       on conflict (user_id, kind, is_mailed) do update set token_digest = excluded.token_digest,
         made_by = excluded.made_by, expires_at = excluded.expires_at
       returning expires_at as "expiresAt"`,
    [userId, kind, digestOf(token), isMailed, shownTo, VALID_MINUTES[kind]],
  )
  return { token, expiresAt: new Date((made as { expiresAt: string }).expiresAt) }
}

/** The link of a token; null for one that is unknown, used, replaced or too old. */
export async function findLink(
  em: EntityManager,
  token: string,
  kinds: readonly LinkKind[],
): Promise<LivingLink | null> {
  const [found] = await em.execute<LivingLink[]>(
    `select kind, is_mailed as "isMailed", expires_at as "expiresAt", u.id as "userId", u.user_name as "userName",
            u.email, u.first_name as "firstName", u.last_name as "lastName"
       from account_link l join user_account u on u.id = l.user_id
      where token_digest = ? and kind = any (?::text[]) and expires_at > now() and u.status = ? and not u.delete
        and ${IS_WITHIN_MAKERS_ROLES}`,
    [digestOf(token), `{${kinds.join(',')}}`, Status.ACTIVE],
  )
  return found ? { ...found, expiresAt: new Date(found.expiresAt) } : null
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
