import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'

@ObjectType({
  simpleResolvers: true,
  description: 'A text about the restaurant. The home and about pages show the first.',
})
@Entity({ tableName: 'about' })
export class About extends ContentEntity {
  @Field(() => String, { description: 'The text, up to 20,000 characters.' })
  @Property({ type: 'text' })
  description!: string
}
