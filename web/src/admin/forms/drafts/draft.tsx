import { useCallback, useEffect, useRef, useState } from 'react'
import { useRecordContext, useResourceContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { calls } from '../../api/call/calls.ts'
import { newClientKey } from '../../api/client-key.ts'
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
  const { base, finished, draftId, isNew = false, copyId } = useFormBase()
  const id = copyId ?? record?.id
  const [restored, setRestored] = useState<Draft | null>(null)
  const ready = useRef(false)
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
      if (!ready.current || finished.current) return
      const names = Object.keys(dirty).filter((name) => isTouched(dirty[name]))
      const changed = Object.fromEntries(
        names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
      )
      if (names.length === 0) return void dropDraft(resource, id)
      const draft = { changed, base: base.current, at: Date.now() }
      void keepDraft(resource, id, isNew ? { ...draft, draftId: draftId.current } : draft)
    },
    [resource, id, isNew, base, finished, draftId],
  )

  useEffect(() => {
    if (!isReadable) return
    let gone = false
    void storedOrDraft(resource, id).then((draft) => {
      if (gone) return
      ready.current = true
      // The user typed before the draft was loaded: the new input replaces the draft. A copy is dirty from the start.
      const isTyped = copyId === undefined && Object.values(dirtyNow.current).some(isTouched)
      if (isTyped) return keep(form.getValues(), dirtyNow.current)
      if (!draft) return
      for (const [name, value] of Object.entries(draft.changed)) {
        form.setValue(name, value, { shouldDirty: true })
      }
      base.current = draft.base
      if (draft.draftId) draftId.current = draft.draftId
      setRestored(draft)
    })
    return () => {
      gone = true
      ready.current = false
    }
  }, [resource, id, copyId, isReadable, form, base, draftId, keep])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values, dirtyFields = {} }) => keep(values, dirtyFields),
      }),
    [form, keep],
  )

  const reset = useCallback(() => {
    setRestored(null)
    // Input after this belongs to another record.
    draftId.current = newClientKey()
    form.reset()
  }, [form, draftId])

  // Its call was stored, although the page was left before the reply.
  useEffect(
    () =>
      calls.left.watch(({ call, was }) => {
        if (was === 'stored' && call.subject === subjectOf(resource, id, isNew ? draftId.current : null))
          reset()
      }),
    [resource, id, isNew, draftId, reset],
  )

  if (!restored) return null
  const discard = () => {
    void dropDraft(resource, id)
    reset()
    // The values of a copied record are set again, because they are not default values.
    for (const [name, value] of Object.entries(state?.record ?? {})) {
      form.setValue(name, value, { shouldDirty: true })
    }
  }
  const isOld = JSON.stringify(stampsOf(restored.base)) !== JSON.stringify(stampsOf(record ?? null))
  return <RestoredNotice at={restored.at} isOld={isOld} onDiscard={discard} />
}

/** The subject of the calls of a form. @param draftId of a new record. */
const subjectOf = (resource: string, id: unknown, draftId: string | null): string =>
  draftId === null ? `${resource}/${id}` : `${resource}/new/${draftId}`

/** The draft of a form, unless a call that was left has stored it. */
async function storedOrDraft(resource: string, id: unknown): Promise<Draft | undefined> {
  const draft = await readDraft(resource, id)
  if (!draft) return undefined
  const subject = subjectOf(resource, id, draft.draftId ?? null)
  await calls.left.resolve(subject).catch(() => {})
  return calls.left.isStored(subject, draft.at) ? undefined : draft
}
