import { useCallback, useEffect, useRef, useState } from 'react'
import { withinASecond } from '../../api/browser-storage.ts'
import type { Receipt } from '../../api/call/call.ts'
import { calls } from '../../api/call/calls.ts'
import { Unanswered, type Write } from '../../api/call/line.ts'
import { fieldOf } from '../../api/call/with-client-key.ts'
import { newClientKey } from '../../api/client-key.ts'
import { isSame } from '../../api/same-value.ts'
import { dropDraft, keepDraft, readDraft } from './draft-store.ts'

/** Older drafts are dropped: the menu that they were made from has changed. */
const DAY_MS = 24 * 60 * 60 * 1000

/** Thrown if an earlier addition of a draft was stored with other values, so that this one was not sent. */
export class EarlierAddition extends Error {}

/** An earlier call that turned out to be stored. */
export interface Found {
  /** Its subject in words. */
  readonly title: string
  /** Whether that was all, or what was typed since is stored too, or is left. */
  readonly rest: 'none' | 'stored' | 'left'
}

type Built<Reply> = Omit<Write<Reply>, 'subject' | 'values' | 'draft'>

/**
 * Makes the call for values.
 * @param earlier a stored call of which these are what remains.
 * @returns null if somebody has to look at them before.
 */
type Build<V, Reply> = (
  values: V,
  earlier: Receipt | null,
) => Built<Reply> | null | Promise<Built<Reply> | null>

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
  /** What a press has found stored by an earlier one, until something is typed; null if nothing. */
  readonly found: Found | null
  /**
   * Sends the draft, which ends once it is stored. If an earlier call of it turns out to be stored, what remains is
   * built and sent again.
   * @param changed values to be changed before.
   * @returns null if `build` made no call of what remains.
   * @throws {HttpError} if it was refused; {Unanswered} if that is not known; {EarlierAddition} if an `earlier` one was stored.
   */
  send<Reply>(build: Build<V, Reply>, changed?: Partial<V>): Promise<Receipt<Reply> | null>
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
  /** What has to be sent of the values then; by default what remains. */
  rest?(values: V, sent: V): Partial<V> | null
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
  const [found, setFound] = useState<Found | null>(null)
  const isTouched = useRef(false)
  const isUnanswered = useRef(false)
  const isBusy = useRef(false)
  const kept = useRef<V | null>(null)
  /** An earlier call that turned out to be stored during a press, which has not looked at it yet. */
  const missed = useRef<Receipt<never> | null>(null)
  const key = useRef(newClientKey())
  const subjectOf = useCallback(
    (draft: string) => `${name}/${id ?? 'new'}${isAddition ? `/${draft}` : ''}`,
    [name, id, isAddition],
  )
  const latest = useRef({ values, ...options })
  latest.current = { values, ...options }

  const change = useCallback((changed: Partial<V>) => {
    isTouched.current = true
    setFound(null)
    setValues((before) => ({ ...before, ...changed }))
  }, [])
  const reset = useCallback(() => {
    isTouched.current = true
    missed.current = null
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
        const { ids, requestId } = resolution
        if (isAddition) setEarlier({ ids, values: call.values as V })
        else if (isBusy.current) missed.current = { ids, requestId, call, reply: null, isEarlier: true }
        else {
          // A press before the end of this one would send what it has ended.
          setSending(true)
          void end(call.values as V).finally(() => setSending(false))
        }
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

  /** Takes values as those that are sent: kept again meanwhile, they would count as typed since. */
  const take = async (taken: V) => {
    kept.current = taken
    setValues(taken)
    await withinASecond(keepValues(name, id, key.current, taken))
  }

  const send: DraftState<V>['send'] = async (build, changed = {}) => {
    const subject = subjectOf(key.current)
    const work = async () => {
      let now: V = { ...values, ...changed }
      let found: Found | null = null
      for (let earlier: Receipt | null = null; ; ) {
        await take(now)
        const built = await build(now, earlier)
        if (!built) {
          if (found) setFound({ ...found, rest: 'left' })
          return null
        }
        const receipt =
          missed.current ?? (await calls.send({ ...built, subject, draft: key.current, values: now }))
        missed.current = null
        const { call } = receipt
        if (!call) {
          await end(now)
          setFound(found && { ...found, rest: 'stored' })
          return receipt
        }
        if (isAddition && !isSame(now, call.values)) throw new EarlierAddition()
        found = { title: call.title, rest: 'none' }
        const rest = latest.current.rest ?? latest.current.remaining
        // A call of another kind has stored nothing of this one.
        const isOther = call.call !== fieldOf(built.document)
        const left = isAddition ? null : isOther ? {} : rest?.(now, call.values as V)
        if (!left) {
          await end(now)
          setFound(found)
          return receipt
        }
        now = { ...now, ...left }
        earlier = receipt
      }
    }
    isTouched.current = true
    isBusy.current = true
    setFound(null)
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
      isBusy.current = false
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
    found,
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
