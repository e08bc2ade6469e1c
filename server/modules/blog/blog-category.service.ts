import type { EntityManager } from '@mikro-orm/postgresql'
import { ConflictError } from '../../core/errors.ts'
import type { AddInput, UpdateInput } from '../../core/input/content-inputs.ts'
import { ContentService, type ContentTools } from '../../core/write/content-service.ts'
import { BlogCategory } from './blog-category.entity.ts'
import { blogCategoryRecord } from './blog-category.record.ts'
import { BlogCategoryLink } from './blog-category-link.entity.ts'

export class BlogCategoryService extends ContentService<
  BlogCategory,
  AddInput<BlogCategory>,
  UpdateInput<BlogCategory>
> {
  constructor(tools: ContentTools) {
    super(blogCategoryRecord, tools)
  }

  protected override async beforeRemove(em: EntityManager, category: BlogCategory): Promise<void> {
    const blogs = await em.count(BlogCategoryLink, { blogCategory: category, blog: { isDeleted: false } })
    if (blogs > 0) throw new ConflictError('IN_USE', { entity: 'blogCategory', by: 'blog', count: blogs })
  }
}
