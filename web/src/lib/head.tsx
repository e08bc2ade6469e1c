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
  /** HTTP status of the page; 200 unless given. */
  readonly status?: number
}

/** On the server, where the head of the page being rendered is put. */
export const HeadContext = createContext<((head: Head) => void) | null>(null)

/** In the browser, the site's address as search engines know it, without a path. */
export const PublicAddress = createContext('')

/** Declares the head of a page: into the reply on the server, into the document on later navigations. */
export function useHead(head: Head): void {
  const collect = useContext(HeadContext)
  collect?.(head)
  const { title, description, path } = head
  const site = useContext(PublicAddress)
  useEffect(() => {
    document.title = title
    place('meta', 'name', 'description', 'content', description)
    place('link', 'rel', 'canonical', 'href', path === undefined ? null : site + path)
    place('meta', 'name', 'robots', 'content', path === undefined ? 'noindex' : null)
  }, [site, title, description, path])
}

/** Sets the value of an element of the head, made where the page before had none; null takes it away. */
function place(tag: string, key: string, name: string, attribute: string, value: string | null): void {
  let element = document.head.querySelector(`${tag}[${key}="${name}"]`)
  if (value === null) {
    element?.remove()
    return
  }
  if (!element) {
    element = document.createElement(tag)
    element.setAttribute(key, name)
    document.head.append(element)
  }
  element.setAttribute(attribute, value)
}
