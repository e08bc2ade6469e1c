import { type RefObject, useEffect, useRef } from 'react'

/** A signal that is aborted when the component is taken away, so that what still runs for it has no effect. */
export function useClosing(): RefObject<AbortSignal> {
  const signal = useRef(AbortSignal.abort())
  useEffect(() => {
    const closing = new AbortController()
    signal.current = closing.signal
    return () => closing.abort()
  }, [])
  return signal
}
