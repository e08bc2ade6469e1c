import type { MikroORM } from '@mikro-orm/postgresql'
import type { PictureReferences } from '../pictures/picture-references.ts'
import type { Reader } from '../read/reader.ts'
import type { ContentChanges } from './content-changes.ts'

/** Dependencies of the services of all records. */
export interface RecordTools {
  readonly orm: MikroORM
  readonly reader: Reader
  readonly changes: ContentChanges
  readonly pictures: PictureReferences
}
