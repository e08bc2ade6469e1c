import { PrimaryKeyProp, type Rel } from '@mikro-orm/core'
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { User } from '../user/user.entity.ts'

/** A device or an address that has signed in to an account. */
@Entity({ tableName: 'known_place' })
export class KnownPlace {
  [PrimaryKeyProp]?: ['user', 'place']

  @ManyToOne({ entity: () => User, primary: true })
  user!: Rel<User>

  /** The digest of a device's secret, or a canonical address. */
  @PrimaryKey({ type: 'text' })
  place!: string

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  seenAt!: Date

  /** Until when no code is asked for on this device. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  noCodeUntil: Date | null = null
}
