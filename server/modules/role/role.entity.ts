import { OptionalProps } from '@mikro-orm/core'
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType } from 'type-graphql'

/** A permission; its name says which. */
@ObjectType({
  simpleResolvers: true,
  description: 'A permission; its name says which. Names that the product does not know grant nothing.',
})
@Entity({ tableName: 'role' })
export class Role {
  [OptionalProps]?: 'isDeleted'

  @Field(() => ID, { description: 'Positive and unique among roles.' })
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Field(() => String, { description: '1 to 100 characters.' })
  @Property({ type: 'text' })
  name!: string

  @Field(() => String, { description: 'The form by which names are told apart: invariant upper case.' })
  @Property({ type: 'text' })
  normalizedName!: string

  @Field(() => String, {
    description: 'Changes with each update. Send it back in an update to be told of a conflict.',
  })
  @Property({ type: 'text' })
  concurrencyStamp!: string

  @Property({ type: 'boolean' })
  isDeleted: boolean = false
}
