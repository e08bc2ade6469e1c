import type { ReservationState } from '../../gql/graphql.ts'
import * as guestTableWords from './guest-table.words.ts'
import * as tableWords from './table.words.ts'

interface StateText {
  readonly title: string
  readonly text: string
  /** How the state is drawn. */
  readonly look: 'waiting' | 'promised' | 'over'
}

const LOOKS: Readonly<Record<ReservationState, StateText['look']>> = {
  NEW: 'waiting',
  CONFIRMED: 'promised',
  DECLINED: 'over',
  CANCELLED: 'over',
  EXPIRED: 'over',
  ARRIVED: 'promised',
  NO_SHOW: 'over',
}

/** @param hasGivenUp whether the guest has just done so; whether it was the guest or the restaurant is not known later. */
export function stateText(state: ReservationState, hasGivenUp = false): StateText {
  const said = { ...guestTableWords.states[state], look: LOOKS[state] }
  return state === 'CANCELLED' && hasGivenUp ? { ...said, title: guestTableWords.givenUp } : said
}

/** How a guest learns of the answer. @param renews whether the page asks for it by itself, which takes a script. */
export const waitingText = (renews: boolean): string =>
  renews ? guestTableWords.comesHere : guestTableWords.reload

/** A table in the list of those that a device has asked for. */
export const keptLabel = (state: ReservationState): string =>
  state === 'NEW' ? tableWords.open : stateText(state, false).title

/** Whether a guest has still something to do about the table. */
export const isOpen = (state: ReservationState): boolean => state === 'NEW' || state === 'CONFIRMED'

/** Whether a guest has something to learn of the table that was not read yet. */
export const isOfUse = (state: ReservationState): boolean =>
  isOpen(state) || state === 'DECLINED' || state === 'EXPIRED'

/** Whether a guest may still give the table up. @param now null until the clock is known. */
export const canGiveUp = (state: ReservationState, at: string, now: Date | null): boolean =>
  isOpen(state) && (now === null || Date.parse(at) > now.getTime())

/** Whether a guest may want to ask for another table. */
export const canAskAgain = (state: ReservationState): boolean =>
  ['DECLINED', 'CANCELLED', 'EXPIRED'].includes(state)
