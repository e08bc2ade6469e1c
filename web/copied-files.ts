import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** By the folder beside the built server: the pictures of the demo content, and the font of preview pictures. */
const FOLDERS = { 'demo-pictures': '../server/demo/pictures/', fonts: '../server/media/fonts/' }

/** Copies files that the server reads while it runs. */
export function copiedFiles(): Plugin {
  return {
    name: 'copied-files',
    applyToEnvironment: ({ name }) => name === 'ssr',
    apply: 'build',
    async generateBundle() {
      for (const [name, folder] of Object.entries(FOLDERS)) {
        const from = fileURLToPath(new URL(folder, import.meta.url))
        for (const file of await readdir(from)) {
          const source = await readFile(path.join(from, file))
          this.emitFile({ type: 'asset', fileName: `${name}/${file}`, source })
        }
      }
    },
  }
}
