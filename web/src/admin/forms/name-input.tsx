import { FormHelperText } from '@mui/material'
import { useContext, useEffect, useState } from 'react'
import { useGetList, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { InputName } from '../api/resource-operations.ts'
import { BoundedText } from './bounded.tsx'
import { FormBaseContext } from './form-base.ts'

/** Debounce of the look-up, in ms. */
const TYPING = 500

/** The name of a record, with a hint if another record has the same; it may be intended, so that it is not an error. */
export function NameInput({ input }: { input: InputName }) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const name = useSettled(useWatch({ name: 'name' }))
  const { data = [] } = useGetList(
    resource,
    { filter: { name }, pagination: { page: 1, perPage: 2 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: name !== '' },
  )
  const form = useContext(FormBaseContext)
  // The record of that name may have just been added by this form.
  const isOwn = form?.finished.current
  const isTaken = name !== '' && !isOwn && data.some(({ id }) => String(id) !== String(record?.id))
  return (
    <>
      <BoundedText input={input} source="name" />
      {isTaken && (
        <FormHelperText role="status" sx={{ mt: 0, mb: 1, mx: 1.75 }}>
          {translate('admin.form.sameName')}
        </FormHelperText>
      )}
    </>
  )
}

/** The debounced value of a text. */
function useSettled(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : ''
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
