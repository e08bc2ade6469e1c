import { everybodyWhere } from '../../core/access.ts'
import { Status } from '../../core/primitives/status.ts'
import { defineContent } from '../../core/record-definition.ts'
import { BlogTag } from './blog-tag.entity.ts'

export const blogTagRecord = defineContent({
  entity: BlogTag,
  one: 'blogTag',
  many: 'blogTags',
  title: 'blog tag',
  plural: 'blog tags',
  label: 'name',
  manage: 'blog.manage',
  read: everybodyWhere<BlogTag>({ status: Status.ACTIVE }),
  table: { search: ['name'], fields: ['name', 'status'] },
})
