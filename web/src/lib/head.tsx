import { createContext, useContext, useEffect } from 'react'

/** What a page says of itself to search engines, tabs and people it is shared with. */
export interface Head {
  readonly title: string
  readonly description: string
  /** Path of the canonical address; none for pages that are not to be found. */
  readonly path?: string
  /** Path of a picture for shared links. */
  readonly picture?: string
  /** schema.org data. */
  readonly data?: object
}

/** On the server, where the head of the page being rendered is put. */
export const HeadContext = createContext<((head: Head) => void) | null>(null)

/** Declares the head of a page: into the reply on the server, into the document on later navigations. */
export function useHead(head: Head): void {
  const collect = useContext(HeadContext)
  collect?.(head)
  const { title, description, path } = head
  useEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    const canonical = document.querySelector('link[rel="canonical"]')
    if (path !== undefined) canonical?.setAttribute('href', new URL(path, location.origin).href)
  }, [title, description, path])
}
