/** The delay in ms in browsers without idle callbacks. */
const PAUSE_MS = 50

/** Calls `work` when the browser is idle. @returns a function that cancels the call. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const call = requestIdleCallback(work)
    return () => cancelIdleCallback(call)
  }
  const call = setTimeout(work, PAUSE_MS)
  return () => clearTimeout(call)
}
