const NAME = 'draft-tab'
/** Within this time the page before has released its lock after a reload. */
const RELEASED_WITHIN_MS = 500

/** Within this time another tab answers, also one that is drawing. */
const ANSWERED_WITHIN_MS = 300

/** The name of the Web Lock that a tab holds while it is open. */
const lockOf = (tab: string) => `${NAME}:${tab}`

let found: Promise<string> | null = null

/** An id of this tab that survives a reload. */
export function thisTab(): Promise<string> {
  found ??= findTab()
  return found
}

async function findTab(): Promise<string> {
  const kept = ofTab(() => sessionStorage.getItem(NAME))
  // A duplicated tab has the id of the original, which is still open.
  if (kept && (await hold(kept))) return kept
  const fresh = String(Date.now() + Math.random())
  await hold(fresh, true)
  ofTab(() => sessionStorage.setItem(NAME, fresh))
  return fresh
}

/** The result of a call of the tab's own storage; null if that refuses, and the tab has another id after a reload then. */
function ofTab<T>(call: () => T): T | null {
  try {
    return call()
  } catch {
    return null
  }
}

/**
 * Holds the lock of a tab until the page is left.
 * @param isNew whether no other tab can have the id.
 * @returns false if another tab holds it.
 */
async function hold(tab: string, isNew = false): Promise<boolean> {
  if (!navigator.locks) return (isNew || !(await answers(tab))) && answer(tab)
  return new Promise((resolve) => {
    const granted = () => {
      resolve(true)
      return new Promise(() => {})
    }
    // A busy page is granted a free lock late, and without it others would take over what is typed here.
    const options = isNew ? {} : { signal: AbortSignal.timeout(RELEASED_WITHIN_MS) }
    navigator.locks.request(lockOf(tab), options, granted).catch(() => resolve(false))
  })
}

/** Whether a tab is open. */
export async function isOpen(tab: string): Promise<boolean> {
  if (!navigator.locks) return answers(tab)
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === lockOf(tab))
}

/** Pages without https have no Web Locks: their tabs ask each other. */
const channel = navigator.locks ? null : new BroadcastChannel(NAME)

/** Answers for a tab until the page is left. */
function answer(tab: string): true {
  channel?.addEventListener('message', ({ data }) => {
    if (data === `${tab}?`) channel.postMessage(`${tab}!`)
  })
  return true
}

/** Whether another page answers for a tab. */
function answers(tab: string): Promise<boolean> {
  return new Promise((resolve) => {
    const onMessage = ({ data }: MessageEvent) => data === `${tab}!` && end(true)
    const end = (isThere: boolean) => {
      channel?.removeEventListener('message', onMessage)
      resolve(isThere)
    }
    channel?.addEventListener('message', onMessage)
    channel?.postMessage(`${tab}?`)
    setTimeout(end, ANSWERED_WITHIN_MS, false)
  })
}
