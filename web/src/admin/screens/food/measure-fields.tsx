import { Box, MenuItem, TextField } from '@mui/material'
import type { RefObject } from 'react'
import { useTranslate } from 'react-admin'
import { amountOf, energyOf, type FoodDraft } from './food-draft.ts'

const UNITS = ['G', 'ML', 'PIECE'] as const
const SOURCES = ['RECIPE', 'LABEL', 'LABORATORY', 'ESTIMATE'] as const

interface MeasureFieldsProps {
  readonly draft: FoodDraft
  readonly amountRef: RefObject<HTMLInputElement | null>
  onChange(part: Partial<FoodDraft>): void
}

/** Portion and energy of a dish. */
export function MeasureFields({ draft, amountRef, onChange }: MeasureFieldsProps) {
  const translate = useTranslate()
  const amountFault = amountOf(draft) === 'fault'
  const energyFault = energyOf(draft) === 'fault'
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
      <TextField
        label={`${translate('admin.food.portion')}: ${translate('admin.food.amount')}`}
        value={draft.amount}
        onChange={({ target }) => onChange({ amount: target.value })}
        error={amountFault}
        helperText={amountFault && translate('admin.food.amountFault')}
        margin="none"
        inputRef={amountRef}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <TextField
        select
        label={translate('admin.food.unit')}
        value={draft.unit}
        onChange={({ target }) => onChange({ unit: target.value as FoodDraft['unit'] })}
        margin="none"
      >
        {UNITS.map((unit) => (
          <MenuItem key={unit} value={unit}>
            {translate(`admin.food.units.${unit}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate('admin.food.of')}
        value={draft.of}
        onChange={({ target }) => onChange({ of: target.value })}
        margin="none"
        sx={{ gridColumn: '1 / -1' }}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
      <TextField
        label={translate('admin.food.energy')}
        value={draft.energy}
        onChange={({ target }) => onChange({ energy: target.value })}
        error={energyFault}
        helperText={energyFault && translate('admin.food.energyFault')}
        margin="none"
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
      <TextField
        select
        label={translate('admin.food.energySource')}
        value={draft.energySource ?? ''}
        onChange={({ target }) =>
          onChange({ energySource: (target.value || null) as FoodDraft['energySource'] })
        }
        margin="none"
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{translate('admin.food.noSource')}</MenuItem>
        {SOURCES.map((source) => (
          <MenuItem key={source} value={source}>
            {translate(`admin.food.sources.${source}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
