import { useCallback, useEffect, useRef, useState } from 'react'
import { useRecordContext, useResourceContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { calls } from '../../api/call/calls.ts'
import { newClientKey } from '../../api/client-key.ts'
import { isSame } from '../../api/same-value.ts'
import { stampsOf } from '../../api/stamps.ts'
import { draftIdOf, useFormBase } from '../form-base.ts'
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
  const formBase = useFormBase()
  const { base, finished, draftKey, isNew = false, copyId } = formBase
  const id = draftIdOf(formBase, record)
  const subject = `${resource}/${isNew ? 'new' : record?.id}`
  const [restored, setRestored] = useState<Draft | null>(null)
  const ready = useRef(false)
  const kept = useRef<Pick<Draft, 'changed' | 'at'> | null>(null)
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
      const key = draftKey.current
      if (names.length === 0) return void dropDraft(resource, id, key)
      // A refetch of the record calls this, too.
      const isTyped = !isSame(Object.entries(changed), Object.entries(kept.current?.changed ?? {}))
      kept.current = { changed, at: isTyped || !kept.current ? Date.now() : kept.current.at }
      void keepDraft(resource, id, { ...kept.current, key, base: base.current })
    },
    [resource, id, base, finished, draftKey],
  )

  useEffect(() => {
    if (!isReadable) return
    let gone = false
    void draftAfterCalls(subject, resource, id).then((draft) => {
      if (gone) return
      const isTyped = copyId === undefined && Object.values(dirtyNow.current).some(isTouched)
      // The user typed before the draft was loaded: the new input replaces the draft. A copy is dirty from the start.
      if (isTyped || !draft) {
        ready.current = true
        if (draft) void dropDraft(resource, id, draft.key)
        if (isTyped) keep(form.getValues(), dirtyNow.current)
        return
      }
      for (const [name, value] of Object.entries(draft.changed)) {
        form.setValue(name, value, { shouldDirty: true })
      }
      base.current = draft.base
      draftKey.current = draft.key
      kept.current = draft
      ready.current = true
      setRestored(draft)
    })
    return () => {
      gone = true
      ready.current = false
    }
  }, [subject, resource, id, copyId, isReadable, form, base, draftKey, keep])

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
    draftKey.current = newClientKey()
    kept.current = null
    form.reset()
  }, [form, draftKey])

  // Its call was stored, although the page was left before the reply.
  useEffect(
    () =>
      calls.left.watch(({ call, was }) => {
        if (was !== 'stored' || call.draft !== draftKey.current) return
        const isTypedSince = kept.current !== null && kept.current.at > call.at
        if (!isTypedSince) reset()
      }),
    [draftKey, reset],
  )

  if (!restored) return null
  const discard = () => {
    void dropDraft(resource, id, restored.key)
    reset()
    // The values of a copied record are set again, because they are not default values.
    for (const [name, value] of Object.entries(state?.record ?? {})) {
      form.setValue(name, value, { shouldDirty: true })
    }
  }
  const isOld = JSON.stringify(stampsOf(restored.base)) !== JSON.stringify(stampsOf(record ?? null))
  return <RestoredNotice at={restored.at} isOld={isOld} onDiscard={discard} />
}

/** The draft of a form, once it is known what became of the calls that were left. */
async function draftAfterCalls(subject: string, resource: string, id: unknown): Promise<Draft | undefined> {
  await calls.left.resolve(subject).catch(() => {})
  return readDraft(resource, id)
}
