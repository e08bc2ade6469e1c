import { isRefusal } from '../../api/api-failure.ts'

/** Concurrent changes over which a change is made once more. */
const MAX_CONFLICTS = 3

/**
 * Makes a change of what is stored, again after each change of somebody else.
 * @param stored as it was read last.
 * @param reread null if the server does not answer.
 */
export async function overStored<S, R>(
  stored: S,
  reread: () => Promise<S | null>,
  work: (stored: S) => Promise<R>,
): Promise<R> {
  for (let [now, conflicts] = [stored, 0]; ; conflicts++) {
    try {
      return await work(now)
    } catch (error) {
      const isStale = isRefusal(error, 'STALE_VERSION') && conflicts < MAX_CONFLICTS
      const fresh = isStale ? await reread() : null
      if (!fresh) throw error
      now = fresh
    }
  }
}
