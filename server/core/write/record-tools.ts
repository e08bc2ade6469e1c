import type { MikroORM } from '@mikro-orm/postgresql'
import type { PictureDecoder } from '../pictures/picture-decoder.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import type { Reader } from '../read/reader.ts'
import type { RuleSettings } from '../record-rules.ts'
import type { ContentChanges } from './content-changes.ts'

export interface RecordTools {
  readonly orm: MikroORM
  readonly reader: Reader
  readonly changes: ContentChanges
  readonly pictures: PictureStore
  readonly decoder: PictureDecoder
  readonly settings: RuleSettings
}
