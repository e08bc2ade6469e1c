import { useEffect, useState } from 'react'

/**
 * The secret of a link, which follows `#` in the address; it is removed from there, so that it is not in the history of
 * the browser. Null before the page is hydrated, and undefined for an address without one.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null | undefined>(null)
  useEffect(() => {
    const take = () => {
      const given = location.hash.slice(1)
      if (given === '') return setToken((known) => known ?? undefined)
      history.replaceState(history.state, '', location.pathname)
      setToken(given)
    }
    take()
    // Another link that is opened in the same tab does not load the page again.
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return token
}
