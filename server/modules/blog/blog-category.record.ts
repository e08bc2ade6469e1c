import { everybody } from '../../core/access.ts'
import { ConflictError } from '../../core/errors.ts'
import { defineContent } from '../../core/record-definition.ts'
import { BlogCategory } from './blog-category.entity.ts'
import { BlogCategoryLink } from './blog-category-link.entity.ts'

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
  rules: {
    async beforeRemove(category, { em }) {
      const count = await em.count(BlogCategoryLink, { blogCategory: category, blog: { isDeleted: false } })
      if (count > 0) throw new ConflictError('IN_USE', { entity: 'blogCategory', by: 'blog', count })
    },
  },
})
