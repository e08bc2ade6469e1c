import turkish from '@tesseract.js-data/tur/4.0.0_best_int/tur.traineddata.gz?url'
import { createWorker, PSM, type Worker as Recogniser } from 'tesseract.js'
import recogniserScript from 'tesseract.js/dist/worker.min.js?url'
import plainCore from 'tesseract.js-core/tesseract-core-lstm.wasm.js?url'
import simdCore from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'
import { type PreparedPicture, preparedPicture } from './picture-canvas.ts'
import { portableGreymap } from './picture-pixels.ts'
import { readMenu } from './read-menu.ts'
import { type PageImage, ReadingError, type TextLine } from './reading.types.ts'
import { type RecognisedBlock, recognisedLines, withFurther } from './recognised-lines.ts'

/** A module with one SIMD instruction. */
const SIMD = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]

/** The share of dishes without a price from which a page is searched for text once more. */
const MISSING = 0.1

export interface ReadPicture {
  readonly lines: readonly TextLine[]
  readonly image: PageImage
}

/**
 * Recognises the text of pictures, one after the other. Worker, program and letters are files of this server.
 * @param onProgress called with the number of pictures that are done, in parts.
 */
export async function readPictures(
  files: readonly Blob[],
  onProgress: (done: number) => void,
  signal?: AbortSignal,
  firstPage = 1,
): Promise<ReadPicture[]> {
  if (typeof WebAssembly === 'undefined') throw new ReadingError('noWebAssembly')
  let at = 0
  const recogniser = await startedRecogniser((part) => onProgress(at + 0.2 + part * 0.8))
  const stop = () => void recogniser.terminate()
  signal?.addEventListener('abort', stop)
  const read: ReadPicture[] = []
  try {
    for (const [index, file] of files.entries()) {
      at = index
      signal?.throwIfAborted()
      onProgress(index)
      read.push(await recognised(recogniser, await preparedAside(file), firstPage + index, signal))
    }
    return read
  } catch (error) {
    for (const { image } of read) URL.revokeObjectURL(image.url)
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
    await recogniser.terminate()
  }
}

async function startedRecogniser(onPart: (part: number) => void): Promise<Recogniser> {
  const isFast = WebAssembly.validate(new Uint8Array(SIMD))
  try {
    const recogniser = await createWorker('tur', undefined, {
      workerPath: recogniserScript,
      workerBlobURL: false,
      corePath: new URL(isFast ? simdCore : plainCore, location.href).href,
      langPath: new URL('.', new URL(turkish, location.href)).href,
      // The browser's cache keeps the file, whose address has its content in it.
      cacheMethod: 'none',
      logger: ({ status, progress }) => status === 'recognizing text' && onPart(progress),
      errorHandler: () => {},
    })
    await recogniser.setParameters({ user_defined_dpi: '300' })
    return recogniser
  } catch {
    throw new ReadingError('notReadable')
  }
}

/** Prepared in a worker where it can be; a browser without its canvas does it here. */
async function preparedAside(file: Blob): Promise<PreparedPicture> {
  try {
    return typeof OffscreenCanvas === 'undefined' ? await preparedPicture(file) : await preparedInWorker(file)
  } catch {
    throw new ReadingError('notReadable')
  }
}

function preparedInWorker(file: Blob): Promise<PreparedPicture> {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<PreparedPicture>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ prepared?: PreparedPicture }>) =>
      data.prepared ? resolve(data.prepared) : reject(new Error('No picture'))
    worker.onerror = reject
    worker.postMessage(file)
  }).finally(() => worker.terminate())
}

async function recognised(
  recogniser: Recogniser,
  { grey, scale, shown }: PreparedPicture,
  page: number,
  signal: AbortSignal | undefined,
): Promise<ReadPicture> {
  const picture = portableGreymap(grey)
  const linesIn = async (mode: PSM) => {
    await recogniser.setParameters({ tessedit_pageseg_mode: mode })
    const { data } = await Promise.race([
      recogniser.recognize(picture, {}, { blocks: true, text: false }),
      aborted(signal),
    ])
    return recognisedLines((data.blocks ?? []) as unknown as readonly RecognisedBlock[], page, scale)
  }
  const first = await linesIn(PSM.AUTO)
  const lines = missesPrices(first) ? withFurther(first, await linesIn(PSM.SPARSE_TEXT)) : first
  return {
    lines,
    image: { page, url: URL.createObjectURL(shown.blob), width: shown.width, height: shown.height },
  }
}

/** Whether so many dishes are without a price that a column of them was taken for a picture. */
function missesPrices(lines: readonly TextLine[]): boolean {
  const dishes = readMenu(lines, true).categories.flatMap((category) => category.dishes)
  return dishes.filter(({ price }) => price === null).length > dishes.length * MISSING
}

/** A recogniser that is stopped never answers. */
const aborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
