import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import { useEffect, useState } from 'react'
import {
  type RaRecord,
  useDataProvider,
  useRecordContext,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { type Choice, conflicts, merge } from './conflict.ts'

/**
 * What somebody else has saved meanwhile, beside what was typed here. For each field that both changed one chooses;
 * everything else is taken over. Nothing is stored before the form is saved again.
 */
export function ConflictDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate()
  const label = useTranslateLabel()
  const resource = useResourceContext() ?? ''
  const base = useRecordContext()
  const provider = useDataProvider()
  const form = useFormContext()
  const [stored, setStored] = useState<RaRecord | null>(null)
  const [choices, setChoices] = useState<Record<string, Choice>>({})

  useEffect(() => {
    if (!open || !base) return
    setStored(null)
    setChoices({})
    void provider.getOne(resource, { id: base.id }).then(({ data }) => setStored(data))
  }, [open, base, resource, provider])

  if (!open || !base || !stored) return null
  const mine = form.getValues()
  const fields = conflicts({ base, mine, stored })

  const takeOver = () => {
    const { values, changed } = merge({ base, mine, stored }, choices)
    form.reset({ ...mine, ...values, ...stored })
    for (const name of changed) form.setValue(name, values[name], { shouldDirty: true })
    onClose()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('admin.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {translate(fields.length > 0 ? 'admin.conflict.choose' : 'admin.conflict.nothing')}
        </DialogContentText>
        {fields.length > 0 && (
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell />
                <TableCell>{translate('admin.conflict.mine')}</TableCell>
                <TableCell>{translate('admin.conflict.stored')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {fields.map((field) => (
                <TableRow key={field}>
                  <TableCell component="th" scope="row">
                    {label({ source: field, resource })}
                  </TableCell>
                  {(['mine', 'stored'] as const).map((side) => (
                    <TableCell key={side}>
                      <FormControlLabel
                        control={
                          <Radio
                            size="small"
                            name={`conflict-${field}`}
                            checked={(choices[field] ?? 'mine') === side}
                            onChange={() => setChoices({ ...choices, [field]: side })}
                          />
                        }
                        label={shown((side === 'mine' ? mine : stored)[field])}
                      />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
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

function shown(value: unknown): string {
  if (value instanceof File) return value.name
  if (Array.isArray(value)) return value.join(', ')
  return value === null || value === undefined || value === '' ? '—' : String(value)
}
