import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'

/** A change, recorded by the database in the transaction that made it. */
@Entity({ tableName: 'change', readonly: true })
export class Change {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'clock_timestamp()' })
  date!: Date

  @Property({ type: 'integer', nullable: true })
  userId: number | null = null

  @Property({ type: 'text', nullable: true })
  requestId: string | null = null

  @Property({ type: 'text' })
  action!: string

  @Property({ type: 'text' })
  entity!: string

  @Property({ type: 'integer' })
  entityId!: number

  /** Name of the program that made it with a token of the user. */
  @Property({ type: 'text', nullable: true })
  program: string | null = null

  @Property({ type: 'json', nullable: true })
  before: Record<string, unknown> | null = null

  @Property({ type: 'json', nullable: true })
  after: Record<string, unknown> | null = null
}
