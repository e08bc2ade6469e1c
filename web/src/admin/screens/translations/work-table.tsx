import DownloadIcon from '@mui/icons-material/Download'
import UploadIcon from '@mui/icons-material/UploadFile'
import { Button } from '@mui/material'
import { useRef, useState } from 'react'
import { downloadCSV, useNotify, useTranslate } from 'react-admin'
import { tableText } from '../import/table-file.ts'
import { TableDialog } from './table-dialog.tsx'
import { readAll, type WorkFilter } from './use-work.ts'
import type { WorkItem } from './work.ts'
import type { ReadTable } from './work-csv.ts'

const MOST_BYTES = 5 * 1024 * 1024

interface WorkTableProps {
  readonly filter: WorkFilter
  nameOf(item: WorkItem): string | null
  onStored(): void
}

/** The work as a table for spreadsheets: all of the filter out, and back in after a preview. */
export function WorkTable({ filter, nameOf, onStored }: WorkTableProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const [table, setTable] = useState<ReadTable | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const { language } = filter
  const fail = (message: string, args = {}) =>
    notify(message, { type: 'error', autoHideDuration: 10_000, messageArgs: args })

  const busily = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().catch((error: Error) => fail(error.message))
    setBusy(false)
  }
  const write = () =>
    busily(async () => {
      const { workCsv } = await import('./work-csv.ts')
      const file = `${translate('admin.translations.table.file')}-${language.toLowerCase()}`
      downloadCSV(workCsv(await readAll(filter), language), file)
    })
  const read = (file: File) =>
    busily(async () => {
      if (file.size > MOST_BYTES) return fail('admin.translations.table.fault.TOO_LARGE')
      const text = tableText(new Uint8Array(await file.arrayBuffer()))
      if (text.trim() === '') return fail('admin.translations.table.fault.EMPTY')
      const { ColumnsMissing, readWorkCsv } = await import('./work-csv.ts')
      const { columnsFor } = await import('./table-words.ts')
      const present = await readAll({ language, kind: null, state: null })
      try {
        setTable(readWorkCsv(text, present, language))
      } catch (error) {
        if (!(error instanceof ColumnsMissing)) throw error
        fail('admin.translations.table.fault.COLUMNS', { columns: columnsFor(language).join('; ') })
      }
    })

  return (
    <>
      <Button
        color="inherit"
        size="tall"
        startIcon={<DownloadIcon />}
        disabled={isBusy}
        onClick={() => void write()}
      >
        {translate('admin.translations.table.out')}
      </Button>
      <Button
        color="inherit"
        size="tall"
        startIcon={<UploadIcon />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {translate('admin.translations.table.in')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void read(file)
          target.value = ''
        }}
      />
      {table && (
        <TableDialog
          language={language}
          table={table}
          nameOf={nameOf}
          onClose={() => setTable(null)}
          onStored={onStored}
        />
      )}
    </>
  )
}
