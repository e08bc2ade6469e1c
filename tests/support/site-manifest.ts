import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A built file with what it loads. */
export interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly assets?: readonly string[]
}

/** The folder of the built site, with a slash at its end. */
export const siteFolder = (): string =>
  path.join(realpathSync(fileURLToPath(new URL('../../dist/server', import.meta.url))), '../client/')

/** The chunks of the built site by their source files. */
export const siteManifest = (): Readonly<Record<string, Chunk>> =>
  JSON.parse(readFileSync(`${siteFolder()}.vite/manifest.json`, 'utf8'))
