import { useCallback, useState } from 'react'
import { useNotify } from 'react-admin'
import { isRefusal } from '../../api/api-failure.ts'
import type { Write } from '../../api/call/line.ts'
import { fieldMessage } from '../../api/use-attempt.ts'
import { isCancelled, sendForSecret } from '../../users/use-secret-call.ts'

type FactorWrite<Reply> = Omit<Write<Reply>, 'subject'> & {
  /** Shows why it was refused, instead of a notice. */
  onFault?(message: string): void
}

export interface FactorCalls {
  /** Whether a call was refused because the second factor was used too long ago. */
  readonly isTooOld: boolean
  /** @returns null if there is no result to show; the person was told why, unless they have cancelled. */
  request<Reply>(write: FactorWrite<Reply>): Promise<Reply | null>
  /** @returns whether it was made. */
  change(write: FactorWrite<unknown>): Promise<boolean>
}

/** Sends calls that change what guards the own account. */
export function useFactorCalls(): FactorCalls {
  const notify = useNotify()
  const [isTooOld, setTooOld] = useState(false)
  const send = useCallback(
    async <Reply>({ onFault, ...write }: FactorWrite<Reply>) => {
      try {
        return await sendForSecret(write)
      } catch (error) {
        const tell = onFault ?? ((message) => notify(message, { type: 'error', autoHideDuration: 8000 }))
        if (isRefusal(error, 'SIGN_IN_AGAIN')) setTooOld(true)
        else if (!isCancelled(error)) tell(fieldMessage(error as Error))
        return null
      }
    },
    [notify],
  )
  return {
    isTooOld,
    async request(write) {
      const receipt = await send(write)
      if (receipt?.reply === null)
        notify('resources.user.unseen', { type: 'warning', autoHideDuration: 15_000 })
      return receipt?.reply ?? null
    },
    change: async (write) => (await send(write)) !== null,
  }
}
