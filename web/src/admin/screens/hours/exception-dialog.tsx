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
import { useLocaleState, useNotify, useTranslate } from 'react-admin'
import type { DayPeriod } from '../../../rules/opening-hours.ts'
import { AdditionConflict, Additions } from '../../api/additions.ts'
import { isRefused } from '../../api/api-failure.ts'
import { ask } from '../../api/ask.ts'
import { merge } from '../../api/call/merge.ts'
import { newClientKey } from '../../api/client-key.ts'
import { fieldMessage, useAttempt } from '../../api/use-attempt.ts'
import { RestoredNotice } from '../../forms/drafts/restored-notice.tsx'
import { dayName, periodsText } from './day-words.ts'
import { ADD_EXCEPTION, UPDATE_EXCEPTION } from './hours.operations.ts'
import { PeriodList } from './period-list.tsx'
import type { StoredHours } from './use-hours.ts'

interface ExceptionFields {
  readonly label: string
  readonly fromDate: string
  readonly toDate: string
  readonly closed: boolean
  readonly periods?: readonly DayPeriod[] | null
  readonly note?: string | null
  readonly version?: number
}

/** An unsaved exception; without an id it is a new one. */
export interface ExceptionDraft extends ExceptionFields {
  readonly id?: string | undefined
  readonly periods: readonly DayPeriod[]
  readonly note: string
}

/** An exception in the dialog. */
export interface OpenedException extends ExceptionDraft {
  /** The fields that the changes are relative to. */
  readonly base: ExceptionFields
  /** The idempotency key of a new one. */
  readonly clientKey: string
  /** The values of the first attempt to add it that may be stored. */
  readonly sent?: ReturnType<typeof inputOf> | undefined
}

interface ExceptionDialogProps {
  /** In the restaurant's time zone: a day that is over would be in no list. */
  readonly since: string
  readonly draft: OpenedException
  readonly isTyped: boolean
  /** When the restored draft was typed, in milliseconds since 1970; null if it was not restored. */
  readonly restoredAt: number | null
  onChange(changed: Partial<OpenedException>): void
  onClose(): void
  refresh(): Promise<StoredHours | null>
}

const additions = new Additions({
  async add(_resource, input, clientKey) {
    const { exception } = await ask(ADD_EXCEPTION, { input, clientKey }, 'openingException')
    return { id: exception.id, version: exception.version, ...inputOf(exception) }
  },
  async update(_resource, { id }, input) {
    return (await ask(UPDATE_EXCEPTION, { id, input }, 'openingException')).exception
  },
})

/** The fields of an exception as the API takes them. */
function inputOf({ label, fromDate, toDate, closed, periods, note }: ExceptionFields) {
  return {
    label: label.trim(),
    fromDate,
    toDate,
    closed,
    periods: closed ? null : (periods ?? []).map(({ opens, closes, kind }) => ({ opens, closes, kind })),
    note: note?.trim() || null,
  }
}

const own = (input: object, changed: readonly string[]) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => changed.includes(name)))

/** The fields as the form takes them. */
export function editable<F extends ExceptionFields>({ note, periods, ...fields }: F) {
  return { ...fields, periods: periods ?? [], note: note ?? '' }
}

