import { Box, Chip, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatPrice } from '../../../rules/turkish-number.ts'
import { MOST_PRICE, writtenPrice } from '../../forms/price-entry.ts'
import type { Fault, ImportLine } from './import-lines.ts'

const CATEGORY = 'resources.product.fields.categoryId'
/** Wide screens show the category in a separate column. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const
const NARROW = { display: { sm: 'none' }, color: 'text.secondary' } as const

const COLOURS = { new: 'success', changed: 'primary', same: 'default', refused: 'error' } as const

/** A preview of what storing each line of a table would change. */
export function PreviewTable({ lines }: { lines: readonly ImportLine[] }) {
  const translate = useTranslate()
  const headings = [
    'admin.import.columns.number',
    'admin.import.columns.state',
    'resources.product.fields.name',
    CATEGORY,
    'resources.product.fields.price',
  ]
  const messageOf = (fault: Fault) =>
    translate(`admin.import.fault.${fault}`, {
      _: translate(`admin.price.${fault}`, { most: writtenPrice(MOST_PRICE) }),
    })
  return (
    <TableContainer
      sx={{ maxHeight: 480 }}
      tabIndex={0}
      role="region"
      aria-label={translate('admin.import.preview')}
    >
      <Table size="small" stickyHeader sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            {headings.map((each) => (
              <TableCell key={each} sx={each === CATEGORY ? WIDE : undefined}>
                {translate(each)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ number, state, name, category, before, price, faults, changes }) => (
            <TableRow key={number}>
              <TableCell>{number}</TableCell>
              <TableCell>
                <Chip size="small" color={COLOURS[state]} label={translate(`admin.import.state.${state}`)} />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', minWidth: { xs: 110, sm: 180 } }}>
                {name}
                <Box sx={NARROW}>{category}</Box>
                {changes.map((change) => (
                  <Box key={change.field} sx={{ color: 'text.secondary' }}>
                    {translate(`resources.product.fields.${change.field}`)}: <del>{change.before || '—'}</del>{' '}
                    {change.after || '—'}
                  </Box>
                ))}
                {faults.map((fault) => (
                  <Box key={fault} sx={{ color: 'error.main' }}>
                    {messageOf(fault)}
                  </Box>
                ))}
              </TableCell>
              <TableCell sx={WIDE}>{category}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {before !== null && before !== price && (
                  <Box component="del" sx={{ color: 'text.secondary', mr: 1 }}>
                    {formatPrice(before)}
                  </Box>
                )}
                {price !== null && formatPrice(price)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
