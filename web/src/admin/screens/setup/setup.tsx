import { Box, Button, Card, CardContent, LinearProgress, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { Loading, Title, useNotify, useRedirect, useTranslate } from 'react-admin'
import type { WeeklyPeriod } from '../../../rules/opening-hours.ts'
import { ask } from '../../api/ask.ts'
import { merge } from '../../api/call/merge.ts'
import { isSame } from '../../api/same-value.ts'
import { fieldMessage, useAttempt } from '../../api/use-attempt.ts'
import { RestoredNotice } from '../../forms/drafts/restored-notice.tsx'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import {
  PreparingNote,
  PreparingProvider,
  usePreparing,
  usePressAfterPreparing,
} from '../../forms/pictures/preparing.tsx'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { LoadError } from '../../lists/list-states.tsx'
import { daysText } from '../hours/day-words.ts'
import { mergedWeek, othersHours } from '../hours/week.ts'
import { UPDATE_SETUP } from './setup.operations.ts'
import { comparable, FIRST_STEP, type Settings, settingsOf, unstored } from './setup-draft.ts'
import { STEPS } from './steps.tsx'
import { useSetup } from './use-setup.ts'

const periodOf = ({ weekday, opens, closes, kind }: WeeklyPeriod) => ({
  weekday,
  opens,
  closes,
  kind: kind as never,
})

/** The assistant that replaces the demo restaurant by the owner's, one question at a time. */
export function Setup() {
  return (
    <PreparingProvider>
      <Steps />
    </PreparingProvider>
  )
}

function Steps() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const notify = useNotify()
  const attempt = useAttempt(fieldMessage)
  const { setup, error, isLoading, refresh } = useSetup()
  const { values, restoredAt, change, reset } = useDraft('setup', FIRST_STEP)
  const [isSaving, setSaving] = useState(false)
  const { count } = usePreparing()
  const { waits, holdBack } = usePressAfterPreparing()
  useEffect(() => {
    if (!setup || restoredAt === null) return
    const inputs = unstored(values.inputs, settingsOf(setup))
    if (!isSame(inputs, values.inputs)) change({ inputs })
  }, [setup, restoredAt, values.inputs, change])
  if (!setup) return error ? <LoadError error={error} onRetry={refresh} /> : isLoading ? <Loading /> : null
  const { place } = values
  const { name, Step, proposal } = STEPS[place] as (typeof STEPS)[number]
  const typed = values.inputs[name]
  const input = typed ?? proposal?.(setup) ?? {}
  const isLast = place === STEPS.length - 1

  const go = (to: number) => {
    change({ place: to })
    window.scrollTo(0, 0)
  }
  const storedText = (field: string, settings: Settings) => {
    const value = settings[field as keyof Settings]
    const label = translate(`resources.site.fields.${field}`)
    return typeof value === 'string' && value !== '' ? `${label}: ${value}` : label
  }
  /** @returns whether the input of the step is stored. */
  const store = async () => {
    if (Object.keys(input).length === 0) return true
    const fresh = (await refresh()) ?? setup
    const settings = settingsOf(fresh)
    const base = values.bases[name] ?? settingsOf(setup)
    const { conflicts } = merge(comparable(base), comparable(input as Settings), comparable(settings))
    const fields = conflicts.map(({ field }) => field).filter((field) => field !== 'weekly')
    const weeks = [base.weekly ?? [], input.weekly ?? base.weekly ?? [], settings.weekly ?? []] as const
    const days = othersHours(...weeks)
    const merged = { ...input, ...(input.weekly && { weekly: mergedWeek(...weeks).map(periodOf) }) }
    if (fields.length > 0 || days.size > 0) {
      // Reported only once, so that the user can save over it.
      change({
        inputs: { ...values.inputs, [name]: merged },
        bases: { ...values.bases, [name]: settings },
      })
      const others = [...fields.map((field) => storedText(field, settings)), ...daysText(translate, days)]
      const sentences = [
        translate('admin.setup.changed'),
        translate('admin.hours.others', { hours: others.join('; ') }),
      ]
      notify(sentences.join(' '), { type: 'warning', autoHideDuration: 10_000 })
      return false
    }
    return attempt(() => ask(UPDATE_SETUP, { input: { ...merged, version: fresh.site.version } }, 'site'))
  }
  const next = async () => {
    setSaving(true)
    if (await store()) {
      await refresh()
      const { [name]: _stored, ...inputs } = values.inputs
      const { [name]: _base, ...bases } = values.bases
      if (isLast && Object.keys(inputs).length === 0) reset()
      else change({ place: isLast ? 0 : place + 1, inputs, bases })
      if (isLast) redirect('/admin')
      else window.scrollTo(0, 0)
    }
    setSaving(false)
  }

  return (
    <Card sx={{ maxWidth: 640 }}>
      <Title title={translate('admin.setup.title')} />
      <LinearProgress
        variant="determinate"
        value={((place + 1) / STEPS.length) * 100}
        aria-label={translate('admin.setup.step', { number: place + 1, count: STEPS.length })}
      />
      <CardContent
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void next()
        }}
      >
        {restoredAt !== null && typed && Object.keys(typed).length > 0 && (
          <RestoredNotice at={restoredAt} onDiscard={reset} />
        )}
        <Typography variant="body2" color="textSecondary">
          {translate('admin.setup.step', { number: place + 1, count: STEPS.length })}
        </Typography>
        <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
          {translate(`admin.setup.steps.${name}`)}
        </Typography>
        <WhileSaving isSaving={isSaving}>
          <Step
            key={name}
            setup={setup}
            input={input}
            onChange={(changed) =>
              change({
                inputs: { ...values.inputs, [name]: { ...input, ...changed } },
                bases: { [name]: settingsOf(setup), ...values.bases },
              })
            }
            onRefresh={() => void refresh()}
          />
        </WhileSaving>
        <Box sx={{ display: 'flex', gap: 1, mt: 3, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" disabled={isSaving} onClick={holdBack}>
            {translate(isLast ? 'admin.setup.done' : 'admin.setup.next')}
          </Button>
          {!isLast && (
            <Button
              color="inherit"
              disabled={isSaving || count > 0}
              // The second click of a double click would skip a question that nobody has read.
              onClick={({ detail }) => detail < 2 && go(place + 1)}
            >
              {translate('admin.setup.skip')}
            </Button>
          )}
          {place > 0 && (
            <Button
              color="inherit"
              disabled={isSaving || count > 0}
              onClick={() => go(place - 1)}
              sx={{ ml: 'auto' }}
            >
              {translate('admin.setup.back')}
            </Button>
          )}
          <PreparingNote waits={waits} />
        </Box>
      </CardContent>
    </Card>
  )
}
