import { managersOnly } from '../../core/access.ts'
import { defineContent } from '../../core/record-definition.ts'
import { TextPicture } from './text-picture.entity.ts'
import { textPictureRules } from './text-picture.rules.ts'

export const textPictureRecord = defineContent<TextPicture, 'image'>({
  entity: TextPicture,
  one: 'textPicture',
  many: 'textPictures',
  title: 'picture of texts',
  plural: 'pictures of texts',
  label: 'name',
  uploads: { image: { title: 'A picture', path: 'imageFilePath' } },
  manage: 'blog.manage',
  read: managersOnly,
  sort: { id: 'desc' },
  sorted: 'the newest first',
  table: { search: ['name'], fields: ['name', 'imageFilePath'] },
  image: 'imageFilePath',
  rules: textPictureRules,
})
