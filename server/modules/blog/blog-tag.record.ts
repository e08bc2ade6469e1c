import { everybodyWhere } from '../../core/access.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { Status } from '../../core/status.ts'
import { BlogTag } from './blog-tag.entity.ts'
import { AddBlogTag, UpdateBlogTag } from './blog-tag.input.ts'

export const blogTagRecord = defineRecord({
  entity: BlogTag,
  one: 'blogTag',
  many: 'blogTags',
  title: 'blog tag',
  plural: 'blog tags',
  label: 'name',
  inputs: { add: AddBlogTag, update: UpdateBlogTag },
  manage: 'blog.manage',
  read: everybodyWhere<BlogTag>({ status: Status.ACTIVE }),
  sort: { id: 'asc' },
  sorted: 'by id',
  table: { search: ['name'], fields: ['name', 'status'] },
})
