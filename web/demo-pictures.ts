import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FOLDER = fileURLToPath(new URL('../server/demo/pictures/', import.meta.url))

/** Copies the pictures of the demo content beside the built server, for the first start. */
export function demoPictures(): Plugin {
  return {
    name: 'demo-pictures',
    applyToEnvironment: ({ name }) => name === 'ssr',
    apply: 'build',
    async generateBundle() {
      for (const file of await readdir(FOLDER)) {
        const source = await readFile(path.join(FOLDER, file))
        this.emitFile({ type: 'asset', fileName: `demo-pictures/${file}`, source })
      }
    },
  }
}
