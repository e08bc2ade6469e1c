import { useSyncExternalStore } from 'react'
import { paths } from '../paths.ts'

/** A page that was stored by the service worker and shown because the server could not be reached. */
interface StoredPage {
  /** Time of the server's reply, in milliseconds since 1970. */
  readonly at: number
  /** Whether its prices may be outdated. */
  readonly isOutdated: boolean
}

/** Attributes of the root element, set by the service worker. */
const { stored, outdated } = globalThis.document?.documentElement.dataset ?? {}
const page: StoredPage | null = stored ? { at: Number(stored), isOutdated: outdated !== undefined } : null

const never = () => () => {}

/** Null for a page from the server, and until hydration. */
export function useStoredPage(): StoredPage | null {
  return useSyncExternalStore(
    never,
    () => page,
    () => null,
  )
}

const STORED: readonly string[] = [paths.home, paths.contact, paths.menu]

/**
 * Without a connection, links to stored pages load the document from the service worker; the router would request data
 * from the server.
 */
export function openStoredPages(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (page === null && navigator.onLine) return
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || link.origin !== location.origin || !navigator.serviceWorker?.controller) return
      const [, to] = link.pathname.split('/')
      const [, here] = location.pathname.split('/')
      if (to !== here && STORED.includes(`/${to}`)) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
