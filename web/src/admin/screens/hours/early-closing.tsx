import { Button, Dialog, DialogContent, DialogContentText, DialogTitle, Stack } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import {
  closingAt,
  type DayPeriod,
  exceptionOn,
  localClock,
  localDay,
  periodsOn,
} from '../../../rules/opening-hours.ts'
import { ask } from '../../api/ask.ts'
import { fieldMessage, useAttempt } from '../../api/use-attempt.ts'
import { ADD_EXCEPTION, UPDATE_EXCEPTION } from './hours.operations.ts'
import { type StoredException, type StoredHours } from './use-hours.ts'

const CHOICES = 6

interface EarlyClosingProps {
  readonly hours: StoredHours
  /** Reads the hours again; null if the server does not answer. */
  onRefresh(): Promise<StoredHours | null>
}

/** Ends today's hours earlier, in two taps. */
export function EarlyClosing({ hours, onRefresh }: EarlyClosingProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const attempt = useAttempt(fieldMessage)
  const [isAsking, setAsking] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const now = new Date()
  const today = localDay(now, hours.timeZone)
  const clock = localClock(now, hours.timeZone)
  const periods = periodsOn(hours, today, 'SERVICE')
  const times = choices(clock).filter((time) => endsEarlier(periods, time))
  const exception = exceptionOn(hours, today, 'SERVICE')
  // An exception of several days is changed by hand: exceptions may not overlap, so that one of its days cannot have another.
  if (times.length === 0 || isOfSeveralDays(exception)) return null

  const close = async (time: string) => {
    setSaving(true)
    const work = async () => {
      // The hours were read when the screen was opened, which may be long ago.
      const stored = (await onRefresh()) ?? hours
      const present = exceptionOn(stored, today, 'SERVICE') as StoredException | null
      const periodsNow = periodsOn(stored, today, 'SERVICE')
      if (isOfSeveralDays(present) || !endsEarlier(periodsNow, time))
        throw new Error('admin.hours.earlierChanged')
      const left = closingAt(periodsNow, time)
      const others = (present?.periods ?? []).filter(({ kind }) => kind !== 'SERVICE')
      const periods = [...left, ...others].map(({ opens, closes, kind }) => ({ opens, closes, kind }))
      const values = { closed: left.length === 0, periods: left.length === 0 ? null : periods }
      if (present)
        return ask(UPDATE_EXCEPTION, { id: present.id, input: { ...values, version: present.version } })
      const input = {
        label: translate('admin.hours.earlierLabel'),
        fromDate: today,
        toDate: today,
        ...values,
      }
      return ask(ADD_EXCEPTION, { input })
    }
    if (await attempt(work)) {
      notify('admin.hours.earlierDone', { type: 'success', messageArgs: { time: time.replace(':', '.') } })
      setAsking(false)
    }
    // Also after a failure: without a reply it may be stored.
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
                {time === clock ? translate('admin.hours.earlierNow') : time.replace(':', '.')}
              </Button>
            ))}
          </Stack>
        </DialogContent>
      </Dialog>
    </>
  )
}

function isOfSeveralDays(exception: { fromDate: string; toDate: string } | null): boolean {
  return exception !== null && exception.fromDate !== exception.toDate
}

/** Now, and the next half hours of today. */
function choices(clock: string): string[] {
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  const first = Math.ceil((minutes + 1) / 30)
  const later = Array.from({ length: CHOICES }, (_, index) => (first + index) * 30)
  return [clock, ...later.filter((each) => each < 24 * 60).map(clockOf)]
}

function clockOf(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** Whether some of today's hours begin before a time, and some end after it. */
function endsEarlier(periods: readonly DayPeriod[], time: string): boolean {
  return (
    periods.some(({ opens }) => opens < time) &&
    periods.some(({ opens, closes }) => closes > time || closes <= opens || opens >= time)
  )
}
