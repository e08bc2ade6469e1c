import { Entity } from '@mikro-orm/decorators/legacy'
import { ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import { TextField } from '../../core/input/content-fields.ts'

@ObjectType({
  simpleResolvers: true,
  description: 'A text about the restaurant. The home and about pages show the first.',
})
@Entity({ tableName: 'about' })
export class About extends ContentEntity {
  @TextField({ required: true, description: 'The text, up to 20,000 characters.' })
  description!: string
}
