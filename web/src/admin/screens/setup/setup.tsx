import { Box, Button, Card, CardContent, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { Loading, Title, useRedirect, useTranslate } from 'react-admin'
import { ask } from '../../api/ask.ts'
import { fieldMessage, useAttempt } from '../../api/use-attempt.ts'
import {
  PreparingNote,
  PreparingProvider,
  usePreparing,
  usePressAfterPreparing,
} from '../../forms/preparing.tsx'
import { LoadError } from '../../lists/list-states.tsx'
import { UPDATE_SETUP } from './setup.operations.ts'
import { type SetupInput, STEPS } from './steps.tsx'
import { useSetup } from './use-setup.ts'

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
  const attempt = useAttempt(fieldMessage)
  const { setup, error, isLoading, refresh } = useSetup()
  const [place, setPlace] = useState(0)
  const [input, setInput] = useState<SetupInput>({})
  const [isSaving, setSaving] = useState(false)
  const { count } = usePreparing()
  const { waits, holdBack } = usePressAfterPreparing()
  if (!setup) return error ? <LoadError error={error} onRetry={refresh} /> : isLoading ? <Loading /> : null
  const { name, Step } = STEPS[place] as (typeof STEPS)[number]
  const isLast = place === STEPS.length - 1

  const go = (to: number) => {
    setInput({})
    setPlace(to)
    window.scrollTo(0, 0)
  }
  const next = async () => {
    setSaving(true)
    const isChanged = Object.keys(input).length > 0
    if (!isChanged || (await attempt(() => ask(UPDATE_SETUP, { input }, 'site')))) {
      await refresh()
      if (isLast) redirect('/admin')
      else go(place + 1)
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
        <Typography variant="body2" color="textSecondary">
          {translate('admin.setup.step', { number: place + 1, count: STEPS.length })}
        </Typography>
        <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
          {translate(`admin.setup.steps.${name}`)}
        </Typography>
        <Step
          key={name}
          setup={setup}
          input={input}
          onChange={(values) => setInput({ ...input, ...values })}
          onRefresh={() => void refresh()}
        />
        <Box sx={{ display: 'flex', gap: 1, mt: 3, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" disabled={isSaving} onClick={holdBack}>
            {translate(isLast ? 'admin.setup.done' : 'admin.setup.next')}
          </Button>
          {!isLast && (
            <Button color="inherit" disabled={isSaving || count > 0} onClick={() => go(place + 1)}>
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
