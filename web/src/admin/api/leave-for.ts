import type { Failure } from '../../lib/failure.ts'

let leaving = false

/**
 * Goes to the page of the site that the error catalogue names, which says what went wrong and leads back here. The
 * first failure counts: those that follow on the way out are its echoes.
 */
export function leaveFor({ to, message }: Failure): void {
  if (leaving) return
  leaving = true
  const from = location.pathname + location.search
  // As the site's router keeps what a page is told by the one before it.
  history.pushState({ usr: { message, from }, key: 'back-office' }, '', to)
  location.reload()
}
