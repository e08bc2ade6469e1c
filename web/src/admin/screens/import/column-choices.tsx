import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { MAX_SERVING_LABEL } from '../../../rules/menu-table.ts'
import { SectionCard } from '../section-card.tsx'
import { SelectField } from '../select-field.tsx'
import { type ChosenUse, COLUMNS, type ColumnUse, type SheetColumn } from './columns.ts'
import { type Sheet, unusedColumns } from './sheet.ts'

interface ColumnChoicesProps {
  readonly sheet: Sheet
  readonly isDisabled: boolean
  onChoose(chosen: Readonly<Record<number, ChosenUse>>): void
}

/** The number of left-out lines that are listed. */
const MOST_LISTED = 20

const USES: readonly ColumnUse[] = [
  ...(['name', 'price', 'serving', 'categoryId', 'description', 'none'] as const),
  ...COLUMNS.filter((column) => !['name', 'price', 'categoryId', 'description'].includes(column)),
]

/** What each column of a sheet is taken as, to be corrected, and what nothing is taken from. */
export function ColumnChoices({ sheet, isDisabled, onChoose }: ColumnChoicesProps) {
  const translate = useTranslate()
  const { columns, rivals, skipped } = sheet
  const nameOf = ({ heading, index }: SheetColumn) =>
    heading || translate('admin.import.columnAt', { number: index + 1 })
  const labelOf = (use: ColumnUse) =>
    use === 'serving' || use === 'none'
      ? translate(`admin.import.use.${use}`)
      : translate(`resources.product.fields.${use}`)
  const settle = (price: number) =>
    onChoose(
      Object.fromEntries(
        rivals.map(({ index }) => [index, { use: index === price ? 'price' : 'none', label: '' }]),
      ),
    )
  const choices = USES.map((id) => ({ id, name: labelOf(id) }))
  const unused = unusedColumns(sheet).map(nameOf)
  return (
    <SectionCard title="admin.import.columns.title" hint="admin.import.columns.hint">
      {rivals.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('admin.import.rivals')}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {rivals.map((column) => (
              <Button
                key={column.index}
                variant="outlined"
                color="inherit"
                size="tall"
                disabled={isDisabled}
                onClick={() => settle(column.index)}
              >
                {translate('admin.import.rival', { heading: nameOf(column), sample: column.sample })}
              </Button>
            ))}
          </Box>
        </Alert>
      )}
      <Box
        component="ul"
        sx={{
          ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, rowGap: 2 },
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
        }}
      >
        {columns.map((column) => (
          <Box component="li" key={column.index} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
            <SelectField
              label={nameOf(column)}
              value={column.use}
              choices={choices}
              onChoose={(use) =>
                onChoose({
                  [column.index]: {
                    use,
                    label: use === 'serving' ? column.heading.slice(0, MAX_SERVING_LABEL) : '',
                  },
                })
              }
              disabled={isDisabled}
              margin="none"
            />
            {column.use === 'serving' && (
              <TextField
                label={translate('admin.import.servingLabel')}
                value={column.label}
                error={column.label.trim() === ''}
                onChange={({ target }) =>
                  onChoose({ [column.index]: { use: 'serving', label: target.value } })
                }
                disabled={isDisabled}
                margin="none"
                slotProps={{ htmlInput: { maxLength: MAX_SERVING_LABEL } }}
              />
            )}
            <Typography
              variant="body2"
              color="textSecondary"
              noWrap
              sx={{ px: 0.5, fontVariantNumeric: 'tabular-nums' }}
            >
              {column.sample}
            </Typography>
          </Box>
        ))}
      </Box>
      {unused.length > 0 && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          {translate('admin.import.unused', { smart_count: unused.length, names: unused.join(', ') })}
        </Typography>
      )}
      {skipped.length > 0 && (
        <Box component="details" sx={{ mt: 1, typography: 'body2' }}>
          <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
            {translate('admin.import.skipped', { smart_count: skipped.length })}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {skipped.slice(0, MOST_LISTED).map(({ number, text }) => (
              <li key={number}>{translate('admin.import.skippedLine', { number, text })}</li>
            ))}
            {skipped.length > MOST_LISTED && <li>…</li>}
          </Box>
        </Box>
      )}
    </SectionCard>
  )
}
