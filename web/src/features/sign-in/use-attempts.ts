import { useEffect, useState } from 'react'
import { NO_ANSWER, type Refusal } from './refusal.ts'

interface Attempts {
  readonly busy: boolean
  readonly refusal: Refusal | null
  /** Seconds until the next attempt is allowed. */
  readonly wait: number
  /**
   * Makes an attempt, unless another is being made or has to be waited for.
   * @param work resolves with the refusal, or null if it has succeeded; `busy` then stays until the next attempt.
   */
  attempt(work: () => Promise<Refusal | null>): Promise<boolean>
  /** Takes the refusal away, of what is no longer asked for. */
  dismiss(): void
}

/** The attempts of a form at something that the server may refuse. */
export function useAttempts(): Attempts {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [wait, setWait] = useState(0)

  useEffect(() => {
    if (wait === 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1000)
    return () => clearTimeout(timer)
  }, [wait])

  return {
    busy,
    refusal,
    wait,
    dismiss: () => setRefusal(null),
    async attempt(work) {
      if (busy || wait > 0) return false
      setBusy(true)
      setRefusal(null)
      const refused = await work().catch(() => NO_ANSWER)
      if (!refused) return true
      setRefusal(refused)
      setWait(refused.waitSeconds)
      setBusy(false)
      return false
    },
  }
}
