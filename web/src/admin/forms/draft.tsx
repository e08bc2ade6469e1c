import { Alert, Button } from '@mui/material'
import { del, get, set } from 'idb-keyval'
import { useEffect, useRef, useState } from 'react'
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'

type Values = Record<string, unknown>

/** What was typed, pictures included, and of which version of the record. */
interface Draft {
  readonly changed: Values
  readonly stamps: Values
}

const STAMPS = ['version', 'concurrencyStamp']

/**
 * Keeps what is typed on this machine until it is saved or given up, so that nothing is lost when the session ends, the
 * browser closes or the server is away. Brings it back when the form is opened again.
 */
export function DraftKeeper() {
  const translate = useTranslate()
  const resource = useResourceContext()
  const record = useRecordContext()
  const form = useFormContext()
  const key = `draft:${resource}/${record?.id ?? 'new'}`
  const [restored, setRestored] = useState(false)
  const ready = useRef(false)

  useEffect(() => {
    let gone = false
    void get<Draft>(key).then((draft) => {
      if (gone) return
      if (draft) {
        for (const [name, value] of Object.entries(draft.changed)) {
          form.setValue(name, value, { shouldDirty: true })
        }
        for (const [name, value] of Object.entries(draft.stamps)) form.setValue(name, value)
        setRestored(true)
      }
      ready.current = true
    })
    return () => {
      gone = true
      ready.current = false
    }
  }, [key, form])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values, dirtyFields = {} }) => {
          if (!ready.current) return
          const names = Object.keys(dirtyFields).filter((name) => dirtyFields[name])
          const draft: Draft = { changed: picked(values, names), stamps: picked(values, STAMPS) }
          void (names.length > 0 ? set(key, draft) : del(key))
        },
      }),
    [form, key],
  )

  if (!restored) return null
  const discard = () => {
    void del(key)
    setRestored(false)
    form.reset()
  }
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, width: '100%' }}
      action={
        <Button color="inherit" size="small" onClick={discard}>
          {translate('admin.draft.discard')}
        </Button>
      }
    >
      {translate('admin.draft.restored')}
    </Alert>
  )
}

/** Takes away what was kept of a form: it is stored now, or given up. */
export function dropDraft(resource: string, id: unknown): Promise<void> {
  return del(`draft:${resource}/${id ?? 'new'}`)
}

function picked(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(
    names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
  )
}
