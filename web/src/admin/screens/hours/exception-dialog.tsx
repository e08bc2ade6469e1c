import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  Switch,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { DayPeriod } from '../../../rules/opening-hours.ts'
import { ask } from '../../api/ask.ts'
import { fieldMessage, useAttempt } from '../../api/use-attempt.ts'
import { ADD_EXCEPTION, UPDATE_EXCEPTION } from './hours.operations.ts'
import { PeriodList } from './period-list.tsx'

/** An unsaved exception; without an id it is a new one. */
export interface ExceptionDraft {
  readonly id?: string
  readonly version?: number
  readonly label: string
  readonly fromDate: string
  readonly toDate: string
  readonly closed: boolean
  readonly periods: readonly DayPeriod[]
  readonly note: string
}

interface ExceptionDialogProps {
  readonly draft: ExceptionDraft
  onClose(): void
  onSaved(): void
}

/** The form for an opening exception. */
export function ExceptionDialog({ draft, onClose, onSaved }: ExceptionDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const attempt = useAttempt(fieldMessage)
  const [typed, setTyped] = useState(draft)
  const [isSaving, setSaving] = useState(false)
  const change = (values: Partial<ExceptionDraft>) => setTyped({ ...typed, ...values })
  const save = async () => {
    setSaving(true)
    const { id, version, closed, note } = typed
    const input = {
      label: typed.label,
      fromDate: typed.fromDate,
      toDate: typed.toDate < typed.fromDate ? typed.fromDate : typed.toDate,
      closed,
      periods: closed ? null : typed.periods.map(({ opens, closes, kind }) => ({ opens, closes, kind })),
      note: note || null,
    }
    const work = () =>
      id === undefined
        ? ask(ADD_EXCEPTION, { input }, 'openingException')
        : ask(UPDATE_EXCEPTION, { id, input: { ...input, version } }, 'openingException')
    if (await attempt(work)) {
      notify('admin.hours.stored', { type: 'success', messageArgs: { label: typed.label } })
      onSaved()
    }
    setSaving(false)
  }
  const isComplete = typed.label.trim() !== '' && typed.fromDate !== '' && typed.toDate !== ''

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="exception-title">
      <DialogTitle id="exception-title">
        {translate(draft.id === undefined ? 'admin.hours.add' : 'admin.hours.edit')}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={1.5} sx={{ pt: 1 }}>
          <TextField
            label={translate('admin.hours.label')}
            value={typed.label}
            required
            autoFocus={draft.label === ''}
            onChange={({ target }) => change({ label: target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <Stack direction="row" spacing={2}>
            {(['fromDate', 'toDate'] as const).map((field) => (
              <TextField
                key={field}
                type="date"
                fullWidth
                required
                label={translate(`admin.hours.${field}`)}
                value={typed[field]}
                onChange={({ target }) =>
                  change(
                    field === 'fromDate' && typed.toDate < target.value
                      ? { fromDate: target.value, toDate: target.value }
                      : { [field]: target.value },
                  )
                }
                slotProps={{ inputLabel: { shrink: true } }}
              />
            ))}
          </Stack>
          <FormControlLabel
            control={<Switch checked={typed.closed} onChange={(_, closed) => change({ closed })} />}
            label={translate('admin.hours.closedSwitch')}
          />
          {!typed.closed && (
            <PeriodList
              day={typed.label}
              kind="SERVICE"
              periods={typed.periods}
              onChange={(periods) => change({ periods })}
            />
          )}
          <TextField
            label={translate('admin.hours.note')}
            value={typed.note}
            multiline
            onChange={({ target }) => change({ note: target.value })}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('admin.hours.cancel')}</Button>
        <Button variant="contained" disabled={!isComplete || isSaving} onClick={() => void save()}>
          {translate('admin.hours.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
