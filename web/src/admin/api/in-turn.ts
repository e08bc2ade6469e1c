/** Runs tasks of one name one after another in all tabs of the browser; at once where it has no Web Locks. */
export function inTurn<T>(name: string, task: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(name, task) : task()
}
