import { whenIdle } from '../../lib/when-idle.ts'
import { thinTabStops } from './dish-keys.ts'

/** The pause between two groups, in ms, so that a tap waits for the layout of one group at most. */
const PAUSE_MS = 100

/**
 * Prepares the groups of a long table one by one while the browser is idle: has it lay out a group, which it skips
 * outside the viewport until then (`content-visibility`), and thins the tab stops of its dishes.
 * @returns a function that stops it.
 */
export function prepareGroups(table: HTMLTableElement): () => void {
  const waiting = [...table.tBodies]
  let stop = () => {}
  const prepareNext = () => {
    stop = whenIdle(() => {
      const group = waiting.shift()
      if (!group) return
      thinTabStops(group)
      group.dataset.laidOut = ''
      const pause = setTimeout(prepareNext, PAUSE_MS)
      stop = () => clearTimeout(pause)
    })
  }
  // Without scroll anchoring either, a group laid out only when it is scrolled to would push away what is being read.
  prepareNext()
  return () => stop()
}
