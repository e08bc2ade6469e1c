/** A new idempotency key, by which the server stores an addition once. */
export function newClientKey(bytes = 16): string {
  // randomUUID is missing on pages without https.
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** The idempotency key of an addition, and whether it belongs to a restored draft, which may have been stored. */
export interface AdditionKey {
  readonly clientKey: string
  readonly isResumed: boolean
  /** The values that were sent before the page was loaded again. */
  readonly sent?: Readonly<Record<string, unknown>> | undefined
}

export const newAddition = (): AdditionKey => ({ clientKey: newClientKey(), isResumed: false })

/** The idempotency key of another record that a form was used for while an earlier one was without a reply. */
export const otherKey = (clientKey: string) => `${clientKey}.n`
