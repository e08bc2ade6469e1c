import { Box, Button, Switch, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { DayPeriod } from '../../../rules/opening-hours.ts'
import type { Side } from '../../api/call/merge.ts'
import { isSame } from '../../api/same-value.ts'
import { fieldMessage, useAttempt } from '../../api/use-attempt.ts'
import { ConflictDialog } from '../../forms/conflict/conflict-dialog.tsx'
import { overStored } from '../../forms/conflict/over-stored.ts'
import { FoundNotice } from '../../forms/drafts/found-notice.tsx'
import { RestoredNotice } from '../../forms/drafts/restored-notice.tsx'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { PeriodList, withPeriod } from '../../forms/period-list.tsx'
import { SaveBar } from '../../forms/save-bar.tsx'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { TablesOutside } from '../../guests/tables-outside.tsx'
import { DayMenu } from './day-menu.tsx'
import { FoldedDays } from './folded-days.tsx'
import { SET_WEEK } from './hours.operations.ts'
import type { StoredHours } from './use-hours.ts'
import { DAYS, KINDS, mergedWeek, periodOf, type Week } from './week.ts'

interface WeekDraft {
  readonly typed: Week | null
  /** The stored week that it was typed over. */
  readonly base: Week | null
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
  const { values, restoredAt, isSending, found, change, reset, send } = useDraft('hours', NO_DRAFT, {
    remaining: ({ typed }, sent) => (isSame(typed, sent.typed) ? null : { typed, base: sent.typed }),
    reread: refresh,
  })
  const { typed, base } = values
  const over = (stored: Week, choices?: Readonly<Record<string, Side>>) =>
    mergedWeek(base ?? stored, typed ?? stored, stored, choices)
  const { weekly, isChanged, conflicts } = over(hours.weekly)
  const setWeekly = (next: Week) =>
    mergedWeek(hours.weekly, next, hours.weekly).isChanged
      ? change({
          typed: next,
          // Edited days keep the stored hours of that moment as their base, so that changes by others are detected.
          base: typed && base ? mergedWeek(typed, base, hours.weekly).weekly : hours.weekly,
        })
      : reset()
  const [kind, setKind] = useState<(typeof KINDS)[number]>('SERVICE')
  const [isAsked, setAsked] = useState(false)

  const on = (weekday: number) => weekly.filter((each) => each.weekday === weekday)
  const setDay = (weekday: number, periods: readonly DayPeriod[]) =>
    setWeekly(
      DAYS.flatMap((day) => (day === weekday ? periods.map((each) => ({ ...each, weekday })) : on(day))),
    )
  const setOpen = (weekday: number, isOpen: boolean) => {
    const others = on(weekday).filter((each) => each.kind !== kind)
    setDay(weekday, isOpen ? withPeriod(others, kind) : others)
  }
  const copyToAll = (weekday: number) => {
    const copied = on(weekday).filter((each) => each.kind === kind)
    setWeekly(
      DAYS.flatMap((day) => [
        ...on(day).filter((each) => each.kind !== kind),
        ...copied.map((each) => ({ ...each, weekday: day })),
      ]),
    )
  }
  const store = async (stored: StoredHours) => {
    const title = translate('admin.hours.title')
    const receipt = await send(async ({ typed, base }, earlier) => {
      const now = (earlier && (await refresh())) ?? stored
      const { weekly, conflicts } = mergedWeek(base ?? now.weekly, typed ?? now.weekly, now.weekly)
      setAsked(conflicts.length > 0)
      if (conflicts.length > 0) return null
      const variables = { periods: weekly.map(periodOf), version: now.version }
      return { document: SET_WEEK, variables, resource: 'site', title }
    })
    if (receipt && !receipt.isEarlier) notify('admin.hours.saved', { type: 'success' })
  }
  const save = () => attempt(() => overStored(hours, refresh, store))
  const takeOver = (choices: Readonly<Record<string, Side>>) => {
    change({ typed: over(hours.weekly, choices).weekly, base: hours.weekly })
    setAsked(false)
  }

  return (
    <>
      {restoredAt !== null && isChanged && <RestoredNotice at={restoredAt} onDiscard={reset} />}
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
      <WhileSaving isSaving={isSending}>
        <FoldedDays stored={hours.weekly} weekly={weekly} kind={kind}>
          {(weekday) => {
            const day = translate(`admin.hours.day.${weekday}`)
            return (
              <Box
                role="group"
                aria-label={day}
                sx={{
                  display: 'grid',
                  columnGap: 1,
                  py: 0.75,
                  alignItems: 'start',
                  borderTop: 1,
                  borderColor: 'divider',
                  gridTemplateColumns: { xs: '1fr auto auto', sm: '104px auto 1fr auto' },
                }}
              >
                <Typography sx={{ fontWeight: 600, pt: 1 }}>{day}</Typography>
                <Switch
                  checked={on(weekday).some((each) => each.kind === kind)}
                  onChange={(_, isOpen) => setOpen(weekday, isOpen)}
                  slotProps={{ input: { 'aria-label': `${day}: ${translate('admin.hours.open')}` } }}
                  sx={{ mt: 0.25 }}
                />
                <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } }}>
                  <PeriodList
                    day={day}
                    kind={kind}
                    periods={on(weekday)}
                    onChange={(periods) => setDay(weekday, periods)}
                  />
                </Box>
                <DayMenu
                  day={day}
                  onAdd={() => setDay(weekday, withPeriod(on(weekday), kind))}
                  onCopy={() => copyToAll(weekday)}
                />
              </Box>
            )
          }}
        </FoldedDays>
        {isChanged && <TablesOutside hours={{ ...hours, weekly }} />}
        <SaveBar isOnCard>
          <FoundNotice found={found} />
          <Button
            variant="contained"
            size="large"
            disabled={!isChanged || isSending}
            onClick={() => void save()}
          >
            {translate('ra.action.save')}
          </Button>
        </SaveBar>
      </WhileSaving>
      {isAsked && (
        <ConflictDialog
          conflicts={conflicts}
          why="admin.conflict.choose"
          onMerge={takeOver}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
