import type { Pool, PoolClient } from 'pg'

type Release = PoolClient['release']

/**
 * Keeps a pool whole while its database ends, restarts or falls silent.
 *
 * A transaction of the ORM whose `begin` or `rollback` fails keeps its connection, and the place in the pool with it,
 * for good (https://github.com/kysely-org/kysely/issues/1990): a connection that has ended is given back here,
 * whoever still holds it. And a statement that was not answered in time ends its connection: whether its
 * transaction still stands is anyone's guess, and what came next would wait behind it.
 */
export function giveBackLostConnections(pool: Pool): void {
  pool.on('connect', (client) => {
    // The pool sets a new one each time it lends the connection, which may be called once.
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
        if (result instanceof Promise) result.catch((error) => isUnanswered(error) && end(client))
        return result
      },
    })
  })
}

function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

function end(client: PoolClient): void {
  // Every client of the pool is a whole one; the type of what is lent hides that.
  ;(client as unknown as { end(): Promise<void> }).end().catch(() => {})
}
