import {
  type PushedKind,
  type PushedMessage,
  TAG_OF_SEVERAL,
  tagOfTable,
} from '../../../web/src/rules/pushed-message.ts'
import type { PushFacts } from './push-outbox.service.ts'

/** A message that waits for its device. */
export interface WaitingPush {
  readonly id: number
  readonly kind: Exclude<PushedKind, 'SEVERAL' | 'TEST'>
  readonly reservationId: number | null
  readonly facts: PushFacts
  /** Whether it was sent before without an answer, so that the device may have rung. */
  readonly isUnheard: boolean
}

/** A message that says nothing. */
export const NOTHING_TOLD = {
  ...{ id: null, at: null, people: null, concern: null, isOver: false },
  ...{ counts: {}, waiting: null, isSilent: false },
} satisfies Partial<PushedMessage>

/**
 * The one message by which a device is told of what waits for it.
 * @param told at least one; several are counted, and replace each other on the device.
 */
export function messageOf(
  told: readonly WaitingPush[],
  { timeZone, waiting }: Pick<PushedMessage, 'timeZone' | 'waiting'>,
): PushedMessage {
  const [first] = told as readonly [WaitingPush]
  const base = { ...NOTHING_TOLD, timeZone, waiting }
  const isSilent = first.kind === 'ANSWERED' || told.every(({ isUnheard }) => isUnheard)
  if (told.length > 1)
    return { ...base, kind: 'SEVERAL', counts: countsOf(told), tag: TAG_OF_SEVERAL, isSilent }
  const { kind, reservationId: id, facts } = first
  const { at = null, people = null, concern = null, isOver = false } = facts
  const tag = id === null ? `alert-${concern}` : tagOfTable(id)
  return { ...base, kind, id, at, people, concern, isOver, tag, isSilent }
}

function countsOf(told: readonly WaitingPush[]): PushedMessage['counts'] {
  const counts: Partial<Record<PushedKind, number>> = {}
  for (const { kind } of told) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
