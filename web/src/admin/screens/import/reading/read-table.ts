import Papa from 'papaparse'
import { tableText } from '../table-file.ts'
import { ReadingError } from './reading.types.ts'

const MAX_ROWS = 5_000

/** The rows of a file of comma- or tab-separated values. */
export function readTable(bytes: Uint8Array): string[][] {
  const { data } = Papa.parse<string[]>(tableText(bytes).replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  if (data.length > MAX_ROWS) throw new ReadingError('tooManyRows')
  if (data.length === 0) throw new ReadingError('nothingFound')
  return data
}
