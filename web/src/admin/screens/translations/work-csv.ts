import Papa from 'papaparse'
import type { RaRecord } from 'ra-core'
import { folded } from '../../../rules/folded.ts'
import { forbiddenWording } from '../../../rules/menu-wording.ts'
import { csvOf } from '../../lists/csv.ts'
import type { OtherLanguage } from '../../resources/translation/languages.ts'
import { TRANSLATED } from '../../resources/translation/translated-kinds.ts'
import { columnsFor, fieldOf, fieldWord, kindOf, kindWord, stateWord } from './table-words.ts'
import { isUnfinished, keyOf, type WorkItem } from './work.ts'

/** The texts as a table for spreadsheets with Turkish settings: `tür;no;alan;Türkçe;İngilizce;durum`. */
export function workCsv(items: readonly WorkItem[], language: OtherLanguage): string {
  const [kind, record, field, source, text] = columnsFor(language)
  const cell = (of: (item: WorkItem) => string) => (row: Partial<RaRecord>) => of(row.item)
  const columns = {
    [kind]: cell((item) => kindWord(item.kind)),
    [record]: cell((item) => item.recordId),
    [field]: cell((item) => fieldWord(item.kind, item.field)),
    [source]: cell((item) => item.source),
    [text]: cell((item) => item.text ?? ''),
    durum: cell((item) => stateWord(item.state)),
  }
  const records = items.map((item) => ({ id: keyOf(item), item }))
  return csvOf(records, columns, (heading) => heading)
}

/** A translation that a table has and the site has not. */
export interface TableChange {
  /** The number of its line, from 1, as spreadsheets have it. */
  readonly line: number
  readonly item: WorkItem
  readonly text: string
}

export type FaultName =
  | 'KIND'
  | 'FIELD'
  | 'RECORD'
  | 'SOURCE'
  | 'TOO_LONG'
  | 'WORDING'
  | 'SERVINGS'
  | 'LETTERS'
  | 'UNFINISHED'
  | 'REPEATED'

export interface TableFault {
  readonly line: number
  readonly fault: FaultName
  readonly value: string | number
}

export interface ReadTable {
  readonly changes: readonly TableChange[]
  readonly faults: readonly TableFault[]
}

/** Thrown if a table does not have the columns. */
export class ColumnsMissing extends Error {}

/** What `escapeFormulae` has put before a cell. */
const ESCAPED = /^'(?='*[=+\-@\t\r])/

/** A text as all programs write it: spreadsheets have line breaks of their own. */
const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim().normalize('NFC')
const cellText = (cell = '') => plain(cell.replace(ESCAPED, ''))

/**
 * Compares a table with the present texts. Lines without a translation, and with the one that is stored, change nothing;
 * a stale one that is stored has to be looked at by a person.
 * @param text of a file with separators and quotes of any usual kind.
 * @throws {ColumnsMissing}
 */
export function readWorkCsv(text: string, present: readonly WorkItem[], language: OtherLanguage): ReadTable {
  const { data: rows } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    // Not the sign between servings, which it would guess too.
    delimitersToGuess: [';', ',', '\t'],
  })
  const head = rows.findIndex((row) => row.some((cell) => cell.trim() !== ''))
  const headings = (rows[head] ?? []).map((cell) => folded(cell.trim()))
  const places = columnsFor(language).map((name) => headings.indexOf(folded(name)))
  if (places.includes(-1)) throw new ColumnsMissing()
  const items = new Map(present.map((item) => [keyOf(item), item]))
  const changes: TableChange[] = []
  const faults: TableFault[] = []
  const seen = new Set<string>()
  for (const [index, row] of rows.entries()) {
    if (index <= head) continue
    const [kind = '', record = '', field = '', source = '', translation = ''] = places.map((place) =>
      cellText(row[place]),
    )
    if (translation === '') continue
    const found = itemOf({ kind, record, field }, items)
    const line = index + 1
    if ('fault' in found) {
      faults.push({ line, ...found })
      continue
    }
    const { item } = found
    const key = keyOf(item)
    if (seen.has(key)) faults.push({ line, fault: 'REPEATED', value: '' })
    else if (translation !== plain(item.text ?? '')) {
      const fault = faultOf(item, source, translation, language)
      if (fault) faults.push({ line, ...fault })
      else changes.push({ line, item, text: translation })
    }
    seen.add(key)
  }
  return { changes, faults }
}

type Fault = Omit<TableFault, 'line'>

function itemOf(
  cells: { readonly kind: string; readonly record: string; readonly field: string },
  items: ReadonlyMap<string, WorkItem>,
): Fault | { readonly item: WorkItem } {
  const kind = kindOf(cells.kind)
  if (!kind) return { fault: 'KIND', value: cells.kind }
  const field = fieldOf(kind, cells.field)
  if (!field) return { fault: 'FIELD', value: cells.field }
  const item = items.get(keyOf({ kind, recordId: cells.record, field }))
  return item ? { item } : { fault: 'RECORD', value: cells.record }
}

const BETWEEN_SERVINGS = '|'

/** What spreadsheets that save in the Turkish code page leave of a word in Russian, Arabic or Persian. */
const LOST = /\?{2,}/

function faultOf(item: WorkItem, source: string, text: string, language: OtherLanguage): Fault | null {
  if (source !== plain(item.source)) return { fault: 'SOURCE', value: item.source }
  const { fields, isMenu } = TRANSLATED[item.kind]
  const most = fields[item.field] ?? 0
  if (LOST.test(text) && !LOST.test(source)) return { fault: 'LETTERS', value: '' }
  if (isUnfinished(text, source)) return { fault: 'UNFINISHED', value: '' }
  const isList = item.field === 'servings'
  const parts = isList ? text.split(BETWEEN_SERVINGS).map((part) => part.trim()) : [text]
  const wanted = isList ? item.source.split(BETWEEN_SERVINGS).length : 1
  if (parts.length !== wanted || parts.includes('')) return { fault: 'SERVINGS', value: wanted }
  if (parts.some(({ length }) => length > most)) return { fault: 'TOO_LONG', value: most }
  const words = isMenu ? forbiddenWording(text, language) : null
  return words === null ? null : { fault: 'WORDING', value: words }
}
