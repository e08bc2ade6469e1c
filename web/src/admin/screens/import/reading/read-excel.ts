import { writtenNumber } from '../../../../rules/menu-table.ts'
import { ReadingError } from './reading.types.ts'
import { unzipped, type ZipPart, zipped } from './zip.ts'

const MAX_ROWS = 5_000
const MAX_COLUMNS = 200
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/
/** A cell or a row without anything in it, which may be a million rows away. */
const EMPTY = /<(?:\w+:)?(?:c|row)\b[^<>]*\/>|<(?:\w+:)?row\b[^<>]*>\s*<\/(?:\w+:)?row>/g
const CELL = /<(?:\w+:)?c\b[^<>]*?\br="([A-Z]+)(\d+)"/g
/** Of files in the old binary format, in which a locked `.xlsx` is wrapped. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]

/** The rows of the first sheet with content, as they would be written. */
export async function readExcel(file: ArrayBuffer): Promise<string[][]> {
  const start = new Uint8Array(file, 0, Math.min(4, file.byteLength))
  if (COMPOUND.every((byte, index) => start[index] === byte))
    throw new ReadingError(isLocked(file) ? 'encrypted' : 'notReadable')
  const parts = await unzipped(file, (name) => /\.(?:xml|rels)$/i.test(name))
  if (parts.some(({ bytes }) => isBroken(new TextDecoder().decode(bytes))))
    throw new ReadingError('notReadable')
  // Without compression: the library would unpack large parts in a worker of its own, which the policy of pages refuses.
  const plain = zipped(parts.map((part) => (SHEET.test(part.name) ? withoutEmptyCells(part) : part)))
  const { default: readXlsx } = await import('read-excel-file/universal')
  const sheets = await readXlsx(plain).catch(() => {
    throw new ReadingError('notReadable')
  })
  const rows = sheets
    .map(({ data }) => data.map((row) => row.map(shown)))
    .find((data) => data.flat().some((cell) => cell !== ''))
  if (!rows) throw new ReadingError('nothingFound')
  if (rows.length > MAX_ROWS) throw new ReadingError('tooManyRows')
  return rows
}

/** Whether a tag begins inside of another, which the library would try to understand for minutes. */
const isBroken = (xml: string): boolean => /<[^<>!?]*</.test(xml)

const isLocked = (file: ArrayBuffer): boolean =>
  new TextDecoder('utf-16le')
    .decode(file.slice(0, file.byteLength - (file.byteLength % 2)))
    .includes('EncryptedPackage')

function withoutEmptyCells({ name, bytes }: ZipPart): ZipPart {
  const sheet = new TextDecoder().decode(bytes).replace(EMPTY, '')
  let rows = 0
  for (const [, column = '', row] of sheet.matchAll(CELL)) {
    rows = Math.max(rows, Number(row))
    if (rows > MAX_ROWS || numberOf(column) > MAX_COLUMNS) throw new ReadingError('tooManyRows')
  }
  return { name, bytes: new TextEncoder().encode(sheet) }
}

/** A is 1, AA is 27. */
const numberOf = (column: string): number =>
  [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

function shown(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return writtenNumber(Math.round(cell * 1e6) / 1e6)
  if (typeof cell === 'boolean') return cell ? 'evet' : 'hayır'
  if (cell instanceof Date) return cell.toISOString().slice(0, 10).split('-').reverse().join('.')
  return String(cell).trim()
}
