import { Alert, Box, Button, Card, CardContent, TextField, Typography } from '@mui/material'
import type { HttpError } from 'ra-core'
import { useCallback, useMemo, useState } from 'react'
import { Loading, Title, useNotify, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { isRefused } from '../../api/api-failure.ts'
import { ask } from '../../api/ask.ts'
import { useReceipt } from '../../api/call/receipt.tsx'
import { newClientKey } from '../../api/client-key.ts'
import type { ManyChanged } from '../../api/resource-operations.ts'
import { isSame } from '../../api/same-value.ts'
import { screenPaths } from '../../api/screen-paths.ts'
import { replyOrSettled, settleCall, useSettledCall } from '../../api/settled-call.ts'
import { useFreshQuery } from '../../api/use-fresh-query.ts'
import { RestoredNotice } from '../../forms/drafts/restored-notice.tsx'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { LoadError } from '../../lists/list-states.tsx'
import { SelectField } from '../select-field.tsx'
import { SAVE_PRODUCTS, WHOLE_MENU } from './import.operations.ts'
import {
  COLUMNS,
  type Column,
  type ImportContext,
  type ImportLine,
  importLines,
  tableOf,
} from './import-lines.ts'
import { PreviewTable } from './preview-table.tsx'
import { tableText } from './table-file.ts'

/** Maximum number of lines in one call. */
const MOST_LINES = 1000

interface Table {
  readonly text: string
  /** The id of the category for lines without one. */
  readonly category: string
}

interface ImportDraft extends Table {
  readonly unanswered: Unanswered | null
}

/** A call without a reply. Drafts of earlier versions have no key. */
interface Unanswered {
  readonly table: Table
  readonly clientKey?: string
}

const EMPTY: ImportDraft = { text: '', category: '', unanswered: null }

/** Adds and changes dishes from a pasted or exported table in one transaction, after a preview. */
export function Import() {
  const translate = useTranslate()
  const notify = useNotify()
  const showReceipt = useReceipt()
  const words = useWords()
  const { data, error, isPending, refetch } = useFreshQuery('whole menu', WHOLE_MENU)
  const draft = useDraft('import', EMPTY)
  const { text, unanswered } = draft.values
  const { change, reset } = draft
  const [isSaving, setSaving] = useState(false)
  const [saved, setSaved] = useState(0)
  // It may have been removed since it was chosen.
  const category = data?.categories.some(({ id }) => id === draft.values.category)
    ? draft.values.category
    : ''
  const linesIn = useCallback(
    (menu: typeof data, table: Table) =>
      menu && table.text.trim() !== ''
        ? importLines(tableOf(table.text), {
            ...words,
            dishes: menu.products,
            categories: menu.categories,
            category: table.category || null,
          })
        : [],
    [words],
  )
  const lines = useMemo(() => linesIn(data, { text, category }), [linesIn, data, text, category])
  const stored = lines.filter(({ input }) => input)
  const inputs = stored.flatMap(({ input }) => input ?? [])
  const hasRefused = lines.some(({ state }) => state === 'refused')
  const isTooMany = inputs.length > MOST_LINES

  const take = (next: string) => {
    change({ text: next })
    setSaved(0)
  }
  const tellStored = (done: string, many: ManyChanged) => {
    showReceipt(done, many, () => {
      setSaved(0)
      void refetch()
    })
    void refetch()
  }
  const finishEarlier = ({ table }: Unanswered, many: ManyChanged) => {
    // A corrected name would be another dish.
    const isEdited = text !== table.text || draft.values.category !== table.category
    if (isEdited) change({ unanswered: null })
    else {
      reset()
      setSaved(many.count)
    }
    tellStored(translate(`admin.import.${isEdited ? 'editedWasStored' : 'wasStored'}`), many)
  }
  const leftDuring = draft.restoredAt === null || isSaving ? undefined : unanswered?.clientKey
  useSettledCall(leftDuring, (many) => {
    if (many && unanswered) finishEarlier(unanswered, many)
    else change({ unanswered: null })
  })
  const refusalText = (failure: unknown) => {
    const { message, body } = failure as HttpError
    const refused = stored[body?.line]
    return refused
      ? translate('admin.import.refusedLine', { number: refused.number, name: refused.name, message })
      : message
  }
  const tell = (message: string) => notify(message, { type: 'error', autoHideDuration: 10_000 })
  const save = async () => {
    setSaving(true)
    await settleAndSend().catch((failure: Error) => tell(failure.message))
    setSaving(false)
  }
  const settleAndSend = async () => {
    const earlier = unanswered?.clientKey && (await settleCall(unanswered.clientKey))
    if (unanswered && earlier) return finishEarlier(unanswered, earlier)
    const table = { text, category }
    // Lines may have been stored since the preview: in another tab, or by somebody else.
    const menu = (await refetch({ throwOnError: true })).data
    if (!isSame(linesIn(menu, table), lines))
      return notify('admin.import.changed', { type: 'warning', autoHideDuration: 10_000 })
    const clientKey = newClientKey()
    await draft.keep({ unanswered: { table, clientKey } })
    try {
      const reply = ask(SAVE_PRODUCTS, { lines: inputs, clientKey }, 'product')
      const many = await replyOrSettled(clientKey, reply)
      // The screen may have been left since, and must not offer the table again.
      reset()
      change({ category })
      setSaved(many.count)
      tellStored(translate('admin.import.done', { smart_count: many.count }), many)
    } catch (failure) {
      void refetch()
      if (!isRefused(failure)) throw failure
      change({ unanswered: null })
      tell(refusalText(failure))
    }
  }

  return (
    <Box
      sx={{
        maxWidth: 960,
        width: '100%',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        pb: 8,
      }}
    >
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
              disabled={isSaving}
              onChange={({ target }) => take(target.value)}
              multiline
              minRows={5}
              maxRows={12}
              fullWidth
              margin="none"
              slotProps={{ htmlInput: { spellCheck: false } }}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
              <Button component="label" variant="outlined" disabled={isSaving} sx={{ minHeight: 44 }}>
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
                disabled={isSaving}
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
            <Button color="inherit" component={Link} to={screenPaths.menu} sx={{ minHeight: 44 }}>
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
            <Button
              variant="contained"
              size="large"
              disabled={isSaving || hasRefused || isTooMany || inputs.length === 0}
              onClick={() => void save()}
              sx={{ justifySelf: 'start' }}
            >
              {inputs.length === 0
                ? translate('ra.action.save')
                : translate('admin.import.save', { smart_count: inputs.length })}
            </Button>
          </CardContent>
        </Card>
      )}
    </Box>
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
