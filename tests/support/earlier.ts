import { vi } from 'vitest'

/** Runs what this process does as if it were some time ago by its own clock, so that nobody waits; the database's goes on. */
export async function earlier<Result>(ms: number, run: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - ms })
  try {
    return await run()
  } finally {
    vi.useRealTimers()
  }
}
