import { readFileSync } from 'node:fs'
import type { ApplicationVersion } from '../modules/site/site.types.ts'

/** From package.json, which stands above both the sources and whichever part of the built server this is in. */
function read(): ApplicationVersion {
  for (const place of ['../../package.json', '../../../package.json']) {
    try {
      const { name, version } = JSON.parse(
        readFileSync(new URL(place, import.meta.url), 'utf8'),
      ) as ApplicationVersion
      return { name, version }
    } catch {
      // Further up, then.
    }
  }
  throw new Error('package.json is missing above the server.')
}

export const version = read()
