import type { EntityManager } from '@mikro-orm/postgresql'
import type { Caller } from '../../core/access.ts'
import { IS_ADMINISTRATOR } from '../../core/held-roles.ts'
import { normalizeName } from '../../core/primitives/normalize-name.ts'
import { StartError } from '../../core/start-error.ts'

/**
 * The administrator recorded as the author of an import: that of `ADMIN_EMAIL`, else the first.
 * @throws {StartError} if there is none yet.
 */
export async function writingAdministrator(em: EntityManager, email: string): Promise<Caller> {
  const [found] = await em.execute<{ id: number }[]>(
    `select u.id from user_account u where not u.delete and u.status = 1 and ${IS_ADMINISTRATOR}
      order by u.normalized_email <> ?, u.id limit 1`,
    [normalizeName(email)],
  )
  if (!found) throw new StartError('There is no administrator yet, as whom to write: start the site once.')
  return { userId: found.id, roles: new Set(['administrator']) }
}
