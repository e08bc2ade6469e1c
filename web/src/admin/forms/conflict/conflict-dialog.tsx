import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Paper,
  Radio,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import { useResourceContext, useTranslate, useTranslateLabel } from 'react-admin'
import type { Conflict, Side } from '../../api/call/merge.ts'
import { isSame } from '../../api/same-value.ts'
import { ConflictValue } from './conflict-value.tsx'

const SIDES = ['mine', 'theirs'] as const

interface ConflictDialogProps {
  readonly conflicts: readonly Conflict[]
  /** The message above them. */
  readonly why: string
  /** A value in words; null if it has none of its own. */
  textOf?(field: string, value: unknown): string | null
  onMerge(choices: Readonly<Record<string, Side>>): void
  onClose(): void
}

/** Asks for each value that two people have changed which one to keep. Nothing is stored by it. */
export function ConflictDialog({ conflicts, why, textOf, onMerge, onClose }: ConflictDialogProps) {
  const translate = useTranslate()
  const label = useTranslateLabel()
  const resource = useResourceContext() ?? ''
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isSmall}>
      <DialogTitle>{translate('admin.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate(why)}</DialogContentText>
        {conflicts.map(({ name, field, weekday, ...values }) => (
          <Box key={name} component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, minWidth: 0 }}>
            <Typography component="legend" sx={{ fontWeight: 600, mb: 0.5 }}>
              {weekday ? translate(`admin.hours.day.${weekday}`) : label({ source: field, resource })}
            </Typography>
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              {SIDES.map((side) => (
                <Paper key={side} variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
                  <FormControlLabel
                    control={
                      <Radio
                        size="small"
                        name={`conflict-${name}`}
                        checked={(choices[name] ?? 'mine') === side}
                        onChange={() => setChoices({ ...choices, [name]: side })}
                      />
                    }
                    label={translate(`admin.conflict.${side}`)}
                  />
                  {weekday && isSame(values[side], []) ? (
                    <Typography variant="body2">{translate('admin.hours.closed')}</Typography>
                  ) : (
                    <ConflictValue field={field} value={textOf?.(field, values[side]) ?? values[side]} />
                  )}
                </Paper>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={() => onMerge(choices)}>
          {translate('admin.conflict.takeOver')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
