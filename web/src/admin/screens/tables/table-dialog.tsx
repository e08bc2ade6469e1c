import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/Remove'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  TextField,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { HttpError, useNotify, useTranslate } from 'react-admin'
import { type Hours, localClock } from '../../../rules/opening-hours.ts'
import type { SlotRules } from '../../../rules/reservation-slots.ts'
import { calls } from '../../api/call/calls.ts'
import { newClientKey } from '../../api/client-key.ts'
import { inputBounds } from '../../api/input-bounds.ts'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { SelectField } from '../select-field.tsx'
import { type BookedTable, timesOf } from './evening.ts'
import { ADD_TABLE, UPDATE_TABLE } from './tables.operations.ts'

interface TableDialogProps {
  readonly day: string
  readonly hours: Hours
  readonly rules: SlotRules
  /** The table that changes, or the kind of a new one. */
  readonly table: BookedTable | 'new' | 'walkIn'
  /** @param moved whether the guest of a table that was there has to know of it. */
  onStored(moved: boolean): void
  onClose(): void
}

const MOST = inputBounds.AddReservation

/** Takes a table, or changes one. */
export function TableDialog({ day, hours, rules, table, onStored, onClose }: TableDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const stored = typeof table === 'object' ? table : null
  const isWalkIn = table === 'walkIn'
  const times = timesOf(hours, rules, day)
  // A table that was moved to a moment between two slots keeps it.
  const own = stored
    ? [{ time: localClock(new Date(stored.at), hours.timeZone), at: new Date(stored.at).toISOString() }]
    : []
  const moments = [...times, ...own.filter(({ at }) => !times.some((each) => each.at === at))]
  const [typed, setTyped] = useState({
    name: stored?.name ?? (isWalkIn ? translate('admin.tables.walkInName') : ''),
    phone: stored?.phone ?? '',
    people: stored?.people ?? 2,
    note: stored?.note ?? '',
    at: own[0]?.at ?? (isWalkIn ? new Date().toISOString() : (nextOf(times) ?? '')),
  })
  // A lost reply is asked for again under the same name.
  const [subject] = useState(`table/${stored?.id ?? newClientKey()}`)
  const [failure, setFailure] = useState<Error | null>(null)
  const [isSending, setSending] = useState(false)
  const faults: Readonly<Record<string, string>> =
    failure instanceof HttpError ? (failure.body?.errors ?? {}) : {}
  const isBesideField = ['name', 'phone', 'note'].some((name) => faults[name] !== undefined)
  const change = (values: Partial<typeof typed>) => {
    setTyped({ ...typed, ...values })
    setFailure(null)
  }
  const store = async () => {
    setSending(true)
    const title = `${translate('admin.tables.title')}: ${typed.name}`
    const input = { ...typed, phone: typed.phone.trim() || null, note: typed.note.trim() || null }
    try {
      const { reply, isEarlier } = stored
        ? await calls.send({
            ...{ document: UPDATE_TABLE, title, subject, resource: 'table' },
            variables: { id: stored.id, input: { ...input, version: stored.version } },
          })
        : await calls.send({
            ...{ document: ADD_TABLE, title, subject, resource: 'table' },
            variables: { input: { ...input, walkIn: isWalkIn } },
          })
      const made = reply && ('addReservation' in reply ? reply.addReservation : reply.updateReservation)
      // What was typed after a lost reply is not in what that one stored.
      if (isEarlier) notify('admin.tables.earlier', { type: 'warning', autoHideDuration: 10_000 })
      else if (made?.overbooked) notify('admin.tables.storedOver', { type: 'warning' })
      else notify('admin.tables.stored', { type: 'success' })
      onStored(
        stored !== null && (Date.parse(typed.at) !== Date.parse(stored.at) || typed.people !== stored.people),
      )
      onClose()
    } catch (error) {
      setFailure(error as Error)
      onStored(false)
    }
    setSending(false)
  }
  const field = (name: 'name' | 'phone' | 'note', props: object = {}) => (
    <TextField
      label={translate(`admin.tables.${name}`)}
      value={typed[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      error={faults[name] !== undefined}
      helperText={faults[name]}
      margin="none"
      slotProps={{ htmlInput: { maxLength: MOST[name].most, autoComplete: 'off' } }}
      {...props}
    />
  )
  const heading = stored ? 'admin.tables.change' : isWalkIn ? 'admin.tables.walkIn' : 'admin.tables.take'
  return (
    <Dialog open onClose={isSending ? undefined : onClose} fullWidth maxWidth="xs">
      <DialogTitle>{translate(heading)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <WhileSaving isSaving={isSending}>
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            <PeopleField value={typed.people} onChange={(people) => change({ people })} />
            {!isWalkIn && (
              <SelectField
                label={translate('admin.tables.time')}
                value={typed.at}
                choices={moments.map(({ at, time }) => ({ id: at, name: time.replace(':', '.') }))}
                onChoose={(at) => change({ at })}
                margin="none"
              />
            )}
            {field('name')}
            {!isWalkIn && field('phone', { type: 'tel' })}
            {field('note', { multiline: true })}
          </Box>
        </WhileSaving>
        {failure && !isBesideField && (
          <Alert severity="error">
            {Object.values(faults)[0] ?? translate(failure.message, { _: failure.message })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isSending}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={isSending || typed.name.trim() === '' || (!isWalkIn && typed.at === '')}
          onClick={() => void store()}
        >
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The first of today's moments that is ahead, else the first of all. */
function nextOf(times: readonly { readonly at: string }[]): string | undefined {
  const now = new Date().toISOString()
  return (times.find(({ at }) => at >= now) ?? times[0])?.at
}

interface PeopleFieldProps {
  readonly value: number
  onChange(value: number): void
}

/** The number of guests, by one thumb. */
function PeopleField({ value, onChange }: PeopleFieldProps) {
  const translate = useTranslate()
  const id = useId()
  const step = (by: number) => () => onChange(Math.min(1_000, Math.max(1, value + by)))
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography id={id}>{translate('admin.tables.people')}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <IconButton
          aria-label={translate('admin.tables.fewer')}
          disabled={value <= 1}
          onClick={step(-1)}
          sx={{ width: 52, height: 52, border: 1, borderColor: 'divider' }}
        >
          <RemoveIcon />
        </IconButton>
        <Typography
          component="output"
          sx={{ minWidth: 48, textAlign: 'center', fontSize: '1.5rem', fontWeight: 600 }}
        >
          {value}
        </Typography>
        <IconButton
          aria-label={translate('admin.tables.further')}
          onClick={step(1)}
          sx={{ width: 52, height: 52, border: 1, borderColor: 'divider' }}
        >
          <AddIcon />
        </IconButton>
      </Box>
    </Box>
  )
}
