import type { Pool, PoolClient } from 'pg'
import { ownTurn } from '../core/own-turn.ts'

type Release = PoolClient['release']

/**
 * Repairs a connection pool while its database stops, restarts or hangs.
 *
 * A transaction of the ORM whose `begin` or `rollback` fails never releases its connection, which occupies a slot of
 * the pool (https://github.com/kysely-org/kysely/issues/1990): closed connections are released here. A query timeout
 * closes the connection: the state of its transaction is unknown, and further queries would queue behind it.
 */
export function releaseLostConnections(pool: Pool): void {
  pool.on('connect', (client) => {
    // The pool sets a new release function with each checkout, which may be called once.
    let held: Release | null = null
    const release: Release = (error) => {
      const giveBack = held
      held = null
      giveBack?.(error)
    }
    Object.defineProperty(client, 'release', {
      get: () => release,
      set: (lent: Release) => {
        held = lent
      },
    })
    client.once('end', () => release(true))

    const query = client.query as (...statement: unknown[]) => unknown
    Object.assign(client, {
      query(...statement: unknown[]) {
        const result = query.apply(client, statement)
        if (!(result instanceof Promise)) return result
        result.catch((error) => isUnanswered(error) && end(client))
        return result.finally(ownTurn)
      },
    })
  })
}

function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

function end(client: PoolClient): void {
  // Every pooled client has `end`, although the declared type lacks it.
  ;(client as unknown as { end(): Promise<void> }).end().catch(() => {})
}
