import { Box, TextField } from '@mui/material'
import type { RefObject } from 'react'
import { useTranslate } from 'react-admin'
import { SelectField } from '../select-field.tsx'
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
  const { portion } = draft
  const changePortion = (part: Partial<FoodDraft['portion']>) =>
    onChange({ portion: { ...portion, ...part } })
  const energyFault = energyOf(draft) === 'fault'
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
      <TextField
        label={`${translate('resources.product.fields.portion')}: ${translate('admin.food.amount')}`}
        value={portion.amount}
        onChange={({ target }) => changePortion({ amount: target.value })}
        error={amountFault}
        helperText={amountFault && translate('admin.food.amountFault')}
        margin="none"
        inputRef={amountRef}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <SelectField
        label={translate('admin.food.unit')}
        value={portion.unit}
        choices={UNITS.map((id) => ({ id, name: translate(`admin.food.units.${id}`) }))}
        onChoose={(unit) => changePortion({ unit })}
        margin="none"
      />
      <TextField
        label={translate('admin.food.of')}
        value={portion.of}
        onChange={({ target }) => changePortion({ of: target.value })}
        margin="none"
        sx={{ gridColumn: '1 / -1' }}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
      <TextField
        label={translate('resources.product.fields.energyKcal')}
        value={draft.energyKcal}
        onChange={({ target }) => onChange({ energyKcal: target.value })}
        error={energyFault}
        helperText={energyFault && translate('admin.food.energyFault')}
        margin="none"
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
      <SelectField
        label={translate('resources.product.fields.energySource')}
        value={draft.energySource ?? ''}
        choices={[
          { id: '', name: translate('admin.food.noSource') },
          ...SOURCES.map((id) => ({ id, name: translate(`admin.food.sources.${id}`) })),
        ]}
        onChoose={(source) => onChange({ energySource: source || null })}
        margin="none"
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      />
    </Box>
  )
}
