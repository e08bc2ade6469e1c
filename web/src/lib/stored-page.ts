import { useSyncExternalStore } from 'react'
import { paths } from '../paths.ts'
import { addressOf, withoutLanguage } from './in-language.ts'

/** A page that was stored by the service worker and shown because the server could not be reached. */
export interface StoredPage {
  /** Time of the server's reply, in milliseconds since 1970. */
  readonly at: number
  /** Whether its prices may be outdated. */
  readonly isOutdated: boolean
}

/** Attributes of the root element, set by the service worker. */
const { stored, outdated } = globalThis.document?.documentElement.dataset ?? {}
let page: StoredPage | null = stored ? { at: Number(stored), isOutdated: outdated !== undefined } : null

const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Null for a page from the server, and until hydration. */
export function useStoredPage(): StoredPage | null {
  return useSyncExternalStore(
    listen,
    () => page,
    () => null,
  )
}

/** Called when the server has sent all data of the page that is shown. */
export function leaveStoredPage(): void {
  if (!page) return
  page = null
  const { dataset } = document.documentElement
  delete dataset.stored
  delete dataset.outdated
  for (const listener of listeners) listener()
}

/**
 * The address that the visitor opened if the service worker has answered with the stored menu instead. Until
 * hydration the document is at the menu's own address, which it was rendered for.
 */
export function takeOpenedAddress(): string | null {
  const opened = withoutLanguage(location.pathname) + location.search
  if (!page || !opened.startsWith(paths.menu) || opened === paths.menu) return null
  history.replaceState(history.state, '', addressOf(paths.menu))
  return opened
}

/**
 * Without a connection, links to stored pages load the document from the service worker; the router would request data
 * from the server.
 * @param isStored tells it of a path.
 */
export function openStoredPages(isStored: (pathname: string) => boolean): void {
  document.addEventListener(
    'click',
    (event) => {
      if (page === null && navigator.onLine) return
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || link.origin !== location.origin || !navigator.serviceWorker?.controller) return
      const [, to] = withoutLanguage(link.pathname).split('/')
      const [, here] = withoutLanguage(location.pathname).split('/')
      if (to !== here && isStored(link.pathname)) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
