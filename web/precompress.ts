import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg)$/
/** A smaller file hardly shrinks. */
const WORTH_BYTES = 512
/** The best compression of a larger file takes a quarter of a minute, for a tenth of its size. */
const LARGE_BYTES = 1024 * 1024
const GOOD = 9

/** Writes `file.br` and `file.gz` of each text file of the browser builds, with the best compression. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true })
      // The scripts of several languages are in one folder, some of them in common.
      const done = new Set(files)
      await Promise.all(
        files
          .filter((file) => TEXT.test(file) && !done.has(`${file}.br`))
          .map((file) => both(path.join(dir, file))),
      )
    },
  }
}

async function both(file: string): Promise<void> {
  const whole = await readFile(file)
  if (whole.length < WORTH_BYTES) return
  const level = whole.length > LARGE_BYTES ? GOOD : constants.BROTLI_MAX_QUALITY
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  }
  await Promise.all([
    promisify(brotliCompress)(whole, { params: quality }).then((small) => writeFile(`${file}.br`, small)),
    promisify(gzip)(whole, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}
