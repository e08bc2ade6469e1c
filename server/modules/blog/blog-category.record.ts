import { everybody } from '../../core/access.ts'
import { defineContent } from '../../core/record-definition.ts'
import { BlogCategory } from './blog-category.entity.ts'

export const blogCategoryRecord = defineContent({
  entity: BlogCategory,
  one: 'blogCategory',
  many: 'blogCategories',
  title: 'blog category',
  plural: 'blog categories',
  label: 'name',
  manage: 'blog.manage',
  read: everybody,
  table: { search: ['name'], fields: ['name'] },
})
