import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { Fragment } from 'react'
import { useTranslate } from 'react-admin'
import { DishRow } from './dish-row.tsx'
import type { IntakeLine, RowEdit } from './intake-rows.ts'
import type { PageImage } from './reading/reading.types.ts'

interface DishListProps {
  /** What the list is called, for those who do not see its heading. */
  readonly label: string
  readonly lines: readonly IntakeLine[]
  readonly pages: readonly PageImage[]
  readonly categories: readonly string[]
  onEdit(key: string, changed: RowEdit): void
}

/** Dishes of a source below the names of their categories. */
export function DishList({ label, lines, ...props }: DishListProps) {
  const translate = useTranslate()
  return (
    <Table
      size="small"
      aria-label={label}
      sx={{ tableLayout: 'fixed', '& td, & th': { px: { xs: 0.5, sm: 1 } } }}
    >
      <colgroup>
        <col />
        <Box component="col" sx={{ width: { xs: 128, sm: 156 } }} />
      </colgroup>
      <TableHead sx={visuallyHidden}>
        <TableRow>
          <TableCell>{translate('resources.product.fields.name')}</TableCell>
          <TableCell>{translate('resources.product.fields.price')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line, at) => (
          <Fragment key={line.key}>
            {line.category !== lines[at - 1]?.category && (
              <TableRow>
                <TableCell
                  component="th"
                  scope="colgroup"
                  colSpan={2}
                  sx={{ pt: at === 0 ? 0.5 : 3, pb: 0.5, fontWeight: 600, color: 'text.secondary' }}
                >
                  {line.category || translate('admin.import.noCategory')}
                </TableCell>
              </TableRow>
            )}
            <DishRow line={line} {...props} />
          </Fragment>
        ))}
      </TableBody>
    </Table>
  )
}
