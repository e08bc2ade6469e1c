import { useNotify } from 'ra-core'
import { useCallback } from 'react'

/** Runs a change, and shows the error if it fails. @returns whether it was made. */
type Attempt = (work: () => Promise<unknown>) => Promise<boolean>

/** @param messageOf what is shown of an error; by default all of its message. */
export function useAttempt(messageOf: (error: Error) => string = wholeMessage): Attempt {
  const notify = useNotify()
  return useCallback(
    async (work) => {
      try {
        await work()
        return true
      } catch (error) {
        notify(messageOf(error as Error), { type: 'error', autoHideDuration: 8000 })
        return false
      }
    },
    [notify, messageOf],
  )
}

const wholeMessage = ({ message }: Error) => message

/** The message of the first invalid field, for screens where it is clear which field is meant. */
export function fieldMessage({
  message,
  body,
}: Error & { body?: { errors?: Record<string, unknown> } }): string {
  const { root: _, ...fields } = body?.errors ?? {}
  const [text = message] = Object.values(fields)
  return String(text)
}
