import { useCallback, useEffect, useRef, useState } from 'react'
import { withinASecond } from '../../api/browser-storage.ts'
import type { Receipt } from '../../api/call/call.ts'
import { calls } from '../../api/call/calls.ts'
import { Unanswered, type Write } from '../../api/call/line.ts'
import { newClientKey } from '../../api/client-key.ts'
import { isSame } from '../../api/same-value.ts'
import { dropDraft, keepDraft, readDraft } from './draft-store.ts'

/** Older drafts are dropped: the menu that they were made from has changed. */
const DAY_MS = 24 * 60 * 60 * 1000

/** Thrown if an earlier addition of a draft was stored with other values, so that this one was not sent. */
export class EarlierAddition extends Error {}

/** An addition that was stored. */
export interface Earlier<V> {
  readonly ids: readonly string[]
  readonly values: V
}

export interface DraftState<V> {
  readonly values: V
  /** When the restored values were typed, in milliseconds since 1970; null if they were not restored. */
  readonly restoredAt: number | null
  readonly isSending: boolean
  change(changed: Partial<V>): void
  /** What an earlier call of an addition turned out to have stored, while its values were typed over; null if nothing. */
  readonly earlier: Earlier<V> | null
  /** The subject of its calls. */
  readonly subject: string
  /** Makes the values those of another addition than the earlier one. */
  renew(): void
  /** Discards the values, unless they are sent or may be stored: then they are kept until that is known. */
  cancel(): void
  /** Sets all values back and deletes the draft. */
  reset(): void
  /**
   * Sends the draft, which ends once it is stored.
   * @param changed values to be changed before.
   * @throws {HttpError} if it was refused; {Unanswered} if that is not known; {EarlierAddition} if an `earlier` one was stored.
   */
  send<Reply>(write: Omit<Write<Reply>, 'subject' | 'values'>, changed?: Partial<V>): Promise<Receipt<Reply>>
}

/** What is under way, by its subject: a screen that is opened again waits for its own. */
const underWay = new Map<string, Promise<unknown>>()

interface DraftOptions<V> {
  /** Of what the screen is about, if there are several. */
  readonly id?: string
  /** Whether it is of a record that is added: of two drafts each is stored then, and none is changed unasked. */
  readonly isAddition?: boolean
  /** How many days it is kept; by default one. */
  readonly days?: number
  /**
   * What remains of the values once others are stored that were sent; by default nothing.
   * @param values may have been edited since, if the person did not wait for the answer.
   */
  remaining?(values: V, sent: V): Partial<V> | null
  /** Reads what is stored, before the draft ends. */
  reread?(): Promise<unknown>
}

/**
 * The state of a screen without a record, saved as a draft in the browser, so that it survives an expired session and
 * a reload, for a day unless it says otherwise.
 * @param name the name of the screen; no resource has it.
 */
export function useDraft<V extends object>(
  name: string,
  initial: V,
  { id, isAddition = false, days = 1, ...options }: DraftOptions<V> = {},
): DraftState<V> {
  const first = useRef(initial).current
  const [values, setValues] = useState(first)
  const [restoredAt, setRestoredAt] = useState<number | null>(null)
  const [isSending, setSending] = useState(false)
  const [earlier, setEarlier] = useState<Earlier<V> | null>(null)
  const isTouched = useRef(false)
  const isUnanswered = useRef(false)
  const kept = useRef<V | null>(null)
  const key = useRef(newClientKey())
  const subjectOf = useCallback(
    (draft: string) => `${name}/${id ?? 'new'}${isAddition ? `/${draft}` : ''}`,
    [name, id, isAddition],
  )
  const latest = useRef({ values, ...options })
  latest.current = { values, ...options }

  const change = useCallback((changed: Partial<V>) => {
    isTouched.current = true
    setValues((before) => ({ ...before, ...changed }))
  }, [])
  const reset = useCallback(() => {
    isTouched.current = true
    setValues(first)
    setRestoredAt(null)
    setEarlier(null)
    void dropDraft(name, id, key.current)
    // Input after this is another draft.
    key.current = newClientKey()
  }, [name, id, first])
  const renew = useCallback(() => {
    setEarlier(null)
    void dropDraft(name, id, key.current)
    key.current = newClientKey()
  }, [name, id])

  const end = useCallback(
    async (sent: V) => {
      await latest.current.reread?.()
      const left = latest.current.remaining?.(latest.current.values, sent)
      reset()
      if (left) change(left)
    },
    [change, reset],
  )

  useEffect(
    () =>
      calls.left.watch((resolution) => {
        const { call, was } = resolution
        if (call.draft !== key.current || was !== 'stored') return
        if (isAddition) setEarlier({ ids: resolution.ids, values: call.values as V })
        else void end(call.values as V)
      }),
    [isAddition, end],
  )

  useEffect(() => {
    let isGone = false
    const restore = async () => {
      await underWay.get(subjectOf(key.current))?.catch(() => {})
      const draft = await readDraft(name, id)
      if (!draft || isGone) return
      // Another addition is being sent, which is in no way of this one.
      if (isAddition && underWay.has(subjectOf(draft.key))) return
      // The user typed before the draft was loaded: the new input replaces the draft.
      if (Date.now() - draft.at > days * DAY_MS || isTouched.current) return dropDraft(name, id, draft.key)
      key.current = draft.key
      setValues({ ...first, ...draft.changed } as V)
      setRestoredAt(draft.at)
      await calls.left.resolve(subjectOf(draft.key))
    }
    // Without a connection what became of its call is asked before the next one.
    restore().catch(() => {})
    return () => {
      isGone = true
    }
  }, [name, id, isAddition, days, subjectOf, first])

  useEffect(() => {
    if (!isTouched.current || values === first || values === kept.current) return
    void keepValues(name, id, key.current, values)
  }, [name, id, first, values])

  const send: DraftState<V>['send'] = async (write, changed = {}) => {
    const sent = { ...values, ...changed }
    // Kept again while it is sent, they would count as typed since.
    kept.current = sent
    const subject = subjectOf(key.current)
    const work = async () => {
      await withinASecond(keepValues(name, id, key.current, sent))
      const receipt = await calls.send({ ...write, subject, draft: key.current, values: sent })
      const isOther = isAddition && receipt.isEarlier && !isSame(sent, receipt.values)
      if (isOther) throw new EarlierAddition()
      if (!receipt.isEarlier || isAddition) await end(sent)
      return receipt
    }
    isTouched.current = true
    setValues(sent)
    setSending(true)
    const sending = work()
    underWay.set(subject, sending)
    try {
      isUnanswered.current = false
      return await sending
    } catch (error) {
      isUnanswered.current = error instanceof Unanswered
      throw error
    } finally {
      underWay.delete(subject)
      setSending(false)
    }
  }
  const cancel = () => {
    if (!isSending && !isUnanswered.current) reset()
  }
  return {
    values,
    restoredAt,
    isSending,
    earlier,
    subject: subjectOf(key.current),
    change,
    renew,
    cancel,
    reset,
    send,
  }
}

const keepValues = (name: string, id: unknown, key: string, values: object): Promise<void> =>
  keepDraft(name, id, {
    key,
    changed: Object.fromEntries(Object.entries(values)),
    base: null,
    at: Date.now(),
  })
