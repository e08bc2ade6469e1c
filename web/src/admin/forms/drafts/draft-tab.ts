const NAME = 'draft-tab'
/** Within this time the page before has released its lock after a reload. */
const RELEASED_WITHIN_MS = 500

/** The name of the Web Lock that a tab holds while it is open. */
const lockOf = (tab: string) => `${NAME}:${tab}`

let found: Promise<string> | null = null

/** An id of this tab that survives a reload; empty if the browser cannot tell tabs apart. */
export function thisTab(): Promise<string> {
  found ??= findTab()
  return found
}

async function findTab(): Promise<string> {
  // Missing on pages without https.
  if (!navigator.locks) return ''
  const kept = sessionStorage.getItem(NAME)
  // A duplicated tab has the id of the original, which is still open.
  if (kept && (await hold(kept))) return kept
  const fresh = String(Date.now() + Math.random())
  await hold(fresh)
  sessionStorage.setItem(NAME, fresh)
  return fresh
}

/** Holds the lock of a tab until the page is left. @returns false if another tab holds it. */
function hold(tab: string): Promise<boolean> {
  return new Promise((resolve) => {
    const granted = () => {
      resolve(true)
      return new Promise(() => {})
    }
    const signal = AbortSignal.timeout(RELEASED_WITHIN_MS)
    navigator.locks.request(lockOf(tab), { signal }, granted).catch(() => resolve(false))
  })
}

/** Whether a tab is open. */
export async function isOpen(tab: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name }) => name === lockOf(tab))
}
