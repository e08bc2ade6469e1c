import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { calls } from '../../api/call/calls.ts'
import { useReceipt } from '../../api/call/receipt.tsx'
import { screenPaths } from '../../api/screen-paths.ts'
import { previewAt } from '../../plans/plan-moment.ts'
import { useSiteClock } from '../../plans/use-site-clock.ts'
import type { PlanRecord } from './plan-record.ts'
import { APPLY_PLAN } from './price-plan.operations.ts'
import { WayBack } from './way-back.tsx'

/** The actions of a plan that was not applied. */
export function PlanActions() {
  const plan = useRecordContext<PlanRecord>()
  const clock = useSiteClock()
  const translate = useTranslate()
  if (!plan || plan.appliedAt) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <ApplyButton plan={plan} />
      <WayBack plan={plan} />
      {plan.appliesAt && (
        <Button component={Link} to={`${screenPaths.print}?kind=DOOR&plan=${plan.id}`}>
          {translate('resources.pricePlan.print')}
        </Button>
      )}
      {plan.appliesAt && clock && (
        <Button href={previewAt(plan.appliesAt, clock.timeZone)} target="_blank" rel="noopener">
          {translate('resources.pricePlan.preview')}
        </Button>
      )}
    </Box>
  )
}

function ApplyButton({ plan }: { plan: PlanRecord }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const showReceipt = useReceipt()
  const { isDirty } = useFormState()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const apply = async () => {
    setBusy(true)
    const { id, version, name } = plan
    const done = translate('resources.pricePlan.done', { name })
    const subject = `pricePlan/${id}/apply`
    const write = { document: APPLY_PLAN, variables: { id, version }, resource: 'pricePlan', subject }
    try {
      await calls.send({ ...write, title: `${name}: ${translate('resources.pricePlan.apply')}` })
      showReceipt(done, { requestId: `plan-${id}` }, refresh)
    } catch (error) {
      const { message } = error as Error
      notify(translate(message, { _: message }), { type: 'error', autoHideDuration: 8000 })
    }
    setAsked(false)
    setBusy(false)
    refresh()
  }
  return (
    <>
      <Button variant="outlined" disabled={isDirty || isBusy} onClick={() => setAsked(true)}>
        {translate('resources.pricePlan.apply')}
      </Button>
      {isDirty && (
        <Alert severity="info" sx={{ order: 1, flexBasis: '100%', py: 0 }}>
          {translate('resources.pricePlan.saveFirst')}
        </Alert>
      )}
      <Confirm
        isOpen={isAsked}
        loading={isBusy}
        title="resources.pricePlan.applyTitle"
        content={translate('resources.pricePlan.applyWhat', { smart_count: plan.lines.length })}
        confirm="resources.pricePlan.apply"
        onConfirm={() => void apply()}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
