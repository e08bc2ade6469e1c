import { Box, Button, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { servingsCell } from '../../../rules/menu-table.ts'
import { readPrice } from '../../forms/price-entry.ts'
import type { IntakeLine, RowEdit } from './intake-rows.ts'

interface RowEditorProps {
  readonly line: IntakeLine
  /** The names of all categories, with those that are added. */
  readonly categories: readonly string[]
  onEdit(changed: RowEdit): void
  onClose(): void
}

/** The texts of a dish of a source, to be corrected before it is stored. */
export function RowEditor({ line, categories, onEdit, onClose }: RowEditorProps) {
  const translate = useTranslate()
  const before = {
    name: line.row.cells.get('name') ?? '',
    categoryId: line.row.cells.get('categoryId') ?? '',
    description: line.row.cells.get('description') ?? '',
    servings: servingsText(line),
  }
  const [texts, setTexts] = useState(before)
  const list = useId()
  const take = () => {
    const changed = Object.entries(texts).filter(([field, text]) => text !== before[field as 'name'])
    if (changed.length > 0) onEdit(Object.fromEntries(changed))
    onClose()
  }
  const fields = ['name', 'categoryId', 'servings', 'description'] as const
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' }, py: 1.5 }}
    >
      {fields.map((field) => (
        <TextField
          key={field}
          label={translate(`resources.product.fields.${field}`)}
          value={texts[field]}
          onChange={({ target }) => setTexts({ ...texts, [field]: target.value })}
          helperText={field === 'servings' ? translate('admin.import.servingsHint') : undefined}
          autoFocus={field === 'name'}
          margin="none"
          slotProps={{ htmlInput: field === 'categoryId' ? { list, autoComplete: 'off' } : {} }}
        />
      ))}
      <datalist id={list}>
        {categories.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', gridColumn: '1 / -1' }}>
        <Button type="submit" variant="outlined" color="inherit" size="tall">
          {translate('admin.import.apply')}
        </Button>
        <Button size="tall" color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
      </Box>
    </Box>
  )
}

/** The servings of a dish as one cell, as its source has them. */
export function servingsText({ row }: IntakeLine): string {
  const own = row.cells.get('servings')
  if (own !== undefined) return own
  return row.servings
    .filter(([, cell]) => cell !== '')
    .map(([label, cell]) => {
      const entry = readPrice(cell)
      return 'price' in entry ? servingsCell([{ label, price: entry.price }]) : `${label}: ${cell}`
    })
    .join(' | ')
}
