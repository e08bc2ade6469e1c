import { type ImageLike, PSM, type Worker as Recogniser, type WorkerParams } from 'tesseract.js'
import type { Grey } from './grey.ts'
import type { Manner, Recognise } from './page-recognition.ts'

/** A line as it is, as one that is fitted to usual letters, and one of digits. */
const PARAMETERS: Readonly<Record<Manner, Partial<WorkerParams>>> = {
  line: { tessedit_pageseg_mode: PSM.RAW_LINE, tessedit_char_whitelist: '' },
  word: { tessedit_pageseg_mode: PSM.SINGLE_LINE, tessedit_char_whitelist: '' },
  number: { tessedit_pageseg_mode: PSM.SINGLE_LINE, tessedit_char_whitelist: '0123456789.,' },
}

/**
 * Recognises lines by Tesseract, one after the other.
 * @param fileOf makes a picture of what the recogniser takes where it runs.
 */
export function lineRecogniser(recogniser: Recogniser, fileOf: (line: Grey) => ImageLike): Recognise {
  let manner: Manner | null = null
  return async (line, wanted) => {
    if (wanted !== manner) await recogniser.setParameters(PARAMETERS[wanted])
    manner = wanted
    const { data } = await recogniser.recognize(fileOf(line), {}, { blocks: true, text: false })
    return (data.blocks ?? [])
      .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words)))
      .map(({ text, confidence, bbox }) => ({ text, confidence, left: bbox.x0, right: bbox.x1 }))
  }
}
