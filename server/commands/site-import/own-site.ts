import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { outbound } from '../../core/outbound/outbound.ts'
import type { Services } from '../../services.ts'

const BOUNDS = { timeoutMs: 15_000, largest: 65_536, isPublic: false }

/**
 * Whether a server is this installation, whatever its address. It then signs tokens of requests with the same secret, and
 * counts attempts to sign in in the same database: two installations may share a secret.
 * @param base its address, without a slash at its end.
 */
export async function isThisSite(
  base: string,
  em: EntityManager,
  services: Pick<Services, 'tableRequests'>,
): Promise<boolean> {
  const reply = await posted(base, '/graphql', { query: 'mutation { beginReservation }' })
  const { data } = (reply ?? {}) as { data?: { beginReservation?: unknown } }
  const token = data?.beginReservation
  if (typeof token !== 'string' || !(await services.tableRequests.isOwn(token))) return false
  const before = await attempts(em)
  await posted(base, '/api/v1/Auth/login', { userName: randomUUID(), password: randomUUID() })
  return (await attempts(em)) !== before
}

/** The JSON of a reply; null for none: another server knows no such address. */
async function posted(base: string, path: string, body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(body) } as const
  try {
    return JSON.parse((await outbound(new URL(path, base), request, BOUNDS)).body.toString())
  } catch {
    return null
  }
}

async function attempts(em: EntityManager): Promise<string> {
  return JSON.stringify(
    await em.execute('select key, points, expire::text from sign_in_attempt order by key'),
  )
}
