import { useCallback, useEffect, useState } from 'react'
import type { Receipt } from './call.ts'
import type { Call } from './call-store.ts'
import { calls } from './calls.ts'
import { Unanswered, type Write } from './line.ts'

export type CallState = 'idle' | 'sending' | 'stored' | 'refused' | 'unanswered'

interface ScreenCall {
  /** @throws {HttpError} if it was refused; {Unanswered} if that is not known. */
  send<Reply>(write: Omit<Write<Reply>, 'subject'>): Promise<Receipt<Reply>>
  readonly state: CallState
  /** A call of before whose values were not stored. */
  readonly leftover: Call | null
  /** Forgets the call of before. */
  discard(): void
}

/** The calls of a screen for one subject. Whoever leaves the screen during one is told later what became of it. */
export function useCall(subject: string): ScreenCall {
  const [state, setState] = useState<CallState>('idle')
  const [leftover, setLeftover] = useState<Call | null>(null)
  useEffect(() => {
    let isCurrent = true
    calls.draftOf(subject).then(
      (draft) => isCurrent && setLeftover(draft ?? null),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [subject])
  const send = useCallback<ScreenCall['send']>(
    async (write) => {
      setState('sending')
      setLeftover(null)
      try {
        const receipt = await calls.send({ ...write, subject })
        setState('stored')
        return receipt
      } catch (error) {
        setState(error instanceof Unanswered ? 'unanswered' : 'refused')
        throw error
      }
    },
    [subject],
  )
  const discard = useCallback(() => {
    if (leftover) void calls.discard(leftover)
    setLeftover(null)
  }, [leftover])
  return { send, state, leftover, discard }
}
