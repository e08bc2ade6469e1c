import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { ContentEntity } from '../../core/base-entity.ts'
import type { Language } from '../../core/primitives/language.ts'
import type { TranslatedKind } from './translation.item.ts'

/** A text of a record in another language. A record, a field and a language have one that is not removed. */
@Entity({ tableName: 'translation' })
export class Translation extends ContentEntity {
  @Property({ type: 'text' })
  kind!: TranslatedKind

  @Property({ type: 'integer' })
  recordId!: number

  @Property({ type: 'text' })
  language!: Language

  @Property({ type: 'text' })
  field!: string

  @Property({ type: 'text' })
  text!: string

  /** The Turkish text that it was made of. */
  @Property({ type: 'text' })
  source!: string
}
