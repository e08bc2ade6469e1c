import { useEffect, useState } from 'react'

const RENEWED_MS = 30_000

/** The current time, renewed every half minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), RENEWED_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
