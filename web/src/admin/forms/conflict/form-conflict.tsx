import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type RaRecord, useDataProvider, useNotify, useResourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { merge, type Side } from '../../api/call/merge.ts'
import { useFormBase } from '../form-base.ts'
import { ConflictDialog } from './conflict-dialog.tsx'

/** Merges the form with the record that somebody else has stored. Nothing is stored until it is saved again. */
export function FormConflict({ onClose }: { onClose: () => void }) {
  const resource = useResourceContext() ?? ''
  const form = useFormContext()
  const formBase = useFormBase()
  const queryClient = useQueryClient()
  const stored = useStored(onClose)
  const base = formBase.base.current
  if (!base || !stored) return null

  const mergeBy = (choices?: Readonly<Record<string, Side>>) => merge(base, form.getValues(), stored, choices)
  const { conflicts, changed } = mergeBy()
  // After a lost reply the stored change is the user's own.
  const why = conflicts.length > 0 ? 'choose' : changed.length === 0 ? 'same' : 'nothing'
  const takeOver = (choices: Readonly<Record<string, Side>>) => {
    const { merged, changed } = mergeBy(choices)
    // The form tells an invalid value only if it was submitted more often than before.
    form.reset(stored, { keepSubmitCount: true })
    for (const name of changed) form.setValue(name, merged[name], { shouldDirty: true })
    formBase.base.current = stored
    queryClient.setQueryData([resource, 'getOne', { id: String(stored.id), meta: undefined }], stored)
    onClose()
  }
  return (
    <ConflictDialog
      conflicts={conflicts}
      why={`admin.conflict.${why}`}
      onMerge={takeOver}
      onClose={onClose}
    />
  )
}

/** Reads the stored record. */
function useStored(onFailure: () => void): RaRecord | null {
  const resource = useResourceContext() ?? ''
  const provider = useDataProvider()
  const notify = useNotify()
  const { base } = useFormBase()
  const [stored, setStored] = useState<RaRecord | null>(null)
  useEffect(() => {
    if (!base.current) return
    setStored(null)
    provider.getOne(resource, { id: base.current.id }).then(
      ({ data }) => setStored(data),
      (error: Error) => {
        notify(error.message, { type: 'error' })
        onFailure()
      },
    )
  }, [base, resource, provider, notify, onFailure])
  return stored
}
