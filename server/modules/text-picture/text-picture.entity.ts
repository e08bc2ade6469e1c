import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import { NameField } from '../../core/input/content-fields.ts'

/** References the file of a picture that texts contain by its address, so that the file is not removed. */
@ObjectType({
  simpleResolvers: true,
  description: 'A picture that texts in CommonMark show: `![alternative text](/resource/{imageFilePath})`.',
})
@Entity({ tableName: 'text_picture' })
export class TextPicture extends ContentEntity {
  @NameField('Alternative text, 1 to 200 characters.')
  name!: string

  @Field(() => String, { nullable: true, description: 'Path of the picture below the resource address.' })
  @Property({ type: 'text', nullable: true })
  imageFilePath: string | null = null
}
