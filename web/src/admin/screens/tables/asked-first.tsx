import { Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { localClock, localDay } from '../../../rules/opening-hours.ts'
import { dayName } from '../../language/day-name.ts'
import type { BookedTable } from './evening.ts'

interface AskedFirstProps {
  readonly table: BookedTable
  readonly timeZone: string
}

/** What the guest of a table asked for first; nothing while that is what it is, and was never changed. */
export function AskedFirst({ table: { at, changedAt, askedFirst }, timeZone }: AskedFirstProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (!askedFirst && !changedAt) return null
  const by = changedAt ? 'first' : 'firstOnly'
  return (
    <Typography variant="body2" sx={{ fontStyle: 'italic' }}>
      {askedFirst
        ? translate(`admin.tables.changed.${by}`, {
            people: askedFirst.people,
            moment: momentBeside(askedFirst.at, at, timeZone, locale),
          })
        : translate('admin.tables.changed.back')}
    </Typography>
  )
}

/** A moment in words, with its day where that is another one than that of the table. */
function momentBeside(moment: string, at: string, timeZone: string, locale: string): string {
  const [first, now] = [new Date(moment), new Date(at)]
  const time = localClock(first, timeZone).replace(':', '.')
  const day = localDay(first, timeZone)
  return day === localDay(now, timeZone) ? time : `${dayName(day, locale)} ${time}`
}
