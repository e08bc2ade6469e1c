import { Box, Button, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { addDays } from '../../../rules/opening-hours.ts'
import { type PublicHoliday, publicHolidays } from '../../../rules/public-holidays.ts'
import { copyIdOf } from '../../forms/drafts/draft-store.ts'
import { spanName } from './day-words.ts'
import type { StoredHours } from './use-hours.ts'

/** About fourteen months. */
const DAYS_AHEAD = 427

interface HolidayProposalsProps {
  readonly hours: StoredHours
  readonly today: string
}

/** Public holidays without an exception, each to be confirmed separately. */
export function HolidayProposals({ hours, today }: HolidayProposalsProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const open = publicHolidays(today, addDays(today, DAYS_AHEAD)).filter(
    ({ fromDate, toDate }) =>
      !hours.exceptions.some((each) => each.fromDate <= toDate && fromDate <= each.toDate),
  )
  if (open.length === 0) return <Typography>{translate('admin.hours.noProposals')}</Typography>
  const recordOf = ({ name, fromDate, toDate, isHalfDay }: PublicHoliday, closed: boolean) => ({
    label: translate(`admin.hours.holiday.${name}`),
    ...{ fromDate, toDate, closed },
    periods: closed ? null : [{ opens: '08:00', closes: isHalfDay ? '13:00' : '22:00', kind: 'SERVICE' }],
  })
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {open.map((holiday) => {
        const name = translate(`admin.hours.holiday.${holiday.name}`)
        return (
          <Box
            key={holiday.fromDate + holiday.name}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: '1 1 160px' }}>
              <Typography>{name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {spanName(holiday.fromDate, holiday.toDate, locale)}
                {holiday.isHalfDay && ` · ${translate('admin.hours.halfDay')}`}
              </Typography>
            </Box>
            <Box sx={{ flexShrink: 0, ml: 'auto' }}>
              {(['closeOn', 'hoursOn'] as const).map((each) => (
                <Button
                  key={each}
                  size="small"
                  component={Link}
                  to="/admin/openingException/create"
                  // With a draft of its own for each day, as copies have.
                  state={{
                    record: recordOf(holiday, each === 'closeOn'),
                    copyId: copyIdOf(`${holiday.fromDate}-${each}`),
                  }}
                  aria-label={`${name}: ${translate(`admin.hours.${each}`)}`}
                >
                  {translate(`admin.hours.${each}`)}
                </Button>
              ))}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
