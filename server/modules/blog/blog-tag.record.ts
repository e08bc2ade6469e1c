import { administratorsOnly, everybodyReads, may } from '../../core/access.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { Status } from '../../core/status.ts'
import { BlogTag } from './blog-tag.entity.ts'
import { AddBlogTag, UpdateBlogTag } from './blog-tag.input.ts'

const shown = everybodyReads<BlogTag>({ status: Status.ACTIVE }, 'blog.manage')

export const blogTagRecord = defineRecord({
  entity: BlogTag,
  one: 'blogTag',
  many: 'blogTags',
  title: 'blog tag',
  plural: 'blog tags',
  label: 'name',
  inputs: { add: AddBlogTag, update: UpdateBlogTag },
  access: {
    getAll: shown,
    getById: shown,
    getTableAll: shown,
    seeDeleted: administratorsOnly,
    add: may('blog.manage'),
    update: may('blog.manage'),
    remove: may('blog.manage'),
    restore: administratorsOnly,
  },
  sort: { id: 'asc' },
  sorted: 'by id',
  table: { search: ['name'], fields: ['name', 'status'] },
})
