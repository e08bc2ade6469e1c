const BACK_OFFICE = '/admin'

/**
 * Where someone goes who has signed in: back to the page of this site that they were sent away from, else to the
 * back-office.
 * @param from path and query, as whoever sent them here noted it; anything else is not followed.
 */
export function destinationOf(from: unknown): string {
  const own = typeof from === 'string' && /^\/(?![/\\])/.test(from) && !/^\/(auth|error)\//.test(from)
  return own ? from : BACK_OFFICE
}
