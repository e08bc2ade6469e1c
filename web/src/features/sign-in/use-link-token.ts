import { useEffect, useState } from 'react'

interface LinkToken {
  /** Null before the page is hydrated, and undefined for an address without one. */
  readonly token: string | null | undefined
  /** How many links were opened in this document before: the key of a form, which keeps what is typed before hydration. */
  readonly earlier: number
}

/** The secret of a link, which follows `#` in the address; it is removed from there, so that no history has it. */
export function useLinkToken(): LinkToken {
  const [link, setLink] = useState<LinkToken>({ token: null, earlier: 0 })
  useEffect(() => {
    const take = () => {
      const given = location.hash.slice(1)
      if (given === '') return setLink((known) => ({ ...known, token: known.token ?? undefined }))
      history.replaceState(history.state, '', location.pathname)
      setLink(({ token, earlier }) => ({ token: given, earlier: token ? earlier + 1 : earlier }))
    }
    take()
    // Another link that is opened in the same tab does not load the page again.
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return link
}
