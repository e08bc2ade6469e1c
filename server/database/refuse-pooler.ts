import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../core/start-error.ts'
import { withClient } from './with-client.ts'

const CHANNEL = 'restaurant_site_start'
const MAX_NOTICE_MS = 4_000

/**
 * Tests whether a session of the database keeps its state, which advisory locks and LISTEN need. A pooler in transaction
 * mode accepts LISTEN, delivers nothing, and leaves the lock of a start on a connection that others use.
 * @throws {StartError} if it does not.
 */
export async function refuseTransactionPooler(url: string): Promise<void> {
  await withClient({ connectionString: url }, async (session) => {
    const nonce = randomUUID()
    const heard = new Promise<true>((resolve) => {
      session.on('notification', ({ payload }) => payload === nonce && resolve(true))
    })
    await session.query(`listen ${CHANNEL}`)
    await withClient({ connectionString: url }, (other) =>
      other.query('select pg_notify($1, $2)', [CHANNEL, nonce]),
    )
    if (await Promise.race([heard, pause(MAX_NOTICE_MS, false, { ref: false })])) return
    throw new StartError(
      'DATABASE_URL must lead to PostgreSQL itself or to a pooler in session mode: notices do not arrive there, as behind PgBouncer with pool_mode=transaction.',
    )
  })
}
