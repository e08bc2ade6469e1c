import type { Failure } from '../../lib/failure.ts'
import { saveRedirectState } from '../../lib/redirect-state.ts'

let leaving = false

/**
 * Redirects to the page of the site that the error catalogue names, which explains the error and leads back here. Only
 * the first error counts, since the navigation cancels other requests, which then fail too.
 */
export function leaveFor({ to, message }: Failure): void {
  if (leaving) return
  leaving = true
  saveRedirectState({ to, state: { message, from: location.pathname + location.search } })
  // The back/forward cache may restore this page.
  addEventListener('pageshow', () => {
    leaving = false
  })
  location.assign(to)
}

/** Redirects to the sign-in when the session has ended. */
export function leaveForSignIn(failure: Failure): void {
  if (failure.status === 401) leaveFor(failure)
}
