/** A new idempotency key, by which the server stores an addition once. */
export function newClientKey(bytes = 16): string {
  // randomUUID is missing on pages without https.
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
