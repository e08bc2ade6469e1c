import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

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

/**
 * Whether the screen was left, so that a late reply must not navigate. It stays mounted until the files of the next one
 * have loaded, but no longer has the address.
 */
export function useIsLeft(): () => boolean {
  const closing = useClosing()
  const { pathname } = useLocation()
  return () => closing.current.aborted || location.pathname !== pathname
}
