import { Entity } from '@mikro-orm/decorators/legacy'
import { ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import { NameField, PathField } from '../../core/input/content-fields.ts'

/** References the file of a picture that texts contain by its address, so that the file is not removed. */
@ObjectType({
  simpleResolvers: true,
  description: 'A picture that texts in CommonMark show: `![alternative text](/resource/{imageFilePath})`.',
})
@Entity({ tableName: 'text_picture' })
export class TextPicture extends ContentEntity {
  @NameField('Alternative text, 1 to 200 characters.')
  name!: string

  @PathField('Path of the picture below the resource address.')
  imageFilePath: string | null = null
}
