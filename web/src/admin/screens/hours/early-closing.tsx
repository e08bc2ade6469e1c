import { Button, Dialog, DialogContent, DialogContentText, DialogTitle, Stack } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import {
  clockOf,
  closingAt,
  endsEarlier,
  exceptionOn,
  type Hours,
  periodsOn,
  runningDayAt,
} from '../../../rules/opening-hours.ts'
import { calls } from '../../api/call/calls.ts'
import { fieldMessage, useAttempt } from '../../api/use-attempt.ts'
import { TablesOutside } from '../../guests/tables-outside.tsx'
import { ADD_EXCEPTION, UPDATE_EXCEPTION } from './hours.operations.ts'
import { type StoredException, type StoredHours } from './use-hours.ts'

const CHOICES = 6

interface EarlyClosingProps {
  readonly hours: StoredHours
  /** Reads the hours again; null if the server does not answer. */
  onRefresh(): Promise<StoredHours | null>
}

/** Ends the running day's hours earlier, in two taps. */
export function EarlyClosing({ hours, onRefresh }: EarlyClosingProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const attempt = useAttempt(fieldMessage)
  const [isAsking, setAsking] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const { day, minutes } = runningDayAt(hours, new Date())
  const periods = periodsOn(hours, day, 'SERVICE')
  const times = choices(minutes).filter((time) => endsEarlier(periods, time))
  const exception = exceptionOn(hours, day, 'SERVICE')
  // An exception of several days is changed by hand: exceptions may not overlap, so that one of its days cannot have another.
  if (times.length === 0 || isOfSeveralDays(exception)) return null

  const close = async (time: number) => {
    setSaving(true)
    const work = async () => {
      // The hours were read when the screen was opened, which may be long ago.
      const stored = (await onRefresh()) ?? hours
      const present = exceptionOn(stored, day, 'SERVICE') as StoredException | null
      const periodsNow = periodsOn(stored, day, 'SERVICE')
      if (isOfSeveralDays(present) || !endsEarlier(periodsNow, time))
        throw new Error('admin.hours.earlierChanged')
      const left = closingAt(periodsNow, time)
      const others = (present?.periods ?? []).filter(({ kind }) => kind !== 'SERVICE')
      const periods = [...left, ...others].map(({ opens, closes, kind }) => ({ opens, closes, kind }))
      const values = { closed: left.length === 0, periods: left.length === 0 ? null : periods }
      const label = translate('admin.hours.earlierLabel')
      const added = { label, fromDate: day, toDate: day, ...values }
      const call = {
        resource: 'openingException',
        subject: `early closing/${day}`,
        title: `${label} ${timeText(time)}`,
      }
      const { isEarlier } = present
        ? await calls.send({
            ...{ document: UPDATE_EXCEPTION, ...call },
            variables: { id: present.id, input: { ...values, version: present.version } },
          })
        : await calls.send({ document: ADD_EXCEPTION, variables: { input: added }, ...call })
      if (isEarlier) throw new Error('admin.hours.earlierChanged')
    }
    if (await attempt(work)) {
      notify('admin.hours.earlierDone', { type: 'success', messageArgs: { time: timeText(time) } })
      setAsking(false)
    }
    void onRefresh()
    setSaving(false)
  }

  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        {translate('admin.hours.earlier')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)}>
        <DialogTitle>{translate('admin.hours.earlier')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{translate('admin.hours.earlierWhat')}</DialogContentText>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            {times.map((time) => (
              <Button key={time} variant="outlined" disabled={isSaving} onClick={() => void close(time)}>
                {time === minutes ? translate('admin.hours.earlierNow') : timeText(time)}
              </Button>
            ))}
          </Stack>
          <TablesOutside hours={closedFrom(hours, day, minutes)} says="admin.tables.outsideNow" />
        </DialogContent>
      </Dialog>
    </>
  )
}

/** The hours as they are once a day ends at some minute of it. */
function closedFrom(hours: StoredHours, day: string, minutes: number): Hours {
  const periods = closingAt(periodsOn(hours, day, 'SERVICE'), minutes)
  const present = exceptionOn(hours, day, 'SERVICE')
  const ended = { label: '', fromDate: day, toDate: day, closed: periods.length === 0, periods }
  return { ...hours, exceptions: [...hours.exceptions.filter((each) => each !== present), ended] }
}

function isOfSeveralDays(exception: { fromDate: string; toDate: string } | null): boolean {
  return exception !== null && exception.fromDate !== exception.toDate
}

/** Now, and the next half hours, in minutes since the day began. */
function choices(now: number): number[] {
  const first = Math.ceil((now + 1) / 30)
  return [now, ...Array.from({ length: CHOICES }, (_, index) => (first + index) * 30)]
}

const timeText = (minutes: number) => clockOf(minutes).replace(':', '.')
