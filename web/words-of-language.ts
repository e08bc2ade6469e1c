import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SRC = fileURLToPath(new URL('./src/', import.meta.url))
const LANGUAGES = path.join(SRC, 'languages')
const WORDS = /\/([\w-]+\.words\.ts)$/
/** The environments of a build that are for one language: `client_en`, `ssr-en`. */
const OF_LANGUAGE = /^(?:client|ssr)_(\w\w)$/

/** The language of a build's environment by BCP 47; null for Turkish. */
export const codeOfEnvironment = (name: string): string | null => OF_LANGUAGE.exec(name)?.[1] ?? null

/** What the scripts of a language are below in development, where a server has one environment for browsers. */
const SERVED = /^\/@language\/(\w\w)\/$/

/** The language of an environment, in a build and in development. */
export const codeOf = ({ name, config }: { name: string; config: { base: string } }): string | null =>
  codeOfEnvironment(name) ?? (name === 'client' ? (SERVED.exec(config.base)?.[1] ?? null) : null)

/** Replaces the Turkish words of the site by those of the language that an environment is for. */
export function wordsOfLanguage(): Plugin {
  return {
    name: 'words-of-language',
    enforce: 'pre',
    config(config) {
      if (!SERVED.test(config.base ?? '')) return
      // The renderers and the back-office are those of the server for Turkish.
      for (const name of Object.keys(config.environments ?? {}))
        if (name !== 'client') delete config.environments?.[name]
    },
    applyToEnvironment: (environment) => codeOf(environment) !== null,
    resolveId: {
      filter: { id: WORDS },
      handler(source, importer) {
        const code = codeOf(this.environment)
        const [, file] = WORDS.exec(source) ?? []
        // The words of a language may be made of the Turkish ones, such as of names beside which those are said.
        if (!code || !file || !importer || importer.startsWith(LANGUAGES)) return null
        return path.join(LANGUAGES, code, file)
      },
    },
  }
}
