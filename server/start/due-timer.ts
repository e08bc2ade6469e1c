import type { ContentChanges } from '../core/write/content-changes.ts'

/** Several changes at once are one look; a look is never put off by further changes. */
const DEBOUNCE_MS = 100
const RETRY_MS = 1_000

interface DueWork {
  readonly changes: ContentChanges
  /** Milliseconds until something is due, by the clock of the database; null if nothing waits. */
  readonly untilNext: () => Promise<number | null>
  /** Does what is due. */
  readonly act: () => Promise<void> | void
  /** The longest wait before the next look: a notice of another process may be lost, and clocks are set. */
  readonly maxWaitMs: number
  /** Told of a failure, after which it is tried again. */
  readonly failed?: (error: unknown) => void
}

/**
 * Does something when it is due: looks after every change of content, of this process or of others, sleeps until the
 * next moment, and tries again after a failure.
 * @returns a function that stops it, and waits for what it is doing.
 */
export function whenDue({ changes, untilNext, act, maxWaitMs, failed }: DueWork): () => Promise<void> {
  let due: NodeJS.Timeout | undefined
  let soon: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()
  let hasEnded = false

  const sleep = (work: () => Promise<void>, ms: number) => {
    clearTimeout(due)
    if (!hasEnded) due = setTimeout(() => run(work), ms).unref()
  }
  const look = async () => {
    const wait = await untilNext()
    if (wait !== null && wait <= maxWaitMs) sleep(actAndLook, wait)
    else sleep(look, maxWaitMs)
  }
  const actAndLook = async () => {
    await act()
    await look()
  }
  // One after the other, so that an older look never replaces the timer of a newer one.
  const run = (work: () => Promise<void>) => {
    working = working
      .then(() => (hasEnded ? undefined : work()))
      .catch((error: unknown) => {
        failed?.(error)
        sleep(look, RETRY_MS)
      })
  }
  changes.onChangeAnywhere(() => {
    if (hasEnded) return
    soon ??= setTimeout(() => {
      soon = undefined
      run(look)
    }, DEBOUNCE_MS).unref()
  })
  run(look)
  return async () => {
    hasEnded = true
    clearTimeout(due)
    clearTimeout(soon)
    await working
  }
}
