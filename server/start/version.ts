import manifest from '../../package.json' with { type: 'json' }
import type { ApplicationVersion } from '../modules/site/site.types.ts'

/** Defined by the build; sources that are run directly have only the version of the package. */
declare const BUILD_VERSION: string | undefined

export const version: ApplicationVersion = {
  name: manifest.name,
  version: typeof BUILD_VERSION === 'undefined' ? manifest.version : BUILD_VERSION,
}
