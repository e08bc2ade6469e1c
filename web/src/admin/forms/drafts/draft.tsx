import { useCallback, useEffect, useRef, useState } from 'react'
import { useRecordContext, useResourceContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { newAddition } from '../../api/client-key.ts'
import { isSame } from '../../api/same-value.ts'
import { stampsOf } from '../../api/stamps.ts'
import { useFormBase } from '../form-base.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft-store.ts'
import { RestoredNotice } from './restored-notice.tsx'
import { isTouched, useDirty } from './use-dirty.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Saves the unsaved values of a form as a draft in the browser until the form is saved or discarded, so that they
 * survive an expired session, a closed browser and an unavailable server. Restores the draft when the form is
 * opened again.
 */
export function DraftKeeper() {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const form = useFormContext()
  const { state } = useLocation()
  const { dirtyFields } = useFormState()
  const isDirty = useDirty()
  const { base, settled, sent, keepDraft: keepNow, copyId, setAddition } = useFormBase()
  const id = copyId ?? record?.id
  const [restored, setRestored] = useState<Draft | null>(null)
  const ready = useRef(false)
  const recordNow = useRef(record)
  recordNow.current = record
  const dirtyNow = useRef(dirtyFields)
  dirtyNow.current = dirtyFields
  // The values of a copied record are set after the first render, and would replace those of the draft.
  const isCopied = useRef(false)
  if (isDirty) isCopied.current = true
  const isReadable = copyId === undefined || isCopied.current

  // The changes are relative to the record shown when typing began, even if it is refetched later.
  useEffect(() => {
    if (!isDirty) base.current = record ?? null
  }, [isDirty, record, base])

  const keep = useCallback(
    (values: Values, dirty: Values) => {
      if (!ready.current || settled.current) return
      const names = Object.keys(dirty).filter((name) => isTouched(dirty[name]))
      const changed = Object.fromEntries(
        names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
      )
      const { clientKey, values: sentValues } = sent.current ?? {}
      // A copy that was sent has a key though nothing in it was changed.
      if (names.length === 0 && clientKey === undefined) return void dropDraft(resource, id)
      const draft = { changed, base: base.current, at: Date.now(), clientKey, sent: sentValues }
      void keepDraft(resource, id, draft)
    },
    [resource, id, base, settled, sent],
  )

  useEffect(() => {
    if (!isReadable) return
    let gone = false
    void readDraft(resource, id).then((draft) => {
      if (gone) return
      ready.current = true
      // The user typed before the draft was loaded: the new input replaces the draft. A copy is dirty from the start.
      const isTyped = copyId === undefined && Object.values(dirtyNow.current).some(isTouched)
      if (isTyped) return keep(form.getValues(), dirtyNow.current)
      if (!draft) return
      // Its attempt was stored, though the reply was lost.
      const { current: stored } = recordNow
      const isStored =
        stored && Object.entries(draft.changed).every(([name, value]) => isSame(value, stored[name]))
      if (isStored) return void dropDraft(resource, id)
      for (const [name, value] of Object.entries(draft.changed)) {
        form.setValue(name, value, { shouldDirty: true })
      }
      base.current = draft.base
      if (draft.clientKey) {
        sent.current = { clientKey: draft.clientKey, values: draft.sent }
        setAddition?.({ clientKey: draft.clientKey, isResumed: true, sent: draft.sent })
      }
      setRestored(draft)
    })
    return () => {
      gone = true
      ready.current = false
    }
  }, [resource, id, copyId, isReadable, form, base, sent, keep, setAddition])

  useEffect(() => {
    keepNow.current = () => keep(form.getValues(), dirtyNow.current)
  }, [keepNow, form, keep])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values, dirtyFields = {} }) => keep(values, dirtyFields),
      }),
    [form, keep],
  )

  if (!restored) return null
  const discard = () => {
    void dropDraft(resource, id)
    setRestored(null)
    sent.current = undefined
    // Input after this belongs to another record.
    setAddition?.(newAddition())
    form.reset()
    // The values of a copied record are set again, because they are not default values.
    for (const [name, value] of Object.entries(state?.record ?? {})) {
      form.setValue(name, value, { shouldDirty: true })
    }
  }
  const isOld = JSON.stringify(stampsOf(restored.base)) !== JSON.stringify(stampsOf(record ?? null))
  return <RestoredNotice at={restored.at} isOld={isOld} onDiscard={discard} />
}
