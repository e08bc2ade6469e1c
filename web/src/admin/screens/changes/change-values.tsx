import BecomesIcon from '@mui/icons-material/ArrowForward'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RecordedChange } from './acts.operations.ts'
import { changedItems } from './changed-items.ts'
import { FieldValue } from './field-value.tsx'
import { shownFields } from './recorded-fields.ts'

interface ChangeValuesProps {
  readonly change: RecordedChange
  readonly nameOf: (kind: string, id: unknown) => string
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** The changed fields, each with the value before and after; those of a new record are collapsed. */
export function ChangeValues({ change, nameOf }: ChangeValuesProps) {
  const translate = useTranslate()
  const { before, after, action, entity } = change
  const isUpdate = action === 'UPDATE'
  const fields = shownFields(change).filter(
    (field) => field !== 'password' && (isUpdate || !isEmpty(after?.[field])),
  )
  if (fields.length === 0) return null
  const value = (field: string, one: typeof before, other: typeof before) => (
    <FieldValue
      change={change}
      field={field}
      value={changedItems(one?.[field], other?.[field])}
      nameOf={nameOf}
    />
  )
  const list = (
    <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gap: 0.5 }}>
      {fields.map((field) => (
        <Box
          key={field}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', minWidth: 0 }}
        >
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(`resources.${entity}.fields.${field}`, { _: field })}:
          </Typography>
          <Box
            component="dd"
            sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minWidth: 0 }}
          >
            {isUpdate && (
              <>
                {value(field, before, after)}
                <BecomesIcon
                  sx={{ fontSize: 16, color: 'text.secondary' }}
                  titleAccess={translate('admin.changes.becomes')}
                />
              </>
            )}
            {value(field, after, before)}
          </Box>
        </Box>
      ))}
    </Box>
  )
  if (isUpdate) return list
  return (
    <details>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 0.5 }}>
        {translate('ra.message.details')}
      </Typography>
      {list}
    </details>
  )
}
