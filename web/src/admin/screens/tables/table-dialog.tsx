import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/Remove'
import { Box, IconButton, TextField, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { HttpError, useNotify, useTranslate } from 'react-admin'
import type { AddTableMutation, UpdateTableMutation } from '../../../gql/graphql.ts'
import { type Hours, localClock } from '../../../rules/opening-hours.ts'
import type { SlotRules } from '../../../rules/reservation-slots.ts'
import type { Receipt } from '../../api/call/call.ts'
import { inputBounds } from '../../api/input-bounds.ts'
import { isSame } from '../../api/same-value.ts'
import { CallDialog } from '../../forms/call-dialog.tsx'
import { RestoredNotice } from '../../forms/drafts/restored-notice.tsx'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { SelectField } from '../select-field.tsx'
import { type BookedTable, timesOf } from './evening.ts'
import { ADD_TABLE, UPDATE_TABLE } from './tables.operations.ts'
import { readTable } from './use-answer.ts'

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
  const draft = useDraft(
    'table',
    {
      name: stored?.name ?? (isWalkIn ? translate('admin.tables.walkInName') : ''),
      phone: stored?.phone ?? '',
      people: stored?.people ?? 2,
      note: stored?.note ?? '',
      at: own[0]?.at ?? (isWalkIn ? new Date().toISOString() : (nextOf(times) ?? '')),
    },
    // What was typed before was about this version, or this day.
    {
      id: stored ? `${stored.id}-${stored.version}` : `${table}-${day}`,
      isAddition: stored === null,
      remaining: (now, sent) => (isSame(now, sent) ? null : now),
    },
  )
  const { values: typed, earlier, isSending } = draft
  const [failure, setFailure] = useState<Error | null>(null)
  const faults: Readonly<Record<string, string>> =
    failure instanceof HttpError ? (failure.body?.errors ?? {}) : {}
  const isBesideField = ['name', 'phone', 'note'].some((name) => faults[name] !== undefined)
  const change = (values: Partial<typeof typed>) => {
    draft.change(values)
    setFailure(null)
  }
  /** @param id of a table that is changed instead of adding another one. */
  const store = async (id = stored?.id) => {
    setFailure(null)
    const build = async (values: typeof typed, earlier: Receipt | null) => {
      const { name, phone, note } = values
      const input = { ...values, phone: phone.trim() || null, note: note.trim() || null }
      const about = { title: `${translate('admin.tables.title')}: ${name}`, resource: 'table' }
      if (id === undefined)
        return { ...about, document: ADD_TABLE, variables: { input: { ...input, walkIn: isWalkIn } } }
      const before = id === stored?.id && !earlier ? stored : await readTable(id)
      if (!before) throw new HttpError('admin.failure.away', 503, {})
      return {
        ...{ ...about, document: UPDATE_TABLE },
        variables: { id, input: { ...input, version: before.version } },
      }
    }
    try {
      const receipt = await draft.send<Partial<AddTableMutation & UpdateTableMutation>>(build)
      const { addReservation: added, updateReservation: updated } = receipt?.reply ?? {}
      if ((added ?? updated)?.overbooked) notify('admin.tables.storedOver', { type: 'warning' })
      else notify('admin.tables.stored', { type: 'success' })
      onStored(
        stored !== null && (Date.parse(typed.at) !== Date.parse(stored.at) || typed.people !== stored.people),
      )
      onClose()
    } catch (error) {
      setFailure(error as Error)
      onStored(false)
    }
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
  const clockAt = (at: string) => localClock(new Date(at), hours.timeZone).replace(':', '.')
  const close = (isCancelled: boolean) => {
    if (isCancelled) draft.cancel()
    onClose()
  }
  const heading = stored ? 'admin.tables.change' : isWalkIn ? 'admin.tables.walkIn' : 'admin.tables.take'
  return (
    <CallDialog
      title={translate(heading)}
      subject={draft.subject}
      isSending={isSending}
      failure={
        failure && !isBesideField && !earlier
          ? (Object.values(faults)[0] ?? translate(failure.message, { _: failure.message }))
          : null
      }
      earlier={
        earlier && {
          title: `${earlier.values.name}, ${clockAt(earlier.values.at)}`,
          change: () => void store(earlier.ids[0]),
          add: () => {
            draft.renew()
            void store()
          },
        }
      }
      label={translate('ra.action.save')}
      isSendable={typed.name.trim() !== '' && (isWalkIn || typed.at !== '')}
      onSend={() => void store()}
      onClose={close}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {draft.restoredAt !== null && <RestoredNotice mb={0} at={draft.restoredAt} onDiscard={draft.reset} />}
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
    </CallDialog>
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