/** The form for an opening exception. */
export function ExceptionDialog({
  draft,
  isTyped,
  restoredAt,
  onChange,
  onClose,
  refresh,
  since,
}: ExceptionDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const attempt = useAttempt(fieldMessage)
  const [locale] = useLocaleState()
  const [isSaving, setSaving] = useState(false)
  const isNew = draft.id === undefined
  const add = async (input: ReturnType<typeof inputOf>) => {
    const { clientKey, sent } = draft
    onChange({ sent: sent ?? input })
    try {
      await additions.add('openingException', input, { clientKey, isResumed: sent !== undefined, sent })
    } catch (error) {
      if (error instanceof AdditionConflict) return change(error.record.id, error.before as typeof input)
      // The record with this key was removed since.
      if (isRefused(error) && error.status === 404) onChange({ sent: undefined, clientKey: newClientKey() })
      else if (isRefused(error) && sent === undefined) onChange({ sent })
      throw error
    }
  }
  const store = () => (draft.id === undefined ? add(inputOf(draft)) : change(draft.id, draft.base))
  const change = async (id: string, base: ExceptionFields) => {
    const input = inputOf(draft)
    const hours = await refresh()
    const stored = hours?.exceptions.find((each) => each.id === id)
    if (hours && !stored) {
      onChange({ id: undefined })
      throw new Error('admin.hours.gone')
    }
    const { changed, conflicts } = merge(inputOf(base), input, inputOf(stored ?? base))
    // An earlier attempt may be stored, though its reply was lost.
    if (changed.length === 0) return
    if (stored && conflicts.length > 0) {
      // Reported only once, so that the user can save over it.
      onChange({ ...editable({ ...stored, ...own(input, changed) }), id, base: stored })
      const hours = [...new Set(conflicts.map(({ field }) => textOf(field, stored)))].join('; ')
      throw new Error(`${translate('admin.hours.changed')} ${translate('admin.hours.others', { hours })}`)
    }
    const { version } = stored ?? base
    await ask(UPDATE_EXCEPTION, { id, input: { ...own(input, changed), version } }, 'openingException')
  }
  const textOf = (field: string, { closed, periods, ...fields }: ExceptionFields) => {
    if (field === 'closed' || field === 'periods')
      return periodsText(translate, closed ? [] : (periods ?? []))
    const value = fields[field as 'label' | 'note' | 'fromDate' | 'toDate'] || '–'
    return `${translate(`admin.hours.${field}`)}: ${field.endsWith('Date') ? dayName(value, locale, true) : value}`
  }
  const save = async () => {
    setSaving(true)
    const isStored = await attempt(store)
    await refresh()
    setSaving(false)
    if (!isStored) return
    notify('admin.hours.stored', { type: 'success', messageArgs: { label: draft.label } })
    onClose()
  }
  const fault =
    draft.toDate === ''
      ? null
      : draft.toDate < draft.fromDate
        ? 'reversed'
        : draft.toDate < since
          ? 'past'
          : null
  const isComplete = draft.label.trim() !== '' && draft.fromDate !== '' && draft.toDate !== '' && !fault

  return (
    <Dialog
      open
      // An accidental click outside or press of Escape must not lose the input.
      onClose={() => !isTyped && onClose()}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle>{translate(isNew ? 'admin.hours.add' : 'ra.action.edit')}</DialogTitle>
      <DialogContent>
        {restoredAt !== null && <RestoredNotice at={restoredAt} onDiscard={onClose} />}
        <Stack
          component="fieldset"
          disabled={isSaving}
          spacing={1.5}
          sx={{ border: 0, p: 0, m: 0, pt: 1, minWidth: 0 }}
        >
          <TextField
            label={translate('admin.hours.label')}
            value={draft.label}
            required
            autoFocus={draft.label === ''}
            onChange={({ target }) => onChange({ label: target.value })}
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
                value={draft[field]}
                onChange={({ target }) =>
                  onChange(
                    field === 'fromDate' && draft.toDate < target.value
                      ? { fromDate: target.value, toDate: target.value }
                      : { [field]: target.value },
                  )
                }
                {...(field === 'toDate' &&
                  fault && { error: true, helperText: translate(`admin.hours.${fault}`) })}
                slotProps={{ inputLabel: { shrink: true } }}
              />
            ))}
          </Stack>
          <FormControlLabel
            control={<Switch checked={draft.closed} onChange={(_, closed) => onChange({ closed })} />}
            label={translate('admin.hours.closedSwitch')}
          />
          {!draft.closed && (
            <PeriodList
              day={draft.label}
              kind="SERVICE"
              periods={draft.periods}
              onChange={(periods) => onChange({ periods })}
            />
          )}
          <TextField
            label={translate('admin.hours.note')}
            value={draft.note}
            multiline
            onChange={({ target }) => onChange({ note: target.value })}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={!isComplete || isSaving} onClick={() => void save()}>
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
