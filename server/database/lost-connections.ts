import type { Pool, PoolClient, QueryResult } from 'pg'

type Release = PoolClient['release']
type Query = (...statement: unknown[]) => unknown

/**
 * Keeps a pool whole while its database ends, restarts or falls silent.
 *
 * A transaction of the ORM whose `begin` or `rollback` fails keeps its connection, and the place in the pool with it,
 * for good (https://github.com/kysely-org/kysely/issues/1990): a connection that has ended is given back here,
 * whoever still holds it. And a statement that was not answered in time ends its connection: whether its
 * transaction still stands is anyone's guess, and what came next would wait behind it.
 * @param longestQueryMs what a statement may take; 0 for as long as it likes.
 */
export function giveBackLostConnections(pool: Pool, longestQueryMs: number): void {
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
    Object.assign(client, { query: answeredInTime(client, longestQueryMs) })
  })
}

/**
 * The client's `query`, with its promise and its time made here rather than by the driver. A function that is
 * written right where it is assigned to a property is put among what is old, and what it leads to with it: the
 * driver's own would keep all rows of every answer until everything is cleared up (decision 21).
 */
function answeredInTime(client: PoolClient, longestQueryMs: number): Query {
  const query = client.query.bind(client) as Query
  return (...statement) => {
    const [first] = statement
    // Cursors and callbacks are others' to wait for.
    if (typeof (first as { submit?: unknown }).submit === 'function' || statement.some(isFunction))
      return query(...statement)
    return new Promise<QueryResult>((resolve, reject) => {
      const late = () => {
        reject(new Error('Query read timeout'))
        end(client)
      }
      const timer = longestQueryMs > 0 ? setTimeout(late, longestQueryMs) : undefined
      query(...statement, (error: Error | null, result: QueryResult) => {
        clearTimeout(timer)
        if (error) reject(error)
        else resolve(result)
      })
    })
  }
}

const isFunction = (value: unknown) => typeof value === 'function'

function end(client: PoolClient): void {
  // Every client of the pool is a whole one; the type of what is lent hides that.
  ;(client as unknown as { end(): Promise<void> }).end().catch(() => {})
}
