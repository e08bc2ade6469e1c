import type { Rel } from '@mikro-orm/core'
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { User } from '../user/user.entity.ts'

/** A failed sign-in to an account from an address, kept until the next success from there. */
@Entity({ tableName: 'sign_in_failure' })
export class SignInFailure {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @ManyToOne({ entity: () => User })
  user!: Rel<User>

  @Property({ type: 'text' })
  address!: string

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  failedAt!: Date
}
