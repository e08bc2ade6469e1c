/** Nothing that is taken for something else when it is read out or written down. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** A password that nobody guesses (80 bits) and everybody can type: `k7mw-3xqa-hh2d-9vpz`. */
export function newPassword(): string {
  // There are 32 letters, so every byte's remainder is as likely as any other.
  const letters = [...crypto.getRandomValues(new Uint8Array(GROUPS * GROUP_LENGTH))].map(
    (byte) => LETTERS[byte % LETTERS.length],
  )
  return Array.from({ length: GROUPS }, (_, at) =>
    letters.slice(at * GROUP_LENGTH, (at + 1) * GROUP_LENGTH).join(''),
  ).join('-')
}
