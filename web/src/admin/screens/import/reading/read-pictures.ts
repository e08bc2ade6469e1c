import turkish from '@tesseract.js-data/tur/4.0.0_best_int/tur.traineddata.gz?url'
import { createWorker, type Worker as Recogniser } from 'tesseract.js'
import recogniserScript from 'tesseract.js/dist/worker.min.js?url'
import plainCore from 'tesseract.js-core/tesseract-core-lstm.wasm.js?url'
import simdCore from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'
import { type Grey, portableGreymap } from './grey.ts'
import { lineRecogniser } from './line-recogniser.ts'
import { type Recognise, type RecognisedPage, recognisedPage } from './page-recognition.ts'
import { type PreparedPicture, preparedPicture } from './picture-canvas.ts'
import { type PageImage, ReadingError } from './reading.types.ts'

/** A module with one SIMD instruction. */
const SIMD = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]

export interface ReadPicture extends RecognisedPage {
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
  const recogniser = await startedRecogniser()
  const file = (line: Grey) => new Blob([portableGreymap(line)])
  const recognise = untilStopped(lineRecogniser(recogniser, file), signal)
  const stop = () => void recogniser.terminate()
  signal?.addEventListener('abort', stop)
  const read: ReadPicture[] = []
  try {
    for (const [index, file] of files.entries()) {
      signal?.throwIfAborted()
      onProgress(index)
      const prepared = await preparedAside(file)
      const onPart = (part: number) => onProgress(index + 0.2 + part * 0.8)
      read.push(await recognised(recognise, prepared, firstPage + index, onPart))
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

async function startedRecogniser(): Promise<Recogniser> {
  const isFast = WebAssembly.validate(new Uint8Array(SIMD))
  try {
    const recogniser = await createWorker('tur', undefined, {
      workerPath: recogniserScript,
      workerBlobURL: false,
      corePath: new URL(isFast ? simdCore : plainCore, location.href).href,
      langPath: new URL('.', new URL(turkish, location.href)).href,
      // The browser's cache keeps the file, whose address has its content in it.
      cacheMethod: 'none',
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
  recognise: Recognise,
  { shown, scale, ...prepared }: PreparedPicture,
  page: number,
  onPart: (part: number) => void,
): Promise<ReadPicture> {
  return {
    ...(await recognisedPage(prepared, recognise, page, scale, onPart)),
    image: { page, url: URL.createObjectURL(shown.blob), width: shown.width, height: shown.height },
  }
}

/** Lines until the reading is given up. */
function untilStopped(recognise: Recognise, signal: AbortSignal | undefined): Recognise {
  const stopped = aborted(signal)
  return (line, manner) => Promise.race([recognise(line, manner), stopped])
}

/** Rejects when the reading is given up: a recogniser that is stopped never answers. */
function aborted(signal: AbortSignal | undefined): Promise<never> {
  const stopped = new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason)),
  )
  stopped.catch(() => {})
  return stopped
}
