import { Alert, Button } from '@mui/material'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocaleState, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { newAddition } from '../api/client-key.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft-store.ts'
import { stampsOf, useFormBase } from './form-base.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Saves the unsaved values of a form as a draft in the browser until the form is saved or discarded, so that they
 * survive an expired session, a closed browser and an unavailable server. Restores the draft when the form is
 * opened again.
 */
export function DraftKeeper() {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const id = record?.id
  const form = useFormContext()
  const { isDirty, isSubmitting, dirtyFields } = useFormState()
  const { base, settled, addition, setAddition } = useFormBase()
  const [restored, setRestored] = useState<Draft | null>(null)
  const ready = useRef(false)
  const dirtyNow = useRef(dirtyFields)
  dirtyNow.current = dirtyFields
  const clientKey = useRef(addition?.clientKey)
  clientKey.current = addition?.clientKey
  const wasSent = useRef(false)

  // The changes are relative to the record shown when typing began, even if it is refetched later.
  useEffect(() => {
    if (!isDirty) base.current = record ?? null
  }, [isDirty, record, base])

  const keep = useCallback(
    (values: Values, dirty: Values) => {
      if (!ready.current || settled.current) return
      const names = Object.keys(dirty).filter((name) => isTouched(dirty[name]))
      if (names.length === 0) return void dropDraft(resource, id)
      const changed = Object.fromEntries(
        names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
      )
      const sentKey = wasSent.current ? clientKey.current : undefined
      void keepDraft(resource, id, { changed, base: base.current, at: Date.now(), clientKey: sentKey })
    },
    [resource, id, base, settled],
  )

  useEffect(() => {
    let gone = false
    void readDraft(resource, id).then((draft) => {
      if (gone) return
      ready.current = true
      // The user typed before the draft was loaded: the new input replaces the draft.
      if (Object.values(dirtyNow.current).some(isTouched)) return keep(form.getValues(), dirtyNow.current)
      if (!draft) return
      for (const [name, value] of Object.entries(draft.changed)) {
        form.setValue(name, value, { shouldDirty: true })
      }
      base.current = draft.base
      if (draft.clientKey) {
        wasSent.current = true
        setAddition?.({ clientKey: draft.clientKey, isResumed: true })
      }
      setRestored(draft)
    })
    return () => {
      gone = true
      ready.current = false
    }
  }, [resource, id, form, base, keep, setAddition])

  // The page may be left before the reply.
  useEffect(() => {
    if (!isSubmitting) return
    wasSent.current = true
    keep(form.getValues(), dirtyNow.current)
  }, [isSubmitting, form, keep])

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
    wasSent.current = false
    // Input after this belongs to another record.
    setAddition?.(newAddition())
    form.reset()
  }
  return <Restored draft={restored} record={record} onDiscard={discard} />
}

interface RestoredProps {
  readonly draft: Draft
  readonly record: ReturnType<typeof useRecordContext>
  onDiscard(): void
}

function Restored({ draft, record, onDiscard }: RestoredProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const date = new Date(draft.at).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' })
  const isOld = JSON.stringify(stampsOf(draft.base)) !== JSON.stringify(stampsOf(record ?? null))
  return (
    <Alert
      severity={isOld ? 'warning' : 'info'}
      sx={{ mb: 2, width: '100%' }}
      action={
        <Button color="inherit" size="small" onClick={onDiscard}>
          {translate('admin.draft.discard')}
        </Button>
      }
    >
      {translate('admin.draft.restored', { date })} {isOld && translate('admin.draft.changedSince')}
    </Alert>
  )
}

/** dirtyFields has an entry for each item of a list; an emptied list is dirty too, and has an empty list of entries. */
function isTouched(dirty: unknown): boolean {
  if (Array.isArray(dirty)) return dirty.length === 0 || dirty.some(isTouched)
  return typeof dirty === 'object' && dirty !== null ? Object.values(dirty).some(isTouched) : Boolean(dirty)
}
