import { Alert, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useReceipt } from '../../api/call/receipt.tsx'
import { CallDialog } from '../../forms/call-dialog.tsx'
import { inLanguage, type OtherLanguage } from '../../resources/translation/languages.ts'
import { fieldLabel } from '../../resources/translation/translated-kinds.ts'
import { RefusedLine, storeTable, tableSubject } from './store-table.ts'
import { keyOf, type WorkItem } from './work.ts'
import type { ReadTable, TableChange } from './work-csv.ts'

interface TableDialogProps {
  readonly language: OtherLanguage
  readonly table: ReadTable
  nameOf(item: WorkItem): string | null
  onClose(): void
  /** Called after some of it, or all, was stored. */
  onStored(): void
}

/** Shows what a table will change, line by line, or what is wrong with it; nothing is stored before. */
export function TableDialog({ language, table, nameOf, onClose, onStored }: TableDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const showReceipt = useReceipt()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { changes, faults } = table
  const numbered = (line: number) => translate('admin.translations.table.line', { line })

  const save = async () => {
    setFailure(null)
    setSending(true)
    try {
      const requestId = await storeTable(language, changes, translate('admin.translations.table.title'))
      const count = changes.length
      onClose()
      onStored()
      showReceipt(
        translate('admin.translations.table.saved', { smart_count: count }),
        { requestId, count },
        onStored,
      )
    } catch (error) {
      const { message } = error as Error
      const text = translate(message, { _: message })
      if (!(error instanceof RefusedLine)) return setFailure(text)
      const { line, stored } = error
      const part =
        stored > 0 ? ` ${translate('admin.translations.table.savedPart', { smart_count: stored })}` : ''
      setFailure(`${line === null ? '' : `${numbered(line)} `}${text}${part}`)
      if (stored > 0) notify('admin.translations.table.savedPart', { messageArgs: { smart_count: stored } })
    } finally {
      setSending(false)
    }
  }

  return (
    <CallDialog
      title={translate('admin.translations.table.title')}
      subject={tableSubject(language)}
      isSending={isSending}
      failure={failure}
      label={translate('admin.translations.table.save', { smart_count: changes.length })}
      isSendable={faults.length === 0 && changes.length > 0}
      onSend={() => void save()}
      onClose={onClose}
      maxWidth="md"
    >
      {faults.length > 0 && (
        <Alert severity="error" sx={{ minWidth: 0, '& .MuiAlert-message': { minWidth: 0 } }}>
          {translate('admin.translations.table.faults', { smart_count: faults.length })}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
            {faults.map(({ line, fault, value }) => (
              <Box key={line} component="li" sx={{ overflowWrap: 'anywhere' }}>
                {numbered(line)} {translate(`admin.translations.table.fault.${fault}`, { value })}
              </Box>
            ))}
          </Box>
        </Alert>
      )}
      {changes.length === 0 && faults.length === 0 && (
        <Typography>{translate('admin.translations.table.noChanges')}</Typography>
      )}
      {changes.length > 0 && (
        <Box component="section" sx={{ minWidth: 0 }}>
          <Typography variant="subtitle1" component="h3">
            {translate('admin.translations.table.changes')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {changes.map((change) => (
              <Changed
                key={keyOf(change.item)}
                change={change}
                name={nameOf(change.item)}
                language={language}
                number={numbered(change.line)}
              />
            ))}
          </Box>
        </Box>
      )}
    </CallDialog>
  )
}

interface ChangedProps {
  readonly change: TableChange
  readonly name: string | null
  readonly language: OtherLanguage
  readonly number: string
}

function Changed({ change: { item, text }, name, language, number }: ChangedProps) {
  const translate = useTranslate()
  const subject = name ?? translate(`resources.translation.kinds.${item.kind}`)
  return (
    <Box
      component="li"
      sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
    >
      <Typography variant="body2" color="textSecondary">
        {number} {subject} · {translate(fieldLabel(item.kind, item.field))}
      </Typography>
      <Typography {...inLanguage(language)}>{text}</Typography>
      {item.text !== null && (
        <Typography variant="body2" color="textSecondary">
          {translate('admin.translations.table.before')} <bdi {...inLanguage(language)}>{item.text}</bdi>
        </Typography>
      )}
    </Box>
  )
}
