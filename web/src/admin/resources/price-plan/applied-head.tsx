import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Confirm, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { formatPrice } from '../../../rules/turkish-number.ts'
import { isRefusal } from '../../api/api-failure.ts'
import { undoRequest } from '../../api/undo-request.ts'
import { servingName } from '../../plans/plan-state.ts'
import { useWhen } from '../../plans/use-site-clock.ts'
import type { PlanRecord } from './plan-record.ts'
import { WayBack } from './way-back.tsx'

/** The outcome of an applied plan, with undo and a plan back. */
export function AppliedHead() {
  const plan = useRecordContext<PlanRecord>()
  const translate = useTranslate()
  const when = useWhen()
  if (!plan?.appliedAt || !plan.outcome) return null
  const { changed, unchanged, skipped, overridden } = plan.outcome
  const written = (lira: number | null) =>
    lira === null ? translate('resources.pricePlan.noPrice') : formatPrice(lira)
  return (
    <Card component="section" aria-label={translate('resources.pricePlan.outcome')} sx={{ flex: 1, mb: 2 }}>
      <CardContent sx={{ display: 'grid', gap: 1 }}>
        <Typography color="textSecondary">
          {translate('resources.pricePlan.appliedAt', { when: when(plan.appliedAt) })}
        </Typography>
        <Typography>
          {changed === 0
            ? translate('resources.pricePlan.changedNone')
            : translate('resources.pricePlan.changed', { smart_count: changed })}{' '}
          {unchanged > 0 && translate('resources.pricePlan.unchanged', { smart_count: unchanged })}
        </Typography>
        <Names title="skipped" names={skipped.map(servingName)} />
        <Names
          title="overridden"
          names={overridden.map((line) =>
            translate('resources.pricePlan.overriddenLine', {
              name: servingName(line),
              seen: written(line.seenPrice),
              before: written(line.priceBefore),
            }),
          )}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {changed > 0 && <UndoButton plan={plan} />}
          <WayBack plan={plan} />
        </Box>
      </CardContent>
    </Card>
  )
}

function Names({ title, names }: { title: 'skipped' | 'overridden'; names: readonly string[] }): ReactNode {
  const translate = useTranslate()
  if (names.length === 0) return null
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{translate(`resources.pricePlan.${title}`)}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Box>
    </Box>
  )
}

interface Conflict {
  readonly field: string
  readonly recordName?: string | null
}

/** Undoes the prices of a plan; those that were changed since stay, if the person says so. */
function UndoButton({ plan: { id, name, outcome } }: { plan: PlanRecord }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [since, setSince] = useState<readonly Conflict[]>([])
  const [isBusy, setBusy] = useState(false)
  const undo = async (leaveChanged: boolean) => {
    setBusy(true)
    try {
      await undoRequest(`plan-${id}`, `${translate('ra.action.undo')}: ${name}`, leaveChanged)
      setSince([])
      notify('resources.pricePlan.undone', { type: 'success' })
      refresh()
    } catch (error) {
      if (!leaveChanged && isRefusal(error, 'UNDO_CHANGED_SINCE')) setSince(error.body.conflicts)
      else {
        const { message } = error as Error
        notify(translate(message, { _: message }), { type: 'error', autoHideDuration: 8000 })
        setSince([])
      }
    }
    setBusy(false)
  }
  const names = [...new Set(since.map(({ recordName }) => recordName ?? ''))].join(', ')
  const isAll = since.length >= (outcome?.changed ?? 0)
  return (
    <>
      <Button variant="outlined" disabled={isBusy} onClick={() => void undo(false)}>
        {translate('ra.action.undo')}
      </Button>
      <Confirm
        isOpen={since.length > 0}
        loading={isBusy}
        title={translate('resources.pricePlan.since', { smart_count: since.length })}
        content={translate(`resources.pricePlan.${isAll ? 'sinceAll' : 'sinceWhat'}`, { names })}
        confirm={isAll ? 'ra.action.close' : 'resources.pricePlan.leave'}
        onConfirm={() => (isAll ? setSince([]) : void undo(true))}
        onClose={() => setSince([])}
      />
    </>
  )
}
