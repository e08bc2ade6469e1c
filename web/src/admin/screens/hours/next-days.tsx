import { Box } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { addDays, exceptionOn, periodsOn } from '../../../rules/opening-hours.ts'
import { dayName } from '../../language/day-name.ts'
import { periodsText } from './day-words.ts'
import type { StoredHours } from './use-hours.ts'

const COUNT = 14

/** The hours of the next days as visitors will see them. */
export function NextDays({ hours, today }: { hours: StoredHours; today: string }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const days = Array.from({ length: COUNT }, (_, index) => addDays(today, index))
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0 }}
    >
      {days.map((day) => {
        const periods = periodsOn(hours, day, 'SERVICE')
        const label = exceptionOn(hours, day, 'SERVICE')?.label
        return (
          <Box key={day} sx={{ display: 'contents' }}>
            <dt>
              {dayName(day, locale)}
              {day === today && ` (${translate('admin.hours.today')})`}
            </dt>
            <Box component="dd" sx={{ m: 0, color: periods.length > 0 ? 'inherit' : 'error.main' }}>
              {periodsText(translate, periods)}
              {label && ` · ${label}`}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
