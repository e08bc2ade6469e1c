import CheckIcon from '@mui/icons-material/Check'
import { Box, Button, Chip, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { SectionCard } from '../section-card.tsx'
import { SelectField } from '../select-field.tsx'
import { type PriceRule, ROUNDINGS, readAmount } from './price-rule.ts'

interface RuleFieldsProps {
  readonly rule: PriceRule
  readonly categories: readonly { readonly id: string; readonly name: string }[]
  /** The ids of the excluded categories. */
  readonly excluded: ReadonlySet<string>
  onRule(rule: PriceRule): void
  onExclude(excluded: ReadonlySet<string>): void
}

/** The rule for prices, and the categories it applies to. */
export function RuleFields({ rule, categories, excluded, onRule, onExclude }: RuleFieldsProps) {
  const translate = useTranslate()
  const toggle = (id: string) => {
    const next = new Set(excluded)
    if (!next.delete(id)) next.add(id)
    onExclude(next)
  }
  return (
    <SectionCard title="admin.prices.rule">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <AmountField
          name="percent"
          value={rule.percent}
          onChange={(percent) => onRule({ ...rule, percent })}
        />
        <AmountField name="amount" value={rule.amount} onChange={(amount) => onRule({ ...rule, amount })} />
        <SelectField
          label={translate('admin.prices.roundTo')}
          value={rule.roundTo}
          choices={ROUNDINGS.map((id) => ({ id, name: translate(`admin.prices.roundings.${id}`) }))}
          onChoose={(roundTo) => onRule({ ...rule, roundTo })}
          margin="none"
          sx={{ width: 160 }}
        />
      </Box>
      <Box role="group" aria-labelledby="prices-categories" sx={{ mt: 2 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
          <Typography id="prices-categories" component="h3" sx={{ fontWeight: 600, mr: 1 }}>
            {translate('admin.prices.categories')}
          </Typography>
          <Button onClick={() => onExclude(new Set())} size="tall">
            {translate('admin.prices.allOf')}
          </Button>
          <Button onClick={() => onExclude(new Set(categories.map(({ id }) => id)))} size="tall">
            {translate('admin.prices.noneOf')}
          </Button>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {categories.map(({ id, name }) => (
            <Chip
              key={id}
              component="button"
              clickable
              aria-pressed={!excluded.has(id)}
              variant={excluded.has(id) ? 'outlined' : 'filled'}
              {...(!excluded.has(id) && { icon: <CheckIcon /> })}
              label={name}
              onClick={() => toggle(id)}
              sx={{ height: 44, borderRadius: 99, px: 0.5 }}
            />
          ))}
        </Box>
      </Box>
    </SectionCard>
  )
}

interface AmountFieldProps {
  readonly name: 'percent' | 'amount'
  readonly value: number
  onChange(value: number): void
}

function AmountField({ name, value, onChange }: AmountFieldProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const read = readAmount(typed)
  // The rule is reset after it was stored, and restored from a draft.
  const shown = read !== null && read !== value ? (value === 0 ? '' : String(value).replace('.', ',')) : typed
  return (
    <TextField
      label={translate(`admin.prices.${name}`)}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        // An unreadable entry changes nothing.
        onChange(readAmount(target.value) ?? 0)
      }}
      error={read === null}
      helperText={translate(`admin.prices.${read === null ? 'noNumber' : `${name}Hint`}`)}
      margin="none"
      sx={{ width: 200 }}
      slotProps={{ htmlInput: { inputMode: 'text', autoComplete: 'off' } }}
    />
  )
}
