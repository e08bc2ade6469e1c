import { Box, Checkbox, FormControlLabel, FormGroup, FormLabel } from '@mui/material'
import { useId, useRef } from 'react'
import { NumberInput, TextInput, useInput, useTranslate } from 'react-admin'
import { inputBounds } from '../../api/input-bounds.ts'
import { validatorsOf } from '../../forms/bounded.tsx'
import { InputColumns } from '../../forms/input-columns.tsx'

const BOUNDS = inputBounds.OrderingInput
const WAYS = ['PICKUP', 'DELIVERY', 'TABLE'] as const
type Way = (typeof WAYS)[number]

/** What an order takes by default, as the API has it. */
const NEW = { ways: [] as readonly Way[], minimum: null, deliveryFee: null, leadMinutes: 30, note: null }
type Ordering = Omit<typeof NEW, 'ways'> & { readonly ways: readonly Way[] }

/** How guests order: a way that is offered opens the other questions; without one, nobody can order. */
export function OrderFields() {
  const { field } = useInput({ source: 'ordering' })
  // A form has an empty text in place of null.
  const ordering = (field.value || null) as Ordering | null
  const last = useRef<Ordering>(NEW)
  if (ordering) last.current = ordering
  const offer = (ways: readonly Way[]) => field.onChange(ways.length > 0 ? { ...last.current, ways } : null)
  return (
    <>
      <Ways ways={ordering?.ways ?? []} onChange={offer} />
      {ordering?.ways.includes('DELIVERY') && (
        <InputColumns>
          <NumberInput
            source="ordering.minimum"
            label="admin.orders.minimum"
            validate={validatorsOf(BOUNDS.minimum)}
            helperText="admin.orders.minimumHint"
          />
          <NumberInput
            source="ordering.deliveryFee"
            label="admin.orders.deliveryFee"
            validate={validatorsOf(BOUNDS.deliveryFee)}
            helperText="admin.orders.deliveryFeeHint"
          />
        </InputColumns>
      )}
      {ordering && (
        <>
          <InputColumns>
            <NumberInput
              source="ordering.leadMinutes"
              label="admin.orders.leadMinutes"
              validate={validatorsOf(BOUNDS.leadMinutes)}
              helperText="admin.orders.leadMinutesHint"
            />
          </InputColumns>
          <TextInput
            source="ordering.note"
            label="admin.orders.note"
            validate={validatorsOf(BOUNDS.note)}
            helperText="admin.orders.noteHint"
            multiline
            fullWidth
          />
        </>
      )}
    </>
  )
}

interface WaysProps {
  readonly ways: readonly Way[]
  onChange(ways: readonly Way[]): void
}

function Ways({ ways, onChange }: WaysProps) {
  const translate = useTranslate()
  const id = useId()
  const toggle = (way: Way) => onChange(WAYS.filter((each) => ways.includes(each) !== (each === way)))
  return (
    <Box sx={{ mb: 1 }}>
      <FormLabel id={id}>{translate('admin.orders.ways')}</FormLabel>
      <FormGroup row aria-labelledby={id} role="group">
        {WAYS.map((way) => (
          <FormControlLabel
            key={way}
            label={translate(`admin.orders.way.${way}`)}
            control={<Checkbox checked={ways.includes(way)} onChange={() => toggle(way)} />}
          />
        ))}
      </FormGroup>
    </Box>
  )
}
