import * as tableWords from './table.words.ts'

/** Why nothing was stored, as the API names it. */
export interface Failure {
  readonly reason: string
  readonly params: Readonly<Record<string, unknown>>
}

interface FailureText {
  readonly title: string
  readonly text: string
  /** Whether only the phone helps. */
  readonly isByPhone: boolean
}

const BY_PHONE: readonly (keyof typeof tableWords.failures)[] = [
  ...(['TOO_MANY_RESERVATIONS', 'RESERVATIONS_OFF', 'RESERVATION_SETTLED'] as const),
  ...(['KEY_REUSED', 'NO_REPLY', 'OTHER'] as const),
]

/** One general sentence where the reason has no words of its own. */
export function failureText({ reason }: Failure): FailureText {
  const known = Object.hasOwn(tableWords.failures, reason)
    ? (reason as keyof typeof tableWords.failures)
    : 'OTHER'
  return { ...tableWords.failures[known], isByPhone: BY_PHONE.includes(known) }
}

/** The free times that are nearest to one that is not: HH:MM. */
export function nearestTimes({ reason, params }: Failure): string[] {
  const { times } = params
  return reason === 'SLOT_UNAVAILABLE' && Array.isArray(times)
    ? times.filter((time) => typeof time === 'string')
    : []
}
