import { finishWhileLeaving } from './fetch-with-progress.ts'

/** Time in which the notice offers to undo a change, in ms: WCAG 2.2.1 asks for 20 seconds. */
export const UNDO_MS = 20_000

interface Delayed {
  readonly keys: readonly string[]
  readonly timer: ReturnType<typeof setTimeout>
  run(): unknown
}

const waiting = new Set<Delayed>()

const keyOf = (resource: string, id: unknown) => `${resource}/${id}`

/** Whether the removal of a record is pending, so that lists leave it out. */
export function isBeingRemoved(resource: string, id: unknown): boolean {
  const key = keyOf(resource, id)
  return [...waiting].some(({ keys }) => keys.includes(key))
}

/**
 * Removes records after the time to undo, for users who cannot restore them. Leaving the page removes them at once.
 * @returns a function that cancels the removal; it returns false if it is too late.
 */
export function removeLater(resource: string, ids: readonly unknown[], remove: () => unknown): () => boolean {
  const delayed: Delayed = {
    keys: ids.map((id) => keyOf(resource, id)),
    timer: setTimeout(() => delayed.run(), UNDO_MS),
    run() {
      clearTimeout(delayed.timer)
      return waiting.delete(delayed) ? remove() : undefined
    },
  }
  if (waiting.size === 0) addEventListener('pagehide', leave)
  waiting.add(delayed)
  return () => {
    clearTimeout(delayed.timer)
    return waiting.delete(delayed)
  }
}

/** Removes the records whose removal is pending, before the session ends. */
export async function removeNow(): Promise<void> {
  await Promise.allSettled([...waiting].map((delayed) => delayed.run()))
}

function leave(): void {
  finishWhileLeaving()
  for (const delayed of waiting) delayed.run()
}
