import { OptionalProps } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { present } from '../../core/clock.ts'

/** The item of the sample calls under `/api/Values`. */
@Entity({ tableName: 'value_item' })
export class ValueItem {
  [OptionalProps]?: 'createdDate' | 'isDeleted'

  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdDate: Date = present()

  @Property({ type: 'text' })
  name!: string

  @Property({ type: 'boolean' })
  isDeleted: boolean = false
}
