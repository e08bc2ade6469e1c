import type { EntityManager } from '@mikro-orm/postgresql'
import { ConflictError } from '../../core/errors.ts'
import { contentService } from '../../core/write/content-service.ts'
import { BlogTag } from './blog-tag.entity.ts'
import { blogTagRecord } from './blog-tag.record.ts'
import { BlogTagLink } from './blog-tag-link.entity.ts'

export class BlogTagService extends contentService(blogTagRecord) {
  protected override async beforeRemove(em: EntityManager, tag: BlogTag): Promise<void> {
    const blogs = await em.count(BlogTagLink, { blogTag: tag, blog: { isDeleted: false } })
    if (blogs > 0) throw new ConflictError('IN_USE', { entity: 'blogTag', by: 'blog', count: blogs })
  }
}
