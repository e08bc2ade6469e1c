import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { DayPeriod, WeeklyPeriod } from '../../../rules/opening-hours.ts'
import { ask } from '../../api/ask.ts'
import { fieldMessage, useAttempt } from '../../api/use-attempt.ts'
import { RestoredNotice } from '../../forms/drafts/restored-notice.tsx'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { daysText } from './day-words.ts'
import { SET_WEEK } from './hours.operations.ts'
import { PeriodList } from './period-list.tsx'
import type { StoredHours } from './use-hours.ts'
import { DAYS, isSameWeek, KINDS, mergedWeek, othersHours } from './week.ts'

interface WeekDraft {
  readonly typed: readonly WeeklyPeriod[] | null
  /** The stored week that it was typed over. */
  readonly base: readonly WeeklyPeriod[] | null
}

const NO_DRAFT: WeekDraft = { typed: null, base: null }

interface WeekGridProps {
  readonly hours: StoredHours
  refresh(): Promise<StoredHours | null>
}

/** The weekly hours, one row per day. */
export function WeekGrid({ hours, refresh }: WeekGridProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const attempt = useAttempt(fieldMessage)
  const draft = useDraft('hours', NO_DRAFT)
  const { typed, base } = draft.values
  const weeklyOver = (stored: StoredHours) =>
    typed && base ? mergedWeek(base, typed, stored.weekly) : stored.weekly
  const weekly = weeklyOver(hours)
  const setWeekly = (next: WeeklyPeriod[]) =>
    draft.change({
      typed: next,
      // Edited days keep the stored hours of that moment as their base, so that changes by others are detected.
      base: typed && base ? mergedWeek(typed, base, hours.weekly) : hours.weekly,
    })
  const [kind, setKind] = useState<(typeof KINDS)[number]>('SERVICE')
  const [isSaving, setSaving] = useState(false)
  const isChanged = !isSameWeek(weekly, hours.weekly)
  const isStored = typed !== null && !isChanged
  const { reset } = draft
  // Restored later, they would replace newer ones.
  useEffect(() => {
    if (isStored) reset()
  }, [isStored, reset])

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
  /** @returns whether the week is stored, also by an earlier attempt whose reply was lost. */
  const store = async () => {
    const stored = (await refresh()) ?? hours
    if (isSameWeek(weeklyOver(stored), stored.weekly)) return true
    const others = daysText(translate, othersHours(base ?? [], typed ?? [], stored.weekly))
    if (others.length > 0 || !isSameWeek(stored.weekly, hours.weekly)) {
      // Reported only once, so that the user can save over it.
      draft.change({ typed: weeklyOver(stored), base: stored.weekly })
      const message = [translate('admin.hours.changed')]
      if (others.length > 0) message.push(translate('admin.hours.others', { hours: others.join(', ') }))
      notify(message.join(' '), { type: 'warning', autoHideDuration: 10_000 })
      return false
    }
    const periods = weekly.map(({ weekday, opens, closes, kind }) => ({ weekday, opens, closes, kind }))
    return attempt(() => ask(SET_WEEK, { periods, version: stored.version }, 'site'))
  }
  const save = async () => {
    setSaving(true)
    if (await store()) {
      // If they cannot be read, the typed hours are closer to the stored ones than those read before.
      if (await refresh()) draft.reset()
      notify('admin.hours.saved', { type: 'success' })
    }
    setSaving(false)
  }

  return (
    <>
      {draft.restoredAt !== null && isChanged && (
        <RestoredNotice at={draft.restoredAt} onDiscard={draft.reset} />
      )}
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
      <WhileSaving isSaving={isSaving}>
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
          {translate('ra.action.save')}
        </Button>
      </WhileSaving>
    </>
  )
}
