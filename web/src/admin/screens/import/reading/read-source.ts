import { readMenu } from './read-menu.ts'
import {
  type Box,
  type MenuDraft,
  type PageImage,
  type Reading,
  ReadingError,
  type ReadingProgress,
} from './reading.types.ts'

const MEGABYTE = 1024 * 1024
const MAX_PICTURES = 10

type Kind = 'picture' | 'pdf' | 'excel' | 'page' | 'json' | 'table' | 'text'

const MAX_BYTES: Readonly<Record<Kind, number>> = {
  picture: 20 * MEGABYTE,
  pdf: 20 * MEGABYTE,
  ...{ excel: 5 * MEGABYTE, page: 5 * MEGABYTE, json: 5 * MEGABYTE, table: 5 * MEGABYTE, text: 5 * MEGABYTE },
}

const NAMES: readonly (readonly [RegExp, Kind])[] = [
  [/\.(?:jpe?g|png|webp|gif|bmp|avif|hei[cf])$/i, 'picture'],
  [/\.pdf$/i, 'pdf'],
  [/\.xls[xm]?$/i, 'excel'],
  [/\.x?html?$/i, 'page'],
  [/\.json(?:ld)?$/i, 'json'],
  [/\.[ct]sv$/i, 'table'],
  [/\.txt$/i, 'text'],
]

/**
 * What files hold: several photographs of one menu, or one file of another kind. Nothing leaves this browser.
 * @throws {ReadingError}
 */
export async function readSources(
  files: readonly File[],
  onProgress: (progress: ReadingProgress) => void,
  signal?: AbortSignal,
): Promise<Reading> {
  const [first] = files
  if (!first) throw new ReadingError('nothingFound')
  const kinds = await Promise.all(files.map(kindOf))
  files.forEach((file, index) => {
    if (file.size > MAX_BYTES[kinds[index] as Kind]) throw new ReadingError('tooLarge')
  })
  const arePictures = kinds.every((kind) => kind === 'picture')
  if (files.length > (arePictures ? MAX_PICTURES : 1)) throw new ReadingError('tooManyFiles')
  const tell = (done: number, pages: number) =>
    onProgress({ done: Math.min(1, done / pages), page: Math.min(pages, Math.floor(done) + 1), pages })
  tell(0, files.length)
  try {
    return await readingOf(files, kinds[0] as Kind, first, tell, signal)
  } catch (error) {
    if (error instanceof ReadingError || signal?.aborted) throw error
    throw new ReadingError('notReadable')
  }
}

async function readingOf(
  files: readonly File[],
  kind: Kind,
  first: File,
  tell: (done: number, pages: number) => void,
  signal: AbortSignal | undefined,
): Promise<Reading> {
  switch (kind) {
    case 'picture': {
      const { readPictures } = await import('./read-pictures.ts')
      const read = await readPictures(files, (done) => tell(done, files.length), signal)
      const lines = read.flatMap((picture) => picture.lines)
      return menuOf(
        readMenu(lines, true),
        read.map(({ image }) => image),
        read.flatMap(({ unread }) => unread),
        true,
      )
    }
    case 'pdf': {
      const { readPdf } = await import('./read-pdf.ts')
      const { lines, pages, unread, isRecognised } = await readPdf(
        new Uint8Array(await first.arrayBuffer()),
        tell,
        signal,
      )
      return menuOf(readMenu(lines, isRecognised), pages, unread, isRecognised)
    }
    case 'excel': {
      const { readExcel } = await import('./read-excel.ts')
      return { kind: 'table', rows: await readExcel(await first.arrayBuffer()) }
    }
    case 'table':
    case 'text': {
      const { readTable } = await import('./read-table.ts')
      return { kind: 'table', rows: readTable(new Uint8Array(await first.arrayBuffer())) }
    }
    case 'json': {
      const { readJson } = await import('./read-json.ts')
      return menuOf(readJson(await first.text()))
    }
    case 'page': {
      const { readPage } = await import('./read-page.ts')
      const { tableText } = await import('../table-file.ts')
      return menuOf(readPage(tableText(new Uint8Array(await first.arrayBuffer()))))
    }
  }
}

function menuOf(
  draft: MenuDraft,
  pages: readonly PageImage[] = [],
  unread: readonly Box[] = [],
  isRecognised = false,
): Reading {
  if (draft.categories.every(({ dishes }) => dishes.length === 0)) {
    for (const { url } of pages) URL.revokeObjectURL(url)
    throw new ReadingError('nothingFound')
  }
  return { kind: 'menu', draft, pages, unread, isRecognised }
}

/** By what a file begins with; by its type and name where that says nothing. */
async function kindOf(file: File): Promise<Kind> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (start.includes('%PDF-')) return 'pdf'
  if (start.startsWith('PK\x03\x04') || start.startsWith('\xd0\xcf\x11\xe0')) return 'excel'
  if (
    /^\xff\xd8\xff|^\x89PNG|^GIF8|^RIFF....WEBP|^BM.{4}\0{4}/s.test(start) ||
    /^....ftyp(?:avif|hei|mif)/s.test(start)
  )
    return 'picture'
  if (file.type.startsWith('image/')) return 'picture'
  const named = NAMES.find(([name]) => name.test(file.name))?.[1]
  if (named && named !== 'pdf' && named !== 'excel') return named
  if (named) throw new ReadingError('notReadable')
  // No text has a zero in it, but that of two bytes a letter.
  if (start.includes('\0') && !/^(?:\xff\xfe|\xfe\xff)/.test(start)) throw new ReadingError('notReadable')
  if (/^(?:\xef\xbb\xbf)?\s*[{[]/.test(start)) return 'json'
  return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|\?xml)/i.test(start) ? 'page' : 'text'
}
