import { useCallback } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import { calls } from '../api/call/calls.ts'
import type { Write } from '../api/call/line.ts'
import { newClientKey } from '../api/client-key.ts'

/** @returns null if there is no result to show; the person was told why, unless they have cancelled. */
type SecretCall = <Reply>(write: Omit<Write<Reply>, 'subject'>) => Promise<Reply | null>

/**
 * Sends a call whose result is a secret that is shown once. A lost one is made anew, so that none waits for the one
 * before.
 */
export const sendForSecret = <Reply>(write: Omit<Write<Reply>, 'subject'>) =>
  calls.send({ ...write, subject: `secret/${newClientKey()}` })

/** Sends calls for secrets, and tells why there is no result. */
export function useSecretCall(): SecretCall {
  const notify = useNotify()
  return useCallback(
    async (write) => {
      try {
        const { reply } = await sendForSecret(write)
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
