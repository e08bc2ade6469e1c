import { type Access, administratorsOnly, anyone, may } from '../../core/access.ts'
import type { BlogCategory } from './blog-category.entity.ts'

export const blogCategoryAccess: Access<BlogCategory> = {
  getAll: anyone,
  getById: anyone,
  getTableAll: anyone,
  seeDeleted: administratorsOnly,
  add: may('blog.manage'),
  update: may('blog.manage'),
  remove: may('blog.manage'),
  restore: administratorsOnly,
}
