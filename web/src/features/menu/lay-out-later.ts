/**
 * Lets the browser lay out the groups of a long table one by one while it is idle; until then it skips those outside
 * the viewport (`content-visibility`).
 * @returns a function that stops it.
 */
export function layOutLater(table: HTMLTableElement): () => void {
  if (!('requestIdleCallback' in globalThis)) return () => {}
  const waiting = [...table.tBodies]
  let next: number
  const layOutOne = () => {
    const group = waiting.shift()
    if (!group) return
    group.dataset.laidOut = ''
    next = requestIdleCallback(layOutOne)
  }
  next = requestIdleCallback(layOutOne)
  return () => cancelIdleCallback(next)
}
