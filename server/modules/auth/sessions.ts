import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { canonicalAddress } from '../../core/primitives/canonical-address.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { IS_OPEN } from '../../core/session-token.ts'
import { deviceName, placeOf } from './device-name.ts'
import type { Session, SessionMethod } from './session.types.ts'
import { TOKEN_SECONDS } from './tokens.ts'

/** Number of open sessions of an account; the one unused longest ends. */
const MAX_SESSIONS = 100

const OPEN = `from session s join user_account u on u.id = s.user_id
  where s.user_id = ? and s.method is not null and ${IS_OPEN}`

/** Opens a session in the transaction of a sign-in. @returns its id. */
export async function openSession(
  em: EntityManager,
  userId: number,
  { address, userAgent }: Pick<RequestContext, 'address' | 'userAgent'>,
  method: SessionMethod,
): Promise<string> {
  const id = randomUUID()
  const hasFactor = method !== 'PASSWORD'
  const isOpenedByFactor = hasFactor && method !== 'DEVICE'
  await em.execute(
    `insert into session (id, user_id, security_stamp, expires_at, device, place, method, has_factor, factor_at)
     select ?, id, security_stamp, now() + make_interval(secs => ?), ?, ?, ?, ?, case when ? then now() end
       from user_account where id = ?`,
    [
      ...[id, TOKEN_SECONDS, deviceName(userAgent), placeOf(canonicalAddress(address)), method],
      ...[hasFactor, isOpenedByFactor, userId],
    ],
  )
  await em.execute(
    `delete from session where id in (select s.id ${OPEN} order by s.last_used_at desc, s.id offset ?)`,
    [userId, MAX_SESSIONS],
  )
  return id
}

/** The open sessions of an account, the last used first. */
export async function sessionsOf(
  em: EntityManager,
  userId: number,
  currentId: string | undefined,
): Promise<Session[]> {
  const rows = await em.execute<Omit<Session, 'isCurrent'>[]>(
    `select s.id, s.created_at as "createdAt", s.last_used_at as "lastUsedAt", device, place, method
       ${OPEN} order by s.last_used_at desc, s.created_at desc, s.id`,
    [userId],
  )
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    lastUsedAt: new Date(row.lastUsedAt),
    isCurrent: row.id === currentId,
  }))
}
