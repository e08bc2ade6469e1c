import { readPictures } from './read-pictures.ts'
import { type Box, type PageImage, ReadingError, type TextLine } from './reading.types.ts'

const MAX_PAGES = 30
/** Of what is shown beside the dishes, in pixels. */
const SHOWN_WIDTH = 1_000
/** Of a page that is recognised as a picture. */
const RECOGNISED_WIDTH = 1_600
/** A page with fewer letters is a picture with a number on it. */
const LEAST_LETTERS = 20

export interface ReadPages {
  readonly lines: readonly TextLine[]
  readonly pages: readonly PageImage[]
  /** Lines of letters of which nothing could be read. */
  readonly unread: readonly Box[]
  readonly isRecognised: boolean
}

/** The text of a PDF with its places; pages without text are recognised as pictures. */
export async function readPdf(
  bytes: Uint8Array,
  onProgress: (done: number, pages: number) => void,
  signal?: AbortSignal,
): Promise<ReadPages> {
  const { createIsomorphicCanvasFactory, getDocumentProxy } = await import('unpdf')
  const CanvasFactory = await createIsomorphicCanvasFactory()
  const pdf = await getDocumentProxy(bytes, {
    // Without fonts, programs and addresses of the document itself.
    ...{ CanvasFactory, disableFontFace: true, useWasm: false, enableXfa: false, verbosity: 0 },
  }).catch((error: Error) => {
    throw new ReadingError(error.name === 'PasswordException' ? 'encrypted' : 'notReadable')
  })
  try {
    if (pdf.numPages > MAX_PAGES) throw new ReadingError('tooManyPages')
    const lines: TextLine[] = []
    const pages: PageImage[] = []
    const unread: Box[] = []
    let isRecognised = false
    for (let number = 1; number <= pdf.numPages; number += 1) {
      signal?.throwIfAborted()
      onProgress(number - 1, pdf.numPages)
      const page = await pdf.getPage(number)
      const read = await textOf(page, number)
      if (read.reduce((sum, { text }) => sum + text.trim().length, 0) >= LEAST_LETTERS) {
        lines.push(...read)
        const { blob, width, height } = await drawn(page, SHOWN_WIDTH)
        pages.push({ page: number, url: URL.createObjectURL(blob), width, height })
      } else {
        const { blob } = await drawn(page, RECOGNISED_WIDTH)
        const done = (part: number) => onProgress(number - 1 + part, pdf.numPages)
        const [picture] = await readPictures([blob], done, signal, number)
        lines.push(...(picture?.lines ?? []))
        unread.push(...(picture?.unread ?? []))
        if (picture) pages.push(picture.image)
        isRecognised = true
      }
      page.cleanup()
    }
    return { lines, pages, unread, isRecognised }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof import('unpdf')['getDocumentProxy']>>['getPage']>>

async function textOf(page: Page, number: number): Promise<TextLine[]> {
  const scale = SHOWN_WIDTH / page.getViewport({ scale: 1 }).width
  const { transform } = page.getViewport({ scale })
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [a, b, c, d, e, f] = item.transform as number[] as [number, number, number, number, number, number]
    const at = (x: number, y: number): [number, number] => [
      (transform[0] as number) * x + (transform[2] as number) * y + (transform[4] as number),
      (transform[1] as number) * x + (transform[3] as number) * y + (transform[5] as number),
    ]
    // Text that runs upwards, as on the edge of a page, is no line of a menu.
    if (Math.abs(b) > Math.abs(a)) return []
    const height = Math.hypot(c, d) * scale
    const [x, base] = at(e, f)
    return [
      {
        text: item.str,
        ...{ x, y: base - height * 0.8, width: item.width * scale, height },
        ...{ page: number, confidence: 100, isItalic: Math.abs(c) > Math.abs(d) * 0.1 },
      },
    ]
  })
}

async function drawn(page: Page, width: number): Promise<{ blob: Blob; width: number; height: number }> {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(viewport.width)
  canvas.height = Math.min(4_000, Math.ceil(viewport.height))
  const canvasContext = canvas.getContext('2d')
  if (!canvasContext) throw new ReadingError('notReadable')
  await page.render({ canvas, canvasContext, viewport }).promise
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  if (!blob) throw new ReadingError('notReadable')
  return { blob, width: canvas.width, height: canvas.height }
}
