import { Button, Card, CardContent, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { Loading, ResourceContextProvider, Title, useRedirect, useTranslate } from 'react-admin'
import { merge, type Side } from '../../api/call/merge.ts'
import { fieldMessage, useAttempt } from '../../api/use-attempt.ts'
import { ConflictDialog } from '../../forms/conflict/conflict-dialog.tsx'
import { overStored } from '../../forms/conflict/over-stored.ts'
import { FoundNotice } from '../../forms/drafts/found-notice.tsx'
import { RestoredNotice } from '../../forms/drafts/restored-notice.tsx'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import {
  PreparingNote,
  PreparingProvider,
  usePreparing,
  usePressAfterPreparing,
} from '../../forms/pictures/preparing.tsx'
import { SaveBar } from '../../forms/save-bar.tsx'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { LoadError } from '../../lists/list-states.tsx'
import { UPDATE_SETUP } from './setup.operations.ts'
import { afterStep, FIRST_STEP, restOfStep } from './setup-draft.ts'
import { STEP_FORM, StepForm } from './step-form.tsx'
import { Hint, STEPS } from './steps.tsx'
import { type StoredSetup, useSetup } from './use-setup.ts'

const STEP_NAMES = STEPS.map(({ name }) => name)
/** The last step asks nothing. */
const QUESTIONS = STEPS.length - 1

/** The assistant that replaces the demo restaurant by the owner's, one question at a time. */
export function Setup() {
  return (
    <ResourceContextProvider value="site">
      <PreparingProvider>
        <Steps />
      </PreparingProvider>
    </ResourceContextProvider>
  )
}

function Steps() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const attempt = useAttempt(fieldMessage)
  const { setup, error, isLoading, refresh } = useSetup()
  const { values, restoredAt, isSending, found, change, reset, send } = useDraft('setup', FIRST_STEP, {
    rest: (now, sent) => restOfStep(now, sent, STEP_NAMES),
    remaining: (now, sent) => afterStep(now, sent, STEP_NAMES),
    reread: refresh,
  })
  const [isAsked, setAsked] = useState(false)
  const { count } = usePreparing()
  const { waits, holdBack } = usePressAfterPreparing()
  if (!setup) return error ? <LoadError error={error} onRetry={refresh} /> : isLoading ? <Loading /> : null
  const { place } = values
  const { name, title, what, Fields, proposal } = STEPS[place] as (typeof STEPS)[number]
  const typed = values.inputs[name]
  const input = typed ?? proposal?.(setup) ?? {}
  const base = values.bases[name] ?? setup.settings
  const isLast = place === QUESTIONS
  const number = Math.min(place + 1, QUESTIONS)
  const progress = translate('admin.setup.step', { number, count: QUESTIONS })

  const go = (to: number) => {
    change({ place: to })
    window.scrollTo(0, 0)
  }
  const over = (stored: StoredSetup, choices?: Readonly<Record<string, Side>>) =>
    merge(base, input, stored.settings, choices)
  /** @returns whether the input of the step is stored. */
  const store = async (stored: StoredSetup) => {
    const title = translate(`admin.setup.steps.${name}`)
    const receipt = await send(
      async ({ inputs, bases }, earlier) => {
        const { settings } = (earlier && (await refresh())) ?? stored
        const found = merge(bases[name] ?? settings, inputs[name] ?? {}, settings)
        setAsked(found.conflicts.length > 0)
        if (found.conflicts.length > 0) return null
        const fields = Object.fromEntries(found.changed.map((field) => [field, found.merged[field]]))
        const variables = { input: { ...fields, version: settings.version } }
        return { document: UPDATE_SETUP, variables, resource: 'site', title }
      },
      { inputs: { ...values.inputs, [name]: input } },
    )
    return receipt !== null
  }
  const next = () =>
    attempt(async () => {
      const isTyped = Object.keys(input).length > 0
      if (isTyped && !(await overStored(setup, refresh, store))) return
      if (!isTyped) pass()
      if (isLast) redirect('/admin')
      else window.scrollTo(0, 0)
    })
  const pass = () =>
    isLast && Object.keys(values.inputs).length === 0
      ? reset()
      : change(afterStep(values, values, STEP_NAMES))
  const takeOver = (choices: Readonly<Record<string, Side>>) => {
    const { merged } = over(setup, choices)
    const taken = Object.fromEntries(Object.keys(input).map((field) => [field, merged[field]]))
    change({
      inputs: { ...values.inputs, [name]: taken },
      bases: { ...values.bases, [name]: setup.settings },
    })
    setAsked(false)
  }

  return (
    <Card sx={{ maxWidth: 640 }}>
      <Title title={translate('admin.setup.title')} />
      <LinearProgress variant="determinate" value={(number / QUESTIONS) * 100} aria-label={progress} />
      <CardContent>
        {restoredAt !== null && typed && Object.keys(typed).length > 0 && (
          <RestoredNotice at={restoredAt} onDiscard={reset} />
        )}
        {!isLast && (
          <Typography variant="body2" color="textSecondary">
            {progress}
          </Typography>
        )}
        <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
          {translate(title?.(setup) ?? `admin.setup.steps.${name}`)}
        </Typography>
        <WhileSaving isSaving={isSending}>
          <StepForm
            // The values of a form are those that it began with.
            key={`${name} ${base.version} ${restoredAt}`}
            values={{ ...base, ...input }}
            onChange={(changed) =>
              change({
                inputs: { ...values.inputs, [name]: { ...input, ...changed } },
                bases: { [name]: setup.settings, ...values.bases },
              })
            }
            onSubmit={next}
          >
            {what && <Hint text={what} />}
            <Fields />
          </StepForm>
        </WhileSaving>
        <SaveBar isOnCard>
          <FoundNotice found={found} />
          <Button
            type="submit"
            form={STEP_FORM}
            variant={isLast ? 'outlined' : 'contained'}
            disabled={isSending}
            onClick={holdBack}
          >
            {translate(isLast ? 'admin.setup.done' : 'admin.setup.next')}
          </Button>
          {!isLast && (
            <Button
              color="inherit"
              disabled={isSending || count > 0}
              // The second click of a double click would skip a question that nobody has read.
              onClick={({ detail }) => detail < 2 && go(place + 1)}
            >
              {translate('admin.setup.skip')}
            </Button>
          )}
          {place > 0 && (
            <Button
              color="inherit"
              disabled={isSending || count > 0}
              onClick={() => go(place - 1)}
              sx={{ ml: 'auto' }}
            >
              {translate('admin.setup.back')}
            </Button>
          )}
          <PreparingNote waits={waits} />
        </SaveBar>
        {isAsked && (
          <ConflictDialog
            conflicts={over(setup).conflicts}
            why="admin.conflict.choose"
            onMerge={takeOver}
            onClose={() => setAsked(false)}
          />
        )}
      </CardContent>
    </Card>
  )
}
