import type { EntityManager } from '@mikro-orm/postgresql'
import { ConflictError } from '../../core/errors.ts'
import { contentService } from '../../core/write/content-service.ts'
import { BlogCategory } from './blog-category.entity.ts'
import { blogCategoryRecord } from './blog-category.record.ts'
import { BlogCategoryLink } from './blog-category-link.entity.ts'

export class BlogCategoryService extends contentService(blogCategoryRecord) {
  protected override async beforeRemove(em: EntityManager, category: BlogCategory): Promise<void> {
    const blogs = await em.count(BlogCategoryLink, { blogCategory: category, blog: { isDeleted: false } })
    if (blogs > 0) throw new ConflictError('IN_USE', { entity: 'blogCategory', by: 'blog', count: blogs })
  }
}
