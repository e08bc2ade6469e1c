import { readFileSync } from 'node:fs'
import type { ApplicationVersion } from './modules/site/site.types.ts'

/** From package.json, which stands beside both the sources and the built server's folder. */
function read(): ApplicationVersion {
  for (const place of ['../package.json', '../../package.json']) {
    try {
      const { name, version } = JSON.parse(
        readFileSync(new URL(place, import.meta.url), 'utf8'),
      ) as ApplicationVersion
      return { name, version }
    } catch {
      // The other place, then.
    }
  }
  throw new Error('package.json is missing beside the server.')
}

export const version = read()
