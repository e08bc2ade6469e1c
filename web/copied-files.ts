import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const DRAWN = ['scenes', 'on-table', 'dishes', 'ornaments']
/** By the folder beside the built server: pictures of the demo content, the font of preview pictures, parts of drawings. */
const FOLDERS = {
  'demo-pictures': '../server/demo/pictures/',
  fonts: '../server/media/fonts/',
  ...Object.fromEntries(DRAWN.map((name) => [`drawings/${name}`, `./public/drawings/${name}/`])),
}

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
