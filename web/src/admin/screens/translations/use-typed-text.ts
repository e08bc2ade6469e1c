import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isRefusal } from '../../api/api-failure.ts'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import type { OtherLanguage } from '../../resources/translation/languages.ts'
import { SAVE_TRANSLATIONS, TRANSLATIONS } from './translations.operations.ts'
import { NOTHING_TYPED, standingOf, typedOver, typedSince } from './typed-text.ts'
import { beforeReading } from './use-work.ts'
import { keyOf, lineOf, type WorkItem } from './work.ts'

/** Time without typing after which a text is saved, in ms. */
const REST_MS = 5_000

/** Drafts of a text whose source has changed are shown as such, however old they are. */
const KEPT_DAYS = 30

const TITLE_LENGTH = 40

export interface TextPlace {
  readonly language: OtherLanguage
  onStored(item: WorkItem, text: string): void
  /** @returns null if the text is gone. */
  reread(item: WorkItem): Promise<WorkItem | null>
}

/** A text that is typed, kept as a draft, and saved by itself: after a rest, and when its page is left or hidden. */
export function useTypedText(item: WorkItem, { language, onStored, reread }: TextPlace) {
  const translate = useTranslate()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  /** The text of the call that is sent; null if none is. */
  const sent = useRef<string | null>(null)
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  const { values, isSending, subject, change, reset, send } = useDraft(TRANSLATIONS, NOTHING_TYPED, {
    id: `${language}/${keyOf(item)}`,
    days: KEPT_DAYS,
    remaining: typedSince,
    async reread() {
      if (sent.current === null) await reread(item).catch(() => null)
      else onStored(item, sent.current)
    },
  })
  const standing = standingOf(item, values)
  const isDue = standing === 'due' && refusal === null

  const store = async (changed: object) => {
    setRefusal(null)
    setSaved(false)
    const title = `${translate('admin.translations.title')}: ${item.source.slice(0, TITLE_LENGTH)}`
    try {
      await send(({ text, seen }) => {
        sent.current = text ?? ''
        const lines = [lineOf(item, sent.current, seen)]
        return { document: SAVE_TRANSLATIONS, variables: { language, lines }, resource: 'translation', title }
      }, changed)
      setSaved(true)
    } catch (error) {
      const isReread = isRefusal(error, 'SOURCE_CHANGED') && (await reread(item).catch(() => null))
      if (!isReread) setRefusal(messageOf(error as Error))
    } finally {
      sent.current = null
    }
  }
  /** @param changed values that are changed before. */
  const save = (changed: object = {}) => {
    const saving = store(changed)
    sending.current = saving
    beforeReading(saving)
  }
  const type = (text: string) => {
    setRefusal(null)
    setSaved(false)
    const next = typedOver(item, values, text)
    if (standingOf(item, next) === 'idle' && !isSending) reset()
    else change(next)
  }
  /** Saves what was typed as the translation of the present text. */
  const confirm = (text = values.text ?? '') => save({ text, seen: item.source, over: item.text ?? '' })

  const latest = useRef({ isDue, isSending, text: values.text, save })
  latest.current = { isDue, isSending, text: values.text, save }
  useEffect(() => {
    if (!isDue || isSending || values.text === null) return
    const timer = setTimeout(() => latest.current.save(), REST_MS)
    return () => clearTimeout(timer)
  }, [isDue, isSending, values.text])
  useEffect(() => {
    const flush = () => {
      const { isDue, isSending, text, save } = latest.current
      if (!isDue) return
      if (!isSending) save()
      else if (text !== sent.current) beforeReading(sending.current.then(() => save()))
    }
    const hide = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      flush()
    }
  }, [])

  return {
    shown: values.text ?? item.text ?? '',
    ...{ standing, isSending, isSaved, refusal, subject },
    ...{ type, save, confirm, discard: reset },
  }
}

function messageOf({ message, body }: Error & { body?: { errors?: Record<string, unknown> } }): string {
  return String(body?.errors?.['lines.0.text'] ?? message)
}
