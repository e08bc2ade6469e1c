import { useEffect, useState } from 'react'

/** The second tap of a double one must not do something else. */
const REST_MS = 1_000

/** Whether something has changed within the time in which a tap may be meant for what was there before. */
export function useRest(what: string): boolean {
  const [rested, setRested] = useState(what)
  useEffect(() => {
    const timer = setTimeout(() => setRested(what), REST_MS)
    return () => clearTimeout(timer)
  }, [what])
  return rested !== what
}
