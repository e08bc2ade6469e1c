import { useCallback, useRef, useState } from 'react'
import { isRefused } from '../api/api-failure.ts'
import { newAddition, otherKey } from '../api/client-key.ts'
import type { FormBase } from './form-base.ts'

type Values = Readonly<Record<string, unknown>>

/** The idempotency key of a form's new record; its draft keeps the key and the values of the attempt that may be stored. */
export function useAddition({ sent, keepDraft }: Pick<FormBase, 'sent' | 'keepDraft'>) {
  const [addition, setAddition] = useState(newAddition)
  const isFirst = useRef(false)
  const start = () => {
    setAddition(newAddition())
    sent.current = undefined
  }
  return {
    addition,
    setAddition,
    /** Begins another record. */
    start,
    /** To be called before values are sent: the page may be left before the reply. */
    sending(values: Values): void {
      isFirst.current = sent.current === undefined
      sent.current ??= { clientKey: addition.clientKey, values }
      keepDraft.current?.()
    },
    /** To be called before values are sent as another record than the one of an earlier attempt. */
    startOther: useCallback(
      (values: Values) => {
        const clientKey = otherKey(addition.clientKey)
        sent.current = { clientKey, values }
        keepDraft.current?.()
        setAddition({ clientKey, isResumed: true, sent: values })
      },
      [addition, sent, keepDraft],
    ),
    /** To be called after an attempt that failed. */
    failed(error: unknown): void {
      const isGone = isRefused(error) && error.status === 404
      // The record with this key was removed since.
      if (isGone) start()
      // An attempt before may be stored, even if this one was refused.
      else if (isRefused(error) && isFirst.current) sent.current = undefined
      keepDraft.current?.()
    },
  }
}
