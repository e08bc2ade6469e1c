import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'

/** Why nobody was signed in. */
export interface Refusal {
  /** In the server's words; null where it had none. */
  readonly message: string | null
  /** After how many seconds another attempt may be made; 0 for at once. */
  readonly waitSeconds: number
}

/** What people are told of a failed sign-in. */
export function refusalOf(error: unknown): Refusal {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors
    return { message: first?.message ?? null, waitSeconds: secondsIn(first?.extensions?.retryAfter) }
  }
  if (ServerError.is(error)) {
    // A proxy in front may answer in a form of its own; the status and this header are everybody's.
    return {
      message: error.response.statusText || null,
      waitSeconds: secondsIn(error.response.headers.get('retry-after')),
    }
  }
  return { message: null, waitSeconds: 0 }
}

function secondsIn(value: unknown): number {
  const seconds = Math.ceil(Number(value ?? 0))
  return seconds > 0 ? seconds : 0
}
