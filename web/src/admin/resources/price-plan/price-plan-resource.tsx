import { Box, Chip, Typography } from '@mui/material'
import { DataTable, type RaRecord, useRecordContext, useTranslate } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { screenPaths } from '../../api/screen-paths.ts'
import { BoundedText } from '../../forms/bounded.tsx'
import { RecordEdit } from '../../forms/record-form.tsx'
import { RecordList } from '../../lists/record-list.tsx'
import { stateOf } from '../../plans/plan-state.ts'
import { useWhen } from '../../plans/use-site-clock.ts'
import type { EditScreenProps, ResourceScreens } from '../admin-resource.ts'
import { AppliedHead } from './applied-head.tsx'
import { MomentInput } from './moment-input.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PlanLines } from './plan-lines.tsx'
import type { PlanFacts } from './plan-record.ts'

function PricePlanList() {
  const translate = useTranslate()
  const state = (plan: Partial<RaRecord>) => translate(`resources.pricePlan.state.${stateOf(plan)}`)
  return (
    <RecordList
      sort={{ field: 'createdDate', order: 'DESC' }}
      selectable={({ appliedAt }) => !appliedAt}
      csv={{
        name: ({ name }) => name,
        appliesAt: ({ appliesAt }) => appliesAt,
        lines: ({ lines }) => lines?.length ?? 0,
        state,
      }}
      phone={{
        primary: ({ name }) => name,
        secondary: (plan) => <PhoneFacts plan={plan} />,
        tertiary: (plan) => <StateChip plan={plan} />,
      }}
    >
      <DataTable.Col source="name" />
      <DataTable.Col source="appliesAt" render={(plan) => <When plan={plan} />} />
      <DataTable.Col source="lines" disableSort render={(plan) => <Count plan={plan} />} />
      <DataTable.Col
        source="state"
        label="resources.pricePlan.state.name"
        disableSort
        render={(plan) => <StateChip plan={plan} />}
      />
    </RecordList>
  )
}

interface PlanProps {
  readonly plan: Partial<RaRecord>
}

/** When it was applied, or applies. */
function When({ plan: { appliedAt, appliesAt } }: PlanProps) {
  const when = useWhen()
  const moment = appliedAt ?? appliesAt
  return moment ? <time dateTime={moment}>{when(moment)}</time> : <>—</>
}

/** The number of prices, and of those that were changed since. */
function Count({ plan: { lines = [], facts = [], appliedAt, isDeleted } }: PlanProps) {
  const translate = useTranslate()
  const stale = appliedAt || isDeleted ? 0 : facts.filter(({ isStale }: PlanFacts) => isStale).length
  return (
    <>
      {translate('resources.pricePlan.count', { smart_count: lines.length })}
      {stale > 0 && (
        <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
          {translate('resources.pricePlan.stale', { smart_count: stale })}
        </Typography>
      )}
    </>
  )
}

function PhoneFacts({ plan }: PlanProps) {
  return (
    <>
      {stateOf(plan) !== 'draft' && (
        <>
          <When plan={plan} /> ·{' '}
        </>
      )}
      <Count plan={plan} />
    </>
  )
}

function StateChip({ plan }: PlanProps) {
  const translate = useTranslate()
  const state = stateOf(plan)
  return (
    <Chip
      size="small"
      variant={state === 'planned' ? 'filled' : 'outlined'}
      color={state === 'applied' ? 'success' : 'default'}
      label={translate(`resources.pricePlan.state.${state}`)}
    />
  )
}

const lockedReason = ({ appliedAt }: RaRecord) => (appliedAt ? 'resources.pricePlan.isApplied' : null)

function PricePlanEdit({ aside }: EditScreenProps) {
  return (
    // The screen for many prices has no place for what was typed of a plan that is gone.
    <RecordEdit aside={aside} head={<AppliedHead />} locked={lockedReason} renewable={false}>
      <PlanFields />
      <PlanLines />
    </RecordEdit>
  )
}

/** Name, moment and note of a plan. */
function PlanFields() {
  const plan = useRecordContext()
  if (plan?.appliedAt) return plan.note ? <Typography sx={{ mb: 2 }}>{plan.note}</Typography> : null
  return (
    <>
      <PlanActions />
      <BoundedText input="AddPricePlan" source="name" />
      <Box sx={{ width: '100%', mt: 1, mb: 1 }}>
        <MomentInput source="appliesAt" />
      </Box>
      <BoundedText input="AddPricePlan" source="note" multiline />
    </>
  )
}

/** A plan begins with prices, which are made on the screen for many. */
export const pricePlanScreens: ResourceScreens = {
  list: PricePlanList,
  create: () => <Navigate to={screenPaths.prices} replace />,
  edit: PricePlanEdit,
}
