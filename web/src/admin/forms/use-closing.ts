import { type RefObject, useEffect, useRef } from 'react'

/** A signal that is aborted on unmount, so that pending work of the component has no effect. */
export function useClosing(): RefObject<AbortSignal> {
  const signal = useRef(AbortSignal.abort())
  useEffect(() => {
    const closing = new AbortController()
    signal.current = closing.signal
    return () => closing.abort()
  }, [])
  return signal
}
