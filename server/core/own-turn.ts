let last: Promise<unknown> = Promise.resolve()

/**
 * Resolves in an iteration of the event loop of its own. Replies of the database that arrive in one iteration would
 * otherwise all be processed before any other event, such as a health check.
 */
export function ownTurn(): Promise<unknown> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
