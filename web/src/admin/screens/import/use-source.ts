import { unparse } from 'papaparse'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type PageImage,
  ReadingError,
  type ReadingFault,
  type ReadingProgress,
} from './reading/reading.types.ts'
import { tableText } from './table-file.ts'
import type { TakenMenu } from './use-intake.ts'

/** A source that was read: a table as text, or a menu. */
export type Taken = { readonly text: string } | { readonly menu: TakenMenu }

export interface SourceState {
  /** Null while nothing is read. */
  readonly progress: ReadingProgress | null
  readonly fault: ReadingFault | null
  /** The pages that were read, on this visit. */
  readonly pages: readonly PageImage[]
  read(files: readonly File[]): Promise<void>
  stop(): void
  /** Forgets the pages, and why nothing could be read. */
  clear(): void
}

const MAX_TABLE_BYTES = 5 * 1024 * 1024

/** Files whose text can be corrected as if it was pasted. */
const TABLES = /\.(?:csv|tsv|txt)$/i

/** Reads files in this browser. @param onTaken called with what they hold. */
export function useSource(onTaken: (taken: Taken) => void): SourceState {
  const [progress, setProgress] = useState<ReadingProgress | null>(null)
  const [fault, setFault] = useState<ReadingFault | null>(null)
  const [pages, setPages] = useState<readonly PageImage[]>([])
  const abort = useRef<AbortController | null>(null)
  const shown = useRef<readonly PageImage[]>([])

  const show = useCallback((next: readonly PageImage[]) => {
    for (const { url } of shown.current) URL.revokeObjectURL(url)
    shown.current = next
    setPages(next)
  }, [])
  const stop = useCallback(() => {
    abort.current?.abort()
    abort.current = null
    setProgress(null)
  }, [])
  useEffect(
    () => () => {
      stop()
      show([])
    },
    [stop, show],
  )
  const clear = useCallback(() => {
    setFault(null)
    show([])
  }, [show])

  const read = async (files: readonly File[]) => {
    const [first] = files
    if (!first) return
    stop()
    setFault(null)
    if (files.length === 1 && TABLES.test(first.name)) {
      if (first.size > MAX_TABLE_BYTES) return setFault('tooLarge')
      const bytes = new Uint8Array(await first.arrayBuffer())
      const text = tableText(bytes)
      if (text.trim() === '') return setFault('nothingFound')
      show([])
      return onTaken({ text })
    }
    const own = new AbortController()
    abort.current = own
    setProgress({ done: 0, page: 1, pages: files.length })
    try {
      const { readSources } = await import('./reading/read-source.ts')
      const reading = await readSources(files, (next) => !own.signal.aborted && setProgress(next), own.signal)
      if (own.signal.aborted) return
      show(reading.kind === 'menu' ? reading.pages : [])
      if (reading.kind === 'table') onTaken({ text: tableTextOf(reading.rows) })
      else {
        const { draft, isRecognised, unread } = reading
        onTaken({ menu: { draft, isRecognised, unread } })
      }
    } catch (error) {
      if (!own.signal.aborted) setFault(error instanceof ReadingError ? error.fault : 'notReadable')
    } finally {
      if (abort.current === own) {
        abort.current = null
        setProgress(null)
      }
    }
  }
  return { progress, fault, pages, read, stop, clear }
}

/** The rows of a sheet as the text that a spreadsheet copies. */
function tableTextOf(rows: readonly (readonly string[])[]): string {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const full = rows.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''))
  return unparse(full, { delimiter: '\t', newline: '\n' })
}
