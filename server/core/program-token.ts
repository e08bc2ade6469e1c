import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Caller } from './access.ts'
import { HELD_ROLES } from './held-roles.ts'
import { Status } from './primitives/status.ts'

const TOKEN = /^rs_[\w-]{43}$/

/** How exactly it is known when a token was used last. */
const USED_MINUTES = 5

/** The digest under which a token for a program is stored; null for any other text. */
export function programDigest(token: string): string | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest('base64url') : null
}

/**
 * The caller of a token for a program: its owner with the roles that both hold now; null if it was removed or is too old,
 * or its owner was removed or is passive.
 */
export async function callerOfProgram(
  em: EntityManager,
  by: { readonly digest: string } | { readonly tokenId: number },
): Promise<Caller | null> {
  const [column, value] = 'digest' in by ? ['token_digest', by.digest] : ['id', by.tokenId]
  const [found] = await em.execute<ProgramRow[]>(
    `select t.id as "tokenId", t.name, t.roles as "tokenRoles", u.id as "userId",
            array_remove(array_agg(h.name), null) as roles,
            coalesce(t.last_used_at < now() - make_interval(mins => ?), true) as "isUseNew"
       from api_token t join user_account u on u.id = t.user_id
       left join ${HELD_ROLES} h on h.user_id = u.id and h.is_live
      where t.${column} = ? and t.expires_at > now() and u.status = ? and not u.delete
      group by t.id, u.id`,
    [USED_MINUTES, value, Status.ACTIVE],
  )
  if (!found) return null
  const { tokenId, name, userId, tokenRoles, roles, isUseNew } = found
  if (isUseNew) await em.execute('update api_token set last_used_at = now() where id = ?', [tokenId])
  const isHeld = (role: string) => roles.includes(role) || roles.includes('administrator')
  return { userId, roles: new Set(tokenRoles.filter(isHeld)), program: { tokenId, name } }
}

interface ProgramRow {
  readonly tokenId: number
  readonly name: string
  readonly tokenRoles: readonly string[]
  readonly userId: number
  readonly roles: readonly string[]
  readonly isUseNew: boolean
}
