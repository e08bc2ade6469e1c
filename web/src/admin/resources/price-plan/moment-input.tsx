import { useState } from 'react'
import { InputHelperText, useInput, useTranslate } from 'react-admin'
import { MomentFields } from '../../plans/moment-fields.tsx'
import { instantIn, type LocalMoment, localMoment, NO_MOMENT } from '../../plans/plan-moment.ts'
import { useSiteClock } from '../../plans/use-site-clock.ts'

/** A moment by the clock of the restaurant. The form value is an ISO text, or null for none. */
export function MomentInput({ source }: { source: string }) {
  const clock = useSiteClock()
  return clock ? <Moment source={source} timeZone={clock.timeZone} /> : null
}

/** The value of the form while day or time is missing. */
const PART = 'part'

const isWhole = (value: unknown) => (value === PART ? 'resources.pricePlan.momentPart' : undefined)

function Moment({ source, timeZone }: { source: string; timeZone: string }) {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source, validate: isWhole })
  const [typed, setTyped] = useState(NO_MOMENT)
  const held = (moment: LocalMoment) =>
    moment.day === '' && moment.time === '' ? null : (instantIn(moment, timeZone) ?? PART)
  // The value can also be changed by a draft, a conflict or a reset.
  const isTyped = field.value === PART || held(typed) === field.value
  const stored = field.value ? localMoment : () => NO_MOMENT
  return (
    <MomentFields
      value={isTyped ? typed : stored(field.value, timeZone)}
      error={fieldState.error && <InputHelperText error={fieldState.error.message} />}
      hint={translate('resources.pricePlan.momentHint')}
      onChange={(next) => {
        setTyped(next)
        field.onChange(held(next))
      }}
    />
  )
}
