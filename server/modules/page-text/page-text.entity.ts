import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { templatePageKeys } from '../../../web/src/paths.ts'
import { ContentEntity } from '../../core/base-entity.ts'
import { InputField, NameField, TextField } from '../../core/input/content-fields.ts'
import { OneOf } from '../../core/input/validation.ts'

const KEY = `Name of the page: ${templatePageKeys.join(', ')}.`

@ObjectType({
  simpleResolvers: true,
  description: 'The text of a template page whose mode is OWN, written by the owner.',
})
@Entity({ tableName: 'page_text' })
export class PageText extends ContentEntity {
  @InputField({ type: () => String, rule: () => OneOf(templatePageKeys), required: true, description: KEY })
  @Field(() => String, { description: KEY })
  @Property({ type: 'text' })
  key!: string

  @NameField('Its heading, 1 to 200 characters.')
  title!: string

  @TextField({ required: true, description: 'Its text in CommonMark, up to 20,000 characters.' })
  body!: string
}
