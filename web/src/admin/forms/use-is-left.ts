import { useEffect, useRef } from 'react'

/** @returns whether the screen was left: a reply that arrives later must not navigate. */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return () => isLeft.current
}
