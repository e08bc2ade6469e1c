import { everybody } from '../../core/access.ts'
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
  manage: 'blog.manage',
  read: everybody,
  sort: { id: 'asc' },
  sorted: 'by id',
  table: { search: ['name'], fields: ['name'] },
})
