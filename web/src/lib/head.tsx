import { createContext, useContext, useEffect } from 'react'
import { addressOf } from './in-language.ts'

/** The metadata of a page for search engines, tabs and shared links. */
export interface Head {
  readonly title: string
  /** In any length, and empty if there is none: documents cut what is longer than search results show. */
  readonly description: string
  /** The name of the site, which shared links show beside the title. */
  readonly siteName?: string | undefined
  /** Path of the canonical address; without one the page is not indexed. */
  readonly path?: string
  /** Path of the Atom feed of the page's entries. */
  readonly feed?: string
  /** Path of a preview picture for shared links. */
  readonly picture?: string
  /** The service whose own picture is the preview. */
  readonly service?: { readonly id: string; readonly imageUrl: string }
  /** The part of the menu whose preview picture names it: `menu`, `category/3`, `dish/57`. */
  readonly card?: string
  /** Path of the restaurant's own drawing, which the preview of the restaurant shows. */
  readonly drawing?: string | undefined
  readonly pictureAlt?: string
  /**
   * schema.org data, one or several; addresses are paths. Only server-rendered pages contain it: `import.meta.env.SSR`
   * excludes its code from the browser's build.
   */
  readonly data?: object | readonly object[] | undefined
  /** Whether search engines must not index the page, such as one with sample content. */
  readonly isSample?: boolean
  /** HTTP status of the page; by default 200. */
  readonly status?: number
}

/** On the server: collects the head of the page being rendered. */
export const HeadContext = createContext<((head: Head) => void) | null>(null)

/** In the browser: the public address of the site, without a path. */
export const PublicAddress = createContext('')

/** Sets the head of a page: in the reply on the server, in the document after later navigations. */
export function useHead(head: Head): void {
  const collect = useContext(HeadContext)
  collect?.(head)
  const { title, description, path, isSample } = head
  const site = useContext(PublicAddress)
  useEffect(() => {
    document.title = title
    place('meta', 'name', 'description', 'content', description || null)
    place('link', 'rel', 'canonical', 'href', path === undefined ? null : site + addressOf(path))
    place('meta', 'name', 'robots', 'content', path === undefined || isSample ? 'noindex' : null)
  }, [site, title, description, path, isSample])
}

/** Sets an attribute of an element of the head, which is created if missing; null removes the element. */
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
