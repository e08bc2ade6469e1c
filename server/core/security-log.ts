import { canonicalAddress } from './primitives/canonical-address.ts'
import type { RequestContext } from './request-context.ts'

/** Kinds of security events: of an account, or of the rights of one. */
type SecurityEvent =
  | 'sign-in'
  | 'sign-out'
  | 'lock'
  | 'code-asked'
  | 'code-refused'
  | 'factor'
  | 'own-password'
  | 'refusal'
  | 'rights'
  | 'password'
  | 'password-link'
  | 'recovery-code'
  | 'api-token'
  | 'sessions-ended'
  | 'mail-account'
  | 'erasure'

/** An entry of the security log. It contains no values, and no names but those of programs. */
export interface SecurityEntry {
  readonly event: SecurityEvent
  readonly outcome: 'success' | 'failure'
  /** Id of the user who acted, or whose account was tried; null if there is none. */
  readonly user: number | null
  /** Canonical. */
  readonly address: string
  /** Id of the request, as in its line of the log and in the history of changes. */
  readonly id: string
  readonly reason?: string | undefined
  /** How a sign-in has succeeded. */
  readonly method?: string | undefined
  /** The kind of record whose change affects rights. */
  readonly kind?: string
  /** Id of the user that the event is about, if not the one who acted. */
  readonly subject?: number
  /** Name of the program that acted with a token of the user. */
  readonly program?: string
}

export type SecurityLog = (entry: SecurityEntry) => void

/** A security log that counts what it writes. */
export class SecurityEvents {
  private readonly counted = new Map<
    string,
    { labels: Pick<SecurityEntry, 'event' | 'outcome'>; count: number }
  >()

  constructor(private readonly log: SecurityLog) {}

  readonly write: SecurityLog = (entry) => {
    const { event, outcome } = entry
    const key = `${event} ${outcome}`
    const { count } = this.counted.get(key) ?? { count: 0 }
    this.counted.set(key, { labels: { event, outcome }, count: count + 1 })
    this.log(entry)
  }

  /** The numbers since the start. */
  get figures(): readonly (readonly [labels: Pick<SecurityEntry, 'event' | 'outcome'>, count: number])[] {
    return [...this.counted.values()].map(({ labels, count }) => [labels, count])
  }
}

export function whoIn({
  caller,
  address,
  requestId,
}: RequestContext): Pick<SecurityEntry, 'user' | 'address' | 'id' | 'program'> {
  const { userId: user, program } = caller
  return {
    user,
    address: canonicalAddress(address),
    id: requestId,
    ...(program && { program: program.name }),
  }
}
