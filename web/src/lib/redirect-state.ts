import { ifStored } from './if-stored.ts'

const KEY = 'redirect-state'

/** The state of a redirect between the two applications, site and back-office. */
interface Redirect {
  readonly to: string
  readonly state: { readonly message: string; readonly from: string }
}

/** Saves the state for the next page load, because the router's history state does not survive one. */
export function saveRedirectState(redirect: Redirect): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(redirect))
  } catch {
    // A full storage: the redirect works without its message.
  }
}

/** Puts the saved state into the history; call it before the router is created. */
export function restoreRedirectState(): void {
  const saved = ifStored(() => sessionStorage.getItem(KEY))
  if (!saved) return
  sessionStorage.removeItem(KEY)
  const { to, state } = JSON.parse(saved) as Redirect
  if (to === location.pathname) history.replaceState({ usr: state, key: KEY }, '')
}
