let last: Promise<unknown> = Promise.resolve()

/**
 * Resolves in a turn of the event loop of its own: answers of the database that arrive together are worked on one
 * after the other, and what comes in meanwhile, such as whether the process is alive, is answered between two.
 */
export function ownTurn(): Promise<unknown> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
