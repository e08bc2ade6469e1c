import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { DayPeriod, WeeklyPeriod } from '../../../rules/opening-hours.ts'
import { ask } from '../../api/ask.ts'
import { fieldMessage, useAttempt } from '../../api/use-attempt.ts'
import { dropDraft } from '../../forms/draft-store.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { SET_WEEK } from './hours.operations.ts'
import { PeriodList } from './period-list.tsx'
import type { StoredHours } from './use-hours.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7]
const KINDS = ['SERVICE', 'KITCHEN', 'DELIVERY'] as const

/** The weekly hours, one row per day. */
export function WeekGrid({ hours, onSaved }: { hours: StoredHours; onSaved: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const attempt = useAttempt(fieldMessage)
  const [draft, change] = useDraft('hours', { weekly: hours.weekly, version: hours.version })
  // A draft made from another version would undo what somebody else has changed since.
  const weekly: readonly WeeklyPeriod[] = draft.version === hours.version ? draft.weekly : hours.weekly
  const setWeekly = (next: WeeklyPeriod[]) => change({ weekly: next, version: hours.version })
  const [kind, setKind] = useState<(typeof KINDS)[number]>('SERVICE')
  const [isSaving, setSaving] = useState(false)
  const isChanged = JSON.stringify(weekly) !== JSON.stringify(hours.weekly)

  const on = (weekday: number) => weekly.filter((each) => each.weekday === weekday)
  const setDay = (weekday: number, periods: readonly DayPeriod[]) =>
    setWeekly(
      DAYS.flatMap((day) => (day === weekday ? periods.map((each) => ({ ...each, weekday })) : on(day))),
    )
  const copyToAll = (weekday: number) => {
    const copied = on(weekday).filter((each) => each.kind === kind)
    setWeekly(
      DAYS.flatMap((day) => [
        ...on(day).filter((each) => each.kind !== kind),
        ...copied.map((each) => ({ ...each, weekday: day })),
      ]),
    )
  }
  const save = async () => {
    setSaving(true)
    const periods = weekly.map(({ weekday, opens, closes, kind }) => ({ weekday, opens, closes, kind }))
    if (await attempt(() => ask(SET_WEEK, { periods, version: hours.version }, 'site'))) {
      await dropDraft('hours', undefined)
      notify('admin.hours.saved', { type: 'success' })
      onSaved()
    }
    setSaving(false)
  }

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        onChange={(_, chosen) => chosen && setKind(chosen)}
        aria-label={translate('admin.hours.kindLabel')}
        sx={{ mb: 1 }}
      >
        {KINDS.map((each) => (
          <ToggleButton key={each} value={each}>
            {translate(`admin.hours.kind.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {DAYS.map((weekday) => {
        const day = translate(`admin.hours.day.${weekday}`)
        return (
          <Box
            key={weekday}
            role="group"
            aria-label={day}
            sx={{
              display: 'grid',
              gap: 1,
              py: 1,
              alignItems: 'start',
              borderTop: 1,
              borderColor: 'divider',
              gridTemplateColumns: { xs: '1fr auto', sm: '104px 1fr auto' },
            }}
          >
            <Typography sx={{ fontWeight: 600, pt: 0.75 }}>{day}</Typography>
            <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } }}>
              <PeriodList
                day={day}
                kind={kind}
                periods={on(weekday)}
                onChange={(periods) => setDay(weekday, periods)}
              />
            </Box>
            <Button size="small" color="inherit" onClick={() => copyToAll(weekday)}>
              {translate('admin.hours.copy')}
            </Button>
          </Box>
        )
      })}
      <Button
        variant="contained"
        disabled={!isChanged || isSaving}
        onClick={() => void save()}
        sx={{ mt: 2 }}
      >
        {translate('admin.hours.save')}
      </Button>
    </>
  )
}
