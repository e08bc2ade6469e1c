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

/** Waits for the storage, which must not keep the user waiting. */
export async function withinASecond(work: Promise<void>): Promise<void> {
  const waited = new Promise<void>((resolve) => setTimeout(resolve, 1_000))
  await Promise.race([work, waited]).catch(() => {})
}
