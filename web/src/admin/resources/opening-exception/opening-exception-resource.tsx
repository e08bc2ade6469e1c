import AddIcon from '@mui/icons-material/Add'
import { Button, FormHelperText, Stack } from '@mui/material'
import { useEffect, useRef } from 'react'
import {
  BooleanInput,
  DateInput,
  required,
  useRecordContext,
  useTranslate,
  type Validator,
} from 'react-admin'
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Navigate } from 'react-router-dom'
import { addDays, type DayPeriod } from '../../../rules/opening-hours.ts'
import { screenPaths } from '../../api/screen-paths.ts'
import { useToday } from '../../api/use-today.ts'
import { BoundedText } from '../../forms/bounded.tsx'
import { PeriodList, withPeriod } from '../../forms/period-list.tsx'
import { TablesOutside } from '../../guests/tables-outside.tsx'
import { useSiteClock } from '../../plans/use-site-clock.ts'
import type { ResourceScreens } from '../admin-resource.ts'
import { formScreens } from '../form-screens.tsx'

const notReversed: Validator = (toDate: string | null, { fromDate }) =>
  toDate && toDate < fromDate ? 'admin.hours.reversed' : undefined

function ExceptionFields() {
  const today = useToday()
  return today && <FieldsOn today={today} />
}

function FieldsOn({ today }: { readonly today: string }) {
  const record = useRecordContext()
  const { getValues, setValue, trigger } = useFormContext()
  const { isSubmitted } = useFormState()
  // Hours of yesterday may continue after midnight.
  const notPast: Validator = (toDate: string | null) =>
    toDate && toDate !== record?.toDate && toDate < addDays(today, -1) ? 'admin.hours.past' : undefined
  const fromDate = useWatch({ name: 'fromDate' })
  useEffect(() => {
    if (getValues('toDate') < fromDate) setValue('toDate', fromDate, { shouldDirty: true })
  }, [getValues, setValue, fromDate])
  // The first day is a part of its rule.
  useEffect(() => {
    if (isSubmitted && fromDate) void trigger('toDate')
  }, [trigger, fromDate, isSubmitted])
  return (
    <>
      <BoundedText input="AddOpeningException" source="label" />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 2, width: '100%' }}>
        <DateInput source="fromDate" defaultValue={today} validate={required()} helperText={false} />
        <DateInput
          source="toDate"
          defaultValue={today}
          validate={[required(), notReversed, notPast]}
          helperText={false}
        />
      </Stack>
      <ExceptionHours />
      <Outside />
      <BoundedText input="AddOpeningException" source="note" label="admin.hours.note" multiline />
    </>
  )
}

/** The promised tables that fall outside of the hours of these days. */
function Outside() {
  const own = useRecordContext()?.id
  const clock = useSiteClock()
  const [label, fromDate, toDate, closed, periods] = useWatch({
    name: ['label', 'fromDate', 'toDate', 'closed', 'periods'],
  })
  if (!clock || !fromDate || !toDate) return null
  const others = clock.exceptions.filter(({ id }) => id !== own)
  const exceptions = [...others, { label: label ?? '', fromDate, toDate, closed: Boolean(closed), periods }]
  return <TablesOutside hours={{ ...clock, exceptions }} />
}

/** Whether the days are closed, and otherwise their hours. */
function ExceptionHours() {
  const translate = useTranslate()
  const [closed, label] = useWatch({ name: ['closed', 'label'] })
  const { field, fieldState } = useController({ name: 'periods', defaultValue: null })
  const periods: readonly DayPeriod[] = field.value ?? []
  const opened = useRef(periods)
  const { message } = fieldState.error ?? {}
  const close = (isClosed: boolean) => {
    if (isClosed) opened.current = periods
    field.onChange(isClosed ? null : opened.current)
  }
  return (
    <>
      <BooleanInput
        source="closed"
        label="admin.hours.closedSwitch"
        defaultValue={true}
        helperText={false}
        onChange={({ target }) => close(target.checked)}
      />
      {(!closed || periods.length > 0) && (
        <>
          <PeriodList day={label ?? ''} kind="SERVICE" periods={periods} onChange={field.onChange} />
          <Button
            size="small"
            startIcon={<AddIcon />}
            onClick={() => field.onChange(withPeriod(periods, 'SERVICE'))}
          >
            {translate('admin.hours.addPeriod')}
          </Button>
        </>
      )}
      {message && <FormHelperText error>{translate(message, { _: message })}</FormHelperText>}
    </>
  )
}

/** Their list is a part of the opening hours. */
export const openingExceptionScreens: ResourceScreens = {
  list: () => <Navigate to={screenPaths.hours} replace />,
  ...formScreens(ExceptionFields),
}
