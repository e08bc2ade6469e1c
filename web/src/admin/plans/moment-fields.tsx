import { Box, FormHelperText, TextField } from '@mui/material'
import { type ReactNode, useId } from 'react'
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
  const said = useId()
  const field = (name: keyof LocalMoment, type: 'date' | 'time') => (
    <TextField
      type={type}
      label={translate(`resources.pricePlan.${name}`)}
      value={value[name]}
      onChange={({ target }) => onChange({ ...value, [name]: target.value })}
      error={Boolean(error)}
      margin="none"
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-describedby': said } }}
      sx={{ flex: '1 1 130px' }}
    />
  )
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {field('day', 'date')}
        {field('time', 'time')}
      </Box>
      <FormHelperText id={said} error={Boolean(error)}>
        {error || hint}
      </FormHelperText>
    </Box>
  )
}
