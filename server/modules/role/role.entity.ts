import { OptionalProps } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType } from 'type-graphql'
import { UniqueNameField } from '../../core/input/content-fields.ts'
import { StampField } from '../../core/input/stamp-field.ts'

/** A permission, identified by its name. */
@ObjectType({
  simpleResolvers: true,
  description: 'A permission. Unknown names grant nothing.',
})
@Entity({ tableName: 'role' })
export class Role {
  [OptionalProps]?: 'isDeleted'

  @Field(() => ID, { description: 'Positive and unique among roles.' })
  @PrimaryKey({ type: 'integer' })
  id!: number

  @UniqueNameField()
  name!: string

  @Field(() => String, { description: 'Normalised name, in invariant upper case; it is unique.' })
  @Property({ type: 'text' })
  normalizedName!: string

  @StampField()
  concurrencyStamp!: string

  @Property({ type: 'boolean' })
  isDeleted: boolean = false
}
