import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

const LOOK_AGAIN_MS = 15_000

/**
 * The visitor's clock; null until the page is hydrated and the browser idle, because the first date that is formatted
 * blocks a slow phone for a tenth of a second.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const look = () => setNow(new Date())
    const cancel = whenIdle(look)
    const timer = setInterval(look, LOOK_AGAIN_MS)
    return () => {
      cancel()
      clearInterval(timer)
    }
  }, [])
  return now
}
