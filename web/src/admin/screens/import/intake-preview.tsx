import { Alert, Box, Button, Typography } from '@mui/material'
import { useCallback, useMemo, useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { WholeMenuQuery } from '../../../gql/graphql.ts'
import { SaveBar } from '../../forms/save-bar.tsx'
import { SelectField } from '../select-field.tsx'
import { DishLists } from './dish-lists.tsx'
import type { IntakeLine, RowEdit } from './intake-rows.ts'
import { NewCategories } from './new-categories.tsx'
import { NextOpen, OpenDishes } from './open-dishes.tsx'
import type { PageImage } from './reading/reading.types.ts'
import { UnreadLines } from './unread-lines.tsx'
import type { IntakeState } from './use-intake.ts'
import type { Storing } from './use-storing.ts'

interface IntakePreviewProps {
  readonly intake: IntakeState
  readonly storing: Storing
  /** The menu of the site. */
  readonly menu: WholeMenuQuery
  readonly pages: readonly PageImage[]
  onAsk(): void
  onPlan(): void
}

/** More lines are not drawn: phones would stand still. */
const MOST_SHOWN = 1_000

/** What storing a source would change, to be corrected dish by dish. */
export function IntakePreview({ intake, storing, menu, pages, onAsk, onPlan }: IntakePreviewProps) {
  const translate = useTranslate()
  const { values, isSending, change, source, lines, unknown, mayAdd, category } = intake
  const { taken, open, inputs, limit, planned } = storing
  const latest = useRef(intake.edit)
  latest.current = intake.edit
  // Rows that have not changed are not drawn again.
  const edit = useCallback((key: string, changed: RowEdit) => latest.current(key, changed), [])
  const names = [...menu.categories, ...unknown].map(({ name }) => name).join('\n')
  const categories = useMemo(() => names.split('\n'), [names])
  const found = new Set(lines.map(({ dishId }) => dishId))
  const isUncategorised = taken.some(({ row, dishId }) => dishId === null && !row.cells.get('categoryId'))
  const leave = () => {
    const left = open.map(({ key }) => [key, { ...values.edits[key], isLeft: true }])
    change({ edits: { ...values.edits, ...Object.fromEntries(left) } })
  }
  return (
    <>
      {(isUncategorised || category !== '') && (
        <SelectField
          label={translate('admin.import.category')}
          value={category}
          choices={[{ id: '', name: '—' }, ...menu.categories]}
          onChoose={(id) => change({ category: id })}
          disabled={isSending}
          margin="none"
          sx={{ maxWidth: 420 }}
        />
      )}
      <NewCategories
        categories={unknown}
        unticked={values.unticked}
        mayAdd={mayAdd}
        isDisabled={isSending}
        onChange={(next) => change({ unticked: next })}
      />
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography variant="h5" component="h2">
          {translate('admin.import.preview')}
        </Typography>
        <Typography role="status" color="textSecondary">
          {translate('admin.import.summary', countsOf(taken))}
          {taken.length < lines.length &&
            ` ${translate('admin.import.leftOut', { smart_count: lines.length - taken.length })}`}
        </Typography>
      </Box>
      {values.menu && pages.length === 0 && lines.some(({ row }) => row.box) && (
        <Alert severity="info">{translate('admin.import.noPages')}</Alert>
      )}
      {source.left.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate('admin.import.leftTexts', { texts: source.left.join(' · ') })}
        </Typography>
      )}
      {values.menu && <UnreadLines places={values.menu.unread ?? []} lines={lines} pages={pages} />}
      {values.menu?.draft.areAlike && <Alert severity="warning">{translate('admin.import.alike')}</Alert>}
      <OpenDishes lines={taken} open={open} onAsk={onAsk} onLeave={leave} />
      {lines.length > MOST_SHOWN && (
        <Alert severity="info">{translate('admin.import.firstShown', { count: lines.length })}</Alert>
      )}
      {limit && <Alert severity="warning">{translate(`admin.import.${limit}`)}</Alert>}
      <DishLists
        lines={shownOf(lines)}
        dishes={menu.products.filter(({ id }) => !found.has(id))}
        pages={pages}
        categories={categories}
        onEdit={edit}
      />
      <SaveBar>
        <Button
          variant="contained"
          size="large"
          disabled={isSending || storing.isBlocked}
          onClick={() => void storing.save()}
          sx={{ px: { xs: 2, sm: 3 } }}
        >
          {inputs.length === 0
            ? translate('ra.action.save')
            : translate('admin.import.save', { smart_count: inputs.length })}
        </Button>
        {planned && (
          <Button size="large" color="inherit" disabled={isSending} onClick={onPlan}>
            {translate('admin.prices.plan')}
          </Button>
        )}
        <NextOpen open={open} count={taken.length} />
      </SaveBar>
    </>
  )
}

/** Of too many lines those that have to be looked at are among the shown ones. */
function shownOf(lines: readonly IntakeLine[]): readonly IntakeLine[] {
  if (lines.length <= MOST_SHOWN) return lines
  const first = new Set([...lines.filter(({ isOpen }) => isOpen), ...lines].slice(0, MOST_SHOWN))
  return lines.filter((line) => first.has(line))
}

function countsOf(lines: readonly IntakeLine[]): Record<IntakeLine['state'], number> {
  const counts = { new: 0, changed: 0, same: 0, refused: 0 }
  for (const { state } of lines) counts[state]++
  return counts
}
