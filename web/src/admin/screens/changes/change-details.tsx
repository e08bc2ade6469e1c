import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { changedItems } from './changed-items.ts'
import { FieldValue } from './field-value.tsx'
import { isReordering, linkOf, shownFields } from './sentence.ts'

type DetailsProps = Pick<Parameters<typeof FieldValue>[0], 'change' | 'nameOf'>

/** The values before and after a change; those of a new record are collapsed. */
export function ChangeDetails({ change, nameOf }: DetailsProps) {
  const translate = useTranslate()
  const { before, after, action } = change
  const isUpdate = action === 'UPDATE'
  const fields = shownFields(change).filter(
    (field) => field !== 'password' && (isUpdate || !isEmpty(after?.[field])),
  )
  // The sentence describes a link and a move completely.
  if (fields.length === 0 || linkOf(change) || isReordering(change)) return null
  const columns = isUpdate ? (['before', 'after'] as const) : (['after'] as const)
  const table = (
    <Box
      component="table"
      sx={{
        mt: 1,
        borderCollapse: 'collapse',
        width: '100%',
        tableLayout: 'fixed',
        '& td, & th': { textAlign: 'left', verticalAlign: 'top', py: 0.5, pr: 1 },
        '& thead th': { fontWeight: 400, color: 'text.secondary', typography: 'body2' },
        '& tbody th': { fontWeight: 400, color: 'text.secondary', typography: 'body2', width: '28%' },
      }}
    >
      {isUpdate && (
        <thead>
          <tr>
            <Box component="th" sx={{ width: '28%' }}>
              {translate('admin.changes.field')}
            </Box>
            {columns.map((column) => (
              <th key={column}>{translate(`admin.changes.${column}`)}</th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{translate(`resources.${change.entity}.fields.${field}`, { _: field })}</th>
            {columns.map((column) => {
              const [value, other] = column === 'before' ? [before, after] : [after, before]
              return (
                <td key={column}>
                  <FieldValue
                    change={change}
                    field={field}
                    value={changedItems(value?.[field], other?.[field])}
                    nameOf={nameOf}
                  />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  )
  if (isUpdate) return table
  return (
    <details>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 0.5 }}>
        {translate('ra.message.details')}
      </Typography>
      {table}
    </details>
  )
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
