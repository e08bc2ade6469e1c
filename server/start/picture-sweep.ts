import type { Logger } from 'pino'
import type { PictureReferences } from '../core/images/picture-references.ts'

/** Later once more: what a killed process was just writing can be told from what is being written only then. */
const AGAIN_AFTER_MS = 45_000

/**
 * Takes away, beside the serving, the files that a crash left without a row.
 * @returns what ends it.
 */
export function sweepPictures(pictures: PictureReferences, log: Logger): () => Promise<void> {
  let running = Promise.resolve()
  const sweep = () => {
    running = pictures.sweep().then(
      (left) => left > 0 && log.info({ left }, 'pictures that no record names were moved to the trash'),
      (error) => log.warn({ err: error }, 'left-over pictures could not be looked for'),
    ) as Promise<void>
  }
  sweep()
  const timer = setTimeout(sweep, AGAIN_AFTER_MS)
  return async () => {
    clearTimeout(timer)
    await running
  }
}
