/** Without letters and digits that are easily confused. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** A random password of 80 bits in groups that are easy to type: `k7mw-3xqa-hh2d-9vpz`. */
export function newPassword(): string {
  // 256 is a multiple of the 32 letters, so that the remainder is evenly distributed.
  const letters = [...crypto.getRandomValues(new Uint8Array(GROUPS * GROUP_LENGTH))].map(
    (byte) => LETTERS[byte % LETTERS.length],
  )
  return Array.from({ length: GROUPS }, (_, at) =>
    letters.slice(at * GROUP_LENGTH, (at + 1) * GROUP_LENGTH).join(''),
  ).join('-')
}
