import manifest from '../../package.json' with { type: 'json' }
import type { ApplicationVersion } from '../modules/site/site.types.ts'

export const version: ApplicationVersion = { name: manifest.name, version: manifest.version }
