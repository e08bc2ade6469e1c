import { Box } from '@mui/material'
import { maxValue, minValue, NumberInput, required, SelectInput, useRecordContext } from 'react-admin'
import { inputBounds } from '../../api/input-bounds.ts'

const BOUNDS = inputBounds.ReservationRulesInput
/** What applies where nobody has set the rules. */
const PRESET = { slotMinutes: 30, stayMinutes: 120, keepDays: 30 }

/** Rules for the book of tables. */
export function TableRules() {
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
      <Count name="seats" />
      <Count name="stayMinutes" />
      <SelectInput
        source="reservations.slotMinutes"
        label="resources.site.rules.slotMinutes"
        choices={[15, 30, 60].map((id) => ({ id, name: String(id) }))}
        defaultValue={PRESET.slotMinutes}
        validate={required()}
        helperText={false}
      />
      <Count name="keepDays" />
    </Box>
  )
}

function Count({ name }: { name: 'seats' | 'stayMinutes' | 'keepDays' }) {
  const isSet = useRecordContext()?.reservations != null
  const { least, most } = BOUNDS[name]
  const isOptional = name === 'seats'
  return (
    <NumberInput
      source={`reservations.${name}`}
      label={`resources.site.rules.${name}`}
      {...(!isOptional && !isSet && { defaultValue: PRESET[name] })}
      validate={[...(isOptional ? [] : [required()]), minValue(least), maxValue(most)]}
      helperText={isOptional ? 'resources.site.rules.seatsHint' : false}
    />
  )
}
