import { Stack, Typography } from '@mui/material'
import { useLocaleState, usePermissions, useTranslate } from 'react-admin'
import { isClosedOn } from '../../../rules/hours-text.ts'
import { localClock, localDay, type OpeningState, stateAt } from '../../../rules/opening-hours.ts'
import { untilText } from '../../../rules/turkish-times.ts'
import { allows } from '../../api/access.ts'
import { useNow } from '../../api/use-now.ts'
import { dayName } from '../../language/day-name.ts'
import { EarlyClosing } from './early-closing.tsx'
import { type StoredHours, useHours } from './use-hours.ts'

/** The current opening state as visitors see it, with a button to close earlier today. */
export function OpeningStateLine() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const { hours, refresh } = useHours()
  const now = useNow()
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', minHeight: '2em' }}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {hours && translate(...stateWords(hours, stateAt(hours, now), now, locale))}
      </Typography>
      {hours && allows(roles, 'edit', 'openingException') && (
        <EarlyClosing hours={hours} onRefresh={refresh} />
      )}
    </Stack>
  )
}

function stateWords(
  hours: StoredHours,
  { isOpen, until, opensAt, label }: OpeningState,
  now: Date,
  locale: string,
): [key: string, values?: Record<string, string>] {
  const { timeZone } = hours
  const clock = (instant: Date) => localClock(instant, timeZone).replace(':', '.')
  if (isOpen && !until) return ['admin.hours.state.openEndless']
  if (until) {
    const ending = untilText(localClock(until, timeZone))
    return ['admin.hours.state.open', { until: clock(until), ending }]
  }
  const today = localDay(now, timeZone)
  const opening = opensAt && localDay(opensAt, timeZone)
  if (label && isClosedOn(hours, today)) return ['admin.hours.state.closedFor', { label }]
  if (!opensAt || !opening) return ['admin.hours.state.closedEndless']
  const day = opening === today ? '' : `${dayName(opening, locale)} `
  return ['admin.hours.state.closed', { opensAt: day + clock(opensAt) }]
}
