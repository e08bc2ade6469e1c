import { useCallback, useRef } from 'react'

/** Longest time between the presses of a double click. */
const DOUBLE_CLICK_MS = 500

/**
 * Ignores the second press of a double click: for buttons that another one replaces, which would take it.
 * @returns a function that makes the first press.
 */
export function useSinglePress(): (press: () => void) => void {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return useCallback((press) => {
    const now = performance.now()
    if (now - last.current < DOUBLE_CLICK_MS) return
    last.current = now
    press()
  }, [])
}
