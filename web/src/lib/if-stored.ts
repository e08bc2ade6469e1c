/** The result of a call of the browser's storage; null where that refuses, as it does if it is switched off. */
export function ifStored<T>(call: () => T): T | null {
  try {
    return call()
  } catch {
    return null
  }
}
