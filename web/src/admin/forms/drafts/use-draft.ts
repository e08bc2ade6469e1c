import { useCallback, useEffect, useRef, useState } from 'react'
import { withinASecond } from '../../api/browser-storage.ts'
import type { Receipt } from '../../api/call/call.ts'
import { calls } from '../../api/call/calls.ts'
import type { Write } from '../../api/call/line.ts'
import { newClientKey } from '../../api/client-key.ts'
import { dropDraft, keepDraft, readDraft } from './draft-store.ts'

/** Older drafts are dropped: the menu that they were made from has changed. */
const DAY_MS = 24 * 60 * 60 * 1000

interface DraftState<V> {
  readonly values: V
  /** When the restored values were typed, in milliseconds since 1970; null if they were not restored. */
  readonly restoredAt: number | null
  readonly isSending: boolean
  change(changed: Partial<V>): void
  /** Sets all values back and deletes the draft. */
  reset(): void
  /**
   * Sends the draft, which ends once it is stored.
   * @param changed values to be changed before.
   * @throws {HttpError} if it was refused; {Unanswered} if that is not known.
   */
  send<Reply>(write: Omit<Write<Reply>, 'subject' | 'values'>, changed?: Partial<V>): Promise<Receipt<Reply>>
}

/** What is under way by the names of its drafts: a screen that is opened again waits for its own. */
const underWay = new Map<string, Promise<unknown>>()

interface DraftOptions<V> {
  /** Of what the screen is about, if there are several. */
  readonly id?: string
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
  { id, days = 1, ...options }: DraftOptions<V> = {},
): DraftState<V> {
  const first = useRef(initial).current
  const [values, setValues] = useState(first)
  const [restoredAt, setRestoredAt] = useState<number | null>(null)
  const [isSending, setSending] = useState(false)
  const isTouched = useRef(false)
  const kept = useRef<V | null>(null)
  const key = useRef(newClientKey())
  const subject = `${name}/${id ?? 'new'}`
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
    void dropDraft(name, id, key.current)
    // Input after this is another draft.
    key.current = newClientKey()
  }, [name, id, first])

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
      calls.left.watch(({ call, was }) => {
        if (call.draft === key.current && was === 'stored') void end(call.values as V)
      }),
    [end],
  )

  useEffect(() => {
    let isGone = false
    const restore = async () => {
      await underWay.get(subject)?.catch(() => {})
      const draft = await readDraft(name, id)
      if (!draft) return
      if (isGone) return
      // The user typed before the draft was loaded: the new input replaces the draft.
      if (Date.now() - draft.at > days * DAY_MS || isTouched.current) return dropDraft(name, id, draft.key)
      key.current = draft.key
      setValues({ ...first, ...draft.changed } as V)
      setRestoredAt(draft.at)
      await calls.left.resolve(subject)
    }
    // Without a connection what became of its call is asked before the next one.
    restore().catch(() => {})
    return () => {
      isGone = true
    }
  }, [name, id, days, subject, first])

  useEffect(() => {
    if (!isTouched.current || values === first || values === kept.current) return
    void keepValues(name, id, key.current, values)
  }, [name, id, first, values])

  const send: DraftState<V>['send'] = async (write, changed = {}) => {
    const sent = { ...values, ...changed }
    // Kept again while it is sent, they would count as typed since.
    kept.current = sent
    const work = async () => {
      await withinASecond(keepValues(name, id, key.current, sent))
      const receipt = await calls.send({ ...write, subject, draft: key.current, values: sent })
      if (!receipt.isEarlier) await end(sent)
      return receipt
    }
    isTouched.current = true
    setValues(sent)
    setSending(true)
    const sending = work()
    underWay.set(subject, sending)
    try {
      return await sending
    } finally {
      underWay.delete(subject)
      setSending(false)
    }
  }
  return { values, restoredAt, isSending, change, reset, send }
}

const keepValues = (name: string, id: unknown, key: string, values: object): Promise<void> =>
  keepDraft(name, id, {
    key,
    changed: Object.fromEntries(Object.entries(values)),
    base: null,
    at: Date.now(),
  })
