import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { addDays, localDay } from '../../../rules/opening-hours.ts'
import { type PublicHoliday, publicHolidays } from '../../../rules/public-holidays.ts'
import { calls } from '../../api/call/calls.ts'
import { fieldMessage, useAttempt } from '../../api/use-attempt.ts'
import { periodsText, spanName } from '../hours/day-words.ts'
import { ADD_EXCEPTION } from '../hours/hours.operations.ts'
import { type StoredHours, useHours } from '../hours/use-hours.ts'

/** Days ahead in which both feasts begin. */
const DAYS_AHEAD = 385
const FEASTS: readonly PublicHoliday['name'][] = ['ramadan', 'sacrifice']

/** Asks of the next feasts whether the restaurant is closed. */
export function FeastFields() {
  const { hours, refresh } = useHours()
  if (!hours) return null
  const today = localDay(new Date(), hours.timeZone)
  const feasts = publicHolidays(today, addDays(today, DAYS_AHEAD)).filter(({ name }) => FEASTS.includes(name))
  return feasts
    .slice(0, FEASTS.length)
    .map((feast) => <Feast key={feast.fromDate} feast={feast} hours={hours} refresh={refresh} />)
}

interface FeastProps {
  readonly feast: PublicHoliday
  readonly hours: StoredHours
  refresh(): Promise<StoredHours | null>
}

function Feast({ feast: { name, fromDate, toDate }, hours, refresh }: FeastProps) {
  const translate = useTranslate()
  const attempt = useAttempt(fieldMessage)
  const [locale] = useLocaleState()
  const [isOpen, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const label = translate(`admin.hours.holiday.${name}`)
  const stored = hours.exceptions.find((each) => each.fromDate <= toDate && fromDate <= each.toDate)
  const close = async () => {
    setSending(true)
    const input = { label, fromDate, toDate, closed: true, periods: null }
    await attempt(async () => {
      await calls.send({
        document: ADD_EXCEPTION,
        variables: { input },
        resource: 'openingException',
        title: label,
        subject: `feast/${fromDate}`,
      })
    })
    await refresh()
    setSending(false)
  }
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1 }}
    >
      <Box sx={{ flex: '1 1 180px' }}>
        <Typography>{label}</Typography>
        <Typography variant="body2" color="textSecondary">
          {spanName(fromDate, toDate, locale)}
        </Typography>
      </Box>
      {stored || isOpen ? (
        <Typography sx={{ fontWeight: 600 }} role="status">
          {stored ? periodsText(translate, stored.periods ?? []) : translate('admin.setup.feastOpen')}
        </Typography>
      ) : (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="outlined" disabled={isSending} onClick={() => void close()}>
            {translate('admin.hours.closeOn')}
          </Button>
          <Button variant="outlined" disabled={isSending} onClick={() => setOpen(true)}>
            {translate('admin.setup.feastOpen')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
