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
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  type RaRecord,
  useDataProvider,
  useNotify,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { storedAs } from '../../api/stored-as.ts'
import { useFormBase } from '../form-base.ts'
import { type Choice, conflicts, merge } from './conflict.ts'
import { ConflictValue } from './conflict-value.tsx'

const SIDES = ['mine', 'stored'] as const

/**
 * Compares the form with the version that somebody else has stored. For each field that both changed, the user chooses
 * one value; all other changes are merged. Nothing is stored until the form is saved again.
 */
export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const label = useTranslateLabel()
  const resource = useResourceContext() ?? ''
  const form = useFormContext()
  const formBase = useFormBase()
  const queryClient = useQueryClient()
  const small = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const stored = useStored(onClose)
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})

  const base = formBase.base.current
  if (!base || !stored) return null
  const mine = form.getValues()
  const fields = conflicts({ base, mine, stored })
  // After a lost reply the stored change is the user's own.
  const isMine = merge({ base, mine, stored }, {}).changed.length === 0
  const says = fields.length > 0 ? 'choose' : isMine ? 'same' : 'nothing'

  const takeOver = () => {
    const { values, changed } = merge({ base, mine, stored }, choices)
    // The form tells an invalid value only if it was submitted more often than before.
    form.reset(stored, { keepSubmitCount: true })
    for (const name of changed) form.setValue(name, values[name], { shouldDirty: true })
    formBase.base.current = stored
    queryClient.setQueryData([resource, 'getOne', { id: String(stored.id), meta: undefined }], stored)
    onClose()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={small}>
      <DialogTitle>{translate('admin.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate(`admin.conflict.${says}`)}</DialogContentText>
        {fields.map((field) => (
          <Box key={field} component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, minWidth: 0 }}>
            <Typography component="legend" sx={{ fontWeight: 600, mb: 0.5 }}>
              {label({ source: field, resource })}
            </Typography>
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              {SIDES.map((side) => (
                <Paper key={side} variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
                  <FormControlLabel
                    control={
                      <Radio
                        size="small"
                        name={`conflict-${field}`}
                        checked={(choices[field] ?? 'mine') === side}
                        onChange={() => setChoices({ ...choices, [field]: side })}
                      />
                    }
                    label={translate(`admin.conflict.${side}`)}
                  />
                  <ConflictValue
                    field={field}
                    value={side === 'mine' ? mine[field] : stored[storedAs(field, stored)]}
                  />
                </Paper>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={takeOver}>
          {translate('admin.conflict.takeOver')}
        </Button>
      </DialogActions>
    </Dialog>
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
