import { isUnfinished, type WorkItem } from './work.ts'

/** What was typed for a text and is not stored yet; a draft. */
export interface TypedText {
  /** Null if nothing was typed. */
  readonly text: string | null
  /** The Turkish text that was shown then. */
  readonly seen: string
  /** The stored translation that was shown then. */
  readonly over: string
}

export const NOTHING_TYPED: TypedText = { text: null, seen: '', over: '' }

/**
 * What is to be done with it. `due`: it is saved by itself; `unfinished`: once no unknown word of a proposal is left in it; `sourceChanged` and `overtaken`: the Turkish text, or the
 * translation, was changed by somebody else since, so that a person has to look first.
 */
export type Standing = 'idle' | 'due' | 'unfinished' | 'sourceChanged' | 'overtaken'

type Stored = Pick<WorkItem, 'source' | 'text'>

export function standingOf({ source, text }: Stored, typed: TypedText): Standing {
  const stored = text ?? ''
  if (typed.text === null || typed.text === stored) return 'idle'
  if (typed.seen !== source) return 'sourceChanged'
  if (typed.over !== stored) return 'overtaken'
  return isUnfinished(typed.text, source) ? 'unfinished' : 'due'
}

/** An edited text keeps what was shown when it was begun, so that it replaces nothing that nobody has seen. */
export function typedOver({ source, text }: Stored, before: TypedText, typed: string): TypedText {
  return before.text === null ? { text: typed, seen: source, over: text ?? '' } : { ...before, text: typed }
}

/** What remains of a text once another is stored that was sent. */
export function typedSince(typed: TypedText, sent: TypedText): TypedText | null {
  return typed.text === null || typed.text === sent.text
    ? null
    : { ...typed, seen: sent.seen, over: sent.text ?? '' }
}
