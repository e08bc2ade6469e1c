import { useCallback, useEffect, useRef, useState } from 'react'
import { withinASecond } from '../../api/browser-storage.ts'
import { dropDraft, keepDraft, readDraft } from './draft-store.ts'

/** Older drafts are dropped: the menu that they were made from has changed. */
const LONGEST_MS = 24 * 60 * 60 * 1000

interface DraftState<V> {
  readonly values: V
  /** When the restored values were typed, in milliseconds since 1970; null if they were not restored. */
  readonly restoredAt: number | null
  change(changed: Partial<V>): void
  /** Changes values, and resolves once the draft has them: a call that follows may be stored, and its page left. */
  keep(changed: Partial<V>): Promise<void>
  /** Sets all values back and deletes the draft. */
  reset(): void
}

/**
 * The state of a screen without a record, saved as a draft in the browser, so that it survives an expired session and
 * a reload, for a day.
 * @param name the name of the screen; no resource has it.
 */
export function useDraft<V extends object>(name: string, initial: V): DraftState<V> {
  const first = useRef(initial).current
  const [values, setValues] = useState(first)
  const [restoredAt, setRestoredAt] = useState<number | null>(null)
  const isTouched = useRef(false)

  useEffect(() => {
    let isGone = false
    void readDraft(name, undefined).then((draft) => {
      if (!draft) return
      if (Date.now() - draft.at > LONGEST_MS) return void dropDraft(name, undefined)
      // The user typed before the draft was loaded: the new input replaces the draft.
      if (isGone || isTouched.current) return
      setValues({ ...first, ...draft.changed })
      setRestoredAt(draft.at)
    })
    return () => {
      isGone = true
    }
  }, [name, first])

  useEffect(() => {
    if (!isTouched.current || values === first) return
    void keepValues(name, values)
  }, [name, first, values])

  const change = useCallback((changed: Partial<V>) => {
    isTouched.current = true
    setValues((before) => ({ ...before, ...changed }))
  }, [])
  const keep = (changed: Partial<V>) => {
    change(changed)
    return withinASecond(keepValues(name, { ...values, ...changed }))
  }
  const reset = useCallback(() => {
    isTouched.current = true
    setValues(first)
    setRestoredAt(null)
    void dropDraft(name, undefined)
  }, [name, first])
  return { values, restoredAt, change, keep, reset }
}

const keepValues = (name: string, values: object): Promise<void> =>
  keepDraft(name, undefined, {
    changed: Object.fromEntries(Object.entries(values)),
    base: null,
    at: Date.now(),
  })
