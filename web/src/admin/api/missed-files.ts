/** The file for which the page was last reloaded: a second failure of the same file is reported instead. */
const RELOADED_FOR = 'admin.reloaded'

/** The failures of loads for which nobody waits. */
const inBackground = new WeakSet<object>()

/** Reloads the page when it misses a file, once: an update may have removed the files of the previous build. */
export function reloadForMissedFiles(): void {
  addEventListener('vite:preloadError', async ({ payload }) => {
    if (sessionStorage.getItem(RELOADED_FOR) === payload.message) return
    // Without a connection a reload would leave nothing.
    const isReachable = await fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    // The promise of the import is rejected after this event, and before the fetch is settled.
    if (!isReachable || inBackground.has(payload)) return
    sessionStorage.setItem(RELOADED_FOR, payload.message)
    location.reload()
  })
}

/**
 * Loads files for which nobody waits: if one is missed, the page and what is typed into it stay.
 * @throws what `load` throws.
 */
export async function loadInBackground(load: () => Promise<unknown>): Promise<void> {
  try {
    await load()
  } catch (error) {
    if (error instanceof Error) inBackground.add(error)
    throw error
  }
}
