import { administratorsOnly, anyone, may } from '../../core/access.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { BlogCategory } from './blog-category.entity.ts'
import { AddBlogCategory, UpdateBlogCategory } from './blog-category.input.ts'

export const blogCategoryRecord = defineRecord({
  entity: BlogCategory,
  one: 'blogCategory',
  many: 'blogCategories',
  title: 'blog category',
  plural: 'blog categories',
  label: 'name',
  inputs: { add: AddBlogCategory, update: UpdateBlogCategory },
  access: {
    getAll: anyone,
    getById: anyone,
    getTableAll: anyone,
    seeDeleted: administratorsOnly,
    add: may('blog.manage'),
    update: may('blog.manage'),
    remove: may('blog.manage'),
    restore: administratorsOnly,
  },
  sort: { id: 'asc' },
  sorted: 'by id',
  table: { search: ['name'], fields: ['name'] },
})
