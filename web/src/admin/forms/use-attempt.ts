import { useNotify } from 'ra-core'

/** Runs a change, and shows the error if it fails. */
export function useAttempt(): (work: () => Promise<unknown>) => Promise<boolean> {
  const notify = useNotify()
  return async (work) => {
    try {
      await work()
      return true
    } catch (error) {
      const { message, body } = error as Error & { body?: { errors?: Record<string, unknown> } }
      const { root: _, ...fields } = body?.errors ?? {}
      const [told = message] = Object.values(fields)
      notify(String(told), { type: 'error', autoHideDuration: 8000 })
      return false
    }
  }
}
