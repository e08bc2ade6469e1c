import { Alert, Box, Button, Card, CardContent, TextField, Typography } from '@mui/material'
import type { HttpError } from 'ra-core'
import { useMemo, useState } from 'react'
import { Loading, Title, useNotify, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { isRefusal } from '../../api/api-failure.ts'
import { useReceipt } from '../../api/call/receipt.tsx'
import { screenPaths } from '../../api/screen-paths.ts'
import { useFreshQuery } from '../../api/use-fresh-query.ts'
import { RestoredNotice } from '../../forms/drafts/restored-notice.tsx'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { SaveBar } from '../../forms/save-bar.tsx'
import { LoadError } from '../../lists/list-states.tsx'
import { PlanDialog, type PlanHead } from '../../plans/plan-dialog.tsx'
import { useAddPlan } from '../../plans/use-add-plan.ts'
import { ScreenGrid } from '../screen-grid.tsx'
import { SelectField } from '../select-field.tsx'
import { COLUMNS, type Column } from './columns.ts'
import { SAVE_PRODUCTS, WHOLE_MENU } from './import.operations.ts'
import { type ImportContext, type ImportLine, importLines, tableOf } from './import-lines.ts'
import { plannedLines } from './planned-lines.ts'
import { PreviewTable } from './preview-table.tsx'
import { tableText } from './table-file.ts'

/** Maximum number of lines in one call. */
const MOST_LINES = 1000

interface Table {
  readonly text: string
  /** The id of the category for lines without one. */
  readonly category: string
}

const EMPTY: Table = { text: '', category: '' }

/** Adds and changes dishes from a pasted or exported table in one transaction, after a preview. */
export function Import() {
  const translate = useTranslate()
  const notify = useNotify()
  const showReceipt = useReceipt()
  const addPlan = useAddPlan()
  const words = useWords()
  const { data, error, isPending, refetch } = useFreshQuery('whole menu', WHOLE_MENU)
  const draft = useDraft('import', EMPTY, {
    // A corrected name is another dish: the preview shows it.
    remaining: (table, sent) => (table.text === sent.text ? null : table),
  })
  const { text } = draft.values
  const { change, send, isSending } = draft
  const [saved, setSaved] = useState(0)
  const [isPlanning, setPlanning] = useState(false)
  // It may have been removed since it was chosen.
  const category = data?.categories.some(({ id }) => id === draft.values.category)
    ? draft.values.category
    : ''
  const lines = useMemo(
    () =>
      data && text.trim() !== ''
        ? importLines(tableOf(text), {
            ...words,
            dishes: data.products,
            categories: data.categories,
            category: category || null,
          })
        : [],
    [words, data, text, category],
  )
  const stored = lines.filter(({ input }) => input)
  const inputs = stored.flatMap(({ input }) => input ?? [])
  const hasRefused = lines.some(({ state }) => state === 'refused')
  const isTooMany = inputs.length > MOST_LINES

  const take = (next: string) => {
    change({ text: next })
    setSaved(0)
  }
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
  // Refused lines have no prices yet.
  const planned = data && !hasRefused ? plannedLines(lines, data.products) : null
  const plan = async (head: PlanHead) => {
    const isStored = await addPlan(head, planned ?? [], send)
    setPlanning(false)
    if (!isStored) void refetch()
  }
  const save = async () => {
    const title = translate('admin.import.title')
    const write = { document: SAVE_PRODUCTS, variables: { lines: inputs }, resource: 'product', title }
    try {
      const { isEarlier, requestId } = await send(write)
      if (isEarlier) return void refetch()
      const count = inputs.length
      change({ category })
      setSaved(count)
      showReceipt(translate('admin.import.done', { smart_count: count }), { requestId, count }, () => {
        setSaved(0)
        void refetch()
      })
    } catch (failure) {
      notify(refusalText(failure), { type: 'error', autoHideDuration: 10_000 })
    }
    void refetch()
  }

  return (
    <ScreenGrid maxWidth={960}>
      <Title title="admin.import.title" />
      {isPending && <Loading />}
      {error && <LoadError error={error} onRetry={refetch} />}
      {draft.restoredAt !== null && text !== '' && (
        <RestoredNotice mb={0} at={draft.restoredAt} onDiscard={draft.reset} />
      )}
      {data && (
        <Card>
          <CardContent sx={{ display: 'grid', gap: 2 }}>
            <TextField
              label={translate('admin.import.paste')}
              helperText={translate('admin.import.pasteHint')}
              value={text}
              disabled={isSending}
              onChange={({ target }) => take(target.value)}
              multiline
              minRows={5}
              maxRows={12}
              fullWidth
              margin="none"
              slotProps={{ htmlInput: { spellCheck: false } }}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
              <Button component="label" variant="outlined" disabled={isSending} size="tall">
                {translate('admin.import.file')}
                <input
                  type="file"
                  accept=".csv,.tsv,.txt,text/csv"
                  hidden
                  onChange={({ target }) => {
                    void target.files?.[0]
                      ?.arrayBuffer()
                      .then((bytes) => take(tableText(new Uint8Array(bytes))))
                    target.value = ''
                  }}
                />
              </Button>
              <SelectField
                label={translate('admin.import.category')}
                value={category}
                choices={[{ id: '', name: '—' }, ...data.categories]}
                onChoose={(id) => draft.change({ category: id })}
                disabled={isSending}
                margin="none"
                sx={{ minWidth: 280, flex: '1 1 280px', maxWidth: 420 }}
              />
            </Box>
          </CardContent>
        </Card>
      )}
      {data && text.trim() !== '' && lines.length === 0 && (
        <Alert severity="info">{translate('admin.import.noLines')}</Alert>
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
      {lines.length > 0 && (
        <Card component="section" aria-labelledby="import-preview">
          <CardContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            <Typography id="import-preview" variant="h6" component="h2">
              {translate('admin.import.preview')}
            </Typography>
            <Typography role="status">{translate('admin.import.summary', countsOf(lines))}</Typography>
            {hasRefused && <Alert severity="warning">{translate('admin.import.refused')}</Alert>}
            {isTooMany && <Alert severity="warning">{translate('admin.import.tooMany')}</Alert>}
            <PreviewTable lines={lines} />
            <SaveBar isOnCard>
              <Button
                variant="contained"
                size="large"
                disabled={isSending || hasRefused || isTooMany || inputs.length === 0}
                onClick={() => void save()}
              >
                {inputs.length === 0
                  ? translate('ra.action.save')
                  : translate('admin.import.save', { smart_count: inputs.length })}
              </Button>
              {planned && !isTooMany && (
                <Button size="large" disabled={isSending} onClick={() => setPlanning(true)}>
                  {translate('admin.prices.plan')}
                </Button>
              )}
            </SaveBar>
          </CardContent>
        </Card>
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

function countsOf(lines: readonly ImportLine[]): Record<ImportLine['state'], number> {
  const counts = { new: 0, changed: 0, same: 0, refused: 0 }
  for (const { state } of lines) counts[state]++
  return counts
}

/** The headings and values of an export, in the language of the screen. */
function useWords(): Pick<ImportContext, 'headings' | 'words'> {
  const translate = useTranslate()
  return useMemo(
    () => ({
      headings: Object.fromEntries(
        COLUMNS.map((column) => [column, translate(`resources.product.fields.${column}`)]),
      ) as Record<Column, string>,
      words: {
        availiblity: {
          true: translate('resources.product.availability.true'),
          false: translate('resources.product.availability.false'),
        },
        status: { ACTIVE: translate('admin.status.ACTIVE'), PASSIVE: translate('admin.status.PASSIVE') },
      },
    }),
    [translate],
  )
}
