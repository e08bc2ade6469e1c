/**
 * The result of a call of the browser's storage; `otherwise` if there is none, as in some private windows, or if it is
 * full. What would be kept there is lost with the page then.
 */
export async function ifStored<T>(call: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await call()
  } catch (error) {
    console.info('The storage of the browser does not answer.', error)
    return otherwise
  }
}
