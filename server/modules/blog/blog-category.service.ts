import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ContentService, type ContentTools } from '../../core/content-service.ts'
import { ConflictError } from '../../core/errors.ts'
import { blogCategoryAccess } from './blog-category.access.ts'
import { BlogCategory } from './blog-category.entity.ts'
import { AddBlogCategory, UpdateBlogCategory } from './blog-category.input.ts'
import { BlogCategoryLink } from './blog-category-link.entity.ts'

export class BlogCategoryService extends ContentService<BlogCategory, AddBlogCategory, UpdateBlogCategory> {
  constructor(tools: ContentTools) {
    super(
      {
        entity: BlogCategory,
        title: 'blog category',
        inputs: { add: AddBlogCategory, update: UpdateBlogCategory },
        access: blogCategoryAccess,
        sort: { id: 'asc' },
        table: { search: ['name'], fields: ['name'] },
      },
      tools,
    )
  }

  protected values(
    _em: EntityManager,
    input: AddBlogCategory | UpdateBlogCategory,
  ): EntityData<BlogCategory> {
    const { name } = input
    return { name }
  }

  protected override async beforeRemove(em: EntityManager, category: BlogCategory): Promise<void> {
    const blogs = await em.count(BlogCategoryLink, { blogCategory: category, blog: { isDeleted: false } })
    if (blogs > 0) throw new ConflictError('IN_USE', { entity: 'blogCategory', by: 'blog', count: blogs })
  }
}
