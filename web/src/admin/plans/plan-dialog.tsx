import { DialogContentText, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { HttpError, useLocaleState, useTranslate } from 'react-admin'
import type { Hours } from '../../rules/opening-hours.ts'
import { inputBounds } from '../api/input-bounds.ts'
import { CallDialog } from '../forms/call-dialog.tsx'
import { MomentFields } from './moment-fields.tsx'
import { dayText, instantIn, nextOpening } from './plan-moment.ts'
import { useSiteClock } from './use-site-clock.ts'

/** Name and moment of a plan. */
export interface PlanHead {
  readonly name: string
  readonly appliesAt: string
}

interface PlanDialogProps {
  /** The number of prices. */
  readonly count: number
  /** The subject of its calls. */
  readonly subject: string
  readonly isSending: boolean
  /** Stores the plan. @throws {Error} if it is refused. */
  onPlan(plan: PlanHead): Promise<void>
  onClose(): void
}

/** Asks for the moment and the name of a plan. */
export function PlanDialog(props: PlanDialogProps) {
  const hours = useSiteClock()
  return hours ? <Questions {...props} hours={hours} /> : null
}

const MOST_NAME = inputBounds.AddPricePlan.name.most

function Questions({
  count,
  subject,
  isSending,
  onPlan,
  onClose,
  hours,
}: PlanDialogProps & { hours: Hours }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const text = useId()
  const [moment, setMoment] = useState(() => nextOpening(hours, new Date()))
  const [typedName, setTypedName] = useState<string | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const proposed = moment.day && translate('admin.prices.planName', { day: dayText(moment.day, locale) })
  const name = typedName ?? proposed
  const appliesAt = instantIn(moment, hours.timeZone)
  const { appliesAt: momentFault, name: nameFault } = faultsOf(failure)
  const plan = async () => {
    if (appliesAt === null) return
    setFailure(null)
    try {
      await onPlan({ name, appliesAt })
    } catch (error) {
      setFailure(error as Error)
    }
  }
  return (
    <CallDialog
      title={translate('admin.prices.planTitle')}
      aria-describedby={text}
      subject={subject}
      isSending={isSending}
      failure={failure && !momentFault && !nameFault && translate(failure.message, { _: failure.message })}
      label={translate('admin.prices.planSave')}
      isSendable={appliesAt !== null && name.trim() !== ''}
      onSend={() => void plan()}
      onClose={onClose}
    >
      <DialogContentText id={text}>
        {translate('admin.prices.planHint', { smart_count: count })}
      </DialogContentText>
      <MomentFields
        value={moment}
        error={momentFault}
        onChange={(next) => {
          setMoment(next)
          setFailure(null)
        }}
      />
      <TextField
        label={translate('resources.pricePlan.fields.name')}
        value={name}
        onChange={({ target }) => setTypedName(target.value)}
        error={nameFault !== undefined}
        helperText={nameFault}
        margin="none"
        fullWidth
        slotProps={{ htmlInput: { maxLength: MOST_NAME, autoComplete: 'off' } }}
      />
    </CallDialog>
  )
}

/** The sentences of a refusal by field. */
function faultsOf(failure: Error | null): Readonly<Record<string, string>> {
  return failure instanceof HttpError ? (failure.body?.errors ?? {}) : {}
}
