/**
 * Lets the browser lay out the groups of a long table one after the other while it has nothing else to do; until then
 * it skips those out of sight.
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
