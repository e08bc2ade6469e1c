import { Box, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { LocalMoment } from './plan-moment.ts'

interface MomentFieldsProps {
  readonly value: LocalMoment
  readonly error?: ReactNode
  /** A sentence below while there is no error. */
  readonly hint?: string | undefined
  onChange(value: LocalMoment): void
}

/** A day and a time of the restaurant. */
export function MomentFields({ value, error, hint, onChange }: MomentFieldsProps) {
  const translate = useTranslate()
  const field = (name: keyof LocalMoment, type: 'date' | 'time', isSaying: boolean) => (
    <TextField
      type={type}
      label={translate(`resources.pricePlan.${name}`)}
      value={value[name]}
      onChange={({ target }) => onChange({ ...value, [name]: target.value })}
      error={Boolean(error)}
      helperText={isSaying ? (error ?? hint) : undefined}
      margin="none"
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 140px', '& .MuiFormHelperText-root': { width: { sm: 320 } } }}
    />
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%', maxWidth: 420 }}>
      {field('day', 'date', true)}
      {field('time', 'time', false)}
    </Box>
  )
}
