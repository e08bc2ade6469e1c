import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'

/** A token that outlives the change of its user's security stamp that it made itself. */
@Entity({ tableName: 'kept_token' })
export class KeptToken {
  @PrimaryKey({ type: 'uuid' })
  id!: string

  /** The stamp that it is good for. */
  @Property({ type: 'text' })
  securityStamp!: string

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date
}
