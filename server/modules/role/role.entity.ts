import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'

/** A permission; its name says which. */
@Entity({ tableName: 'role' })
export class Role {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'text' })
  name!: string

  @Property({ type: 'text' })
  normalizedName!: string

  @Property({ type: 'text' })
  concurrencyStamp!: string
}
