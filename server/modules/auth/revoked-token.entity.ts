import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'

/** A revoked token, kept until well after its expiry. */
@Entity({ tableName: 'revoked_token' })
export class RevokedToken {
  @PrimaryKey({ type: 'uuid' })
  id!: string

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  expiresAt!: Date
}
