import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'

/** A token that was ended before its time, kept until it has long expired. */
@Entity({ tableName: 'revoked_token' })
export class RevokedToken {
  @PrimaryKey({ type: 'uuid' })
  id!: string

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date
}
