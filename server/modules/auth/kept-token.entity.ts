import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'

/** A token that stays valid after the change of security stamp that it made itself. */
@Entity({ tableName: 'kept_token' })
export class KeptToken {
  @PrimaryKey({ type: 'uuid' })
  id!: string

  /** The stamp for which it is valid. */
  @Property({ type: 'text' })
  securityStamp!: string

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date
}
