import { useCallback } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import { calls } from '../api/call/calls.ts'
import type { Write } from '../api/call/line.ts'
import { newClientKey } from '../api/client-key.ts'

/** @returns null if there is no result to show; the person was told why, unless they have cancelled. */
type SecretCall = <Reply>(write: Omit<Write<Reply>, 'subject'>) => Promise<Reply | null>

/**
 * Sends calls whose result is a secret that is shown once. A lost one is made anew, so that none waits for the one
 * before.
 */
export function useSecretCall(): SecretCall {
  const notify = useNotify()
  return useCallback(
    async (write) => {
      try {
        const { reply } = await calls.send({ ...write, subject: `secret/${newClientKey()}` })
        if (reply === null) notify('resources.user.unseen', { type: 'warning', autoHideDuration: 15_000 })
        return reply
      } catch (error) {
        if (!isCancelled(error)) notify((error as Error).message, { type: 'error', autoHideDuration: 8000 })
        return null
      }
    },
    [notify],
  )
}

/** Whether a call was refused because the own password was not entered. */
export function isCancelled(error: unknown): boolean {
  return (error as Partial<HttpError>).body?.errors?.currentPassword !== undefined
}
