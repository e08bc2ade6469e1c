import type { Failure } from '../../lib/failure.ts'
import { saveRedirectState } from '../../lib/redirect-state.ts'

let leaving = false

/**
 * Goes to the page of the site that the error catalogue names, which says what went wrong and leads back here. The
 * first failure counts: those that follow on the way out are its echoes.
 */
export function leaveFor({ to, message }: Failure): void {
  if (leaving) return
  leaving = true
  saveRedirectState({ to, state: { message, from: location.pathname + location.search } })
  // Whoever goes back may find this page as it was left.
  addEventListener('pageshow', () => {
    leaving = false
  })
  location.assign(to)
}
