import { Button } from '@mui/material'
import { memo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatPrice } from '../../../rules/turkish-number.ts'
import { MOST_PRICE, PRICE_FAULTS, type PriceFault, writtenPrice } from '../../forms/price-entry.ts'
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

const isPriceFault = (fault: Fault): fault is PriceFault => (PRICE_FAULTS as readonly Fault[]).includes(fault)

/** Doubts that a sentence of a fault tells already. */
const TOLD_BY_FAULTS: readonly Doubt[] = ['FORBIDDEN_WORDING', 'TWICE', 'NO_PRICE']

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
    return isPriceFault(fault)
      ? translate(`admin.price.${fault}`, { most: writtenPrice(MOST_PRICE) })
      : translate(`admin.import.fault.${fault}`)
  }
  const told = doubts.filter((doubt) => !(TOLD_BY_FAULTS.includes(doubt) && faults.length > 0))
  const edit = (changed: RowEdit) => onEdit(key, changed)
  const description = row.cells.get('description') ?? ''
  const servings = servingsText(line)
  const isChanged = before !== null && sourcePrice !== null && before !== sourcePrice
  const hasPiece = pages.some(({ page }) => page === row.box?.page)
  const has = (field: string) => changes.some((change) => change.field === field)
  return (
    <>
      <tr
        id={rowId(line)}
        data-dish={name}
        data-category={category}
        data-price={sourcePrice ?? ''}
        data-doubts={doubts.join(' ')}
        className={isLeft ? 'left' : isOpen ? 'open' : undefined}
      >
        <td>
          <div className={hasPiece ? 'dish with-piece' : 'dish'}>
            <PageCrop pages={pages} box={row.box} name={name} />
            <div className="texts">
              <button
                type="button"
                className="name"
                aria-expanded={isEditing}
                title={translate('ra.action.edit')}
                onClick={() => setEditing(!isEditing)}
              >
                {name || translate('admin.import.nameless')}
              </button>
              {description !== '' && !has('description') && <div className="quiet">{description}</div>}
              {row.priceLabel !== '' && (
                <div className="quiet">
                  {translate('resources.product.fields.servingLabel')}: {row.priceLabel}
                </div>
              )}
              {servings !== '' && !has('servings') && <div className="quiet">{servings}</div>}
              {changes.map((change) => (
                <div key={change.field} className="quiet">
                  {translate(`resources.product.fields.${change.field}`)}: <del>{change.before || '—'}</del>{' '}
                  {change.after || '—'}
                </div>
              ))}
            </div>
            <div className="cost">
              <PriceCellField
                line={line}
                isFaulty={!isLeft && isOpen && sourcePrice === null}
                onPrice={(price) => edit({ price })}
              />
              {isChanged && <del className="before">{formatPrice(before)}</del>}
            </div>
            {(isOpen || isLeft || told.length > 0) && (
              <div className="below">
                {!isLeft && (
                  <div className="reasons">
                    {faults.map((fault) => (
                      <div key={fault} className="fault">
                        {messageOf(fault)}
                      </div>
                    ))}
                    {told.map((doubt) => (
                      <div key={doubt} className="doubt">
                        {translate(`admin.import.doubt.${doubt}`)}
                      </div>
                    ))}
                  </div>
                )}
                {(isOpen || isLeft) && (
                  <div className="actions">
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
                      sx={{ px: 1, mr: -1, minWidth: 0, textDecoration: 'underline' }}
                      aria-label={translate(isLeft ? 'admin.import.takeOf' : 'admin.import.leaveOf', {
                        name: name || `${number}`,
                      })}
                      onClick={() => edit({ isLeft: !isLeft })}
                    >
                      {translate(isLeft ? 'admin.import.take' : 'admin.import.leave')}
                    </Button>
                  </div>
                )}
              </div>
            )}
          </div>
        </td>
      </tr>
      {isEditing && (
        <tr className="editor">
          <td>
            <RowEditor line={line} categories={categories} onEdit={edit} onClose={() => setEditing(false)} />
          </td>
        </tr>
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
