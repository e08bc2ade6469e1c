import { Alert, Box, Button, Typography } from '@mui/material'
import type { HttpError } from 'ra-core'
import { useCallback, useMemo, useRef, useState } from 'react'
import { Loading, Title, useNotify, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { isRefusal } from '../../api/api-failure.ts'
import { useReceipt } from '../../api/call/receipt.tsx'
import { screenPaths } from '../../api/screen-paths.ts'
import { useFreshQuery } from '../../api/use-fresh-query.ts'
import { RestoredNotice } from '../../forms/drafts/restored-notice.tsx'
import { SaveBar } from '../../forms/save-bar.tsx'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { LoadError } from '../../lists/list-states.tsx'
import { PlanDialog, type PlanHead } from '../../plans/plan-dialog.tsx'
import { useAddPlan } from '../../plans/use-add-plan.ts'
import { ScreenGrid } from '../screen-grid.tsx'
import { SelectField } from '../select-field.tsx'
import { ColumnChoices } from './column-choices.tsx'
import { DishLists } from './dish-lists.tsx'
import { SAVE_PRODUCTS, WHOLE_MENU } from './import.operations.ts'
import { type IntakeLine, needsPrice, type RowEdit } from './intake-rows.ts'
import { NewCategories } from './new-categories.tsx'
import { NextOpen, OpenDishes } from './open-dishes.tsx'
import { plannedLines } from './planned-lines.ts'
import { PricePad } from './price-pad.tsx'
import { addedCategories, overLimit, sentLines } from './sent-lines.ts'
import { SourceCard } from './source-card.tsx'
import { type IntakeDraft, NO_SOURCE, useIntake } from './use-intake.ts'
import { type Taken, useSource } from './use-source.ts'

/** More lines are not drawn: phones would stand still. */
const MOST_SHOWN = 1_000

/** Takes a menu in from whatever holds it, in one transaction, after a preview that can be corrected. */
export function Intake() {
  const translate = useTranslate()
  const notify = useNotify()
  const showReceipt = useReceipt()
  const addPlan = useAddPlan()
  const { data, error, isPending, refetch } = useFreshQuery('whole menu', WHOLE_MENU)
  const intake = useIntake(data)
  const { values, restoredAt, isSending, change, reset, send, source, lines, unknown, mayAdd, category } =
    intake
  const { text, menu, uses, edits, unticked } = values
  const [saved, setSaved] = useState(0)
  const [former, setFormer] = useState<IntakeDraft | null>(null)
  const [isPlanning, setPlanning] = useState(false)
  const [asked, setAsked] = useState<readonly IntakeLine[] | null>(null)
  const latest = useRef(intake.edit)
  latest.current = intake.edit
  const edit = useCallback((key: string, changed: RowEdit) => latest.current(key, changed), [])

  // Whoever types or chooses by mistake gets what was corrected back.
  const keepFormer = () => {
    if (menu !== null || Object.keys(edits).length > 0) setFormer(values)
  }
  const take = (taken: Taken) => {
    setSaved(0)
    keepFormer()
    const next = 'text' in taken ? { ...taken, menu: null } : { ...taken, text: '' }
    change({ ...next, uses: {}, edits: {}, unticked: [] })
  }
  const files = useSource(take)
  const type = (next: string) => {
    setSaved(0)
    if (menu !== null) keepFormer()
    const firstLine = (all: string) => all.trimStart().split('\n', 1)[0]
    change({ text: next, menu: null, ...(firstLine(next) !== firstLine(text) && { uses: {} }) })
  }

  const stored = lines.filter(({ input, isLeft }) => input && !isLeft)
  const inputs = sentLines(stored, data?.products ?? [])
  const open = lines.filter(({ isOpen }) => isOpen)
  const limit = overLimit(inputs)
  const isBlocked = open.length > 0 || limit !== null || inputs.length === 0
  const taken = lines.filter(({ isLeft }) => !isLeft)
  const planned = data && open.length === 0 ? plannedLines(taken, data.products) : null
  const names = [...(data?.categories ?? []), ...unknown].map(({ name }) => name).join('\n')
  const categories = useMemo(() => names.split('\n'), [names])

  const refusalText = (failure: unknown) => {
    const { body } = failure as HttpError
    const refused = stored[body?.line]
    const message = isRefusal(failure, 'STALE_VERSION')
      ? translate('admin.import.changed')
      : (failure as HttpError).message
    return refused
      ? translate('admin.import.refusedLine', { number: refused.number, name: refused.name, message })
      : message
  }
  const plan = async (head: PlanHead) => {
    const isStored = await addPlan(head, planned ?? [], send)
    setPlanning(false)
    if (!isStored) void refetch()
  }
  const save = async () => {
    const added = addedCategories(inputs).length
    const variables = { lines: inputs, addCategories: added > 0 }
    const title = translate('admin.import.title')
    try {
      const { isEarlier, requestId } = await send({
        ...{ document: SAVE_PRODUCTS, variables, resource: 'product', title },
      })
      if (isEarlier) return void refetch()
      const count = inputs.length
      files.clear()
      setFormer(null)
      change({ category })
      setSaved(count)
      const done = translate('admin.import.done', { smart_count: count })
      showReceipt(done, { requestId, count: count + added }, () => {
        setSaved(0)
        void refetch()
      })
    } catch (failure) {
      notify(refusalText(failure), { type: 'error', autoHideDuration: 10_000 })
    }
    void refetch()
  }

  const found = new Set(lines.map(({ dishId }) => dishId))
  const gone = data?.products.filter(({ id }) => !found.has(id)) ?? []
  const isTaken = text.trim() !== '' || menu !== null
  const isUncategorised = taken.some(({ row, dishId }) => dishId === null && !row.cells.get('categoryId'))
  return (
    <ScreenGrid maxWidth={960}>
      <Title title="admin.import.title" />
      {isPending && <Loading />}
      {error && <LoadError error={error} onRetry={refetch} />}
      {restoredAt !== null && isTaken && (
        <RestoredNotice
          mb={0}
          at={restoredAt}
          onDiscard={() => {
            files.clear()
            reset()
          }}
        />
      )}
      {data && (
        <WhileSaving isSaving={isSending}>
          <SourceCard
            source={files}
            text={text}
            isTaken={isTaken}
            isDisabled={isSending}
            onText={type}
            onEmpty={() => {
              keepFormer()
              change({ ...NO_SOURCE, category })
            }}
          />
          {former && (
            <Alert
              severity="info"
              action={
                <Button
                  color="inherit"
                  size="tall"
                  onClick={() => {
                    change(former)
                    setFormer(null)
                  }}
                >
                  {translate('admin.import.bringBack')}
                </Button>
              }
            >
              {translate('admin.import.former')}
            </Alert>
          )}
          {saved > 0 && (
            <Alert
              severity="success"
              action={
                <Button color="inherit" component={Link} to={screenPaths.menu} size="tall">
                  {translate('admin.import.toMenu')}
                </Button>
              }
            >
              {translate('admin.import.done', { smart_count: saved })}
            </Alert>
          )}
          {isTaken && lines.length === 0 && !files.progress && (
            <Alert severity={source.isTooLong ? 'error' : 'info'}>
              {translate(source.isTooLong ? 'admin.import.unread.tooManyRows' : 'admin.import.noLines')}
            </Alert>
          )}
          {source.sheet && isTaken && (
            <ColumnChoices
              sheet={source.sheet}
              isDisabled={isSending}
              onChoose={(index, chosen) => change({ uses: { ...uses, [index]: chosen } })}
            />
          )}
          {lines.length > 0 && (
            <>
              {(isUncategorised || category !== '') && (
                <SelectField
                  label={translate('admin.import.category')}
                  value={category}
                  choices={[{ id: '', name: '—' }, ...data.categories]}
                  onChoose={(id) => change({ category: id })}
                  disabled={isSending}
                  margin="none"
                  sx={{ maxWidth: 420 }}
                />
              )}
              <NewCategories
                categories={unknown}
                unticked={unticked}
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
              {menu && files.pages.length === 0 && lines.some(({ row }) => row.box) && (
                <Alert severity="info">{translate('admin.import.noPages')}</Alert>
              )}
              {source.left.length > 0 && (
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {translate('admin.import.leftTexts', { texts: source.left.join(' · ') })}
                </Typography>
              )}
              <OpenDishes
                lines={taken}
                open={open}
                onAsk={() => setAsked(open.filter(needsPrice))}
                onLeave={() =>
                  change({
                    edits: {
                      ...edits,
                      ...Object.fromEntries(open.map(({ key }) => [key, { ...edits[key], isLeft: true }])),
                    },
                  })
                }
              />
              {lines.length > MOST_SHOWN && (
                <Alert severity="info">{translate('admin.import.firstShown', { count: lines.length })}</Alert>
              )}
              {limit && <Alert severity="warning">{translate(`admin.import.${limit}`)}</Alert>}
              <DishLists
                lines={lines.length > MOST_SHOWN ? lines.slice(0, MOST_SHOWN) : lines}
                dishes={gone}
                pages={files.pages}
                categories={categories}
                onEdit={edit}
              />
              <SaveBar>
                <Button
                  variant="contained"
                  size="large"
                  disabled={isSending || isBlocked}
                  onClick={() => void save()}
                  sx={{ px: { xs: 2, sm: 3 } }}
                >
                  {inputs.length === 0
                    ? translate('ra.action.save')
                    : translate('admin.import.save', { smart_count: inputs.length })}
                </Button>
                {planned && limit === null && (
                  <Button size="large" color="inherit" disabled={isSending} onClick={() => setPlanning(true)}>
                    {translate('admin.prices.plan')}
                  </Button>
                )}
                <NextOpen open={open} count={taken.length} />
              </SaveBar>
            </>
          )}
        </WhileSaving>
      )}
      {asked && asked.length > 0 && (
        <PricePad
          lines={asked}
          pages={files.pages}
          onPrice={(key, price) => edit(key, { price })}
          onClose={() => setAsked(null)}
        />
      )}
      {isPlanning && planned && (
        <PlanDialog
          count={planned.length}
          isSending={isSending}
          onPlan={plan}
          onClose={() => setPlanning(false)}
        />
      )}
    </ScreenGrid>
  )
}

function countsOf(lines: readonly IntakeLine[]): Record<IntakeLine['state'], number> {
  const counts = { new: 0, changed: 0, same: 0, refused: 0 }
  for (const { state } of lines) counts[state]++
  return counts
}
