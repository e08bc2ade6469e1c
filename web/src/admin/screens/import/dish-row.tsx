import EditIcon from '@mui/icons-material/EditOutlined'
import { Box, Button, Link, TableCell, TableRow, Typography } from '@mui/material'
import { memo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatPrice } from '../../../rules/turkish-number.ts'
import { MOST_PRICE, writtenPrice } from '../../forms/price-entry.ts'
import type { Fault } from './import-lines.ts'
import { type IntakeLine, needsPrice, type RowEdit } from './intake-rows.ts'
import { PageCrop } from './page-crop.tsx'
import { PriceCellField } from './price-cell-field.tsx'
import type { Doubt, PageImage } from './reading/reading.types.ts'
import { RowEditor, servingsText } from './row-editor.tsx'

interface DishRowProps {
  readonly line: IntakeLine
  readonly pages: readonly PageImage[]
  readonly categories: readonly string[]
  onEdit(key: string, changed: RowEdit): void
}

/** The id of the row of a dish, for links to it. */
export const rowId = ({ number }: Pick<IntakeLine, 'number'>): string => `intake-${number}`

/** Doubts that a sentence of a fault tells already. */
const TOLD_BY_FAULTS: readonly Doubt[] = ['FORBIDDEN_WORDING', 'TWICE', 'NO_PRICE']

/** On wide screens the piece of picture stands beside the name. */
const BESIDE = { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 260px)' } as const

const QUIET = { color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' } as const

/** A dish of a source: what is stored of it, what is wrong with it, and the piece of picture that it was read from. */
export const DishRow = memo(function DishRow({ line, pages, categories, onEdit }: DishRowProps) {
  const translate = useTranslate()
  const [isEditing, setEditing] = useState(false)
  const { key, number, name, category, before, faults, doubts, changes, isLeft, isOpen, sourcePrice } = line
  const { row } = line
  const messageOf = (fault: Fault) => {
    if (fault === 'noPrice' && row.unpriced !== '')
      return translate('admin.import.unpriced', { text: row.unpriced })
    if (fault === 'noPrice' && row.doubts.includes('NO_PRICE'))
      return translate('admin.import.doubt.NO_PRICE')
    return translate(`admin.import.fault.${fault}`, {
      _: translate(`admin.price.${fault}`, { most: writtenPrice(MOST_PRICE) }),
    })
  }
  const told = doubts.filter((doubt) => !(TOLD_BY_FAULTS.includes(doubt) && faults.length > 0))
  const edit = (changed: RowEdit) => onEdit(key, changed)
  const description = row.cells.get('description') ?? ''
  const servings = servingsText(line)
  const isChanged = before !== null && sourcePrice !== null && before !== sourcePrice
  return (
    <>
      <TableRow
        id={rowId(line)}
        data-dish={name}
        data-category={category}
        data-price={sourcePrice ?? ''}
        data-doubts={doubts.join(' ')}
        sx={{ '&& > td': { verticalAlign: 'top', py: 1, ...(isEditing && { borderBottom: 0 }) } }}
      >
        <TableCell>
          <Box
            sx={{
              ...{ display: 'grid', columnGap: 2, rowGap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' },
              ...(row.box && pages.length > 0 && { gridTemplateColumns: BESIDE }),
              '& > :last-child': { order: { xs: -1, sm: 0 } },
            }}
          >
            <Link
              component="button"
              type="button"
              underline="hover"
              color="inherit"
              aria-expanded={isEditing}
              title={translate('ra.action.edit')}
              onClick={() => setEditing(!isEditing)}
              sx={{
                ...{ display: 'block', textAlign: 'left', font: 'inherit', fontWeight: 600, minHeight: 32 },
                ...{ overflowWrap: 'anywhere', textDecoration: isLeft ? 'line-through' : undefined },
                ...(isLeft && { color: 'text.secondary', fontWeight: 400 }),
              }}
            >
              {name || translate('admin.import.nameless')}
              <EditIcon sx={{ fontSize: 16, ml: 0.75, verticalAlign: '-2px', color: 'text.secondary' }} />
            </Link>
            <PageCrop pages={pages} box={row.box} name={name} />
          </Box>
          {description !== '' && !changes.some(({ field }) => field === 'description') && (
            <Box sx={QUIET}>{description}</Box>
          )}
          {servings !== '' && !changes.some(({ field }) => field === 'servings') && (
            <Box sx={QUIET}>{servings}</Box>
          )}
          {changes.map((change) => (
            <Box key={change.field} sx={QUIET}>
              {translate(`resources.product.fields.${change.field}`)}: <del>{change.before || '—'}</del>{' '}
              {change.after || '—'}
            </Box>
          ))}
          {!isLeft &&
            faults.map((fault) => (
              <Typography key={fault} variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
                {messageOf(fault)}
              </Typography>
            ))}
          {!isLeft &&
            told.map((doubt) => (
              <Typography key={doubt} variant="body2" sx={{ fontWeight: isOpen ? 600 : 400 }}>
                {translate(`admin.import.doubt.${doubt}`)}
              </Typography>
            ))}
          {(isOpen || isLeft) && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
              {needsPrice(line) && faults.length === 0 && (
                <Button
                  variant="outlined"
                  color="inherit"
                  size="tall"
                  aria-label={translate('admin.import.rightOf', { name })}
                  onClick={() => edit({ isSure: true })}
                >
                  {translate('admin.import.right')}
                </Button>
              )}
              <Button
                color="inherit"
                size="tall"
                sx={{ px: 1, ml: -1, minWidth: 0, textDecoration: 'underline' }}
                aria-label={translate(isLeft ? 'admin.import.takeOf' : 'admin.import.leaveOf', {
                  name: name || `${number}`,
                })}
                onClick={() => edit({ isLeft: !isLeft })}
              >
                {translate(isLeft ? 'admin.import.take' : 'admin.import.leave')}
              </Button>
            </Box>
          )}
        </TableCell>
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
          <PriceCellField
            line={line}
            isFaulty={!isLeft && isOpen && sourcePrice === null}
            onPrice={(price) => edit({ price })}
          />
          {isChanged && (
            <Box component="del" sx={{ ...QUIET, display: 'block', fontVariantNumeric: 'tabular-nums' }}>
              {formatPrice(before)}
            </Box>
          )}
        </TableCell>
      </TableRow>
      {isEditing && (
        <TableRow>
          <TableCell colSpan={2}>
            <RowEditor line={line} categories={categories} onEdit={edit} onClose={() => setEditing(false)} />
          </TableCell>
        </TableRow>
      )}
    </>
  )
}, isAlike)

/** Lines are made anew with each correction; a row is drawn again only if its own has changed. */
function isAlike(one: DishRowProps, two: DishRowProps): boolean {
  const { line, ...others } = one
  const { line: next, ...nextOthers } = two
  return (
    line.row === next.row &&
    lineKey(line) === lineKey(next) &&
    Object.entries(others).every(([name, value]) => value === nextOthers[name as keyof typeof others])
  )
}

const lineKey = ({ row: _, input: __, ...line }: IntakeLine): string => JSON.stringify(line)
