import { useCallback, useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from './draft-store.ts'

/** Older drafts are dropped: the menu that they were made from has changed. */
const LONGEST_MS = 24 * 60 * 60 * 1000

/**
 * The state of a screen without a record, saved as a draft in the browser, so that it survives an expired session and
 * a reload, for a day.
 * @param name the name of the screen; no resource has it.
 * @returns the values, a function that changes some of them, and one that sets all back and deletes the draft.
 */
export function useDraft<V extends object>(
  name: string,
  initial: V,
): [values: V, change: (changed: Partial<V>) => void, reset: () => void] {
  const first = useRef(initial).current
  const [values, setValues] = useState(first)
  const isTouched = useRef(false)

  useEffect(() => {
    let isGone = false
    void readDraft(name, undefined).then((draft) => {
      if (!draft) return
      if (Date.now() - draft.at > LONGEST_MS) return void dropDraft(name, undefined)
      // The user typed before the draft was loaded: the new input replaces the draft.
      if (!isGone && !isTouched.current) setValues({ ...first, ...draft.changed })
    })
    return () => {
      isGone = true
    }
  }, [name, first])

  useEffect(() => {
    if (!isTouched.current) return
    if (values === first) void dropDraft(name, undefined)
    else
      void keepDraft(name, undefined, {
        changed: Object.fromEntries(Object.entries(values)),
        base: null,
        at: Date.now(),
      })
  }, [name, first, values])

  const change = useCallback((changed: Partial<V>) => {
    isTouched.current = true
    setValues((before) => ({ ...before, ...changed }))
  }, [])
  const reset = useCallback(() => {
    isTouched.current = true
    setValues(first)
  }, [first])
  return [values, change, reset]
}
