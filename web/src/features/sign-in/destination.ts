const BACK_OFFICE = '/admin'

/**
 * The address after a sign-in: the page of this site that redirected here, else the back-office.
 * @param from path and query from the redirect's state; anything else is ignored.
 */
export function destinationOf(from: unknown): string {
  const own = typeof from === 'string' && /^\/(?![/\\])/.test(from) && !/^\/(auth|error)\//.test(from)
  return own ? from : BACK_OFFICE
}
