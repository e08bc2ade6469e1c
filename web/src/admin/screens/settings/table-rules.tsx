import { Box, Checkbox, FormControlLabel, FormGroup, FormLabel, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { NumberInput, SelectInput, TextInput, useInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { inputBounds } from '../../api/input-bounds.ts'
import { validatorsOf } from '../../forms/bounded.tsx'
import { InputColumns } from '../../forms/input-columns.tsx'
import { DAYS } from '../hours/week.ts'
import { durationWords } from './duration-words.ts'
import { ReadyAnswers } from './ready-answers.tsx'

const BOUNDS = inputBounds.ReservationRulesInput
const SLOTS = [15, 30, 60]

type RuleName = keyof typeof BOUNDS

const labelOf = (name: RuleName) => `resources.site.rules.${name}`

/** Rules for the book of tables and for what guests may ask. */
export function TableRules() {
  return (
    <>
      <InputColumns>
        <Count name="seats" hint="resources.site.rules.seatsHint" />
        <Minutes name="stayMinutes" />
      </InputColumns>
      <Part name="asking">
        <InputColumns>
          <Count name="largestParty" hint="resources.site.rules.largestPartyHint" />
          <SelectInput
            source="reservations.slotMinutes"
            label={labelOf('slotMinutes')}
            choices={SLOTS.map((id) => ({ id, name: `resources.site.rules.slots.${id}` }))}
            validate={validatorsOf(BOUNDS.slotMinutes)}
            helperText={false}
          />
          <Minutes name="noticeMinutes" />
          <Minutes name="lastArrivalMinutes" />
          <Count name="daysAhead" />
        </InputColumns>
        <ClosedWeekdays />
        <TextInput
          source="reservations.note"
          label={labelOf('note')}
          validate={validatorsOf(BOUNDS.note)}
          helperText="resources.site.rules.noteHint"
          multiline
          fullWidth
        />
        <ReadyAnswers />
      </Part>
      <Part name="guests">
        <InputColumns>
          <Count name="keepDays" hint="resources.site.rules.keepDaysHint" />
        </InputColumns>
      </Part>
    </>
  )
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const translate = useTranslate()
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        {translate(`resources.site.rules.${name}`)}
      </Typography>
      {children}
    </>
  )
}

function Count({ name, hint }: { readonly name: RuleName; readonly hint?: string }) {
  return (
    <NumberInput
      source={`reservations.${name}`}
      label={labelOf(name)}
      validate={validatorsOf(BOUNDS[name])}
      helperText={hint ?? false}
    />
  )
}

/** A number of minutes, with how long that is below it. */
function Minutes({ name }: { readonly name: RuleName }) {
  const translate = useTranslate()
  const minutes: unknown = useWatch({ name: `reservations.${name}` })
  const words = durationWords(Number(minutes), (unit, count) =>
    translate(`resources.site.rules.${unit}`, { smart_count: count }),
  )
  return (
    <NumberInput
      source={`reservations.${name}`}
      label={labelOf(name)}
      validate={validatorsOf(BOUNDS[name])}
      helperText={words ?? false}
    />
  )
}

/** The days on which nobody may ask for a table. */
function ClosedWeekdays() {
  const translate = useTranslate()
  const id = useId()
  const { field } = useInput({ source: 'reservations.closedWeekdays' })
  const closed: readonly number[] = Array.isArray(field.value) ? field.value : []
  const toggle = (day: number) =>
    field.onChange(
      closed.includes(day) ? closed.filter((each) => each !== day) : [...closed, day].sort((a, b) => a - b),
    )
  return (
    <Box sx={{ my: 1 }}>
      <FormLabel id={id}>{translate(labelOf('closedWeekdays'))}</FormLabel>
      <FormGroup row aria-labelledby={id} role="group">
        {DAYS.map((day) => (
          <FormControlLabel
            key={day}
            label={translate(`admin.hours.day.${day}`)}
            control={<Checkbox checked={closed.includes(day)} onChange={() => toggle(day)} />}
          />
        ))}
      </FormGroup>
      <Typography variant="caption" color="textSecondary" component="p">
        {translate('resources.site.rules.closedWeekdaysHint')}
      </Typography>
    </Box>
  )
}
