import type { Logger } from 'pino'
import type { PictureStore } from '../core/pictures/picture-store.ts'

/**
 * The sweep is repeated after this time: only then can partial files of a killed process be distinguished from
 * files being written.
 */
const AGAIN_AFTER_MS = 45_000

/**
 * Discards, in the background, files that a crash left without a row.
 * @returns a function that stops it.
 */
export function sweepPictures(pictures: PictureStore, log: Logger): () => Promise<void> {
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
