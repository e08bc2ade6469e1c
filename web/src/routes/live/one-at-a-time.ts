/** Runs a task that may fail, but not while it runs: of two readings at once, the older one could end last. */
export function oneAtATime(task: () => Promise<void>): () => void {
  let isRunning = false
  return () => {
    if (isRunning) return
    isRunning = true
    task()
      .catch(() => {})
      .finally(() => {
        isRunning = false
      })
  }
}
