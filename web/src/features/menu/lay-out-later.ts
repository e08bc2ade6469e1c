/** Time in ms between two groups in browsers without idle callbacks. */
const PAUSE_MS = 50

/**
 * Lets the browser lay out the groups of a long table one by one while it is idle; until then it skips those outside
 * the viewport (`content-visibility`).
 * @returns a function that stops it.
 */
export function layOutLater(table: HTMLTableElement): () => void {
  const waiting = [...table.tBodies]
  let next: number
  const layOutOne = () => {
    const group = waiting.shift()
    if (!group) return
    group.dataset.laidOut = ''
    next = afterwards(layOutOne)
  }
  next = afterwards(layOutOne)
  return () => (canTellIdle ? cancelIdleCallback(next) : clearTimeout(next))
}

const canTellIdle = 'requestIdleCallback' in globalThis

// Without scroll anchoring either, a group laid out only when it is scrolled to would push away what is being read.
const afterwards = (work: () => void): number =>
  canTellIdle ? requestIdleCallback(work) : window.setTimeout(work, PAUSE_MS)
